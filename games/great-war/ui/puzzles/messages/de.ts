/** What the motifs of The Great War's puzzles are called, in German. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'de'> = {
  'which-command-card': 'Welche Befehlskarte',
  'whom-to-order': 'Wem befehlen',
  'into-the-trench': 'In den Graben',
  'where-to-move': 'Wohin ziehen',
  'hold-the-ground': 'Die Stellung halten',
  'close-combat': 'Nahkampf',
  'which-target': 'Welches Ziel',
  'cross-fire': 'Kreuzfeuer',
  'cease-fire': 'Feuer einstellen',
  'cut-the-wire': 'Den Draht schneiden',
  artillery: 'Artillerie',
  'combat-card': 'Wann eine Gefechtskarte',
  'answer-the-enemy': 'Dem Gegner antworten',
  'take-the-ground': 'Nachrücken',
  'stay-put': 'Stehen bleiben',
  'fall-back': 'Wohin zurückweichen',
  'stand-fast': 'Standhalten',
  'end-of-turn': 'Das Ende des Zuges',
}
