/** How a lesson gets its table: whoever puts the app together knows the games' rules, the shell does not. */
import type { Lesson, LessonTable } from '@bivouac/host/lessons'

/** `from` is the step to begin at. */
export type OpenLesson = (game: string, lesson: Lesson, from: number) => Promise<LessonTable>
