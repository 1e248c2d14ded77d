/** Checks a record in the browser, one's own or somebody else's: whether it is in order, and what its dice prove. */
import './check-page.css'
import type { Problem } from '@bivouac/kernel'
import type { Checked } from '@bivouac/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useParams } from 'wouter'
import { problemOf } from '../../say/problem-text.ts'
import { useShell } from '../../shell-context.ts'
import { type Brought, wasBrought } from '../../theatre/brought.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { Finding } from './finding.tsx'
import { RecordDrop } from './record-drop.tsx'
import { useCheckSay } from './say.ts'

type Result =
  | { readonly state: 'checking' }
  | { readonly state: 'done'; readonly checked: Checked; readonly brought: Brought }
  | { readonly state: 'failed'; readonly problem: Problem }

/** In the place of a game: the record that was brought along to be watched. */
const BROUGHT = 'brought'

/** At `/check`, and at `/check/:game` for a game of one's own. */
export default function CheckPage() {
  const { say } = useCheckSay()
  const { host } = useShell()
  const { game } = useParams<{ game?: string }>()
  const [result, setResult] = useState<Result>()
  const latest = useRef(0)
  const check = useCallback(
    async (find: () => Promise<Brought>) => {
      const turn = ++latest.current
      setResult({ state: 'checking' })
      const done: Result = await find()
        .then(async brought => ({
          state: 'done' as const,
          brought,
          checked: await host.ask('check', { text: brought.text }),
        }))
        .catch(error => ({ state: 'failed', problem: problemOf(error) }))
      // Another one may have been dropped meanwhile.
      if (turn === latest.current) setResult(done)
    },
    [host],
  )
  useEffect(() => {
    const brought = game === BROUGHT ? wasBrought() : undefined
    if (brought) void check(async () => brought)
    else if (game !== undefined) void check(async () => ({ text: await host.ask('export', { game }) }))
  }, [game, host, check])
  return (
    <PageFrame title={say('title')} lead={say('lead')} place="games">
      <div className="check-page">
        <RecordDrop deed={say('drop.check')} take={brought => void check(async () => brought)} />
        <div className="check-page__result" aria-live="polite">
          {result?.state === 'checking' && <p>{say('checking')}</p>}
          {result?.state === 'failed' && (
            <ProblemNotice problem={result.problem} title={say('head.unreadable')} />
          )}
          {result?.state === 'done' && <Finding checked={result.checked} brought={result.brought} />}
        </div>
      </div>
    </PageFrame>
  )
}
