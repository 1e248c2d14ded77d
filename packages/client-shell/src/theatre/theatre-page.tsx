/** The replay theatre: a game of one's own, a file or a link on the real table, to be watched and gone through. */
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import type { Words } from '../game-ui.ts'
import { RecordDrop } from '../pages/check/record-drop.tsx'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { paths } from '../paths.ts'
import { useGameWords } from '../table/game-page.tsx'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { bring, wasBrought } from './brought.ts'
import { useTheatreSay } from './say.ts'
import { TheatreTable } from './theatre-table.tsx'
import { type Source, type Stage, useStage } from './use-stage.ts'

/** At `/replay/game/:id/:seq?`, `/replay/file` and `/replay/link/:packed`. */
export default function TheatrePage() {
  const { from, what, seq } = useParams<{ from: string; what?: string; seq?: string }>()
  const [times, setTimes] = useState(0)
  const { say } = useTheatreSay()
  const source = sourceOf(from, what, seq)
  if (source.from === 'file' && !wasBrought())
    return (
      <PageFrame title={say('bring')} lead={say('bring.lead')} place="games">
        <RecordDrop
          deed={say('bring.watch')}
          take={brought => {
            bring(brought)
            setTimes(n => n + 1)
          }}
        />
      </PageFrame>
    )
  return <At key={times} source={source} />
}

function At({ source }: { readonly source: Source }) {
  const stage = useStage(source)
  const { say } = useTheatreSay()
  if (stage === undefined) return <TableSkeleton />
  if (!('ui' in stage))
    return (
      <PageFrame title={say('title')}>
        <ProblemNotice
          problem={stage.problem}
          title={say('failed')}
          onward={
            <>
              <Link href={paths.check()} className="button button--primary">
                {say('failed.check')}
              </Link>
              <Link href={paths.games} className="button">
                {say('games')}
              </Link>
            </>
          }
        />
      </PageFrame>
    )
  return <Staged key={stage.summary.id} stage={stage} />
}

function sourceOf(from: string, what = '', seq?: string): Source {
  if (from === 'link') return { from, packed: what }
  if (from === 'game') return { from, id: what, seq: seq === undefined ? undefined : Number(seq) || 0 }
  return { from: 'file' }
}

function Staged({ stage }: { readonly stage: Stage }) {
  const words: Words | undefined = useGameWords(stage.ui)
  return words ? <TheatreTable stage={stage} words={words} /> : <TableSkeleton />
}
