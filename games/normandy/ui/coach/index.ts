/** The coach of Normandy: its notes, and their words in each language. Fetched only while it is on. */
import { coachOf } from '@bivouac/client-shell'
import { RULES } from './notes.ts'
import { sceneOf } from './scene.ts'

export const normandyCoach = coachOf({
  rules: RULES,
  sceneOf,
  texts: {
    en: async () => (await import('./messages/en.ts')).EN,
    de: async () => (await import('./messages/de.ts')).DE,
    es: async () => (await import('./messages/es.ts')).ES,
    hu: async () => (await import('./messages/hu.ts')).HU,
    pl: async () => (await import('./messages/pl.ts')).PL,
  },
})
