/** Counts of command sequences: a change in a count is a change in the rules. */
import {
  type Board,
  type Commands,
  commands,
  copyState,
  type GameModule,
  newTable,
  seeded,
  seedTable,
  type Table,
} from '@bivouac/kernel'

/**
 * How many sequences of 1, 2, … `depth` commands lead on from the setup. Where two seats choose at once, seat 0's
 * commands come first. Chance comes from each state's own generator, so the counts are the same every time.
 */
export function perft<B extends Board>(
  module: GameModule<B>,
  board: B,
  seed: string,
  depth: number,
): number[] {
  const table = newTable(module.layout, board, seeded)
  seedTable(table, seed)
  module.setup(table)
  return perftFrom(module, table, depth)
}

/** The same from any state, which is left as it is. */
export function perftFrom<B extends Board>(module: GameModule<B>, from: Table<B>, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0)
  const tables: Table<B>[] = [from]
  const lists: Commands[] = []
  for (let ply = 0; ply < depth; ply++) {
    tables.push(newTable(module.layout, from.board, seeded))
    lists.push(commands())
  }

  function walk(ply: number): void {
    const t = tables[ply]
    const toChoose = module.toChoose(t)
    if (toChoose === 0) return
    const seat = toChoose & 1 ? 0 : 1
    const list = lists[ply]
    list.count = 0
    module.legal(t, seat, list)
    counts[ply] += list.count
    if (ply + 1 === depth) return
    const deeper = tables[ply + 1]
    for (let i = 0; i < list.count; i++) {
      copyState(t, deeper)
      module.apply(deeper, seat, list.codes[i])
      walk(ply + 1)
    }
  }

  if (depth > 0) walk(0)
  return counts
}
