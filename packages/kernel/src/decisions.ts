/**
 * Decisions as rows. Each kind of decision is one object: who chooses, what might be chosen, why it may not be, and what it
 * does. The legal list is made of the candidates that `whyNot` lets pass, so there is one definition of what is legal.
 */
import type { Commands } from './commands.ts'
import { type FrameShape, frameKind } from './frames.ts'
import type { Table } from './table.ts'

/** What `whyNot` answers for a command that may be given; every other number names a refusal. */
export const ALLOWED = 0

interface DecisionRow<T extends Table = Table> {
  readonly frame: FrameShape
  /** Who is to choose, as bits (1 for seat 0, 2 for seat 1), where it is not who usually does. */
  readonly toChoose: ((t: T) => number) | undefined
  /** Writes every command that could be allowed here; some may turn out not to be. */
  candidates(t: T, seat: number, out: Commands): void
  /**
   * Why all candidates are known to be allowed (a search of the map finds only what can be reached), so that they are
   * not asked about again, each by itself; empty if they are. The fuzzer holds such lists against `whyNot`.
   */
  readonly exact: string
  /** ALLOWED, or the number of the refusal. */
  whyNot(t: T, seat: number, command: number): number
  /** Carries out an allowed command. */
  apply(t: T, seat: number, command: number): void
}

interface Decisions<T extends Table = Table> {
  readonly rows: readonly DecisionRow<T>[]
  toChoose(t: T): number
  legal(t: T, seat: number, out: Commands): void
  whyNot(t: T, seat: number, command: number): number
  apply(t: T, seat: number, command: number): void
}

/** What a game says of all its decisions alike. */
interface DecisionLaw<T extends Table> {
  isOver(t: T): boolean
  /** Who is to choose wherever a row does not say, as bits. One function for most rows, which the engine can take in. */
  toChoose(t: T): number
  /** The refusal of any command when the game is over. */
  readonly over: number
  /** The refusal of a command by a seat that is not to choose. */
  notYours(t: T, seat: number, command: number): number
}

/** Every row gets every field in the same order: that keeps calls through them fast. */
export const decision = <T extends Table>(
  row: Omit<DecisionRow<T>, 'exact' | 'toChoose'> & Partial<Pick<DecisionRow<T>, 'exact' | 'toChoose'>>,
): DecisionRow<T> => ({
  frame: row.frame,
  toChoose: row.toChoose,
  candidates: row.candidates,
  exact: row.exact ?? '',
  whyNot: row.whyNot,
  apply: row.apply,
})

export function decisions<T extends Table>(
  rows: readonly DecisionRow<T>[],
  { isOver, toChoose: usually, over, notYours }: DecisionLaw<T>,
): Decisions<T> {
  const byKind: DecisionRow<T>[] = []
  for (const row of rows) {
    if (byKind[row.frame.kind] !== undefined) throw new Error(`two decisions are of kind ${row.frame.kind}`)
    byKind[row.frame.kind] = row
  }
  const here = (t: T): DecisionRow<T> => byKind[frameKind(t)]
  const choosing = (t: T, row: DecisionRow<T>): number =>
    row.toChoose === undefined ? usually(t) : row.toChoose(t)
  return {
    rows,
    toChoose: t => (isOver(t) ? 0 : choosing(t, here(t))),
    legal(t, seat, out) {
      if (isOver(t)) return
      const row = here(t)
      if (((choosing(t, row) >> seat) & 1) === 0) return
      const from = out.count
      row.candidates(t, seat, out)
      if (row.exact === '') sift(t, seat, out, from, row)
    },
    whyNot(t, seat, command) {
      if (isOver(t)) return over
      const row = here(t)
      return ((choosing(t, row) >> seat) & 1) === 0
        ? notYours(t, seat, command)
        : row.whyNot(t, seat, command)
    },
    apply: (t, seat, command) => here(t).apply(t, seat, command),
  }
}

/** Keeps, from place `from` on, what may be given. */
function sift<T extends Table>(t: T, seat: number, out: Commands, from: number, row: DecisionRow<T>): void {
  const { codes } = out
  let kept = from
  for (let i = from; i < out.count; i++) {
    const command = codes[i]
    if (row.whyNot(t, seat, command) === ALLOWED) codes[kept++] = command
  }
  out.count = kept
}
