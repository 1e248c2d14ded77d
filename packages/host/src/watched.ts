/** One value that may change, for those who watch it: what every store of the page and the remote host are made of. Knows no React. */

export interface Watched<Value> {
  get(): Value
  subscribe(listener: () => void): () => void
}

export interface Store<Value> extends Watched<Value> {
  /** Nobody hears of a value that was there already. */
  set(value: Value): void
}

export function newStore<Value>(first: Value): Store<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
  }
}
