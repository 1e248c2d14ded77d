/** Remembers in local storage how far somebody has come in each game's lessons. */
import { type Browserly, keptStore } from '../store/kept-store.ts'
import type { Watched } from '../store/store.ts'
import { theBrowser } from '../store/the-browser.ts'

interface LessonProgress {
  /** The step that was left, from 0. */
  readonly step: number
  readonly isDone: boolean
  /** Where the learner is on his own: the games he has played of it, the newest last. */
  readonly games?: readonly string[]
}

type Change = Partial<Pick<LessonProgress, 'step' | 'isDone'>> & { readonly game?: string }

export interface CourseProgress {
  /** The lesson that was taken last. */
  readonly last?: string
  readonly lessons: Readonly<Record<string, LessonProgress>>
}

/** By the game's id. */
type Progress = Readonly<Record<string, CourseProgress>>

interface ProgressStore extends Watched<Progress> {
  /** Notes how far a lesson has come; one that was done once stays done. */
  note(game: string, lesson: string, change: Change): void
}

export const NOT_BEGUN: LessonProgress = { step: 0, isDone: false }
export const NO_PROGRESS: CourseProgress = { lessons: {} }

export function progressStore(browser: Browserly): ProgressStore {
  const { get, set, subscribe } = keptStore(browser, 'bivouac.lessons', readProgress)
  return {
    get,
    subscribe,
    note(game, lesson, { game: begun, ...change }) {
      const { lessons } = get()[game] ?? NO_PROGRESS
      const before = lessons[lesson] ?? NOT_BEGUN
      const after = {
        ...before,
        ...change,
        isDone: before.isDone || change.isDone === true,
        ...gamesOf([...(before.games ?? []), begun]),
      }
      set({ ...get(), [game]: { last: lesson, lessons: { ...lessons, [lesson]: after } } })
    },
  }
}

/** Each once; nothing where there are none. */
function gamesOf(ids: readonly unknown[]): Pick<LessonProgress, 'games'> {
  const games = [...new Set(ids.filter(id => typeof id === 'string'))]
  return games.length > 0 ? { games } : {}
}

/** Whether the game is a battle of the course, an old one or the newest. */
export const isCourseBattle = (progress: Progress, game: string, id: string): boolean =>
  Object.values(progress[game]?.lessons ?? {}).some(({ games }) => games?.includes(id))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Takes of what is stored whatever makes sense. */
function readProgress(stored: unknown): Progress {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([game, course]) =>
      isRecord(course) ? [[game, readCourse(course)]] : [],
    ),
  )
}

function readCourse({ last, lessons }: Readonly<Record<string, unknown>>): CourseProgress {
  const read = Object.entries(isRecord(lessons) ? lessons : {}).flatMap(([id, one]) =>
    isRecord(one) ? [[id, readLesson(one)] as const] : [],
  )
  return { ...(typeof last === 'string' ? { last } : {}), lessons: Object.fromEntries(read) }
}

/** Once only the newest game was kept, as `game`. */
const readLesson = ({ step, isDone, game, games }: Readonly<Record<string, unknown>>): LessonProgress => ({
  step: Number.isInteger(step) && (step as number) > 0 ? (step as number) : 0,
  isDone: isDone === true,
  ...gamesOf([game, ...(Array.isArray(games) ? games : [])]),
})

let made: ProgressStore | undefined

/** One store a window, made when first asked for. */
export function theProgress(): ProgressStore {
  made ??= progressStore(theBrowser)
  return made
}
