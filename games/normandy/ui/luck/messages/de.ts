/** What is said of luck, in German. */
import type { Messages } from '@bivouac/face-kit'
import type { LUCK as EN } from './en.ts'

export const LUCK: Messages<typeof EN, 'de'> = {
  'die.ten': 'Zehnseitige Würfel',
  note: 'Als Treffer zählt jeder gelungene Angriff und jedes gelungene Unterdrücken oder Sprengen, gleich, was es dann bewirkt. Trifft Sprengen die eigenen Leute, zählt das gegen dich. Gezogene Karten zählen nicht.',
}
