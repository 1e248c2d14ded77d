/** What is said of luck, in Polish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'pl'> = {
  'die.ten': 'Kości dziesięciościenne',
  note: 'Trafienie to każdy udany Atak, Ogień ciągły lub Ostrzał, bez względu na skutek. Jeśli Ostrzał trafi twoich ludzi, liczy się przeciwko tobie. Dobranych kart się nie liczy.',
}
