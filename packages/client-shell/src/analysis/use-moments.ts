/** Moments of a game as certain sides saw them: asked of the host once each. */
import type { Seat } from '@bivouac/kernel'
import type { Moment } from '@bivouac/protocol'
import { useEffect, useState } from 'react'
import { useShell } from '../shell-context.ts'

interface Wanted {
  readonly seat: Seat
  readonly seq: number
}

const keyOf = ({ seat, seq }: Wanted): string => `${seat}/${seq}`

export function useMoments(game: string, wanted: readonly Wanted[]): (wanted: Wanted) => Moment | undefined {
  const { host } = useShell()
  const [known, setKnown] = useState<ReadonlyMap<string, Moment>>(new Map())
  const missing = wanted
    .map(keyOf)
    .filter(key => !known.has(key))
    .join(' ')
  useEffect(() => {
    let isHere = true
    for (const key of missing === '' ? [] : missing.split(' ')) {
      const [seat, seq] = key.split('/').map(Number)
      host.ask('moment', { game, seat, seq }).then(
        moment => isHere && setKnown(before => new Map(before).set(key, moment)),
        // What was done is then told in the notation.
        () => undefined,
      )
    }
    return () => {
      isHere = false
    }
  }, [host, game, missing])
  return one => known.get(keyOf(one))
}
