/** The drawn examples by their clause, with what is said of each. */
import type { DrawnExample } from '@bivouac/client-shell'
import { fetchedPerLanguage } from '@bivouac/face-kit'
import examples from '../../rulebook/examples.json' with { type: 'json' }
import { type Example, examplePicture, exampleSize } from '../../src/drawing/example.ts'
import type { MESSAGES } from './messages/en.ts'
import { galleryWordsIn } from './words.ts'

export const examplesIn = fetchedPerLanguage(async (language): Promise<readonly DrawnExample[]> => {
  const { say } = await galleryWordsIn(language)
  return examples.map((example: Example) => ({
    id: example.id,
    clause: example.clause,
    caption: say(`example.${example.id}` as keyof typeof MESSAGES),
    ...exampleSize(example),
    paint: () => examplePicture(example),
  }))
})
