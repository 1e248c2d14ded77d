/** What is said of luck, in Polish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'pl'> = {
  'what.ranged': 'Walka na odległość',
  'what.close': 'Walka wręcz',
  'what.barrage': 'Nawała artyleryjska',
  'what.shell': 'Pociski',
  'what.battle': 'Walka',
  'die.battle': 'Kości walki',
  'die.targeting': 'Kości celowania',
  note: 'Trafienie to figurka zabrana przez kości, najwyżej tyle, ile ma cel; własne figurki pod własnymi pociskami liczą się przeciwko tobie. Flagi i symbole HQ liczą się tylko wśród ścianek, a dobrane karty wcale.',
}
