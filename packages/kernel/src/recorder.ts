/** What a recorder notes: the facts of the game and the chance that was drawn. */

/** A fact: something that happened on the table, in ids and numbers, never in sentences. */
export interface Fact {
  readonly type: string
}

/** One outcome of chance. `pile` is the game's own name of a shuffled pile; `order` its items from first to last. */
export type Drawn =
  | { readonly die: number; readonly faces: number }
  | { readonly pile: number; readonly order: readonly number[] }

export interface Recorder {
  note(fact: Fact): void
  drew(outcome: Drawn): void
}

/** Keeps everything in two lists. */
interface Notebook<E extends Fact = Fact> extends Recorder {
  facts: E[]
  drawn: Drawn[]
}

export function notebook<E extends Fact = Fact>(): Notebook<E> {
  const book: Notebook<E> = {
    facts: [],
    drawn: [],
    note: fact => void book.facts.push(fact as E),
    drew: outcome => void book.drawn.push(outcome),
  }
  return book
}
