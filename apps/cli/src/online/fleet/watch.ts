/** What is looked at again and again while a simulated day goes on, and once when it is over. */
import { watchersOf } from '@bivouac/host/core'
import type { Memory } from '@bivouac/server/parts'
import { commandsTooMany } from '../chaos-verdict.ts'
import { keptGame, replayed } from '../kept-games.ts'
import type { Breaches } from './breaches.ts'
import type { Ledger } from './ledger.ts'
import type { FleetNode } from './node.ts'
import type { World } from './world.ts'

interface Around {
  readonly world: World
  readonly memory: Memory
  readonly ledger: Ledger
  readonly breaches: Breaches
  readonly nodes: readonly FleetNode[]
  readonly unanswered: ReadonlyMap<string, number>
  /** Since when the database takes what is written, and some server is up. */
  wellSince(): number
}

const MINUTE = 60_000
/** Timers fire within this time, games that nobody looks at leave memory, and nobody waits longer for an answer. */
const PATIENCE_MS = { timer: MINUTE, room: MINUTE, answer: 5 * MINUTE } as const

interface Watch {
  /** Looks at everything that must hold at any time. */
  look(): void
  /** The same once more when everybody has left, and plays every game again. */
  lookAtLast(): void
  readonly most: { rooms: number; heapMb: number }
}

// long: one thing that is looked at after the other
export function newWatch({ world, memory, ledger, breaches, nodes, unanswered, wellSince }: Around): Watch {
  const idleSince = new WeakMap<object, number>()
  const most = { rooms: 0, heapMb: 0 }

  function lookAtTimers(): void {
    const late = world.now() - PATIENCE_MS.timer
    if (wellSince() > late) return
    const overdue = memory.all<{ kind: string; game: string }>(
      'select kind, game from due where at < ?',
      late,
    )
    for (const { kind, game } of overdue) breaches.note('overdue', `${kind} ${game}`)
  }

  /** Notes what nobody needs any more and what was already so a minute ago. A timer may bring a game back at any moment, also in the day's last. */
  function mustLeave(thing: object, about: string): void {
    const since = idleSince.get(thing)
    if (since === undefined) idleSince.set(thing, world.now())
    else if (world.now() - since > PATIENCE_MS.room) breaches.note('memory', about)
  }

  function lookAtMemory(): void {
    let rooms = 0
    for (const { isDead, shared } of nodes) {
      if (isDead) continue
      const { core, tables, screenOf } = shared
      rooms += core.rooms.size
      // Whose line is gone looks at nothing any more.
      const isLookedAt = (game: string): boolean =>
        watchersOf(core, game).some(({ line }) => screenOf.has(line))
      for (const room of core.rooms.values())
        if (isLookedAt(room.id) || room.bot !== undefined || core.turns.has(room.id)) idleSince.delete(room)
        else mustLeave(room, `room ${room.id}`)
      for (const [game, table] of tables)
        if (core.rooms.has(game) || core.turns.has(game)) idleSince.delete(table)
        else mustLeave(table, `table ${game}`)
      for (const [game, turn] of core.turns) mustLeave(turn, `turn ${game}`)
    }
    most.rooms = Math.max(most.rooms, rooms)
    most.heapMb = Math.max(most.heapMb, Math.round(process.memoryUsage().heapUsed / 1e6))
  }

  function lookAtPlayers(): void {
    const long = world.now() - PATIENCE_MS.answer
    for (const [id, since] of unanswered)
      if (Math.max(since, wellSince()) < long) breaches.note('stuck', `command ${id}`)
  }

  function lookAtGame(id: string, isBots: boolean): void {
    const kept = keptGame(memory, id)
    const match = kept && replayed(kept)
    if (kept === undefined || !match?.ok)
      return breaches.note('fold', `${id}: ${match?.ok === false ? match.problem.text : 'nothing is kept'}`)
    if (!isBots && commandsTooMany(kept) > 0) breaches.note('twice', id)
  }

  return {
    most,
    look() {
      lookAtTimers()
      lookAtMemory()
      lookAtPlayers()
    },
    lookAtLast() {
      this.look()
      for (const { isDead, shared } of nodes) {
        if (isDead) continue
        const { core } = shared
        for (const [what, { size }] of Object.entries({
          watchers: core.watchers,
          screens: shared.screens,
          giving: shared.giving,
        }))
          if (size > 0) breaches.note('memory', `${size} ${what} are left`)
        for (const [game, { text }] of core.damaged) breaches.note('fold', `${game}: ${text}`)
      }
      ledger.compareAll()
      const games = memory.all<{ id: string; bots: number; status: string; due: number }>(
        `select id, status, bot0 is not null or bot1 is not null as bots,
          (select count(*) from due where due.game = game.id) as due from game where opening is not null`,
      )
      for (const { id, bots, status, due } of games) {
        lookAtGame(id, bots === 1)
        const { paused, asked } = affairsOf(id)
        if (status === 'playing' && due === 0 && !paused && asked !== 0)
          breaches.note('stuck', `${id}: nothing is due`)
        if (status !== 'playing' && due > 0) breaches.note('overdue', `${id}: a timer of a game that is over`)
      }
    },
  }

  function affairsOf(id: string): { paused: boolean; asked: number } {
    const row = memory.one<{ affairs: string }>('select affairs from game where id = ?', id)
    return JSON.parse(row?.affairs ?? '{}')
  }
}
