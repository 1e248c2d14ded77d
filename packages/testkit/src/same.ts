/** Ways of being alike. */
import { DRAWS, REVEALED, RNG, type Table } from '@bivouac/kernel'

/** Whether two values of plain data are alike to the last part. Faster than comparing their texts. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (a instanceof Int32Array && b instanceof Int32Array) return a.every((word, i) => word === b[i])
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  for (const field in one) if (!same(one[field], other[field])) return false
  for (const field in other) if (!(field in one)) return false
  return true
}

const COUNTERS = new Set([RNG, RNG + 1, RNG + 2, RNG + 3, DRAWS, REVEALED, REVEALED + 1])

/** Whether two states are alike but for what the kernel counts and draws with. */
export const sameBut = (a: Table, b: Table): boolean =>
  a.words.every((word, i) => COUNTERS.has(i) || word === b.words[i])
