/** Polish: what is shown before a game is opened. */
import type { Messages } from '@bivouac/face-kit'
import type { TITLES as ENGLISH } from '../en/titles.ts'

export const TITLES: Messages<typeof ENGLISH, 'pl'> = {
  'side.us': 'Amerykanie',
  'side.german': 'Niemcy',

  'scenario.la-raye': 'La Raye',
  'scenario.montmartin-en-graignes': 'Montmartin-en-Graignes',
  'scenario.raid-across-the-canal': 'Wypad za kanał',
  'scenario.behind-enemy-lines': 'Za linią wroga',
  'scenario.crossing-the-vire': 'Przeprawa przez Vire',
  'scenario.desperate-withdrawal': 'Rozpaczliwy odwrót',
  'scenario.la-huberderie': 'La Huberderie',
  'scenario.streets-of-tessy-sur-vire': 'Ulice Tessy-sur-Vire',
  'scenario.reinforcements': 'Posiłki',
  'scenario.critical-intelligence': 'Kluczowe informacje',
  'scenario.hill-314': 'Wzgórze 314',
  'scenario.mortain': 'Mortain',
  'place.l-enauderie-to-montmartin-en-graignes': 'Z L’Enauderie do Montmartin-en-Graignes',
  'place.vire-et-taute-canal': 'Kanał Vire–Taute',
  'place.river-vire': 'Rzeka Vire',
}
