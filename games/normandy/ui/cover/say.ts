/** The cover's words: English is here from the start, another language once the cover has fetched it. */
import { fetchFile, sayersAhead, type TableFile } from '@bivouac/face-kit'
import { MESSAGES } from './messages/en.ts'

export type CoverKey = keyof typeof MESSAGES

const OTHERS = import.meta.glob(['./messages/*.ts', '!./messages/en.ts'])

export const { in: coverWordsIn, fetch: fetchCoverWords } = sayersAhead<CoverKey>(
  MESSAGES,
  async language => (await fetchFile<TableFile<CoverKey>>(OTHERS, language)).MESSAGES,
)
