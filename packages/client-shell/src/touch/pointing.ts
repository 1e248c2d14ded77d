/** What the pointer or the keyboard is on: a store of its own, so that pointing draws the board anew and nothing else. */
import { type Followed, oneValue } from './one-value.ts'
import type { Thing } from './touch.ts'

export interface Pointing extends Followed<Thing | undefined> {
  point(thing: Thing | undefined): void
}

export function makePointing(): Pointing {
  const { get, subscribe, set } = oneValue<Thing | undefined>(undefined)
  return { get, subscribe, point: set }
}
