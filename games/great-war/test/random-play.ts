/** Random games of every scenario, for tests that want to see many states. */
import type { Seat } from '@bivouac/kernel'
import { randomGames } from '@bivouac/testkit'
import { greatWar } from '../src/game.ts'
import type { GreatWarTable } from '../src/state/state.ts'

export const { boards, open, playRandomly } = randomGames(greatWar, 3000)

/** What the seat has ordered beforehand. */
export const orderedIn = (t: GreatWarTable, seat: Seat): number | undefined => greatWar.ordered?.(t, seat)

/** All that a refusal may be about, for tests of its words. */
export const REFUSED = {
  command: 'done',
  card: 'lice',
  cost: 1,
  unit: 'british-1',
  hex: '8,3',
  to: '7,3',
  steps: 1,
}
