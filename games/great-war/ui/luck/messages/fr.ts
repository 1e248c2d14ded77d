/** French: what is said of luck. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'fr'> = {
  'what.ranged': 'Combat à distance',
  'what.close': 'Corps à corps',
  'what.barrage': 'Barrage',
  // Shells of a barrage that was rolled for before the story begins.
  'what.shell': 'Obus',
  // A battle whose beginning is not told.
  'what.battle': 'Combat',
  'die.battle': 'Dés de combat',
  'die.targeting': 'Dés de visée',
  note: 'Une touche est une figurine ôtée par les dés, jamais plus que la cible n’en a ; vos propres figurines sous vos obus comptent contre vous. Drapeaux et symboles HQ ne comptent que parmi les faces, et les cartes piochées pas du tout.',
}
