/** The rules to look things up in: all clauses, the terms, and a gallery of everything in the box. */
import type { GameReference } from '@bivouac/client-shell'
import { titledChapters } from '@bivouac/face-kit'
import rulebook from '../../RULEBOOK.md?raw'
import { loadSpeech } from '../speech.ts'
import { CHAPTER_TITLES } from './chapter-titles.ts'
import { GreatWarGallery } from './gallery.tsx'
import terms from './terms.json' with { type: 'json' }

export const greatWarReference: GameReference = {
  primerIn: async language => (await loadSpeech(language)).primer,
  chapters: titledChapters(rulebook, CHAPTER_TITLES),
  terms,
  Gallery: GreatWarGallery,
}
