/** The games that the command knows, the first one being the usual one: the only place here that names them. */
import { type BotMaker, type GameMind, learnedSense, levelBots } from '@bivouac/ai'
import { greatWar, greatWarBots, greatWarDrawing, greatWarFace, greatWarMind } from '@bivouac/great-war'
import type { Board, Face, GameModule } from '@bivouac/kernel'
import { normandy, normandyBots, normandyDrawing, normandyFace, normandyMind } from '@bivouac/normandy'

export interface Registered {
  readonly module: GameModule
  readonly face: Face
  /** What bots that think know of the game. */
  readonly mind: GameMind
  /** The game's own bots by name; `random` plays every game and is not listed. */
  readonly bots: Readonly<Record<string, BotMaker>>
  /** The game's package: its rulebook, sources and tests. Ends with a slash. */
  readonly folder: URL
  /** The map with its setup as an SVG document. */
  draw(board: Board): string
}

export const GAMES: readonly Registered[] = [
  {
    module: normandy,
    face: normandyFace,
    mind: normandyMind,
    bots: {
      ...normandyBots,
      ...levelBots(normandy, {
        sense: learnedSense(normandyMind),
        regular: normandyBots.greedy,
        search: normandyMind.levels,
      }),
    },
    folder: new URL('../', import.meta.resolve('@bivouac/normandy')),
    draw: normandyDrawing,
  },
  {
    module: greatWar,
    face: greatWarFace,
    mind: greatWarMind,
    bots: {
      ...greatWarBots,
      ...levelBots(greatWar, {
        sense: learnedSense(greatWarMind),
        regular: greatWarBots.greedy,
        search: greatWarMind.levels,
      }),
    },
    folder: new URL('../', import.meta.resolve('@bivouac/great-war')),
    draw: greatWarDrawing,
  },
]
