/** A table as it is told: in lists, and around the board. */

import { type Room, stopThinking, updateOf, watcherAt, watchersOf } from '@bivouac/host/core'
import type {
  OnlineGame,
  OnlineNews,
  OnlineSitter,
  Clocks as SentClocks,
  TableState,
} from '@bivouac/protocol/online'
import type { Guest } from '../people/guests.ts'
import { type Clocks, clocksAt } from './clocks.ts'
import { type HowItStands, type OnlineTable, seatOf } from './online-table.ts'
import { awaySince, presenceAt } from './presence.ts'
import { type Shared, screensAt } from './shared.ts'

const sitterAt = ({ names, bots }: OnlineTable, seat: 0 | 1): OnlineSitter => {
  const level = bots[seat]
  if (level !== undefined) return { who: 'bot', level }
  const name = names[seat]
  return name === undefined ? { who: 'nobody' } : { who: 'person', name }
}

/** How the game stands: from memory, or as it was kept. */
function howItStands({ core }: Shared, { id, stands }: OnlineTable): HowItStands {
  const room = core.rooms.get(id)
  if (room === undefined) return stands
  const { module, table, log } = room.match
  const outcome = module.outcome(table)
  return {
    seq: log.length,
    decision: module.decision(table),
    ...(outcome === undefined ? {} : { outcome }),
  }
}

/** A game as this guest sees it in a list. */
export function onlineGameOf(shared: Shared, table: OnlineTable, guest: Guest): OnlineGame {
  const { id, plan, status, begun, touched, rematch, owner, invite } = table
  const waiting = status === 'waiting'
  const mine = waiting && plan.side === 'random' ? undefined : seatOf(table, guest.id)
  return {
    id,
    module: plan.module,
    scenario: plan.scenario,
    status,
    seats: [sitterAt(table, 0), sitterAt(table, 1)],
    mine: mine ?? -1,
    isMine: waiting && owner === guest.id,
    clock: plan.clock,
    watch: plan.watch,
    ...(waiting && owner === guest.id ? { invite } : {}),
    begun,
    touched,
    ...howItStands(shared, table),
    ...(rematch === undefined ? {} : { rematch }),
  }
}

const digits = (ms: number): string => String(Math.round(ms)).padStart(10, '0')

export function sentClocks(shared: Shared, clocks: Clocks): SentClocks {
  const { left, at, running } = clocksAt(clocks, shared.core.clock(), shared.outages)
  return {
    at,
    left: [digits(left[0]), digits(left[1])],
    running: [(running & 1) !== 0, (running & 2) !== 0],
  }
}

/** How long a player may be away before the other may put an end to it: in a live game minutes, without a clock days. */
const AWAY_MS = { live: 120_000, none: 3 * 24 * 60 * 60_000 } as const

/** When the other may put an end to it because this seat is away; undefined while nobody may know that it is. */
export function mayClaimAt(shared: Shared, table: OnlineTable, seat: 0 | 1): number | undefined {
  const { plan, status } = table
  // By turns the clock itself sees to it, and in a pause nobody need be there.
  if (status !== 'playing' || plan.clock.kind === 'turn' || table.affairs.paused) return undefined
  const since = awaySince(shared, table, seat)
  return since === undefined ? undefined : since + AWAY_MS[plan.clock.kind]
}

/** What is the same for everybody at the table. */
type Around = Omit<TableState, 'game' | 'mayClaimAt'>

function aroundTable(shared: Shared, table: OnlineTable): Around {
  const { affairs, commitment, id } = table
  return {
    here: [...presenceAt(shared, table)],
    watchers: watchersOf(shared.core, id).filter(one => !one.viewer.plays).length,
    ...(affairs.clocks === undefined ? {} : { clocks: sentClocks(shared, affairs.clocks) }),
    paused: affairs.paused,
    offers: [...affairs.offers],
    ...(affairs.notice === undefined ? {} : { notice: affairs.notice }),
    commitment,
    entropy: [affairs.entropy[0].bytes !== undefined, affairs.entropy[1].bytes !== undefined],
  }
}

export function tableState(
  shared: Shared,
  table: OnlineTable,
  guest: Guest,
  around: Around = aroundTable(shared, table),
): TableState {
  const seat = seatOf(table, guest.id)
  const claim = seat === undefined ? undefined : mayClaimAt(shared, table, seat === 0 ? 1 : 0)
  return {
    ...around,
    game: onlineGameOf(shared, table, guest),
    ...(claim === undefined ? {} : { mayClaimAt: claim }),
  }
}

/** Tells every screen at the table how things stand around the board; those who only look on all hear the same. */
export function tellTable(shared: Shared, table: OnlineTable): void {
  const around = aroundTable(shared, table)
  let toOnlookers: OnlineNews | undefined
  for (const screen of screensAt(shared, table.id)) {
    const news = (): OnlineNews => ({
      news: 'table',
      table: tableState(shared, table, screen.guest, around),
    })
    if (seatOf(table, screen.guest.id) !== undefined || screen.guest.id === table.owner) screen.tell(news())
    else {
      toOnlookers ??= news()
      screen.tell(toOnlookers)
    }
  }
}

/** Nothing has happened in the game itself, yet nobody is asked any more: those who play are shown it anew. */
export function showCalledOff(shared: Shared, room: Room): void {
  stopThinking(shared.core, room)
  for (const screen of screensAt(shared, room.id)) {
    const eyes = watcherAt(shared.core, room.id, screen.line)?.viewer.seat
    if (eyes !== 0 && eyes !== 1) continue
    const update = { ...updateOf(room, { seat: eyes, plays: false }, []), seat: eyes }
    screen.small.begin(update)
    screen.tell({ news: 'update', update })
  }
}

/** How long those at a table wait to hear how many look on: they come and go in crowds. */
const ONLOOKERS_MS = 2000

/** The same a little later, and once for all who have come or gone by then. */
export function tellTableSoon(shared: Shared, table: OnlineTable): void {
  const { telling } = shared
  if (telling.has(table.id)) return
  telling.add(table.id)
  void shared.core.wait(ONLOOKERS_MS).then(() => {
    telling.delete(table.id)
    tellTable(shared, table)
  })
}
