/** Random games of every scenario, for tests that want to see many states. */
import {
  type Board,
  below,
  commands,
  type Fact,
  type GameModule,
  listed,
  type Match,
  openMatch,
  type Seat,
  seedCells,
  submit,
  unwrap,
} from '@bivouac/kernel'

type Watch<B extends Board, V, E extends Fact> = (
  match: Match<B, V, E>,
  seat: Seat,
  legal: readonly number[],
) => void

interface RandomGames<B extends Board, V, E extends Fact> {
  readonly boards: readonly B[]
  /** A scenario by its place in the list, from 1, set up. */
  open(scenario: number, seed: string): Match<B, V, E>
  /** Plays a random game of so many commands at the most, calling back before each choice; orders are carried out. */
  playRandomly(scenario: number, seed: string, at: Watch<B, V, E>, most?: number): E[]
}

export function randomGames<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  usually: number,
): RandomGames<B, V, E> {
  const boards = module.scenarios.map(({ data }) => unwrap(module.board(data)))
  const open = (scenario: number, seed: string) => openMatch(module, boards[scenario - 1], seed)
  return {
    boards,
    open,
    playRandomly(scenario, seed, at, most = usually) {
      const match = open(scenario, seed)
      const dice = new Int32Array(4)
      seedCells(dice, seed, 0)
      const facts: E[] = [...match.opening]
      for (let i = 0; i < most; i++) {
        const bits = module.toChoose(match.table)
        if (bits === 0) break
        const seat = bits & 1 ? 0 : 1
        const order = module.ordered?.(match.table, seat)
        if (order !== undefined) {
          facts.push(...unwrap(submit(match, seat, order)).facts)
          continue
        }
        const list = commands()
        module.legal(match.table, seat, list)
        at(match, seat, listed(list))
        facts.push(...unwrap(submit(match, seat, list.codes[below(dice, list.count, 0)])).facts)
      }
      return facts
    },
  }
}
