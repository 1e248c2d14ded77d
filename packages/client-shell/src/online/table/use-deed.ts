/** Something done at an online table: while it is on its way it is not done twice, and a refusal is said there. */
import type { OnlineName } from '@bivouac/protocol/online'
import { useState } from 'react'
import { problemOf, problemText } from '../../say/problem-text.ts'
import { useSay } from '../../say/say.ts'
import type { Saying } from '../online.ts'
import { useAtTable } from './seat-context.ts'

interface Deed {
  readonly isBusy: boolean
  /** Why it was refused. */
  readonly refusal: string | undefined
  act<Name extends OnlineName>(name: Name, said: Omit<Saying<Name>, 'game'>): void
}

export function useDeed(): Deed {
  const { online, game } = useAtTable()
  const words = useSay()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  return {
    isBusy,
    refusal,
    act(name, said) {
      if (isBusy) return
      setBusy(true)
      setRefusal(undefined)
      online
        .ask(name, { ...said, game } as never)
        .catch(error => setRefusal(problemText(words, problemOf(error))))
        .finally(() => setBusy(false))
    },
  }
}
