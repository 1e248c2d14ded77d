/** One lesson on the real table: opens a table that follows its script, and keeps how far the learner has come. */
import type { Lesson, LessonTable } from '@bivouac/host/lessons'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useParams } from 'wouter'
import type { GameCover } from '../game-ui.ts'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { Notice, ProblemNotice } from '../pages/parts/notice.tsx'
import { useFetched } from '../pages/parts/use-fetched.ts'
import { paths } from '../paths.ts'
import { useShell } from '../shell-context.ts'
import { newStore } from '../store/store.ts'
import type { Meant, Teaching } from '../table/desk.ts'
import { GameAt } from '../table/game-page.tsx'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { AloneTable } from './alone-table.tsx'
import { type AtLesson, AtLessonContext } from './at-lesson.ts'
import { LessonBar } from './lesson-bar.tsx'
import { LessonSlip } from './lesson-slip.tsx'
import { LessonSteps } from './lesson-steps.tsx'
import { LessonVeil } from './lesson-veil.tsx'
import type { OpenLesson } from './open-lesson.ts'
import { theProgress } from './progress.ts'
import { useLessonSay } from './say.ts'
import { type Course, useCourse } from './use-course.ts'

export default function LessonPage() {
  const { covers } = useShell()
  const { game, lesson } = useParams<{ game: string; lesson: string }>()
  const cover = covers.find(({ id }) => id === game)
  return cover ? <LessonOf cover={cover} id={lesson} /> : <NoLesson game={covers[0].id} />
}

function LessonOf({ cover, id }: { readonly cover: GameCover; readonly id: string }) {
  const { say } = useLessonSay()
  const { lessons } = useShell()
  const course = useCourse(cover)
  const open = useFetched(lessons)
  const trouble = [course, open].find(one => one.state === 'trouble')
  if (trouble?.state === 'trouble')
    return (
      <PageFrame title={say('slip')}>
        <ProblemNotice problem={trouble.problem} />
      </PageFrame>
    )
  if (course.state !== 'here' || open.state !== 'here') return <TableSkeleton />
  const lesson = course.value?.lessons.find(one => one.id === id)
  if (!course.value || !lesson) return <NoLesson game={cover.id} />
  if (lesson.steps.length === 0) return <AloneTable game={cover.id} lesson={lesson} />
  return <Taught key={id} game={cover.id} course={course.value} lesson={lesson} open={open.value} />
}

function NoLesson({ game }: { readonly game: string }) {
  const { say } = useLessonSay()
  return (
    <PageFrame title={say('no-lesson')}>
      <Notice title={say('no-lesson')}>
        {say('no-lesson.how')} <Link href={paths.learn(game)}>{say('lessons')}</Link>
      </Notice>
    </PageFrame>
  )
}

interface TaughtProps {
  readonly game: string
  readonly course: Course
  readonly lesson: Lesson
  readonly open: OpenLesson
}

function Taught({ open, ...taught }: TaughtProps) {
  const { game, lesson } = taught
  const { say } = useLessonSay()
  /** A lesson that is taken once more gets a table of its own. */
  const [begun, setBegun] = useState(() => ({ times: 0, from: leftAt(game, lesson) }))
  const table = useFetched(useCallback(() => open(game, lesson, begun.from), [open, game, lesson, begun]))
  const again = useCallback(() => setBegun(({ times }) => ({ times: times + 1, from: 0 })), [])
  switch (table.state) {
    case 'waiting':
      return <TableSkeleton />
    case 'trouble':
      return (
        <PageFrame title={say('slip')}>
          <ProblemNotice problem={table.problem} />
        </PageFrame>
      )
    case 'here':
      return <TaughtAt key={begun.times} {...taught} table={table.value} again={again} />
  }
}

interface TaughtAtProps extends Omit<TaughtProps, 'open'>, Pick<AtLesson, 'again'> {
  readonly table: LessonTable
}

function TaughtAt({ game, course, lesson, table, again }: TaughtAtProps) {
  useKeptProgress(game, lesson, table)
  const { lessons, text } = course
  const at = lessons.indexOf(lesson)
  const value = useMemo<AtLesson>(
    () => ({
      game,
      lesson,
      number: at + 1,
      total: lessons.length,
      next: lessons[at + 1]?.id,
      table,
      text,
      again,
    }),
    [game, lesson, at, lessons, table, text, again],
  )
  const teaching = useMemo<Teaching>(
    () => ({
      Slip: LessonSlip,
      Bar: LessonBar,
      Steps: LessonSteps,
      Veil: LessonVeil,
      meant: meantAt(table),
      isDone: doneAt(table),
    }),
    [table],
  )
  const find = useMemo(() => async () => table.summary, [table])
  return (
    <AtLessonContext value={value}>
      <GameAt host={table} game={table.summary.id} find={find} teaching={teaching} />
    </AtLessonContext>
  )
}

/** Where the lesson was left; one that is done begins anew. */
function leftAt(game: string, { id, steps }: Lesson): number {
  const { step = 0 } = theProgress().get()[game]?.lessons[id] ?? {}
  return step < steps.length ? step : 0
}

function useKeptProgress(game: string, lesson: Lesson, { state }: LessonTable): void {
  useEffect(() => {
    const keep = (): void => {
      const { asked } = state.get()
      theProgress().note(game, lesson.id, asked ? { step: asked.at } : { step: 0, isDone: true })
    }
    keep()
    return state.subscribe(keep)
  }, [game, lesson, state])
}

/** What is asked for, for as long as the table of the lesson stands. */
function meantAt({ state }: LessonTable): Teaching['meant'] {
  const now = (): Meant | undefined => {
    const { since, open } = state.get()
    if (open.length === 0) return undefined
    return { seq: since[since.length - 1], commands: open, own: (since.at(-2) ?? -1) + 1 }
  }
  const meant = newStore(now())
  state.subscribe(() => meant.set(now()))
  return meant
}

function doneAt({ state }: LessonTable): Teaching['isDone'] {
  const now = () => state.get().asked === undefined
  const isDone = newStore(now())
  state.subscribe(() => isDone.set(now()))
  return isDone
}
