/** German: what is shown before a game is opened. */
import type { Messages } from '@bivouac/face-kit'
import type { TITLES as ENGLISH } from '../en/titles.ts'

export const TITLES: Messages<typeof ENGLISH, 'de'> = {
  'side.us': 'Amerikaner',
  'side.german': 'Deutsche',

  'scenario.la-raye': 'La Raye',
  'scenario.montmartin-en-graignes': 'Montmartin-en-Graignes',
  'scenario.raid-across-the-canal': 'Vorstoß über den Kanal',
  'scenario.behind-enemy-lines': 'Hinter feindlichen Linien',
  'scenario.crossing-the-vire': 'Über die Vire',
  'scenario.desperate-withdrawal': 'Verzweifelter Rückzug',
  'scenario.la-huberderie': 'La Huberderie',
  'scenario.streets-of-tessy-sur-vire': 'Die Straßen von Tessy-sur-Vire',
  'scenario.reinforcements': 'Verstärkung',
  'scenario.critical-intelligence': 'Wichtige Informationen',
  'scenario.hill-314': 'Höhe 314',
  'scenario.mortain': 'Mortain',
  'place.l-enauderie-to-montmartin-en-graignes': 'Von L’Enauderie nach Montmartin-en-Graignes',
  'place.vire-et-taute-canal': 'Vire-Taute-Kanal',
  'place.river-vire': 'Fluss Vire',
}
