/** Where was the game lost, and was it me or the dice? The report of a game, and the way there: begun, watched, stopped, gone on with. */
import './analysis-page.css'
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import type { Words } from '../game-ui.ts'
import { RecordDrop } from '../pages/check/record-drop.tsx'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { Notice, ProblemNotice } from '../pages/parts/notice.tsx'
import { paths } from '../paths.ts'
import { useGameWords } from '../table/game-page.tsx'
import { bring, wasBrought } from '../theatre/brought.ts'
import { type Source, type Stage, useStage } from '../theatre/use-stage.ts'
import { Begin, Broken, Progress } from './progress.tsx'
import { Report } from './report.tsx'
import { ReportHead } from './report-head.tsx'
import { useAnalysisSay } from './say.ts'
import { isWhole, useAnalysis } from './use-analysis.ts'

/** At `/analysis/game/:id` and `/analysis/file`. */
export default function AnalysisPage() {
  const { from, what } = useParams<{ from: string; what?: string }>()
  const [times, setTimes] = useState(0)
  const { say } = useAnalysisSay()
  if (from !== 'game' && !wasBrought())
    return (
      <PageFrame title={say('title')} lead={say('begin.how')} place="games">
        <RecordDrop
          deed={say('begin')}
          take={brought => {
            bring(brought)
            setTimes(n => n + 1)
          }}
        />
      </PageFrame>
    )
  const source: Source = from === 'game' ? { from, id: what ?? '', seq: undefined } : { from: 'file' }
  return <At key={times} source={source} />
}

function At({ source }: { readonly source: Source }) {
  const { say } = useAnalysisSay()
  const stage = useStage(source)
  if (stage === undefined)
    return (
      <PageFrame title={say('title')} place="games">
        <p>{say('wait')}</p>
      </PageFrame>
    )
  if (!('ui' in stage))
    return (
      <PageFrame title={say('title')} place="games">
        <ProblemNotice problem={stage.problem} title={say('failed')} />
      </PageFrame>
    )
  return <Staged key={stage.summary.id} stage={stage} />
}

function Staged({ stage }: { readonly stage: Stage }) {
  const words = useGameWords(stage.ui)
  const { say } = useAnalysisSay()
  const name =
    words && stage.cover.scenarios(words.language).find(({ id }) => id === stage.board.scenario)?.name
  return (
    <PageFrame
      title={say('title')}
      window={say('window', { scenario: name ?? stage.board.name })}
      place="games"
      bare
    >
      {words && <OfGame stage={stage} words={words} />}
    </PageFrame>
  )
}

/** Nothing is said of a game that goes on, and the host would refuse it. */
function OfGame({ stage, words }: { readonly stage: Stage; readonly words: Words }) {
  const { say } = useAnalysisSay()
  const { summary } = stage
  const { outcome } = summary
  const work = useAnalysis(outcome ? summary.id : undefined, true)
  const { analysis, problem, begin } = work
  return (
    <div className="analysis">
      <ReportHead stage={stage} words={words} />
      {!outcome && (
        <Notice
          title={say('later')}
          onward={
            !stage.brought && (
              <Link href={paths.play(summary.id)} className="button">
                {say('table')}
              </Link>
            )
          }
        >
          {say('later.how')}
        </Notice>
      )}
      {outcome && analysis === null && <Begin begin={begin} />}
      {analysis && !isWhole(analysis) && <Progress {...work} />}
      {!analysis && problem && <Broken problem={problem} />}
      {outcome && analysis && isWhole(analysis) && (
        <>
          <Report stage={stage} words={words} analysis={analysis} outcome={outcome} />
          <Begin key={analysis.depth} begin={begin} after={analysis.depth} />
        </>
      )}
    </div>
  )
}
