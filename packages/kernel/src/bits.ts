/** Small sets as the bits of a cell. */

export const bitCount = (bits: number): number => {
  let b = bits - ((bits >>> 1) & 0x55555555)
  b = (b & 0x33333333) + ((b >>> 2) & 0x33333333)
  return Math.imul((b + (b >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The place of the lowest bit that is set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)
