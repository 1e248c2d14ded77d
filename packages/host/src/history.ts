/** What has happened in a game, for those who look back. */
import type { Fact } from '@bivouac/kernel'
import type { StoredLine } from './store/store.ts'

/** One command: what it did, and now and then the state after it. */
interface HistoryEntry {
  readonly facts: readonly Fact[]
  readonly mark?: Int32Array | undefined
}

/** The state after `seq` commands. */
interface Mark {
  readonly seq: number
  readonly state: Int32Array
}

/**
 * Facts and marks are those of the commands that stand, which are counted from 1; `from` and `to` are both counted in. Lines are
 * all that were ever written, what was taken back among them. What is read comes in order.
 */
export interface History {
  add(entry: HistoryEntry): void
  /** Forgets what happened after the first `to` commands. */
  cut(to: number): void
  write(line: StoredLine): void
  /** 0 stands for the setup. */
  facts(from: number, to: number): readonly (readonly Fact[])[]
  /** The last mark at or before a command; the setup is always marked. */
  markBefore(seq: number): Mark
  /** All lines but the first so many. */
  linesAfter(count: number): readonly StoredLine[]
}

/** Marks are this far apart: close enough to look back quickly, and few enough to be kept. */
export const MARK_EVERY = 16

/** What was done last is asked for at once and by everybody; what is older, now and then. What lives longer than that the collector moves about twice. */
const AT_HAND = 1

type Kept = readonly Fact[] | string

const unpacked = (kept: Kept): readonly Fact[] =>
  typeof kept === 'string' ? (JSON.parse(kept) as readonly Fact[]) : kept

/**
 * Keeps all of it in memory, older facts as text: with many games at once, hundreds of small objects for each of them are what the
 * collector of garbage has to go through again and again.
 */
export function memoryHistory(setup: readonly Fact[], begun: Int32Array): History {
  const facts: Kept[] = [setup]
  const lines: StoredLine[] = []
  const marks = new Map([[0, begun]])
  return {
    add(entry) {
      if (entry.mark !== undefined) marks.set(facts.length, entry.mark)
      facts.push(entry.facts)
      const old = facts.length - 1 - AT_HAND
      if (old >= 0) facts[old] = JSON.stringify(unpacked(facts[old]))
    },
    cut(to) {
      for (let seq = to + 1; seq < facts.length; seq++) marks.delete(seq)
      facts.length = to + 1
    },
    write: line => void lines.push(line),
    facts: (from, to) => facts.slice(from, to + 1).map(unpacked),
    linesAfter: count => lines.slice(count),
    markBefore(seq) {
      let at = Math.min(seq, facts.length - 1)
      while (!marks.has(at)) at--
      return { seq: at, state: marks.get(at) ?? begun }
    },
  }
}
