/** What the motifs of The Great War's puzzles are called, in English. */

export const MESSAGES = {
  'which-command-card': 'Which command card',
  'whom-to-order': 'Whom to order',
  'into-the-trench': 'Into the trench',
  'where-to-move': 'Where to move',
  'hold-the-ground': 'Hold the ground',
  'close-combat': 'Close combat',
  'which-target': 'Which target',
  'cross-fire': 'Cross fire',
  'cease-fire': 'Hold your fire',
  'cut-the-wire': 'Cut the wire',
  artillery: 'Artillery',
  'combat-card': 'When to play a combat card',
  'answer-the-enemy': 'Answer the enemy',
  'take-the-ground': 'Take the ground',
  'stay-put': 'Stay put',
  'fall-back': 'Fall back',
  'stand-fast': 'Stand fast',
  'end-of-turn': 'The end of the turn',
} as const
