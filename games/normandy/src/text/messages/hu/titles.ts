/** Hungarian: what is shown before a game is opened. */
import type { Messages } from '@bivouac/face-kit'
import type { TITLES as ENGLISH } from '../en/titles.ts'

export const TITLES: Messages<typeof ENGLISH, 'hu'> = {
  'side.us': 'Amerikaiak',
  'side.german': 'Németek',

  'scenario.la-raye': 'La Raye',
  'scenario.montmartin-en-graignes': 'Montmartin-en-Graignes',
  'scenario.raid-across-the-canal': 'Rajtaütés a csatornán túl',
  'scenario.behind-enemy-lines': 'Az ellenség vonalai mögött',
  'scenario.crossing-the-vire': 'Átkelés a Vire-en',
  'scenario.desperate-withdrawal': 'Kétségbeesett visszavonulás',
  'scenario.la-huberderie': 'La Huberderie',
  'scenario.streets-of-tessy-sur-vire': 'Tessy-sur-Vire utcái',
  'scenario.reinforcements': 'Erősítés érkezik',
  'scenario.critical-intelligence': 'Létfontosságú információ',
  'scenario.hill-314': '314-es magaslat',
  'scenario.mortain': 'Mortain',
  'place.l-enauderie-to-montmartin-en-graignes': 'L’Enauderie – Montmartin-en-Graignes',
  'place.vire-et-taute-canal': 'Vire–Taute-csatorna',
  'place.river-vire': 'Vire folyó',
}
