/** Who looks at which game, and what they are sent. Each sees it through the eyes he has been given. */
import type { Problem } from '@bivouac/kernel'
import type { FromHost, GameId, News, Update } from '@bivouac/protocol'
import type { Rights, Viewer } from './rights.ts'
import { type Room, seatingOf, seqOf } from './room.ts'
import { stepsSince, updateOf } from './viewer.ts'

/** One screen at the other end of whatever carries the messages. */
export interface Line {
  readonly rights: Rights
  post(message: FromHost): void
}

interface Watcher {
  readonly line: Line
  readonly viewer: Viewer
  /** The newest moment that the screen was sent, and that it has shown. */
  sent: number
  shown: number
}

/** All lines, and those who look at a game. They outlive its room, which may be dropped and loaded again. */
export interface Watching {
  readonly lines: Set<Line>
  readonly watchers: Map<GameId, Set<Watcher>>
}

export const newWatching = (): Watching => ({ lines: new Set(), watchers: new Map() })

export const watchersOf = ({ watchers }: Watching, game: GameId): readonly Watcher[] => [
  ...(watchers.get(game) ?? []),
]

export function watcherAt({ watchers }: Watching, game: GameId, line: Line): Watcher | undefined {
  for (const one of watchers.get(game) ?? []) if (one.line === line) return one
  return undefined
}

/** A screen looks at a game once: sitting down anew is looking through other eyes. */
export function sitDown(watching: Watching, game: GameId, watcher: Watcher): void {
  getUp(watching, game, watcher.line)
  const all = watching.watchers.get(game) ?? new Set()
  watching.watchers.set(game, all.add(watcher))
}

export function getUp({ watchers }: Watching, game: GameId, line: Line): void {
  const all = watchers.get(game)
  for (const one of all ?? []) if (one.line === line) all?.delete(one)
  if (all?.size === 0) watchers.delete(game)
}

/** Whoever may not look through his eyes any more, because others sit there now, gets up. */
export function getUpStrangers(watching: Watching, room: Room): void {
  for (const { line, viewer } of watchersOf(watching, room.id))
    if (!line.rights.mayLook(seatingOf(room), viewer.seat)) getUp(watching, room.id, line)
}

export function tellAll({ lines }: Watching, news: News): void {
  for (const line of lines) line.post(news)
}

export function tellWatchers(watching: Watching, game: GameId, news: News): void {
  for (const { line } of watchersOf(watching, game)) line.post(news)
}

/** Something went wrong in a game: those who look at it should know, and whoever asked for it. */
export function trouble(watching: Watching, problem: Problem, game: GameId, asker?: Line): void {
  const lines = new Set(watchersOf(watching, game).map(one => one.line))
  if (asker !== undefined) lines.add(asker)
  for (const line of lines) line.post({ news: 'trouble', problem, game })
}

/** Shows every watcher what has changed since the last time; after an undo, simply how it stands. */
export function showUpdate(watching: Watching, room: Room): void {
  // Many may watch through the same eyes: what all of them see is put together once.
  const seen: { readonly viewer: Viewer; readonly sent: number; readonly update: Update }[] = []
  const seq = seqOf(room)
  for (const watcher of watchersOf(watching, room.id)) {
    const { line, viewer, sent } = watcher
    watcher.sent = seq
    watcher.shown = Math.min(watcher.shown, seq)
    let same = seen.find(
      one => one.viewer.seat === viewer.seat && one.viewer.plays === viewer.plays && one.sent === sent,
    )
    if (same === undefined) {
      const steps = sent < seq ? stepsSince(room, viewer.seat, sent) : []
      same = { viewer, sent, update: updateOf(room, viewer, steps) }
      seen.push(same)
    }
    line.post({ news: 'update', update: same.update })
  }
}

/**
 * Whether all have seen how the game stands: bots wait for it. People who play are waited for; those who only watch
 * are if nobody plays.
 */
export function haveAllSeen(watching: Watching, room: Room): boolean {
  const all = watchersOf(watching, room.id)
  const players = all.filter(({ viewer }) => viewer.plays)
  return (players.length > 0 ? players : all).every(({ shown }) => shown >= seqOf(room))
}
