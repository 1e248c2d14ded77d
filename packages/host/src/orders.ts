/**
 * Standing orders: what a player has left behind to be answered in his stead. The rules ask all the same; a host gives the
 * answer. On one device that is done at once, with the command that led to it. Where a stranger could tell an order from its
 * player by the time it takes, it waits as long as any answer does (`bots.ts`).
 */
import type { Seat } from '@bivouac/kernel'
import { act } from './deeds.ts'
import type { Room } from './room.ts'

interface Ordered {
  readonly seat: Seat
  readonly command: number
}

/** What is answered by order now, if anything. Where both choose at once nobody has left an order. */
export function orderedNow({ match: { module, table } }: Pick<Room, 'match'>): Ordered | undefined {
  const bits = module.toChoose(table)
  if (module.ordered === undefined || (bits !== 1 && bits !== 2)) return undefined
  const seat = bits - 1
  const command = module.ordered(table, seat)
  return command === undefined ? undefined : { seat, command }
}

/** Gives all that is answered by order now. */
export function carryOutOrders(room: Room, now: number): void {
  for (let next = orderedNow(room); next !== undefined; next = orderedNow(room)) {
    const done = act(room, next.seat, next.command, now)
    if (!done.ok) throw new Error(`an order cannot be carried out: ${done.problem.text}`)
  }
}
