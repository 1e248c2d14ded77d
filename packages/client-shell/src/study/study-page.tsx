/** A study at its address: one that is kept here, one in a link, or a new one from a moment or a scenario. */
import type { Problem } from '@bivouac/kernel'
import type { StudyOrigin } from '@bivouac/protocol'
import type { Editing } from '@bivouac/study'
import { useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { download } from '../pages/parts/download.ts'
import { Notice, ProblemNotice } from '../pages/parts/notice.tsx'
import { paths } from '../paths.ts'
import { problemOf } from '../say/problem-text.ts'
import { useShell } from '../shell-context.ts'
import { useGameWords } from '../table/game-page.tsx'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { type GameScreen, useGameUi } from '../table/use-game-ui.ts'
import { boardOf } from '../table/use-table.ts'
import { ImportedNotice, LineProblems } from './imported.tsx'
import { keepNewStudy, scenarioOf } from './new-study.ts'
import { useStudySay } from './say.ts'
import { addStudy, type Kept, keptStudy } from './shelf.ts'
import { readStudyLink } from './study-link.ts'
import { StudyTable } from './study-table.tsx'
import { studyIn, useStudy } from './use-study.ts'

/** At `/study/open/:id`, `/study/link/:packed`, `/study/moment/:game/:seq/:seat` and `/study/new/:game/:scenario`. */
export default function StudyPage() {
  const {
    how,
    what = '',
    more = '',
    last = '',
  } = useParams<{
    how: string
    what?: string
    more?: string
    last?: string
  }>()
  if (how === 'open') return <Opened key={what} id={what} />
  if (how === 'link') return <FromLink key={what} packed={what} />
  const origin: StudyOrigin =
    how === 'moment'
      ? { from: 'moment', game: what, seq: Number(more) || 0, seat: Number(last) || 0 }
      : { from: 'scenario', game: what, scenario: more }
  return <Begun key={`${how} ${what} ${more} ${last}`} origin={origin} />
}

function Opened({ id }: { readonly id: string }) {
  const { say } = useStudySay()
  const [kept, setKept] = useState<Kept | 'gone'>()
  useEffect(() => {
    let isHere = true
    void keptStudy(id).then(found => isHere && setKept(found ?? 'gone'))
    return () => {
      isHere = false
    }
  }, [id])
  if (kept === undefined) return <TableSkeleton />
  const editing = kept === 'gone' ? undefined : studyIn(kept)
  if (kept !== 'gone' && editing) return <At kept={kept} editing={editing} />
  return (
    <PageFrame title={say('title')}>
      <Notice
        title={say('failed')}
        onward={
          <>
            <Link href={paths.studies} className="button button--primary">
              {say('title')}
            </Link>
            {kept !== 'gone' && (
              <button type="button" className="button" onClick={() => download('study.txt', kept.text)}>
                {say('export')}
              </button>
            )}
          </>
        }
      >
        {say(kept === 'gone' ? 'failed.gone' : 'failed.text')}
      </Notice>
    </PageFrame>
  )
}

function At({ kept, editing }: { readonly kept: Kept; readonly editing: Editing }) {
  const { say } = useStudySay()
  const open = useStudy(kept, editing)
  const { study, at } = open.editing
  const { start } = study.chapters[at.chapter]
  const game = useGameUi(start.game)
  if (game === undefined) return <TableSkeleton />
  if ('problem' in game)
    return (
      <PageFrame title={say('title')}>
        <ProblemNotice problem={game.problem} title={say('failed')} />
      </PageFrame>
    )
  return <WithWords key={start.game} open={open} {...game} />
}

function WithWords({ open, cover, ui }: GameScreen & { readonly open: ReturnType<typeof useStudy> }) {
  const { say } = useStudySay()
  const words = useGameWords(ui)
  const { study, at } = open.editing
  const { scenario } = study.chapters[at.chapter].start
  const [board, setBoard] = useState(() => ({ scenario, found: boardOf(ui, scenario) }))
  if (board.scenario !== scenario) setBoard({ scenario, found: boardOf(ui, scenario) })
  if (!words) return <TableSkeleton />
  if ('problem' in board.found)
    return (
      <PageFrame title={say('title')}>
        <ProblemNotice problem={board.found.problem} title={say('failed')} />
      </PageFrame>
    )
  return <StudyTable key={scenario} {...{ open, cover, ui, words }} board={board.found} />
}

/** Sets a study up and goes on to it: Back leads to where one came from. */
function Begun({ origin }: { readonly origin: StudyOrigin }) {
  const { say } = useStudySay()
  const { host, covers } = useShell()
  const [, goTo] = useLocation()
  const [problem, setProblem] = useState<Problem>()
  const key = JSON.stringify(origin)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for where it begins.
  useEffect(() => {
    let isHere = true
    const begin = async (): Promise<string | undefined> => {
      const begun = await host.ask('studyBegin', { origin })
      if (!isHere) return undefined
      const scenario = scenarioOf(covers, begun.start)
      const from = origin.from === 'moment' ? say('chapter.moment', { scenario, seq: origin.seq }) : ''
      return keepNewStudy(begun, { title: scenario, chapter: say('chapter.first', { number: 1 }), from })
    }
    begin().then(
      id => isHere && id !== undefined && goTo(paths.study(id), { replace: true }),
      error => isHere && setProblem(problemOf(error)),
    )
    return () => {
      isHere = false
    }
  }, [host, key])
  if (!problem) return <TableSkeleton />
  return (
    <PageFrame title={say('title')}>
      <ProblemNotice problem={problem} title={say('failed')} />
    </PageFrame>
  )
}

function FromLink({ packed }: { readonly packed: string }) {
  const { say } = useStudySay()
  const { host } = useShell()
  const [, goTo] = useLocation()
  const [found, setFound] = useState<{ readonly problems: readonly Problem[]; readonly id?: string }>()
  useEffect(() => {
    let isHere = true
    const read = async (): Promise<void> => {
      const text = await readStudyLink(packed)
      if (!text.ok) return setFound({ problems: [text.problem] })
      const { text: held, problems } = await host.ask('studyRead', { text: text.value })
      if (!isHere) return
      const id = await addStudy(held)
      if (problems.length === 0) goTo(paths.study(id), { replace: true })
      else setFound({ problems, id })
    }
    read().catch(error => isHere && setFound({ problems: [problemOf(error)] }))
    return () => {
      isHere = false
    }
  }, [host, packed, goTo])
  if (!found) return <TableSkeleton />
  return (
    <PageFrame title={say('title')}>
      {found.id ? (
        <ImportedNotice id={found.id} problems={found.problems} />
      ) : (
        <LineProblems problems={found.problems} />
      )}
    </PageFrame>
  )
}
