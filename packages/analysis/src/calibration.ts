/** Whether what was foretold comes true: of the positions that were given 70 %, are 70 in 100 won? */
import type { Chance } from '@bivouac/protocol'
import { CERTAIN } from './finding.ts'

/** One position that was looked at in a game that is over. */
export interface Foretold {
  /** Positions of one game stand or fall together. */
  readonly game: string
  readonly chance: Chance
  readonly isWon: boolean
}

interface Tenth {
  readonly from: Chance
  readonly positions: number
  readonly games: number
  /** The mean of what was foretold, and the share that was won; 0 where there are no positions. */
  readonly foretold: Chance
  readonly won: Chance
  /** The standard error of the share, each game counted once: its positions know of one another. */
  readonly error: Chance
}

export interface Reliability {
  readonly positions: number
  readonly games: number
  /** The mean square of what was foretold less what came, 0 to 1: 0.25 for one who always says one half. */
  readonly brier: number
  readonly tenths: readonly Tenth[]
  /** The largest gap between foretold and won in a tenth with enough games, if there is one. */
  readonly worst?: Chance
}

/** A tenth with fewer games says too little. */
export const ENOUGH_GAMES = 100
const TENTHS = 10

export function reliabilityOf(all: readonly Foretold[]): Reliability {
  const tenths = Array.from({ length: TENTHS }, (_, i) => tenthOf(all, i))
  const squares = all.reduce((sum, { chance, isWon }) => sum + (chance / CERTAIN - (isWon ? 1 : 0)) ** 2, 0)
  const gaps = tenths
    .filter(({ games }) => games >= ENOUGH_GAMES)
    .map(({ foretold, won }) => Math.abs(foretold - won))
  return {
    positions: all.length,
    games: new Set(all.map(({ game }) => game)).size,
    brier: all.length === 0 ? 0 : Math.round((squares / all.length) * 10_000) / 10_000,
    tenths,
    ...(gaps.length > 0 ? { worst: Math.max(...gaps) } : {}),
  }
}

function tenthOf(all: readonly Foretold[], tenth: number): Tenth {
  const width = CERTAIN / TENTHS
  const own = all.filter(({ chance }) => Math.min(TENTHS - 1, Math.floor(chance / width)) === tenth)
  const positions = own.length
  const games = new Set(own.map(({ game }) => game)).size
  const mean = (of: (one: Foretold) => number): number =>
    positions === 0 ? 0 : own.reduce((sum, one) => sum + of(one), 0) / positions
  const won = mean(({ isWon }) => (isWon ? 1 : 0))
  return {
    from: tenth * width,
    positions,
    games,
    foretold: Math.round(mean(({ chance }) => chance)),
    won: Math.round(won * CERTAIN),
    error: games === 0 ? 0 : Math.round(Math.sqrt((won * (1 - won)) / games) * CERTAIN),
  }
}
