/** What a file of puzzles adds up to. */
import { type Descents, type PuzzleFile, SOLVERS, type Solver, solvedBy } from '@bivouac/puzzles'
import { aligned, counted, figure } from '../output.ts'

interface PuzzleFigures {
  readonly game: string
  readonly seed: string
  readonly games: number
  readonly descents: Descents
  readonly found: number
  readonly motifs: Readonly<Record<string, number>>
  readonly scenarios: Readonly<Record<string, number>>
  /** By the weakest level that finds the solution more often than not. */
  readonly levels: Readonly<Record<Solver | 'nobody', number>>
  readonly ratings: { readonly least: number; readonly median: number; readonly most: number }
}

export function puzzleFigures({ game, seed, games, descents, puzzles }: PuzzleFile): PuzzleFigures {
  const weakest = puzzles.map((puzzle): Solver | 'nobody' => solvedBy(puzzle)[0] ?? 'nobody')
  const ratings = puzzles.map(({ rating }) => rating).sort((a, b) => a - b)
  return {
    game,
    seed,
    games,
    descents,
    found: puzzles.length,
    motifs: tallied(puzzles.map(({ motif }) => motif)),
    scenarios: tallied(puzzles.map(({ scenario }) => scenario)),
    levels: {
      recruit: 0,
      regular: 0,
      veteran: 0,
      expert: 0,
      nobody: 0,
      ...tallied(weakest),
    },
    ratings: {
      least: ratings[0] ?? 0,
      median: ratings[ratings.length >> 1] ?? 0,
      most: ratings.at(-1) ?? 0,
    },
  }
}

/** How often each comes, the most frequent first. */
function tallied(words: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)))
}

export function puzzlesInWords(figures: PuzzleFigures, out: string | undefined): string {
  const { found, games, seed, descents, motifs, levels, ratings } = figures
  const rows = (counts: Readonly<Record<string, number>>, head: string): string =>
    aligned(Object.entries(counts), [
      { head, cell: ([name]) => name },
      { head: 'puzzles', cell: ([, count]) => figure(count), right: true },
    ])
  const place = out === undefined ? '' : `, in ${out}`
  return [
    `${counted(found, 'puzzle')} from ${counted(games, 'game')}${place} · seed ${seed}`,
    `picked by ${figure(descents.pick)} descents, measured by ${figure(descents.measure)}, twice; ratings ${ratings.least} to ${ratings.most}, half of them below ${ratings.median}`,
    rows(motifs, 'motif'),
    rows(
      Object.fromEntries([...SOLVERS, 'nobody' as const].map(level => [level, levels[level]])),
      'first solved by',
    ),
  ].join('\n\n')
}
