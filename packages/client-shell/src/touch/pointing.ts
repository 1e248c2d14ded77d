/** What the pointer or the keyboard is on: a store of its own, so that pointing draws the board anew and nothing else. */
import type { Thing } from './touch.ts'

export interface Pointing {
  get(): Thing | undefined
  subscribe(listener: () => void): () => void
  point(thing: Thing | undefined): void
}

export function makePointing(): Pointing {
  let pointed: Thing | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => pointed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    point(thing) {
      if (thing === pointed) return
      pointed = thing
      for (const listener of listeners) listener()
    },
  }
}
