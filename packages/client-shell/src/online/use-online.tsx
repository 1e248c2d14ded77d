/** The way from a page to the server: fetched when the first page wants it, and words for where there is none. */
import type { Problem } from '@bivouac/kernel'
import type { OnlineAnswer } from '@bivouac/protocol/online'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { Skeleton } from '../pages/parts/skeleton.tsx'
import type { Asked } from '../pages/parts/use-asked.ts'
import { paths } from '../paths.ts'
import { problemOf } from '../say/problem-text.ts'
import { useShell } from '../shell-context.ts'
import type { Online } from './online.ts'
import { useOnlineWords } from './say.ts'

export function useOnline(): Asked<Online> & { tryAgain(): void } {
  const { online } = useShell()
  const [found, setFound] = useState<Asked<Online>>({ state: 'waiting' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` tries once more.
  useEffect(() => {
    let isHere = true
    online().then(
      value => isHere && setFound({ state: 'here', value }),
      error => isHere && setFound({ state: 'trouble', problem: problemOf(error) }),
    )
    return () => {
      isHere = false
    }
  }, [online, attempt])
  return { ...found, tryAgain: useCallback(() => setAttempt(n => n + 1), []) }
}

/** The page's content once there is a server, and what to do meanwhile or instead. */
export function WithOnline({ children }: { readonly children: (online: Online) => ReactNode }) {
  const found = useOnline()
  if (found.state === 'waiting') return <Skeleton slips={4} height={120} />
  if (found.state === 'trouble') return <NoServer problem={found.problem} again={found.tryAgain} />
  return children(found.value)
}

function NoServer({ problem, again }: { readonly problem: Problem; again(): void }) {
  const { say } = useOnlineWords()
  return (
    <ProblemNotice
      problem={problem}
      {...(problem.code === 'banned' ? {} : { title: say('no-server') })}
      onward={
        <>
          <button type="button" className="button button--primary" onClick={again}>
            {say('try-again')}
          </button>
          <Link href={paths.scenarios.all} className="button">
            {say('play-computer')}
          </Link>
        </>
      }
    />
  )
}

/** The questions that need nothing said beside them. */
type Plain = 'mine' | 'lobby'

/** A list that a page shows: asked for again whenever games have changed or the line is back. */
export function useList<Name extends Plain>(online: Online, name: Name): Asked<OnlineAnswer<Name>> {
  const [asked, setAsked] = useState<Asked<OnlineAnswer<Name>>>({ state: 'waiting' })
  useEffect(() => {
    let isHeard = true
    const ask = (): void => {
      online.ask<Plain>(name, {}).then(
        value => isHeard && setAsked({ state: 'here', value: value as OnlineAnswer<Name> }),
        // What was there before is better than nothing: the line's own sign says why it is old.
        error =>
          isHeard &&
          setAsked(before =>
            before.state === 'here' ? before : { state: 'trouble', problem: problemOf(error) },
          ),
      )
    }
    ask()
    const stops = [
      online.onNews(news => news.news === 'games' && ask()),
      online.line.subscribe(() => online.line.get() === 'live' && ask()),
    ]
    return () => {
      isHeard = false
      for (const stop of stops) stop()
    }
  }, [online, name])
  return asked
}
