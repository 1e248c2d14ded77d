/** The grammar of sides: allied is round, German is square; colour only repeats what the shape says. */
import { f } from './kit.ts'

export type SideShape = 'round' | 'square'

interface Livery {
  readonly base: string
  readonly light: string
  readonly dark: string
  /** For letters and icons on the base. */
  readonly ink: string
  readonly shape: SideShape
}

/** `us` and `german` fight in Normandy, `british` and `imperial` in the Great War. */
export const LIVERIES = {
  us: { base: '#586730', light: '#7f8f4c', dark: '#2e3816', ink: '#fff8e2', shape: 'round' },
  german: { base: '#44535f', light: '#6b7f90', dark: '#1f272e', ink: '#f4f6f4', shape: 'square' },
  british: { base: '#96622a', light: '#c28d4a', dark: '#4f310c', ink: '#fff6e0', shape: 'round' },
  imperial: { base: '#47535b', light: '#70838d', dark: '#20282d', ink: '#f2f6f6', shape: 'square' },
} as const satisfies Readonly<Record<string, Livery>>
export type LiveryName = keyof typeof LIVERIES

/** Paper, card stock and the inks printed on them; pieces look the same in daylight and by lamplight. */
export const STOCK = {
  paper: '#f4ead0',
  card: '#efe4c8',
  face: '#f7efdb',
  edge: '#5b4a2c',
  wood: '#cdb588',
  ink: '#25221a',
  quiet: '#6a624c',
  accent: '#8a3b12',
  accentInk: '#fff6e6',
  brassInk: '#2b1d04',
} as const

/** A side's shape: a circle of radius `reach`, or a square a little smaller, so that both weigh the same. */
export function sideShape(shape: SideShape, x: number, y: number, reach: number, more = ''): string {
  if (shape === 'round') return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(reach)}"${more && ` ${more}`}/>`
  const size = 2 * reach * 0.95
  return `<rect x="${f(x - size / 2)}" y="${f(y - size / 2)}" width="${f(size)}" height="${f(size)}" rx="${f(reach * 0.22)}"${more && ` ${more}`}/>`
}
