/** Job: the counting of `bivouac perft`, one opening command after the other so that progress can be shown. */
import { cloneTable, commands, copyState, listed, openMatch } from '@bivouac/kernel'
import { perftFrom } from '@bivouac/testkit'
import { orComplain } from '../errors.ts'
import { findGame } from '../find.ts'
import { doWork } from './worker.ts'

export interface PerftJob {
  readonly game: string
  /** The scenario file's content. */
  readonly scenario: unknown
  readonly seed: string
  readonly depth: number
}

await doWork(({ game, scenario, seed, depth }: PerftJob, onProgress): number[] => {
  const { module } = findGame(game)
  const { table } = openMatch(module, orComplain(module.board(scenario)), seed)
  const toChoose = module.toChoose(table)
  if (toChoose === 0) return new Array<number>(depth).fill(0)
  const seat = toChoose & 1 ? 0 : 1
  const openings = commands()
  module.legal(table, seat, openings)
  const counts = [openings.count, ...new Array<number>(depth - 1).fill(0)]
  if (depth === 1) return counts
  const after = cloneTable(table)
  for (const [i, command] of listed(openings).entries()) {
    copyState(table, after)
    module.apply(after, seat, command)
    perftFrom(module, after, depth - 1).forEach((n, ply) => {
      counts[ply + 1] += n
    })
    onProgress(Math.floor((100 * (i + 1)) / openings.count))
  }
  return counts
})
