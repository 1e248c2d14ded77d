/** The log's shape: sentences under headings, folded under the line that opens them (a card, an attack). */
import type { Board, Fact, Seat } from '@bivouac/kernel'
import type { Step } from '@bivouac/protocol'
import type { GameUi, Mention, Words } from '../game-ui.ts'
import { remembered } from './remembered.ts'

export interface LogLine {
  /** Unique in the log: the moment and the place in it. */
  readonly key: string
  readonly seq: number
  /** What it tells of; of several that are joined, the last. */
  readonly fact: Fact
  /** All that it joins. */
  readonly facts: readonly Fact[]
  readonly text: string
  readonly side: Seat | undefined
}

/** A line and what hangs on it. */
export interface Fold {
  readonly line: LogLine
  readonly more: readonly LogLine[]
}

export interface Section {
  readonly heading: LogLine | undefined
  readonly folds: readonly Fold[]
}

const linesOf = ({ line, more }: Fold): readonly LogLine[] => [line, ...more]

type Places = Pick<GameUi, 'thingsIn'>

/** What one line speaks of on the board. */
export const thingsOf = (ui: Places, board: Board, { facts }: Pick<LogLine, 'facts'>): Mention['things'] => [
  ...new Set(facts.flatMap(fact => ui.thingsIn(board, fact))),
]

/** What a line and all that hangs on it tell: an attack is shown whole, whichever of its lines is pointed at. */
export function mentionIn(ui: Places, board: Board, fold: Fold): Mention {
  const facts = linesOf(fold).flatMap(line => line.facts)
  return { facts, things: thingsOf(ui, board, { facts }) }
}

/** Whether the line or one that hangs on it is of this moment. */
export const isAt = (fold: Fold, seq: number): boolean => linesOf(fold).some(line => line.seq === seq)

/** The log is folded anew with every step, and most of it stays as it was. */
export function isSameFold(a: Fold, b: Fold): boolean {
  const others = linesOf(b)
  return (
    a.more.length === b.more.length &&
    linesOf(a).every(({ fact, text }, i) => fact === others[i].fact && text === others[i].text)
  )
}

type Teller = Pick<GameUi, 'logRole' | 'sideOf'>

/** Sentences are made once a language: the log grows, its beginning stays. */
const sentences = new WeakMap<Words, WeakMap<Fact, string>>()

const sentence = (words: Words, board: Board, fact: Fact): string =>
  remembered(
    remembered(sentences, words, () => new WeakMap<Fact, string>()),
    fact,
    () => words.face.sentence(board, fact) ?? '',
  )

export function foldLog(ui: Teller, words: Words, board: Board, steps: readonly Step[]): readonly Section[] {
  const sections: { heading: LogLine | undefined; folds: { line: LogLine; more: LogLine[] }[] }[] = []
  for (const line of linesIn(ui, words, board, steps)) {
    const role = ui.logRole(line.fact)
    const section = sections.at(-1)
    if (role === 'heading' || !section) sections.push({ heading: undefined, folds: [] })
    const now = sections.at(-1)!
    const fold = now.folds.at(-1)
    if (role === 'heading') now.heading = line
    else if (role === 'opens' || !fold) now.folds.push({ line, more: [] })
    else fold.more.push(line)
  }
  return sections
}

/** A line for each fact that is worth one, and one for all that are joined. */
function linesIn(ui: Teller, words: Words, board: Board, steps: readonly Step[]): readonly LogLine[] {
  const lines: LogLine[] = []
  /** The facts that the last line joins, if others may still join it. */
  let joined: Fact[] = []
  for (const step of steps)
    for (const [i, fact] of step.facts.entries()) {
      const text = sentence(words, board, fact)
      if (text === '') continue
      const joins = ui.logRole(fact) === 'joins'
      joined = joins ? [...joined, fact] : []
      const facts = joins ? joined : [fact]
      const line = { key: `${step.seq}.${i}`, seq: step.seq, fact, facts, text, side: ui.sideOf(fact) }
      if (joined.length < 2) lines.push(line)
      else
        lines.push({
          ...line,
          key: lines.pop()!.key,
          text: words.face.together?.(board, joined) ?? text,
        })
    }
  return lines
}

/** The last sections with about so many lines, from the moment on that is looked at; how many sections were left off. */
export function lastSections(
  sections: readonly Section[],
  lines: number,
  seq: number = Number.POSITIVE_INFINITY,
): { shown: readonly Section[]; before: number } {
  let count = 0
  let first = sections.length
  while (first > 0 && (count < lines || beginOf(sections[first]) > seq)) {
    first--
    count += 1 + sections[first].folds.length
  }
  return { shown: sections.slice(first), before: first }
}

const beginOf = ({ heading, folds }: Section): number => (heading ?? folds[0]?.line)?.seq ?? 0

/** The turn that is played, and the one before it, which is the enemy's. */
const OPEN_MOST = 2

/** Whether what stands under a heading is shown unasked: the last two turns, and the one that is looked back at. */
export const liesOpen = (folds: readonly Fold[], age: number, seq: number): boolean =>
  age < OPEN_MOST || folds.some(fold => isAt(fold, seq))
