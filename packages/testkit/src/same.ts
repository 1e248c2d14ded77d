/** Ways of being alike, for plain data and for states. */
import { DRAWS, type Layout, REVEALED, RNG, type Table } from '@bivouac/kernel'

/** Whether two values of plain data are alike to the last part. Faster than comparing their texts. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (a instanceof Int32Array && b instanceof Int32Array) return a.every((cell, i) => cell === b[i])
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
  a.cells.every((cell, i) => COUNTERS.has(i) || cell === b.cells[i])

/** Makes `to` like `from` in what the kernel counts and draws with, and in nothing else. */
export function copyCounters(from: Table, to: Table): void {
  for (const at of COUNTERS) to.cells[at] = from.cells[at]
}

/** The first field that differs, the generator left out: a text need not tell it. */
export const differing = ({ fields, at }: Layout, a: Table, b: Table): string | undefined =>
  fields.find(({ name, count }) => {
    const from = at[name]
    if (from === RNG) return false
    for (let i = from; i < from + count; i++) if (a.cells[i] !== b.cells[i]) return true
    return false
  })?.name
