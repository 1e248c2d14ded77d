/** Was zum Glück gesagt wird, auf Deutsch. */
import type { Messages } from '@bivouac/face-kit'
import type { LUCK as EN } from './en.ts'

export const LUCK: Messages<typeof EN, 'de'> = {
  'what.ranged': 'Fernkampf',
  'what.close': 'Nahkampf',
  'what.barrage': 'Trommelfeuer',
  'what.shell': 'Granaten',
  'what.battle': 'Kampf',
  'die.battle': 'Kampfwürfel',
  'die.targeting': 'Zielwürfel',
  note: 'Ein Treffer ist eine Figur, die die Würfel nehmen, höchstens so viele, wie das Ziel hat; eigene Figuren unter eigenen Granaten zählen gegen dich. Flaggen und HQ-Symbole zählen nur bei den Würfelseiten, gezogene Karten gar nicht.',
}
