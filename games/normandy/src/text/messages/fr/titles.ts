/** French: what is shown before a game is opened: the sides, and the scenarios with their places. */
import type { Messages } from '@bivouac/face-kit'
import type { TITLES as ENGLISH } from '../en/titles.ts'

export const TITLES: Messages<typeof ENGLISH, 'fr'> = {
  'side.us': 'Américains',
  'side.german': 'Allemands',
  'scenario.la-raye': 'La Raye',
  'scenario.montmartin-en-graignes': 'Montmartin-en-Graignes',
  'scenario.raid-across-the-canal': 'Raid par-delà le canal',
  'scenario.behind-enemy-lines': 'Derrière les lignes ennemies',
  'scenario.crossing-the-vire': 'La traversée de la Vire',
  'scenario.desperate-withdrawal': 'Repli désespéré',
  'scenario.la-huberderie': 'La Huberderie',
  'scenario.streets-of-tessy-sur-vire': 'Les rues de Tessy-sur-Vire',
  'scenario.reinforcements': 'Renforts',
  'scenario.critical-intelligence': 'Renseignements cruciaux',
  'scenario.hill-314': 'La cote 314',
  'scenario.mortain': 'Mortain',
  'place.l-enauderie-to-montmartin-en-graignes': 'De L’Enauderie à Montmartin-en-Graignes',
  'place.vire-et-taute-canal': 'Canal de Vire et Taute',
  'place.river-vire': 'La Vire',
}
