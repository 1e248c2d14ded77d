/** Was zum Glück gesagt wird, auf Deutsch. */
import type { Messages } from '@bivouac/face-kit'
import type { LUCK as EN } from './en.ts'

export const LUCK: Messages<typeof EN, 'de'> = {
  'die.ten': 'Zehnseitige Würfel',
  note: 'Als Treffer zählt jeder gelungene Angriff, jedes gelungene Unterdrücken und Sprengen, was auch immer es dann bewirkt. Trifft ein Sprengen die eigenen Leute, zählt das gegen dich. Gezogene Karten zählen nicht.',
}
