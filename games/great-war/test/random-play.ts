/** Random games of every scenario, for tests that want to see many states. */
import { below, commands, listed, openMatch, type Seat, seedCells, submit, unwrap } from '@bivouac/kernel'
import type { GreatWarFact } from '../src/facts.ts'
import { greatWar } from '../src/game.ts'
import type { GreatWarTable } from '../src/state/state.ts'

export const boards = greatWar.scenarios.map(entry => unwrap(greatWar.board(entry.data)))

/** What the seat has ordered beforehand. */
export const orderedIn = (t: GreatWarTable, seat: Seat): number | undefined => greatWar.ordered?.(t, seat)

/** Plays a random game, calling back before each choice; orders are carried out. */
export function playRandomly(
  scenario: number,
  seed: string,
  at: (match: ReturnType<typeof open>, seat: Seat, legal: readonly number[]) => void,
  most = 3000,
): GreatWarFact[] {
  const match = open(scenario, seed)
  const dice = new Int32Array(4)
  seedCells(dice, seed, 0)
  const facts: GreatWarFact[] = [...match.opening]
  for (let i = 0; i < most; i++) {
    const bits = greatWar.toChoose(match.table)
    if (bits === 0) break
    const seat = bits & 1 ? 0 : 1
    const order = orderedIn(match.table, seat)
    if (order !== undefined) {
      facts.push(...unwrap(submit(match, seat, order)).facts)
      continue
    }
    const list = commands()
    greatWar.legal(match.table, seat, list)
    at(match, seat, listed(list))
    facts.push(...unwrap(submit(match, seat, list.codes[below(dice, list.count, 0)])).facts)
  }
  return facts
}

/** A scenario by its place in the list, from 1, set up. */
export const open = (scenario: number, seed: string) => openMatch(greatWar, boards[scenario - 1], seed)
