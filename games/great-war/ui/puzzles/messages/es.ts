/** What the motifs of The Great War's puzzles are called, in Spanish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'es'> = {
  'which-command-card': 'Qué carta de mando',
  'whom-to-order': 'A quién dar la orden',
  'into-the-trench': 'A la trinchera',
  'where-to-move': 'Adónde mover',
  'hold-the-ground': 'Mantener la posición',
  'close-combat': 'Cuerpo a cuerpo',
  'which-target': 'Qué objetivo',
  'cross-fire': 'Fuego cruzado',
  'cease-fire': 'Alto el fuego',
  'cut-the-wire': 'Cortar la alambrada',
  artillery: 'Artillería',
  'combat-card': 'Cuándo jugar una carta de combate',
  'answer-the-enemy': 'Responder al enemigo',
  'take-the-ground': 'Ocupar el terreno',
  'stay-put': 'Quedarse quieto',
  'fall-back': 'Por dónde retirarse',
  'stand-fast': 'Aguantar',
  'end-of-turn': 'El final del turno',
}
