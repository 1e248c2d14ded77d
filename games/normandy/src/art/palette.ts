/** The colours of the country; their saturation stays below that of the pieces that lie on it. */

/** Base, light and dark of each ground. */
export const GROUND = {
  pasture: ['#97a35f', '#a8b26f', '#869452'],
  meadow: ['#a3ab66', '#b6ba7c', '#8d9656'],
  wheat: ['#d3b265', '#e0c47e', '#bd9a4e'],
  stubble: ['#d8c48c', '#e6d6a6', '#c3ab70'],
  plough: ['#93714e', '#a5835d', '#7a5b3c'],
  earth: ['#c7ad80', '#d8c199', '#a98f63'],
} as const
export type GroundKind = keyof typeof GROUND

export const SHADE = '#161b0c'
export const INK = '#2a1d10'
export const LEAVES = ['#2f4326', '#46602f', '#69863f', '#8ea757'] as const
export const CROWNS = [
  ['#33492b', '#4c6a38', '#6f8d49'],
  ['#3b4a24', '#5a6d31', '#84954a'],
  ['#2c4530', '#416040', '#628258'],
] as const
export const ROOFS = {
  tile: ['#a9583c', '#c4714e', '#8a4530'],
  slate: ['#59646d', '#74808a', '#454e56'],
  thatch: ['#a58a55', '#c2a56b', '#84693c'],
} as const
export type Roof = keyof typeof ROOFS
export const WALL = '#dccdb0'
export const WATER = { deep: '#2f4d55', base: '#4f7a86', light: '#6b97a0', bank: '#bfae80' } as const
