/** The course of Normandy: its lessons, and their words in each language. Fetched when somebody wants to learn. */
import { courseOf } from '@bivouac/client-shell'
import { LESSONS } from './lessons.ts'

const loadPictures = async () => (await import('./pictures.ts')).lessonPicture

export const normandyCourse = courseOf(LESSONS, loadPictures, import.meta.glob('./messages/*.ts'))
