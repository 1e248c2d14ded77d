/** Throws for tests. */
import type { Throw } from '../../src/luck/throws.ts'

/** One that hits or misses. */
export const shot = (seat: number, chance: number, got: number, more: Partial<Throw> = {}): Throw => ({
  seq: 1,
  seat,
  what: 'attack',
  spread: { least: 0, chances: [1 - chance, chance] },
  got,
  faces: [],
  facts: [],
  ...more,
})
