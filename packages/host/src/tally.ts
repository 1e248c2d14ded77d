/** The figures of a game in a list: rounds, losses. They are worked out when a list is made, which is seldom, and not with each command. */
import { type Match, newTable, SPECTATOR, seeded } from '@bivouac/kernel'

export type Tally = Readonly<Record<string, number>>

/** Worked out from what somebody knows who only watches: a list of games gives nothing away. */
export function publicTally({ module, table }: Match): Tally {
  if (module.tally === undefined) return {}
  const imagined = newTable(module.layout, table.board, seeded)
  module.imagine(table.board, module.view(table, SPECTATOR)).imagine(seeded, imagined)
  return module.tally(imagined)
}
