/** A book of all that was kept, by which each further entry, clock and timer is judged as it comes. */
import type { ClockPlan } from '@bivouac/protocol/online'
import type { Memory } from '@bivouac/server/parts'
import type { Breaches } from './breaches.ts'
import { clockFlaw, type Gap, type KeptClocks } from './clock-law.ts'

export type Job = Parameters<Memory['apply']>[0]

interface Kept {
  entries: number
  /** Commands and take-backs: what players' screens count. */
  story: number
  /** Of all texts, one after the other. */
  print: number
  clocks: KeptClocks | undefined
  readonly plan: ClockPlan
}

export interface Ledger {
  /** The job is in the database. */
  kept(job: Job): void
  story(game: string): number
  /** Everything that lies there against everything that was noted. */
  compareAll(): void
  /** One number for all logs in their order: the same seed gives the same. */
  digest(): string
  readonly counts: { commands: number; flags: number; others: number }
}

interface GameRow {
  readonly status: string
  readonly plan: string
  readonly affairs: string
}

const ENTRY = 'insert into entry('
const CHANGES_LOG = /^\s*(update|delete from|insert or replace into)\s+entry\b/i
/** A timer may be noted this much later: it is being looked at. */
const TIMER_SLACK_MS = 10_000
const FNV = 0x01000193

function printed(print: number, text: string): number {
  let h = print
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), FNV)
  return h | 0
}

// long: what is noted of each kept job, and the laws that it is held to
export function newLedger(memory: Memory, breaches: Breaches, gaps: readonly Gap[]): Ledger {
  const games = new Map<string, Kept>()
  const counts = { commands: 0, flags: 0, others: 0 }

  function bookOf(game: string): Kept {
    const known = games.get(game)
    if (known !== undefined) return known
    const row = memory.one<{ plan: string }>('select plan from game where id = ?', game)
    const plan = JSON.parse(row?.plan ?? '{"clock":{"kind":"none"}}').clock as ClockPlan
    const book: Kept = { entries: 0, story: 0, print: 0, clocks: undefined, plan }
    games.set(game, book)
    return book
  }

  function note(values: readonly unknown[]): void {
    const [game, n, kind, text] = values as [string, number, string, string]
    const book = bookOf(game)
    if (n !== book.entries + 1) breaches.note('shrunk', `${game}: entry ${n} after ${book.entries}`)
    book.entries = Math.max(book.entries, n)
    book.print = printed(book.print, text)
    if (kind !== 'play') counts.others++
    else if (!text.startsWith('entropy ')) {
      book.story++
      counts.commands++
      if (isTimeout(text)) counts.flags++
    }
  }

  /** The clocks as they lie there now, and the timer of their flag. */
  function judgeClocks(game: string, texts: readonly string[]): void {
    const book = bookOf(game)
    const row = memory.one<GameRow>('select status, plan, affairs from game where id = ?', game)
    if (row === undefined) return breaches.note('shrunk', `${game}: the game is gone`)
    const { clocks, paused } = JSON.parse(row.affairs) as { clocks?: KeptClocks; paused: boolean }
    const before = book.clocks
    book.clocks = clocks
    if (clocks === undefined) return
    const flaw = before && clockFlaw(before, clocks, book.plan, gaps)
    if (flaw !== undefined) breaches.note('clock', `${game}: ${flaw}`)
    const fell = before && [0, 1].find(seat => before.running & (1 << seat) && clocks.left[seat] === 0)
    if (fell !== undefined && texts.length > 0 && !texts.some(isTimeout))
      breaches.note('late', `${game}: ${texts[0]}`)
    if (row.status !== 'playing' || paused || clocks.running === 0) return
    const due = memory.one<{ at: number }>("select at from due where kind = 'flag' and game = ?", game)
    const falls = clocks.at + Math.min(...clocks.left.filter((_, seat) => clocks.running & (1 << seat)))
    if (due === undefined || Math.abs(due.at - falls) > TIMER_SLACK_MS)
      breaches.note('no-timer', `${game}: ${due === undefined ? 'none' : `${due.at - falls} ms off`}`)
  }

  return {
    counts,
    story: game => games.get(game)?.story ?? 0,
    kept(job) {
      const entries = job.filter(({ sql }) => sql.startsWith(ENTRY))
      for (const { sql } of job) if (CHANGES_LOG.test(sql)) breaches.note('shrunk', sql)
      for (const { values } of entries) note(values)
      for (const game of new Set(job.flatMap(changedGame)))
        judgeClocks(
          game,
          entries
            .filter(({ values }) => values[0] === game && values[2] === 'play')
            .map(({ values }) => String(values[3])),
        )
    },
    compareAll() {
      for (const [game, { entries, print }] of games) {
        const rows = memory.all<{ n: number; text: string }>(
          'select n, text from entry where game = ? order by n',
          game,
        )
        if (rows.length !== entries || rows.some(({ n }, i) => n !== i + 1))
          breaches.note('shrunk', `${game}: ${rows.length} entries of ${entries}`)
        else if (rows.reduce((sum, { text }) => printed(sum, text), 0) !== print)
          breaches.note('shrunk', `${game}: another text`)
      }
    },
    digest() {
      let all = 0
      for (const [game, { print, entries }] of games) all = printed(all, `${game} ${entries} ${print}`)
      return (all >>> 0).toString(16).padStart(8, '0')
    },
  }
}

const WHOSE = 'id = ?'
const CHANGES_GAME = 'update game set'

/** The game that a statement changes the row of. */
function changedGame({ sql, values }: Job[number]): readonly string[] {
  if (!sql.startsWith(CHANGES_GAME)) return []
  return [String(values[sql.slice(0, sql.indexOf(WHOSE)).split('?').length - 1])]
}

/** The line of the record by which a game ends that somebody's time has run out in. */
const isTimeout = (text: string): boolean => /\btimeout\b/.test(text)
