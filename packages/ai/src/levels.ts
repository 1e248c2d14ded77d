/** The levels a player chooses from, and how each of them thinks: figures only. */
import type { Board, Fact, GameModule } from '@bivouac/kernel'
import type { BotMaker } from './bot.ts'
import { hasty } from './hasty.ts'
import { RECRUIT, type RecruitOptions, recruit } from './recruit.ts'
import { type SearchBotOptions, searchBot } from './search/search-bot.ts'
import type { SenseMaker } from './search/sense.ts'

export const LEVELS = ['recruit', 'regular', 'veteran', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]
/** The levels that search. */
type SearchLevel = 'veteran' | 'expert' | 'master'

/** How each level of a game thinks; Recruit is the same in all of them. */
export interface LevelFigures extends Readonly<Record<SearchLevel, SearchBotOptions>> {
  /** How often Regular acts at first sight, as Recruit does, instead of planning: 0 to 1. */
  readonly hasty: number
}

/** Master thinks by the clock, up to so many descents; the others by descents alone, so that they can be repeated. */
export const MASTER_MS = 4800

/**
 * A game whose descents take longer has fewer of them, so that nobody waits longer for it; and an Expert before a position
 * where they take very long thinks no more than so many steps.
 */
export const levelFigures = (
  given: Readonly<{ hasty: number; veteran: number; expert: number; steps?: number }>,
): LevelFigures => ({
  hasty: given.hasty,
  veteran: {
    name: 'veteran',
    budget: { iterations: given.veteran, plans: 20 },
    nodes: 4 * given.veteran,
  },
  expert: {
    name: 'expert',
    budget: { iterations: given.expert, steps: given.steps, plans: 60 },
    nodes: 3 * given.expert,
  },
  master: {
    name: 'master',
    budget: { iterations: 1_000_000, plans: 200, ms: MASTER_MS },
    nodes: 400_000,
  },
})

/** What a game brings along for its levels. */
interface LevelMaking<B extends Board, V> {
  /** What the search knows of the game, with the value that was learned and with the one that people wrote down. */
  readonly learned: SenseMaker<B>
  readonly judged: SenseMaker<B>
  /** Plans its whole turn: what Regular does when it takes its time. */
  readonly planner: BotMaker<B, V>
  readonly figures: LevelFigures
  readonly recruit?: RecruitOptions
}

export function levelBots<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  { learned, judged, planner, figures, recruit: beginner = RECRUIT }: LevelMaking<B, V>,
): Readonly<Record<Level, BotMaker<B, V>>> {
  const atFirstSight = recruit(module, learned, beginner)
  const searching =
    (level: SearchLevel, sense: SenseMaker<B>): BotMaker<B, V> =>
    () =>
      searchBot(module, sense, figures[level])
  return {
    recruit: atFirstSight,
    regular: hasty('regular', planner, atFirstSight, figures.hasty),
    veteran: searching('veteran', judged),
    expert: searching('expert', learned),
    master: searching('master', learned),
  }
}
