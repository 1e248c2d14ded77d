/** Lessons: what one consists of, and the table at which it is played. */
export type { Lesson, LessonDeed, LessonStep, WrongTry } from './lesson.ts'
export { type LessonTable, lessonBoard, lessonTable } from './lesson-table.ts'
export { askedIn } from './script.ts'
