/** Something of a game that is fetched when somebody wants to read it. */
import { useEffect, useState } from 'react'
import { fetchFailed, problemOf } from '../../say/problem-text.ts'
import type { Asked } from './use-asked.ts'

/** `get` must stay the same as long as it would fetch the same. */
export function useFetched<T>(get: () => Promise<T>): Asked<T> {
  const [last, setLast] = useState<{ readonly get: typeof get; readonly asked: Asked<T> }>()
  useEffect(() => {
    let isHeard = true
    const hear = (asked: Asked<T>): void => void (isHeard && setLast({ get, asked }))
    get()
      .catch(fetchFailed)
      .then(
        value => hear({ state: 'here', value }),
        error => hear({ state: 'trouble', problem: problemOf(error) }),
      )
    return () => {
      isHeard = false
    }
  }, [get])
  return last?.get === get ? last.asked : { state: 'waiting' }
}
