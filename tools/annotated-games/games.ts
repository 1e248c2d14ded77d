/** The games that are played for the page, and who gives the account of each. */
import { type Bot, type GameMind, levelsOf } from '@bivouac/ai'
import type { Board, Face, Fact, GameModule, Table } from '@bivouac/kernel'
import type { GreatWarFact } from '../../games/great-war/src/facts.ts'
import { greatWar, greatWarBots, greatWarFace, greatWarMind } from '../../games/great-war/src/game.ts'
import { medalsOf } from '../../games/great-war/src/state/state.ts'
import type { NormandyFact } from '../../games/normandy/src/facts.ts'
import { normandy, normandyBots, normandyFace, normandyMind } from '../../games/normandy/src/game.ts'
import { pointsOf } from '../../games/normandy/src/state/state.ts'
import type { Section } from './account.ts'
import type { Course, Match } from './play.ts'
import { tellGreatWar } from './tell-great-war.ts'
import { tellNormandy } from './tell-normandy.ts'

export interface Entry {
  readonly match: Match<Board, unknown, Fact>
  readonly scenario: string
  readonly seed: string
  /** What a section of the account is: a round, or a turn. */
  readonly unit: string
  /** What is counted: points, or medals. */
  readonly counted: string
  readonly tell: (course: Course) => Section[]
}

/** All of an entry that is the same for every scenario of a game. */
type Common = Omit<Entry, 'scenario' | 'seed'>

function matchOf<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  face: Face<B, V, E>,
  mind: GameMind<B>,
  planner: () => Bot<B, V>,
  score: (t: Table<B>, seat: number) => number,
): Match<Board, unknown, Fact> {
  const { expert } = levelsOf(module, mind, planner)
  const match: Match<B, V, E> = { module, face, bot: expert, score: t => [score(t, 0), score(t, 1)] }
  return match as unknown as Match<Board, unknown, Fact>
}

const NORMANDY: Common = {
  match: matchOf(normandy, normandyFace, normandyMind, normandyBots.greedy, pointsOf),
  unit: 'Round',
  counted: 'points',
  tell: course => tellNormandy(course as Course<NormandyFact>),
}

const GREAT_WAR: Common = {
  match: matchOf(greatWar, greatWarFace, greatWarMind, greatWarBots.greedy, medalsOf),
  unit: 'Turn',
  counted: 'medals',
  tell: course => tellGreatWar(course as Course<GreatWarFact>),
}

/** The head of the page says how the seeds were chosen; nothing in the games was touched. */
export const ENTRIES: readonly Entry[] = [
  { ...NORMANDY, scenario: 'montmartin-en-graignes', seed: '3' },
  { ...NORMANDY, scenario: 'la-huberderie', seed: '3' },
  { ...GREAT_WAR, scenario: 'vimy-the-pimple', seed: '1' },
]
