/** What the motifs of Normandy's puzzles are called, in French. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'fr'> = {
  'which-card-to-bid': 'Quelle carte miser',
  'open-fire': 'Ouvrir le feu',
  'which-target': 'Quelle cible',
  'suppress-first': 'D’abord neutraliser',
  'hold-the-ground': 'Tenir le terrain',
  'hunker-down': 'Quand se mettre à couvert',
  'clear-the-fog': 'Dissiper le brouillard',
  'blind-the-enemy': 'Aveugler l’ennemi',
  'scout-ahead': 'Éclairer la route',
  'which-way': 'Par où passer',
  'lead-the-platoon': 'Mener la section',
  'call-for-men': 'Appeler des renforts',
  'call-in-fire': 'Appeler le mortier',
  'make-ready': 'Se remettre debout',
  'stop-in-time': 'S’arrêter à temps',
}
