/** What the parts of a lesson at the table need of it. */
import type { Lesson, LessonTable } from '@bivouac/host/lessons'
import { createContext, useContext } from 'react'

export interface AtLesson {
  readonly game: string
  readonly lesson: Lesson
  /** Which lesson of the course it is, from 1, and how many there are. */
  readonly number: number
  readonly total: number
  /** The one that comes after it. */
  readonly next: string | undefined
  readonly table: LessonTable
  text(key: string): string
  again(): void
}

export const AtLessonContext = createContext<AtLesson | undefined>(undefined)

export function useLesson(): AtLesson {
  const lesson = useContext(AtLessonContext)
  if (!lesson) throw new Error('useLesson needs a lesson around it.')
  return lesson
}
