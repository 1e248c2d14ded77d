/** Puzzles for tests: of no game, but in order. */
import type { Puzzle, PuzzleFile, Source } from '@bivouac/puzzles'

export const MOTIFS = ['which-way', 'open-fire']

const SOURCE: Source = {
  levels: ['regular', 'veteran'],
  seed: 's',
  round: 3,
  number: 43,
  played: 'stop',
  winner: 'us',
  ending: 'points',
}

export const puzzle = (id: string, more: Partial<Puzzle> = {}): Puzzle => ({
  id,
  scenario: 'la-raye',
  rules: 2,
  position: 'normandy la-raye\n',
  seat: 0,
  motif: 'which-way',
  rating: 1500,
  deviation: 120,
  choices: [
    { command: 'to 6A', chance: 6000, error: 12 },
    { command: 'to 2B', chance: 5000, error: 12 },
    { command: 'stop', chance: 4100, error: 60 },
  ],
  proof: [
    { seed: 's/a', best: 6000, second: 5000, runnerUp: 'to 2B', error: 60 },
    { seed: 's/b', best: 5950, second: 5050, runnerUp: 'to 2B', error: 60 },
  ],
  tries: {
    recruit: { solved: 2, of: 12 },
    regular: { solved: 5, of: 8 },
    veteran: { solved: 2, of: 4 },
    expert: { solved: 2, of: 2 },
  },
  source: SOURCE,
  ...more,
})

export const file = (puzzles: readonly Puzzle[]): PuzzleFile => ({
  format: 1,
  game: 'normandy',
  seed: 's',
  games: 1,
  descents: { screen: 8, pick: 20, grow: 5, measure: 5 },
  puzzles,
})

/** So many, each a little harder than the one before. */
export const several = (count: number): Puzzle[] =>
  Array.from({ length: count }, (_, i) =>
    puzzle(`p-${String(i).padStart(3, '0')}`, { rating: 1000 + 20 * i }),
  )
