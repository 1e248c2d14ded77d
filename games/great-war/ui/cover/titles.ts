/** The sides and scenarios: all that is said before a game is opened. English is here, another language once it is fetched. */
import { titlesAhead } from '@bivouac/face-kit'
import { TITLES } from '../../src/text/messages/en/titles.ts'

const OTHERS = import.meta.glob([
  '../../src/text/messages/*/titles.ts',
  '!../../src/text/messages/en/titles.ts',
])

export const { in: titlesIn, fetch: fetchTitles } = titlesAhead(TITLES, OTHERS)
