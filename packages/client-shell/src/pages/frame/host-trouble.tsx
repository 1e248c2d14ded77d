/** What the host has to tell that belongs to no game: that nothing is kept here, that it has stopped. */
import type { Problem } from '@bivouac/kernel'
import { useEffect, useState } from 'react'
import { TroubleNote } from '../../parts/trouble-note.tsx'
import { useShell } from '../../shell-context.ts'
import { usePageWords } from '../say.ts'

export function HostTrouble() {
  const words = usePageWords()
  const { host } = useShell()
  const [problem, setProblem] = useState<Problem>()
  useEffect(
    () =>
      host.onNews(news => {
        if (news.news === 'trouble' && news.game === undefined) setProblem(news.problem)
      }),
    [host],
  )
  return problem && <TroubleNote words={words} problem={problem} drop={() => setProblem(undefined)} />
}
