/** What has happened in a game, for those who look back. A room needs it seldom, so it may lie elsewhere. */
import type { Fact } from '@bivouac/kernel'
import type { StoredLine } from './store/store.ts'

/** One command: what it did, how it is written down, and now and then the state after it. */
interface HistoryEntry {
  readonly facts: readonly Fact[]
  readonly line: StoredLine
  readonly mark?: Int32Array | undefined
}

/** The state after `seq` commands. */
interface Mark {
  readonly seq: number
  readonly state: Int32Array
}

/** Commands are counted from 1; `from` and `to` are both counted in. What is read comes in order. */
export interface History {
  add(entry: HistoryEntry): void
  /** Forgets the last command. */
  drop(): void
  /** 0 stands for the setup. */
  facts(from: number, to: number): Promise<readonly (readonly Fact[])[]>
  lines(from: number, to: number): Promise<readonly StoredLine[]>
  /** The last mark at or before a command; the setup is always marked. */
  markBefore(seq: number): Promise<Mark>
}

/** Marks are this far apart: close enough to look back quickly, and few enough to be kept. */
export const MARK_EVERY = 16

/** Keeps all of it in memory. */
export function memoryHistory(setup: readonly Fact[], begun: Int32Array): History {
  const facts: (readonly Fact[])[] = [setup]
  const lines: StoredLine[] = []
  const marks = new Map([[0, begun]])
  return {
    add(entry) {
      facts.push(entry.facts)
      lines.push(entry.line)
      if (entry.mark !== undefined) marks.set(lines.length, entry.mark)
    },
    drop() {
      marks.delete(lines.length)
      facts.pop()
      lines.pop()
    },
    facts: async (from, to) => facts.slice(from, to + 1),
    lines: async (from, to) => lines.slice(from - 1, to),
    async markBefore(seq) {
      let at = Math.min(seq, lines.length)
      while (!marks.has(at)) at--
      return { seq: at, state: marks.get(at) ?? begun }
    },
  }
}
