/** The coach of The Great War: its notes, and their words in each language. Fetched only while it is on. */
import { coachOf } from '@bivouac/client-shell'
import { RULES } from './notes.ts'
import { sceneOf } from './scene.ts'

export const greatWarCoach = coachOf({
  rules: RULES,
  sceneOf,
  texts: import.meta.glob('./messages/*.ts'),
})
