/** Makes a value once for each key, and gives it back from then on. */

interface Memory<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

export function remembered<Key, Value>(memory: Memory<Key, Value>, key: Key, make: () => Value): Value {
  const known = memory.get(key)
  if (known !== undefined) return known
  const fresh = make()
  memory.set(key, fresh)
  return fresh
}
