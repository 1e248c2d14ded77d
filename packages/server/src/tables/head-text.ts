/** How a game stands, as JSON text to be kept with every command. Most of it is the same from one command to the next. */
import type { StoredGame } from '@bivouac/host/core'
import type { OnlineTable } from './online-table.ts'

/** What the host keeps with each change, without what never changes. */
export type Head = Omit<StoredGame, 'id' | 'revision' | 'opening' | 'secret'>

/** What seldom changes, as it was last written for a table. */
interface Written {
  readonly plan: Head['plan']
  readonly fallen: Head['fallen']
  readonly text: string
}

const written = new WeakMap<OnlineTable, Written>()

/** The fallen are a pile: with as many of them and the same on top it is the same pile. */
const isSamePile = (one: Head['fallen'], other: Head['fallen']): boolean =>
  one.length === other.length && one.at(-1) === other.at(-1)

export function headText(table: OnlineTable, head: Head): string {
  const { touched, closing, seq, decision, outcome, tally, pieces, ...lasting } = head
  const { plan, fallen } = lasting
  let before = written.get(table)
  if (before === undefined || before.plan !== plan || !isSamePile(before.fallen, fallen)) {
    before = { plan, fallen, text: JSON.stringify(lasting) }
    written.set(table, before)
  }
  const changing = JSON.stringify({ touched, closing, seq, decision, outcome, tally, pieces })
  return `${before.text.slice(0, -1)},${changing.slice(1)}`
}
