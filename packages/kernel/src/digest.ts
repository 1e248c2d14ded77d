/** Numbers that stand for a state: a 32-bit hash for tables, a 128-bit digest for proofs of equality. */
import { RNG } from './layout.ts'
import type { Table } from './table.ts'

function scrambled(cell: number): number {
  const k = Math.imul(cell, 0xcc9e2d51)
  return Math.imul((k << 15) | (k >>> 17), 0x1b873593)
}

function mixed(h: number, k: number): number {
  h ^= k
  h = (h << 13) | (h >>> 19)
  return (Math.imul(h, 5) + 0xe6546b64) | 0
}

const mix = (h: number, cell: number): number => mixed(h, scrambled(cell))

function finish(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

function hashFrom(seed: number, cells: Int32Array): number {
  let h = seed
  // The generator's cells, which come first, are left out: a replay from recorded outcomes does not turn it.
  for (let i = RNG + 4; i < cells.length; i++) h = mix(h, cells[i])
  return finish(h)
}

/** Murmur3 over every cell but the generator's. */
export const hash = (t: Table): number => hashFrom(0, t.cells)

/** Four hashes with different seeds, as 32 hexadecimal digits. They share one way through the cells: every command asks for them. */
export function digest({ cells }: Table): string {
  let a = 0x2f0b4c47
  let b = 0x71e5a3d9
  let c = 0x13c6ef37
  let d = 0x5be0cd19
  for (let i = RNG + 4; i < cells.length; i++) {
    const k = scrambled(cells[i])
    a = mixed(a, k)
    b = mixed(b, k)
    c = mixed(c, k)
    d = mixed(d, k)
  }
  return [a, b, c, d].map(h => finish(h).toString(16).padStart(8, '0')).join('')
}

/** Eight hexadecimal digits for any plain data, for telling two files of the same name apart. */
export function fingerprint(data: unknown): string {
  const text = JSON.stringify(data)
  let h = 0
  for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i))
  return finish(h).toString(16).padStart(8, '0')
}
