/** The figures of a game in a list: rounds, losses. They are worked out when a list is made, which is seldom, and not with each command. */
import { type Match, newTable, type Pieces, SPECTATOR, seeded } from '@bivouac/kernel'

export type Tally = Readonly<Record<string, number>>

/** What a list shows of how a game stands. */
export interface Standing {
  readonly tally: Tally
  readonly pieces?: Pieces | undefined
}

export const publicStanding = (match: Match): Standing => ({
  tally: publicTally(match),
  pieces: publicPieces(match),
})

export const publicPieces = ({ module, table }: Match): Pieces | undefined =>
  module.pieces?.(module.view(table, SPECTATOR))

/** Worked out from what somebody knows who only watches: a list of games gives nothing away. */
export function publicTally({ module, table }: Match): Tally {
  if (module.tally === undefined) return {}
  const imagined = newTable(module.layout, table.board, seeded)
  module.imagine(table.board, module.view(table, SPECTATOR)).imagine(seeded, imagined)
  return module.tally(imagined)
}
