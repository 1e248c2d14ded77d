/** How many puzzles of each motif have been solved, of those that were tried. */
import type { Puzzle } from '@bivouac/puzzles'
import type { Solver } from './kept.ts'

interface Tally {
  readonly motif: string
  readonly solved: number
  readonly tried: number
  /** How many there are. */
  readonly all: number
}

/** In the order of the motifs; those without a puzzle are left out. */
export function talliesOf(
  motifs: readonly string[],
  puzzles: readonly Pick<Puzzle, 'id' | 'motif'>[],
  { answers }: Pick<Solver, 'answers'>,
): readonly Tally[] {
  return motifs.flatMap(motif => {
    const all = puzzles.filter(one => one.motif === motif)
    const tried = all.filter(({ id }) => id in answers)
    const solved = tried.filter(({ id }) => answers[id].isSolved)
    return all.length === 0 ? [] : [{ motif, solved: solved.length, tried: tried.length, all: all.length }]
  })
}
