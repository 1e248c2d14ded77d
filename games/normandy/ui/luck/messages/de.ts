/** What is said of luck, in German. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'de'> = {
  'die.ten': 'Zehnseitige Würfel',
  note: 'Als Treffer zählt jeder gelungene Angriff und jedes gelungene Unterdrücken oder Sprengen, gleich, was es dann bewirkt. Trifft Sprengen die eigenen Leute, zählt das gegen dich. Gezogene Karten zählen nicht.',
}
