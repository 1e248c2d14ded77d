/** What the motifs of Normandy's puzzles are called, in English. */

export const MESSAGES = {
  'which-card-to-bid': 'Which card to bid',
  'open-fire': 'Open fire',
  'which-target': 'Which target',
  'suppress-first': 'Suppress first',
  'hold-the-ground': 'Hold the ground',
  'hunker-down': 'When to hunker down',
  'clear-the-fog': 'Clear the fog',
  'blind-the-enemy': 'Blind the enemy',
  'scout-ahead': 'Scout ahead',
  'which-way': 'Which way',
  'lead-the-platoon': 'Lead the platoon',
  'call-for-men': 'Call for men',
  'call-in-fire': 'Call in the mortar',
  'make-ready': 'Back on their feet',
  'stop-in-time': 'Stop in time',
} as const
