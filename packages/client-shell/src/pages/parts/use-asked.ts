/** A question to the host whose answer a page shows: asked again whenever the list of games changes. */
import type { Problem } from '@bivouac/kernel'
import type { Answer, RequestName } from '@bivouac/protocol'
import { useCallback, useEffect, useState } from 'react'
import { problemOf } from '../../say/problem-text.ts'
import { useShell } from '../../shell-context.ts'

export type Asked<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'trouble'; readonly problem: Problem }

/** The questions that need nothing said beside them. */
type Plain = 'games' | 'campaigns' | 'damaged'

export function useAsked<Name extends Plain & RequestName>(
  name: Name,
): { readonly asked: Asked<Answer<Name>>; askAgain(): void } {
  const { host } = useShell()
  const [asked, setAsked] = useState<Asked<Answer<Name>>>({ state: 'waiting' })
  const [turn, setTurn] = useState(0)
  const askAgain = useCallback(() => setTurn(n => n + 1), [])
  useEffect(() => host.onNews(news => news.news === 'games' && askAgain()), [host, askAgain])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` is what asks again.
  useEffect(() => {
    let isHeard = true
    host.ask(name, {}).then(
      value => isHeard && setAsked({ state: 'here', value }),
      error => isHeard && setAsked({ state: 'trouble', problem: problemOf(error) }),
    )
    return () => {
      isHeard = false
    }
  }, [host, name, turn])
  return { asked, askAgain }
}
