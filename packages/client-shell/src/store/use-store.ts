/** Stores and the browser's own facts in components: each change draws anew those who watch it and nobody else. */
import { useCallback, useSyncExternalStore } from 'react'
import type { Watched } from './store.ts'

export const useStore = <Value>({ subscribe, get }: Watched<Value>): Value =>
  useSyncExternalStore(subscribe, get, get)

/** One list a query: making a new one at every drawing of the table costs more than the answer is worth. */
const lists = new Map<string, MediaQueryList>()

function listOf(query: string): MediaQueryList {
  const known = lists.get(query)
  if (known) return known
  const fresh = matchMedia(query)
  lists.set(query, fresh)
  return fresh
}

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = listOf(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  const now = () => listOf(query).matches
  // Where the first page is drawn in advance nothing is known; in the browser what holds now is asked from the beginning.
  return useSyncExternalStore(subscribe, now, typeof matchMedia === 'undefined' ? () => false : now)
}
