/** xoshiro128** (Blackman and Vigna), its four cells kept in the state. Fast and small; not for secrets. */
import { RNG } from './layout.ts'

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k))

/** The next 32 bits, signed so that they stay a small integer, from the generator whose cells begin at `at`. */
export const next = (cells: Int32Array, at = RNG): number => {
  const s0 = cells[at]
  const s1 = cells[at + 1]
  const s2 = cells[at + 2] ^ s0
  const s3 = cells[at + 3] ^ s1
  cells[at] = s0 ^ s3
  cells[at + 1] = s1 ^ s2
  cells[at + 2] = s2 ^ (s1 << 9)
  cells[at + 3] = rotl(s3, 11)
  return Math.imul(rotl(Math.imul(s1, 5), 7), 9)
}

/**
 * A number from 0 to n-1, each equally likely: a draw from the uneven end is thrown away. Works on 24 bits, so that
 * everything stays a small integer; n must not be above 2^24.
 */
export const below = (cells: Int32Array, n: number, at = RNG): number => {
  for (;;) {
    const r = next(cells, at) >>> 8
    const x = r % n
    if (r - x <= 0x1000000 - n) return x
    // Asked here, off the fast path: from an empty list one could draw for ever.
    if (n < 1) throw new Error(`there is no number below ${n} to draw`)
  }
}

/**
 * Fills the generator's four cells from any text, by FNV-1a and a finishing mix (splitmix32). The mix turns different numbers
 * into different ones, so the four cells are never all zero, which would stand still for ever.
 */
export const seedCells = (cells: Int32Array, seed: string, at = RNG): void => {
  let h = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193)
  for (let i = 0; i < 4; i++) {
    h = (h + 0x9e3779b9) | 0
    let z = h ^ (h >>> 16)
    z = Math.imul(z, 0x21f0aaad)
    z ^= z >>> 15
    z = Math.imul(z, 0x735a2d97)
    cells[at + i] = z ^ (z >>> 15)
  }
}
