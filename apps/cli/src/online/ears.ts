/** Hears everything that a server sends to anybody and finds what the hearer should never have heard. */

import { SPECTATOR } from '@bivouac/kernel'
import { changed, checkOf, type FromServer, type WireUpdate } from '@bivouac/protocol/online'
import { type KeptGame, replayed } from './kept-games.ts'

/** Code, files and lines: nothing of the server's inside is for its clients. */
const TRACE = /\n\s+at |node:internal|node_modules|\.ts:\d+|SqliteError|SQLITE_/

interface Look {
  readonly guest: string
  readonly game: string
  /** The check of a view, or of a step. */
  readonly check: string
  readonly what: 'view' | 'step'
}

export interface Ears {
  /** One frame that a guest was sent on one of its lines. */
  hear(guest: string, line: object, text: string): void
  /** How many frames held what their reader may not know. */
  leaks(games: readonly KeptGame[], tokens: ReadonlyMap<string, string>): number
}

export function newEars(): Ears {
  const looks: Look[] = []
  const known = new WeakMap<object, Map<string, WireUpdate>>()
  /** Texts of frames by guest, for what can only be looked for at the end. */
  const frames: { readonly guest: string; readonly text: string }[] = []
  let traces = 0

  function see(guest: string, game: string, what: Look['what'], value: unknown): void {
    looks.push({ guest, game, what, check: checkOf(value) })
  }

  /** Whatever in an answer or in news looks like a view or a step. */
  function dig(guest: string, value: unknown, game: string | undefined): void {
    if (Array.isArray(value)) for (const inner of value) dig(guest, inner, game)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const fields = value as Record<string, unknown>
    const id = typeof fields.game === 'string' ? fields.game : game
    if (id !== undefined && 'view' in fields) see(guest, id, 'view', fields.view)
    if (id !== undefined && Array.isArray(fields.facts)) see(guest, id, 'step', fields)
    for (const [key, inner] of Object.entries(fields))
      if (key !== 'view' && key !== 'facts') dig(guest, inner, id)
  }
  return {
    hear(guest, line, text) {
      if (TRACE.test(text)) traces++
      frames.push({ guest, text })
      const message = JSON.parse(text) as FromServer
      const updates = known.get(line) ?? new Map<string, WireUpdate>()
      known.set(line, updates)
      if ('news' in message && message.news === 'change') {
        const { game } = message
        const before = updates.get(game)
        const next = before && changed(before, message)
        if (next !== undefined) updates.set(game, next)
        dig(guest, next ?? message.steps, game)
        return
      }
      dig(guest, message, undefined)
      const whole =
        'answer' in message
          ? (message.answer as { update?: unknown } | null)?.update
          : 'update' in message
            ? message.update
            : undefined
      if (whole) {
        const update = whole as WireUpdate
        updates.set(String(update.game), update)
      }
    },
    leaks(games, tokens) {
      let leaks = traces
      for (const { guest, text } of frames) {
        const isOthers = [...tokens].some(([owner, token]) => owner !== guest && text.includes(token))
        const secrets = games.filter(({ secret }) => text.includes(secret))
        if (isOthers || secrets.some(game => !isRecord(text, game))) leaks++
      }
      const allowed = new Map(games.map(game => [game.id, allowedIn(game)]))
      for (const { guest, game, what, check } of looks) {
        const found = allowed.get(game)
        if (found !== undefined && !found(guest, what, check)) leaks++
      }
      return leaks
    },
  }
}

/** Whether it is the record of a game that is over: that may, and must, hold the secret behind its dice. */
function isRecord(text: string, game: KeptGame): boolean {
  const { answer } = JSON.parse(text)
  if (typeof answer !== 'string') return false
  const match = replayed({ ...game, record: answer })
  return match.ok && match.value.module.outcome(match.value.table) !== undefined
}

/** Everything that each guest may ever have seen of a game, by playing its log again. */
function allowedIn(game: KeptGame): (guest: string, what: Look['what'], check: string) => boolean {
  const checks = [SPECTATOR, 0, 1].map(() => ({ view: new Set<string>(), step: new Set<string>() }))
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
  replayed(game, ({ module, table, log }, facts) => {
    for (const seat of [SPECTATOR, 0, 1]) {
      const own = checks[seat + 1]
      own.view.add(checkOf(plain(module.view(table, seat))))
      const seen = facts.map(fact => module.seenBy(fact, seat)).filter(fact => fact !== undefined)
      own.step.add(checkOf(plain({ seq: log.length, by: log.at(-1)?.seat ?? SPECTATOR, facts: seen })))
    }
  })
  return (guest, what, check) => checks[game.players.indexOf(guest) + 1][what].has(check)
}
