/** The games that the command knows, the first one being the usual one: the only place here that names them. */
import { availableParallelism } from 'node:os'
import { type BotMaker, crewBot, type GameMind, levelsOf } from '@bivouac/ai'
import type { Language } from '@bivouac/face-kit'
import {
  greatWar,
  greatWarBots,
  greatWarDrawing,
  greatWarFace,
  greatWarMind,
  greatWarMotifs,
} from '@bivouac/great-war'
import { greatWarFaceIn } from '@bivouac/great-war/face-in'
import { viewSchema as greatWarViews } from '@bivouac/great-war/view-schema'
import type { Board, Face, GameModule } from '@bivouac/kernel'
import {
  normandy,
  normandyBots,
  normandyDrawing,
  normandyFace,
  normandyMind,
  normandyMotifs,
} from '@bivouac/normandy'
import { normandyFaceIn } from '@bivouac/normandy/face-in'
import { viewSchema as normandyViews } from '@bivouac/normandy/view-schema'
import type { GameMotifs } from '@bivouac/puzzles'
import type { GenericSchema } from 'valibot'
import { hireMates } from './bots/mate.ts'

export interface Registered {
  readonly module: GameModule
  /** In English. */
  readonly face: Face
  /** In another language, if the game speaks it. */
  faceIn?(language: Language): Promise<Face>
  /** What bots that think know of the game. */
  readonly mind: GameMind
  /** What its puzzles are named after, if it is to have any. */
  readonly motifs?: GameMotifs
  /** What a view of it looks like, for those that come from outside. */
  readonly viewSchema: GenericSchema
  /** The game's own bots by name; `random` plays every game and is not listed. */
  readonly bots: Readonly<Record<string, BotMaker>>
  /** The game's package: its rulebook, sources and tests. Ends with a slash. */
  readonly folder: URL
  /** The map with its setup as an SVG document. */
  draw(board: Board): string
}

/** What of a game such a bot may be made from. */
export type BotGame = Pick<Registered, 'module' | 'bots'> & Partial<Pick<Registered, 'mind'>>

/** Master thinks in so many threads at once. */
const MASTERS_THREADS = 2

function levels<B extends Board, V>(
  module: GameModule<B, V>,
  mind: GameMind<B>,
  planner: BotMaker<B, V>,
): Readonly<Record<string, BotMaker>> {
  const { master } = mind.levels
  const threads = Math.min(MASTERS_THREADS, availableParallelism())
  return {
    ...levelsOf(module, mind, planner),
    master: () => crewBot('master', master.budget, board => hireMates(module.id, board, master, threads)),
  }
}

export const GAMES: readonly Registered[] = [
  {
    module: normandy,
    face: normandyFace,
    faceIn: normandyFaceIn,
    mind: normandyMind,
    motifs: normandyMotifs,
    viewSchema: normandyViews,
    bots: { ...normandyBots, ...levels(normandy, normandyMind, normandyBots.greedy) },
    folder: new URL('../', import.meta.resolve('@bivouac/normandy')),
    draw: normandyDrawing,
  },
  {
    module: greatWar,
    face: greatWarFace,
    faceIn: greatWarFaceIn,
    mind: greatWarMind,
    motifs: greatWarMotifs,
    viewSchema: greatWarViews,
    bots: { ...greatWarBots, ...levels(greatWar, greatWarMind, greatWarBots.greedy) },
    folder: new URL('../', import.meta.resolve('@bivouac/great-war')),
    draw: greatWarDrawing,
  },
]
