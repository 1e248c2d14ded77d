/** The chapters of the rulebook that players read; the others are for those who build the game. */
export const CHAPTERS: readonly string[] = [
  'N-1',
  'N-2',
  'N-3',
  'N-4',
  'N-5',
  'N-6',
  'N-7',
  'N-8',
  'N-9',
  'N-10',
  'an-example-round',
  'campaign',
  'rulings',
]
