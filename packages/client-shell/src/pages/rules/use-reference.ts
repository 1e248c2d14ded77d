/** The rulebook of a game, loaded when somebody wants to read it. */
import type { Problem } from '@bivouac/kernel'
import { useEffect, useState } from 'react'
import type { GameCover, GameReference } from '../../game-ui.ts'
import { problemOf } from '../parts/problem-text.ts'
import type { Asked } from '../parts/use-asked.ts'

interface Loaded {
  readonly cover: GameCover
  readonly asked: Asked<GameReference>
}

const WAITING: Asked<GameReference> = { state: 'waiting' }

export function useReference(cover: GameCover): Asked<GameReference> {
  const [loaded, setLoaded] = useState<Loaded>({ cover, asked: WAITING })
  useEffect(() => {
    let isHeard = true
    const hear = (asked: Asked<GameReference>): void => void (isHeard && setLoaded({ cover, asked }))
    const fail = (problem: Problem): void => hear({ state: 'trouble', problem })
    cover.loadReference().then(
      value => hear({ state: 'here', value }),
      error => fail(problemOf(error)),
    )
    return () => {
      isHeard = false
    }
  }, [cover])
  return loaded.cover === cover ? loaded.asked : WAITING
}
