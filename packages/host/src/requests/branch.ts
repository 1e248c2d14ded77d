/** A new game that begins with the first commands of another. */
import { closingLines, parseRecord, recordText } from '@bivouac/kernel'
import type { GamePlan } from '@bivouac/protocol'
import type { Core } from '../core.ts'
import { orRefuse } from '../host-error.ts'
import { adoptedRoom } from '../restore.ts'
import { type Room, tableAt } from '../room.ts'

export function branchOff(core: Core, room: Room, seq: number): Room {
  const { module, table } = room.match
  const text = recordText([
    ...room.opening,
    ...room.lines.slice(0, seq).map(line => line.text),
    ...closingLines({ module, table: tableAt(room, seq) }),
  ])
  const now = core.clock()
  const facts = { id: core.newId(), game: room.game, begun: now, touched: now, plan: planOf(room.plan) }
  return orRefuse(adoptedRoom(facts, table.board, orRefuse(parseRecord(text)), core.newSeed()))
}

/** A battle fought a second time does not count for the campaign. */
const planOf = ({ campaign: _, ...plan }: GamePlan): GamePlan => plan
