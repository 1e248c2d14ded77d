/** The levels a player chooses from, and how each of them thinks: figures only. */
import type { Board, Fact, GameModule } from '@bivouac/kernel'
import type { BotMaker } from './bot.ts'
import { RECRUIT, type RecruitOptions, recruit } from './recruit.ts'
import { type SearchBotOptions, searchBot } from './search/search-bot.ts'
import type { SenseMaker } from './search/sense.ts'

export const LEVELS = ['recruit', 'regular', 'veteran', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]
/** The levels that search. */
export type SearchLevel = 'veteran' | 'expert' | 'master'

export type SearchLevels = Readonly<Record<SearchLevel, SearchBotOptions>>

/** Master thinks by the clock, up to so many descents; the others by descents alone, so that they can be repeated. */
export const MASTER_MS = 4800

/** A game whose descents take longer has fewer of them, so that nobody waits longer for it. */
export const searchLevels = (veteran: number, expert: number): SearchLevels => ({
  veteran: { name: 'veteran', budget: { iterations: veteran, plans: 20 }, nodes: 4 * veteran },
  expert: { name: 'expert', budget: { iterations: expert, plans: 60 }, nodes: 3 * expert },
  master: {
    name: 'master',
    budget: { iterations: 1_000_000, plans: 200, ms: MASTER_MS },
    nodes: 400_000,
  },
})

/** What a game brings along for its levels. */
export interface LevelMaking<B extends Board, V> {
  /** What the search knows of the game. */
  readonly sense: SenseMaker<B>
  /** The planning bot: the level Regular. */
  readonly regular: BotMaker<B, V>
  readonly search: SearchLevels
  readonly recruit?: RecruitOptions
}

export function levelBots<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  { sense, regular, search, recruit: beginner = RECRUIT }: LevelMaking<B, V>,
): Readonly<Record<Level, BotMaker<B, V>>> {
  const searching =
    (level: SearchLevel): BotMaker<B, V> =>
    () =>
      searchBot(module, sense, search[level])
  return {
    recruit: recruit(module, sense, beginner),
    regular: () => ({ ...regular(), name: 'regular' }),
    veteran: searching('veteran'),
    expert: searching('expert'),
    master: searching('master'),
  }
}
