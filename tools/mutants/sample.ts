/** A fixed few of the mutants: the same ones as long as their lines stay the same, and all alike likely. */
import { createHash } from 'node:crypto'
import type { Mutant } from './instrument.ts'

const SAMPLE = 200

export function sampleOf(mutants: readonly Mutant[]): readonly Mutant[] {
  const place = ({ file, code, change, nth }: Mutant): string =>
    createHash('sha256').update([file, code, change, nth].join('\n')).digest('hex')
  return mutants
    .map(mutant => ({ mutant, place: place(mutant) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, SAMPLE)
    .map(({ mutant }) => mutant)
}
