/** Our contestant: random games from setup to end, over all scenarios of a game in turn. */
import {
  type Board,
  clearState,
  commands,
  type GameModule,
  newTable,
  playOut,
  seedCells,
  seeded,
  seedTable,
  type Table,
  unwrap,
} from '@bivouac/kernel'

export interface Tally {
  games: number
  /** One action is one decision by one player. */
  actions: number
}

export interface Playouts {
  /** One table for each scenario, set up afresh for every game. */
  readonly tables: readonly Table<Board>[]
  /** Plays one game, at the next scenario's table, and counts it. Allocates nothing. */
  playOne(tally: Tally): void
}

export function playouts(module: GameModule, seed: string): Playouts {
  const tables = module.scenarios.map((scenario, i) => {
    const t = newTable(module.layout, unwrap(module.board(scenario.data)), seeded)
    seedTable(t, `${seed}/${i}`)
    return t
  })
  const dice = new Int32Array(4)
  seedCells(dice, seed, 0)
  const list = commands()
  let turn = 0
  return {
    tables,
    playOne(tally) {
      const t = tables[turn]
      turn = turn + 1 === tables.length ? 0 : turn + 1
      setUpAgain(module, t)
      tally.actions += playOut(module, t, dice, list)
      tally.games++
    },
  }
}

/** Clears the table but for its generator, which runs on, and deals the next game. */
export function setUpAgain(module: GameModule, t: Table<Board>): void {
  clearState(t)
  module.setup(t)
}
