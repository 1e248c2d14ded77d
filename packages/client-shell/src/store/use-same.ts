/** The object of before for as long as nothing in it has changed, so that whoever hangs on it is not drawn anew. */
import { useRef } from 'react'

export function useSame<T extends object>(now: T): T {
  const kept = useRef(now)
  const names = Object.keys(now) as (keyof T)[]
  if (names.some(name => kept.current[name] !== now[name])) kept.current = now
  return kept.current
}
