/** The rules to look things up in: all clauses, the terms, and a gallery of everything in the box. */
import type { GameReference } from '@bivouac/client-shell'
import { chaptersOf, fetchedPerLanguage, fetchTranslation } from '@bivouac/face-kit'
import rulebook from '../../RULEBOOK.md?raw'
import { cardText } from '../../src/text/names.ts'
import { primerIn } from '../../src/text/primer.ts'
import { loadSpeech } from '../speech.ts'
import { CHAPTERS } from './chapters.ts'
import { examplesIn } from './examples.ts'
import { GreatWarGallery } from './gallery.tsx'
import terms from './terms.json' with { type: 'json' }

const TRANSLATIONS = import.meta.glob('../../rulebook/*.md', { query: '?raw', import: 'default' })

export const greatWarReference: GameReference = {
  primerIn: async language => primerIn(await loadSpeech(language)),
  chaptersIn: fetchedPerLanguage(async language =>
    chaptersOf(rulebook, CHAPTERS, await fetchTranslation(TRANSLATIONS, language)),
  ),
  examplesIn,
  async cardNamesIn(language) {
    const speech = await loadSpeech(language)
    return card => cardText(speech, card)
  },
  terms,
  Gallery: GreatWarGallery,
}
