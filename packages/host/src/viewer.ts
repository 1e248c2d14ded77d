/** What is shown of a game: only what the one may know through whose eyes it is looked at. */
import {
  type Board,
  canUndo,
  commands,
  type Fact,
  listed,
  nowShown,
  type Seat,
  SPECTATOR,
  type Table,
} from '@bivouac/kernel'
import type { Moment, Step, Update } from '@bivouac/protocol'
import { orderedNow } from './orders.ts'
import type { Viewer } from './rights.ts'
import { askedSince, type Room, seqOf, tableAt } from './room.ts'

export function legalFor({ match }: Pick<Room, 'match'>, seat: Seat): readonly number[] {
  const { module, table } = match
  if (seat === SPECTATOR || (module.toChoose(table) & (1 << seat)) === 0) return []
  legalNow.count = 0
  module.legal(table, seat, legalNow)
  return listed(legalNow)
}

/** Read before anybody else is asked: a list of its own for each question would be more than is in it. */
const legalNow = commands()

const seen = ({ match }: Room, facts: readonly Fact[], seat: Seat): readonly Fact[] =>
  facts.map(fact => match.module.seenBy(fact, seat)).filter(fact => fact !== undefined)

/** What happened after the first `from` commands, up to now; from -1 for the setup as well. */
export function stepsSince(room: Room, seat: Seat, from: number): readonly Step[] {
  const first = from + 1
  const all = room.history.facts(first, seqOf(room))
  return all.map((facts, i) => ({
    seq: first + i,
    by: first + i === 0 ? SPECTATOR : room.match.log[first + i - 1].seat,
    facts: seen(room, facts, seat),
  }))
}

/** The view of the newest moment. What has not changed since the last one is the same object. */
function newestView({ match: { module, table }, shown }: Room, seat: Seat): unknown {
  const before = shown.get(seat)
  const view = module.view(table, seat, before)
  shown.set(seat, nowShown(table, view, before))
  return view
}

const pictured = (room: Room, table: Table<Board>, seat: Seat, seq: number): Omit<Moment, 'legal'> => {
  const { module } = room.match
  const outcome = module.outcome(table)
  return {
    game: room.id,
    seat,
    seq,
    view: table === room.match.table ? newestView(room, seat) : module.view(table, seat),
    decision: module.decision(table),
    ...(outcome === undefined ? {} : { outcome }),
  }
}

/** The table as it stood. */
export const momentOf = async (room: Room, seat: Seat, seq: number): Promise<Moment> => ({
  ...pictured(room, await tableAt(room, seq), seat, seq),
  legal: [],
})

export const updateOf = (room: Room, { seat, plays }: Viewer, steps: readonly Step[]): Update => ({
  ...pictured(room, room.match.table, seat, seqOf(room)),
  entry: room.match.story.length,
  asked: askedSince(room, seat),
  // Whoever has left an order is not asked.
  legal: plays && orderedNow(room) === undefined ? legalFor(room, seat) : [],
  steps,
  canUndo: plays && canUndo(room.match, seat),
})
