/** The puzzles of Normandy, and what their motifs are called in each language. Fetched when somebody wants to solve some. */
import { type MotifIcons, puzzlesOf } from '@bivouac/client-shell'
import type { MESSAGES } from './messages/en.ts'

/** In the order they are shown. */
const ICONS: MotifIcons<keyof typeof MESSAGES> = {
  'which-card-to-bid': 'cards',
  'open-fire': 'attack',
  'which-target': 'target',
  'suppress-first': 'suppress',
  'hold-the-ground': 'control',
  'hunker-down': 'hunker',
  'clear-the-fog': 'recon',
  'blind-the-enemy': 'conceal',
  'scout-ahead': 'scout',
  'which-way': 'move',
  'lead-the-platoon': 'command',
  'call-for-men': 'bolster',
  'call-in-fire': 'blast',
  'make-ready': 'inspire',
  'stop-in-time': 'lock',
}

export const normandyPuzzles = puzzlesOf(
  ICONS,
  async () => (await import('@bivouac/normandy/puzzles.json')).default,
  import.meta.glob('./messages/*.ts'),
)
