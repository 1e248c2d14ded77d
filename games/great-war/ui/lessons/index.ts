/** The course of The Great War: its lessons, and their words in each language. Fetched when somebody wants to learn. */
import { courseOf } from '@bivouac/client-shell'
import { LESSONS } from './lessons.ts'

export const greatWarCourse = courseOf(LESSONS, import.meta.glob('./messages/*.ts'))
