/** The second line of the prompt: which words tell what can be pressed. */
import { isButton } from '../touch/buttons.ts'
import type { Thing } from '../touch/touch.ts'

/** Nobody counts more than so many marks. */
const COUNTABLE = 20

interface Pressing {
  /** Whether it lies on the board: of a card in a hand there may be several, and all of them are lit. */
  isOnBoard(thing: Thing): boolean
  /** Whether something is picked already. */
  readonly isOn: boolean
  /** Whether there is room for what the keys do. */
  readonly hasKeys: boolean
}

type Keys = '' | '.keys'
/** Words with a number in them, or without. */
type HowToGoOn =
  | { readonly counted: `how.${'first' | 'on'}${Keys}`; readonly count: number }
  | { readonly words: 'how.only' | `how.any${'' | '-on'}${Keys}` }

/** Nothing where buttons say it all; a lone one is told of, lest somebody look for what else fits. */
export function howToGoOn(
  things: readonly Thing[],
  { isOnBoard, isOn, hasKeys }: Pressing,
): HowToGoOn | undefined {
  const count = things.filter(thing => !isButton(thing)).length
  if (count === 0) return things.length === 1 && !isOn ? { words: 'how.only' } : undefined
  const keys = hasKeys ? '.keys' : ''
  // Beside buttons a number would be wrong: they are ways to go on as well. So it would be of cards, two of which may be the same thing.
  if (count > COUNTABLE || !things.every(isOnBoard))
    return { words: `${isOn ? 'how.any-on' : 'how.any'}${keys}` }
  return { counted: `${isOn ? 'how.on' : 'how.first'}${keys}`, count }
}
