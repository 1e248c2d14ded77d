/** What is said of luck, in German. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'de'> = {
  'what.ranged': 'Fernkampf',
  'what.close': 'Nahkampf',
  'what.barrage': 'Beschuss',
  'what.shell': 'Granaten',
  'what.battle': 'Kampf',
  'die.battle': 'Kampfwürfel',
  'die.targeting': 'Zielwürfel',
  note: 'Als Treffer zählt jede Figur, die die Würfel kosten, höchstens so viele, wie das Ziel hat; eigene Figuren unter eigenen Granaten zählen gegen dich. Flaggen und HQ-Symbole zählen nur bei den Würfelseiten, gezogene Karten gar nicht.',
}
