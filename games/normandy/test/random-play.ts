/** Random games of every scenario, for tests that want to see many states. */
import { below, commands, listed, openMatch, type Seat, seedCells, submit, unwrap } from '@bivouac/kernel'
import type { NormandyFact } from '../src/facts.ts'
import { normandy } from '../src/game.ts'

export const boards = normandy.scenarios.map(entry => unwrap(normandy.board(entry.data)))

/** Plays a random game, calling back before each command. */
export function playRandomly(
  scenario: number,
  seed: string,
  at: (match: ReturnType<typeof open>, seat: Seat, legal: readonly number[]) => void,
  most = 400,
): NormandyFact[] {
  const match = open(scenario, seed)
  const dice = new Int32Array(4)
  seedCells(dice, seed, 0)
  const facts: NormandyFact[] = [...match.opening]
  for (let i = 0; i < most; i++) {
    const bits = normandy.toChoose(match.table)
    if (bits === 0) break
    const seat = bits & 1 ? 0 : 1
    const list = commands()
    normandy.legal(match.table, seat, list)
    at(match, seat, listed(list))
    facts.push(...unwrap(submit(match, seat, list.codes[below(dice, list.count, 0)])).facts)
  }
  return facts
}

/** A scenario by its number, set up. */
export const open = (scenario: number, seed: string) => openMatch(normandy, boards[scenario - 1], seed)
