/** Spanish: what is shown before a game is opened. */
import type { Messages } from '@bivouac/face-kit'
import type { TITLES as ENGLISH } from '../en/titles.ts'

export const TITLES: Messages<typeof ENGLISH, 'es'> = {
  'side.us': 'Estadounidenses',
  'side.german': 'Alemanes',

  'scenario.la-raye': 'La Raye',
  'scenario.montmartin-en-graignes': 'Montmartin-en-Graignes',
  'scenario.raid-across-the-canal': 'Incursión al otro lado del canal',
  'scenario.behind-enemy-lines': 'Tras las líneas enemigas',
  'scenario.crossing-the-vire': 'El cruce del Vire',
  'scenario.desperate-withdrawal': 'Retirada desesperada',
  'scenario.la-huberderie': 'La Huberderie',
  'scenario.streets-of-tessy-sur-vire': 'Las calles de Tessy-sur-Vire',
  'scenario.reinforcements': 'Refuerzos',
  'scenario.critical-intelligence': 'Información crucial',
  'scenario.hill-314': 'Cota 314',
  'scenario.mortain': 'Mortain',
  'place.l-enauderie-to-montmartin-en-graignes': 'De L’Enauderie a Montmartin-en-Graignes',
  'place.vire-et-taute-canal': 'Canal de Vire y Taute',
  'place.river-vire': 'Río Vire',
}
