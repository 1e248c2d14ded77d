/** What the motifs of The Great War's puzzles are called, in French. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'fr'> = {
  'which-command-card': 'Quelle carte de commandement',
  'whom-to-order': 'À qui donner l’ordre',
  'into-the-trench': 'Dans la tranchée',
  'where-to-move': 'Où aller',
  'hold-the-ground': 'Tenir la position',
  'close-combat': 'Corps à corps',
  'which-target': 'Quelle cible',
  'cross-fire': 'Tirs croisés',
  'cease-fire': 'Cesser le feu',
  'cut-the-wire': 'Couper les barbelés',
  artillery: 'Artillerie',
  'combat-card': 'Quand jouer une carte de combat',
  'answer-the-enemy': 'Répondre à l’ennemi',
  'take-the-ground': 'Prendre le terrain',
  'stay-put': 'Rester sur place',
  'fall-back': 'Où se replier',
  'stand-fast': 'Tenir bon',
  'end-of-turn': 'La fin du tour',
}
