/** One value that may change, for those who follow it: so that its change draws them anew and nothing else. */

export interface Followed<Value> {
  get(): Value
  subscribe(listener: () => void): () => void
}

export interface OneValue<Value> extends Followed<Value> {
  set(value: Value): void
}

export function oneValue<Value>(first: Value): OneValue<Value> {
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
