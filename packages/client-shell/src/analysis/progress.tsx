/** An analysis before it is whole: how to begin it, how far it has come, and how to stop and go on. */
import './progress.css'
import { DEPTHS } from '@bivouac/analysis'
import type { Problem } from '@bivouac/kernel'
import type { Depth } from '@bivouac/protocol'
import { useState } from 'react'
import { Notice, ProblemNotice } from '../pages/parts/notice.tsx'
import { Segmented } from '../pages/parts/segmented.tsx'
import { Icon } from '../parts/icon.tsx'
import { useAnalysisSay } from './say.ts'
import type { AnalysisAtWork } from './use-analysis.ts'

interface BeginProps {
  begin(depth: Depth): void
  /** What there is already: only deeper ones are offered then. */
  readonly after?: Depth
}

export function Begin({ begin, after }: BeginProps) {
  const { say } = useAnalysisSay()
  const depths = after === undefined ? DEPTHS : DEPTHS.slice(DEPTHS.indexOf(after) + 1)
  const [depth, setDepth] = useState<Depth | undefined>(depths[0])
  if (depth === undefined) return undefined
  return (
    <section className="paper analysis__sheet analysis-begin">
      <h2>{say(after ? 'again' : 'begin')}</h2>
      {!after && <p>{say('begin.how')}</p>}
      <div className="analysis-begin__row">
        <Segmented
          legend={say('depth')}
          options={depths.map(value => ({ value, label: say(`depth.${value}`) }))}
          value={depth}
          onChange={setDepth}
        />
        <button type="button" className="button button--primary" onClick={() => begin(depth)}>
          <Icon name="play" size={16} /> {say(after ? 'again' : 'begin')}
        </button>
      </div>
      <p className="analysis__foot">{say(`depth.${depth}.how`)}</p>
    </section>
  )
}

/** Under way, stopped, or broken down. */
export function Progress({ analysis, progress, problem, begin, stop }: AnalysisAtWork) {
  const { say, sayCounted } = useAnalysisSay()
  const timeLeft = useTimeLeft(progress?.msLeft)
  if (!analysis) return undefined
  const { total, findings, isAtWork, depth } = analysis
  const done = findings.length
  return (
    <section className="paper analysis__sheet analysis-run">
      <div className="analysis-run__row">
        <Icon name="clock" size={22} />
        <b role="status">{say('run.done', { done, total })}</b>
        <progress max={total} value={done} aria-label={say('run.done', { done, total })} />
        {isAtWork && timeLeft && (
          <span>
            {timeLeft}, {sayCounted('run.cores', progress?.threads ?? 1)}
          </span>
        )}
        {isAtWork ? (
          <button type="button" className="button button--small" onClick={stop}>
            {say('stop')}
          </button>
        ) : (
          <button type="button" className="button button--small" onClick={() => begin(depth)}>
            {say('go-on')}
          </button>
        )}
      </div>
      <p>{say(isAtWork ? 'run.leave' : 'run.stopped')}</p>
      {problem && <Broken problem={problem} />}
    </section>
  )
}

/** Why it does not go on. */
export function Broken({ problem }: { readonly problem: Problem }) {
  const { say } = useAnalysisSay()
  const own = OWN[problem.code]
  if (!own) return <ProblemNotice problem={problem} title={say('run.failed')} />
  return <Notice title={say('run.failed')}>{say(own)}</Notice>
}

const OWN: Readonly<Record<string, 'run.broken' | 'run.too-long'>> = {
  'no-analyst': 'run.broken',
  'too-long': 'run.too-long',
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

function useTimeLeft(ms: number | undefined): string | undefined {
  const { say, sayCounted } = useAnalysisSay()
  if (ms === undefined) return undefined
  const time =
    ms < 1.5 * MINUTE
      ? sayCounted('time.seconds', Math.max(1, Math.ceil(ms / 1000)))
      : ms < 1.5 * HOUR
        ? sayCounted('time.minutes', Math.ceil(ms / MINUTE))
        : sayCounted('time.hours', Math.ceil(ms / HOUR))
  return say('run.left', { time })
}
