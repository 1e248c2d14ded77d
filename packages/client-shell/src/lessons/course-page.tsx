/** The course of a game: where one left off first, then all lessons in order, and the way past them. */
import './course-page.css'
import type { Lesson } from '@bivouac/host/lessons'
import type { GameSummary } from '@bivouac/protocol'
import { useMemo, useRef } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { Painted } from '../gallery/painted.tsx'
import { useNear } from '../gallery/use-near.ts'
import type { GameCover } from '../game-ui.ts'
import { PageFrame, PageHeading } from '../pages/frame/page-frame.tsx'
import { GameChoice } from '../pages/parts/game-choice.tsx'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { shortName } from '../pages/parts/short-name.ts'
import { Skeleton } from '../pages/parts/skeleton.tsx'
import { useAsked } from '../pages/parts/use-asked.ts'
import { useFetched } from '../pages/parts/use-fetched.ts'
import { Icon } from '../parts/icon.tsx'
import { paths } from '../paths.ts'
import { useShell } from '../shell-context.ts'
import { useStore } from '../store/use-store.ts'
import { type CourseProgress, NO_PROGRESS, NOT_BEGUN, theProgress } from './progress.ts'
import { useLessonSay } from './say.ts'
import { StepDots } from './step-dots.tsx'
import { type Course, useCourse } from './use-course.ts'

export default function CoursePage() {
  const { say } = useLessonSay()
  const { covers } = useShell()
  const { game } = useParams<{ game?: string }>()
  const [, go] = useLocation()
  const cover = covers.find(({ id }) => id === game) ?? covers[0]
  const course = useCourse(cover)
  const lessons = course.state === 'here' ? (course.value?.lessons ?? []) : []
  const title = say('title', { game: shortName(cover.name) })
  const minutes = lessons.reduce((sum, one) => sum + one.minutes, 0)
  return (
    <PageFrame title={title} place="learn" bare>
      <div className="course-page">
        <header className="course-page__head">
          <div className="page-frame__head">
            <PageHeading>{title}</PageHeading>
            {minutes > 0 && <p className="page-frame__lead">{say('lead', { minutes })}</p>}
          </div>
          <GameChoice quiet value={cover.id} onChange={id => go(paths.learn(id))} />
        </header>
        {course.state === 'waiting' && <Skeleton slips={4} height={80} />}
        {course.state === 'trouble' && <ProblemNotice problem={course.problem} />}
        {course.state === 'here' && course.value && (
          <CourseOf key={cover.id} cover={cover} course={course.value} />
        )}
      </div>
    </PageFrame>
  )
}

interface CourseProps {
  readonly cover: GameCover
  readonly course: Course
}

function CourseOf({ cover, course }: CourseProps) {
  const { say } = useLessonSay()
  const kept = useStore(theProgress())[cover.id] ?? NO_PROGRESS
  const { asked } = useAsked('games')
  const progress = withVictories(kept, course.lessons, asked.state === 'here' ? asked.value : [])
  return (
    <div className="course-page__grid">
      <GoOn cover={cover} course={course} progress={progress} />
      <section aria-label={say('lessons')} className="course-page__lessons">
        <ol>
          {course.lessons.map((lesson, at) => (
            <LessonRow key={lesson.id} {...{ cover, course, progress, lesson }} number={at + 1} />
          ))}
        </ol>
      </section>
      <section className="paper course-page__know">
        <h2>{say('know.title')}</h2>
        <p>{say('know.text')}</p>
        <div className="course-page__deeds">
          <Link href={paths.primer(cover.id)} className="button">
            {say('know.page')}
          </Link>
          {cover.loadPuzzles && (
            <Link href={paths.puzzles(cover.id)} className="button">
              {say('know.puzzles')}
            </Link>
          )}
          <Link href={paths.home} className="button">
            {say('know.play')}
          </Link>
        </div>
      </section>
    </div>
  )
}

/** The battle on one's own is done when it has been won, though it may have been begun once more since. */
function withVictories(
  progress: CourseProgress,
  lessons: readonly Lesson[],
  games: readonly GameSummary[],
): CourseProgress {
  const won = lessons.filter(({ id, seat }) => {
    const own = progress.lessons[id]?.games ?? []
    return games.some(one => own.includes(one.id) && one.outcome?.winner === seat)
  })
  const done = won.map(({ id }) => [id, { ...progress.lessons[id], isDone: true }] as const)
  return { ...progress, lessons: { ...progress.lessons, ...Object.fromEntries(done) } }
}

/** What is best taken now: what was left in the middle, else the first that is not done. */
function nextLesson(lessons: readonly Lesson[], { last, lessons: kept }: CourseProgress): Lesson | undefined {
  const left = lessons.find(({ id }) => id === last)
  if (left && (kept[left.id]?.step ?? 0) > 0) return left
  return lessons.find(({ id }) => !kept[id]?.isDone)
}

interface ProgressProps extends CourseProps {
  readonly progress: CourseProgress
}

function GoOn({ cover, course, progress }: ProgressProps) {
  const { say } = useLessonSay()
  const [, go] = useLocation()
  const found = nextLesson(course.lessons, progress)
  const lesson = found ?? course.lessons[0]
  const { step } = progress.lessons[lesson.id] ?? NOT_BEGUN
  const isFirst = Object.keys(progress.lessons).length === 0
  const total = lesson.steps.length
  const startOver = (): void => {
    theProgress().note(cover.id, lesson.id, { step: 0 })
    go(paths.learn(cover.id, lesson.id))
  }
  return (
    <section className="paper course-page__go-on">
      <LessonPicture course={course} lesson={lesson} />
      <div className="course-page__words">
        <p className="label">
          {say(!found ? 'go-on.all' : step > 0 ? 'go-on.left' : isFirst ? 'go-on.first' : 'go-on.next')}
        </p>
        <h2 className="title">{course.text(`${lesson.id}.title`)}</h2>
        <p>{course.text(`${lesson.id}.idea`)}</p>
        {step > 0 && (
          <p className="course-page__step">
            <StepDots total={total} now={step} label={say('step', { number: step + 1, total })} />
            <span aria-hidden="true">{say('step', { number: step + 1, total })}</span>
          </p>
        )}
        <div className="course-page__deeds">
          <Link href={paths.learn(cover.id, lesson.id)} className="button button--primary">
            {say(!found ? 'once-more' : step > 0 ? 'continue' : 'begin')}
          </Link>
          {step > 0 && (
            <button type="button" className="button button--quiet" onClick={startOver}>
              {say('start-over')}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}

interface RowProps extends ProgressProps {
  readonly lesson: Lesson
  readonly number: number
}

function LessonRow({ cover, course, progress, lesson, number }: RowProps) {
  const { say } = useLessonSay()
  const { step, isDone } = progress.lessons[lesson.id] ?? NOT_BEGUN
  const total = lesson.steps.length
  return (
    <li>
      <Link href={paths.learn(cover.id, lesson.id)} className="paper rises course-page__lesson">
        <LessonPicture course={course} lesson={lesson} />
        <span className="course-page__row-words">
          <b>
            {number}. {course.text(`${lesson.id}.title`)}
          </b>
          <small>{course.text(`${lesson.id}.idea`)}</small>
        </span>
        <span className="course-page__state">
          {step > 0 ? (
            <StepDots total={total} now={step} label={say('step', { number: step + 1, total })} />
          ) : isDone ? (
            <span className="course-page__done">
              <Icon name="check" size={18} /> {say('done')}
            </span>
          ) : (
            say('minutes', { minutes: lesson.minutes })
          )}
        </span>
      </Link>
    </li>
  )
}

/** What the lesson is about. */
function LessonPicture({ course, lesson }: Pick<RowProps, 'course' | 'lesson'>) {
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNear(place)
  const pictures = useFetched(course.loadPictures)
  const paint = useMemo(
    () => (pictures.state === 'here' ? pictures.value(lesson).paint : undefined),
    [pictures, lesson],
  )
  return (
    <span ref={place} className="course-page__picture">
      {isNear && paint && <Painted paint={paint} />}
    </span>
  )
}
