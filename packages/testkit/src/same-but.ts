/** Whether two states are the same but for what the kernel counts and draws with. */
import { DRAWS, REVEALED, RNG, type Table } from '@bivouac/kernel'

const COUNTERS = new Set([RNG, RNG + 1, RNG + 2, RNG + 3, DRAWS, REVEALED, REVEALED + 1])

export const sameBut = (a: Table, b: Table): boolean =>
  a.words.every((word, i) => COUNTERS.has(i) || word === b.words[i])
