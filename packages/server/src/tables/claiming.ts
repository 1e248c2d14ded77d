/** What is left to the one who stays when the other has been away for too long. */
import { act, goesOnAlone, goOn, orRefuse, type Room, refuse, touch } from '@bivouac/host/core'
import { TIMEOUT } from '@bivouac/kernel'
import { calledOffAt } from './affairs.ts'
import type { Handlers } from './handlers.ts'
import { beforeKeeping } from './keeping.ts'
import { type OnlineTable, type SeatNumber, sittersAt } from './online-table.ts'
import { keepGiven } from './playing.ts'
import { doneOnce, keepAffairs } from './settling.ts'
import { isEnded, type Shared, tellGames } from './shared.ts'
import { mayClaimAt, showCalledOff, tellTable } from './summary.ts'

/** The level that goes on for a player who has left. */
const STAND_IN = 'regular'

/** A pair with another value at one seat. */
const withSeat = <T>(both: readonly [T, T], seat: SeatNumber, value: T): readonly [T, T] =>
  seat === 0 ? [value, both[1]] : [both[0], value]

export function claimingRequests(shared: Shared): Pick<Handlers, 'claim'> {
  const { core, outages } = shared
  const atTable = doneOnce(shared)

  /** The game is won, as if the other's time had run out. */
  function win(room: Room, other: SeatNumber, id: string): Promise<void> {
    orRefuse(act(room, other, TIMEOUT, core.clock()))
    return keepGiven(shared, room, id)
  }

  /** A bot sits down where the player has left: whoever reads the table sees it there, in the middle of the game. */
  async function standIn(
    room: Room,
    table: OnlineTable,
    seat: SeatNumber,
    other: SeatNumber,
    id: string,
  ): Promise<void> {
    table.players = withSeat<string | undefined>(table.players, other, undefined)
    table.names = withSeat<string | undefined>(table.names, other, undefined)
    table.bots = withSeat<string | undefined>(table.bots, other, STAND_IN)
    room.plan = { ...room.plan, seats: sittersAt(table) }
    touch(room, core.clock())
    beforeKeeping(shared, room)
    const due = { bot: goesOnAlone(room) ? core.clock() : undefined }
    await keepAffairs(shared, table, { kind: 'claim', text: JSON.stringify({ seat, what: 'bot' }), id }, due)
    goOn(core, room.id)
  }

  /** Nobody has won or lost. */
  async function callOff(room: Room, table: OnlineTable, seat: SeatNumber, id: string): Promise<void> {
    table.status = 'void'
    table.affairs = calledOffAt(table.affairs, core.clock(), outages)
    await keepAffairs(
      shared,
      table,
      { kind: 'claim', text: JSON.stringify({ seat, what: 'void' }), id },
      { bot: undefined },
    )
    showCalledOff(shared, room)
  }

  return {
    claim: ({ game, id, what }, { guest }) =>
      atTable(game, guest, id, async (room, table, seat) => {
        const other = seat === 0 ? 1 : 0
        const at = mayClaimAt(shared, table, other)
        if (isEnded(table, room) || at === undefined || core.clock() < at)
          refuse('not-yet', 'The other player is here, or has not been away for long enough.')
        const gone = table.players[other]
        if (what === 'win') await win(room, other, id)
        else if (what === 'bot') await standIn(room, table, seat, other, id)
        else await callOff(room, table, seat, id)
        tellTable(shared, table)
        tellGames(shared, guest.id, gone)
      }),
  }
}
