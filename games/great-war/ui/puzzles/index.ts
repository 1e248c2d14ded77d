/** The puzzles of The Great War, and what their motifs are called in each language. Fetched when somebody wants to solve some. */
import { type MotifIcons, puzzlesOf } from '@bivouac/client-shell'
import type { MESSAGES } from './messages/en.ts'

/** In the order they are shown. */
const ICONS: MotifIcons<keyof typeof MESSAGES> = {
  'which-command-card': 'cards',
  'whom-to-order': 'command',
  'into-the-trench': 'shield',
  'where-to-move': 'move',
  'hold-the-ground': 'control',
  'close-combat': 'bayonet',
  'which-target': 'target',
  'cross-fire': 'attack',
  'cease-fire': 'pause',
  'cut-the-wire': 'wire',
  artillery: 'artillery',
  'combat-card': 'star',
  'answer-the-enemy': 'swap',
  'take-the-ground': 'up',
  'stay-put': 'lock',
  'fall-back': 'retreat',
  'stand-fast': 'infantry',
  'end-of-turn': 'clock',
}

export const greatWarPuzzles = puzzlesOf(
  ICONS,
  async () => (await import('@bivouac/great-war/puzzles.json')).default,
  import.meta.glob('./messages/*.ts'),
)
