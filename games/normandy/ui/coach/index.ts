/** The coach of Normandy: its notes, and their words in each language. Fetched only while it is on. */
import { coachOf } from '@bivouac/client-shell'
import { RULES } from './notes.ts'
import { sceneOf } from './scene.ts'

export const normandyCoach = coachOf({
  rules: RULES,
  sceneOf,
  texts: import.meta.glob('./messages/*.ts'),
})
