/** What a screen is told of a game: only what the seat may know through whose eyes it looks. */
import {
  type Board,
  canUndo,
  commands,
  type Fact,
  listed,
  type Seat,
  SPECTATOR,
  type Table,
} from '@bivouac/kernel'
import type { GameSummary, Moment, Step, Update } from '@bivouac/protocol'
import { type Core, tell } from './core.ts'
import { flawOf } from './flaws.ts'
import { refuse } from './host-error.ts'
import { headOf, type Room, seqOf, tableAt } from './room.ts'
import type { StoredGame } from './store/store.ts'

const isPerson = ({ plan }: Pick<Room, 'plan'>, seat: Seat): boolean => plan.seats[seat]?.who === 'person'

/** Somebody who plays: a person in one of the two seats. */
export function personAt(room: Room, seat: Seat): void {
  if (!isPerson(room, seat)) refuse('not-your-seat', 'Nobody at this screen plays that side.')
}

/** A bot's cards stay hidden while a person plays against it. */
export function mayLook(room: Room, seat: Seat): boolean {
  if (seat === SPECTATOR || isPerson(room, seat)) return true
  if (seat !== 0 && seat !== 1) return false
  const isOver = room.match.module.toChoose(room.match.table) === 0
  return isOver || !room.plan.seats.some(sitter => sitter.who === 'person')
}

export function lookerAt(room: Room, seat: Seat): void {
  if (!mayLook(room, seat)) refuse('not-your-seat', 'Nobody at this screen plays that side.')
}

export function legalFor({ match }: Pick<Room, 'match'>, seat: Seat): readonly number[] {
  const { module, table } = match
  if (seat === SPECTATOR || (module.toChoose(table) & (1 << seat)) === 0) return []
  const list = commands()
  module.legal(table, seat, list)
  return listed(list)
}

const seen = ({ match }: Room, facts: readonly Fact[], seat: Seat): readonly Fact[] =>
  facts.map(fact => match.module.seenBy(fact, seat)).filter(fact => fact !== undefined)

/** What happened after the first `from` commands, up to now. */
export const stepsSince = (room: Room, seat: Seat, from: number): readonly Step[] =>
  room.told.slice(from + 1).map((facts, i) => stepOf(room, seat, facts, from + 1 + i))

const stepOf = (room: Room, seat: Seat, facts: readonly Fact[], seq: number): Step => ({
  seq,
  by: seq === 0 ? SPECTATOR : room.match.log[seq - 1].seat,
  facts: seen(room, facts, seat),
})

const pictured = (room: Room, table: Table<Board>, seat: Seat, seq: number): Omit<Moment, 'legal'> => {
  const { module } = room.match
  const outcome = module.outcome(table)
  return {
    game: room.id,
    seat,
    seq,
    view: module.view(table, seat),
    decision: module.decision(table),
    ...(outcome === undefined ? {} : { outcome }),
  }
}

/** The table as it stood. */
export const momentOf = (room: Room, seat: Seat, seq: number): Moment => ({
  ...pictured(room, tableAt(room, seq), seat, seq),
  legal: [],
})

export const updateOf = (room: Room, seat: Seat, steps: readonly Step[]): Update => ({
  ...pictured(room, room.match.table, seat, seqOf(room)),
  legal: isPerson(room, seat) ? legalFor(room, seat) : [],
  steps,
  canUndo: isPerson(room, seat) && canUndo(room.match, seat),
})

/** Tells the screen what has changed since it was told last; after an undo, simply how it stands. */
export function tellUpdate(core: Core, room: Room): void {
  const { watcher } = room
  if (watcher === undefined) return
  const seq = seqOf(room)
  const steps = watcher.sent < seq ? stepsSince(room, watcher.seat, watcher.sent) : []
  watcher.sent = seq
  tell(core, { news: 'update', update: updateOf(room, watcher.seat, steps) })
}

export function summaryOf(core: Core, head: StoredGame): GameSummary {
  const { id, plan, seq, begun, touched, decision, outcome, tally, fallen } = head
  const flaw = flawOf(core, head)
  return {
    id,
    plan,
    seq,
    begun,
    touched,
    decision,
    tally,
    fallen,
    ...(outcome === undefined ? {} : { outcome }),
    ...(flaw === undefined ? {} : { flaw }),
  }
}

export const roomSummary = (core: Core, room: Room): GameSummary =>
  summaryOf(core, { ...headOf(room), id: room.id, revision: room.kept?.revision ?? 0 })
