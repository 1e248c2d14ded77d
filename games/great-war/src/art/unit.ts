/** Units of 64 by 68: British round, German square, a sign for the kind, and one peg for each figure, hollow when lost. */
import {
  f,
  filled,
  type IconName,
  iconAt,
  LIVERIES,
  type LiveryName,
  PAINT,
  type SideShape,
  stroked,
} from '@bivouac/face-kit/art'
import { FIGURES_MAX, type SideName, type UnitKind } from '../vocabulary.ts'

/** The size that a unit is drawn at, its shadow included. */
export const UNIT = { width: 64, height: 68 } as const

export const liveryOf = (side: SideName): LiveryName => (side === 'british' ? 'british' : 'imperial')
export const shapeOf = (side: SideName): SideShape => LIVERIES[liveryOf(side)].shape

const BONE = '#f1e6c8'
const KIND_ICONS: Readonly<Record<UnitKind, IconName>> = {
  infantry: 'infantry',
  'infantry-bomber': 'infantry',
  'machine-gun': 'machine-gun',
  mortar: 'mortar',
}

/** The side's shape around the middle of a square of 64. */
function body(shape: SideShape, reach: number, more: string, down = 0): string {
  if (shape === 'round') return `<circle cx="32" cy="${f(32 + down)}" r="${reach}" ${more}/>`
  const size = f(2 * reach - 3)
  return `<rect x="${f(33.5 - reach)}" y="${f(33.5 - reach + down)}" width="${size}" height="${size}" rx="6" ${more}/>`
}

/** The pale strip at the foot, as far as the shape reaches. */
const STRIP: Readonly<Record<SideShape, string>> = {
  round: 'M6.600 42.500H57.400A27.500 27.500 0 0 1 6.600 42.500z',
  square: 'M6.500 42.500H57.500V54a5 5 0 0 1-5 5h-41a5 5 0 0 1-5-5z',
}
const STRIP_LINE: Readonly<Record<SideShape, string>> = {
  round: 'M6.600 42.500H57.400',
  square: 'M6.500 42.500H57.500',
}

const HELMET = 'a4.200 4.200 0 0 1 8.400 0v1h1.300v1.800h-11v-1.800h1.300z'

/** Helmets for those who stand, one path; small rings for those who fell, another. */
function pegs(shape: SideShape, figures: number): string {
  const [first, step, y, size] = shape === 'round' ? [16.7, 10.2, 50.5, 0.88] : [12.5, 13, 52.5, 1.1]
  let standing = ''
  let fallen = ''
  for (let i = 0; i < FIGURES_MAX; i++) {
    const x = first + i * step
    if (i < figures) standing += `M${f(x / size - 4.2)} ${f(y / size)}${HELMET}`
    else fallen += `M${f(x - 2.4)} ${y}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0`
  }
  return (
    (standing && filled(standing, '#211a0a', `transform="scale(${size})"`)) +
    (fallen && stroked(fallen, '#6d613f', 1.3))
  )
}

/** Right of the rifle: above it stands what the unit has done this turn, and at the upper left the hex may have a medal. */
const BOMB = (dark: string): string =>
  `<circle cx="49" cy="31.5" r="10" fill="${BONE}" stroke="${dark}" stroke-width="1.8"/>${iconAt('bomber', 42, 24.5, 14, '#7a250a')}`

interface UnitLook {
  readonly side: SideName
  readonly kind: UnitKind
  /** From 0 to 4. */
  readonly figures: number
}

/** Shadow, wooden side, rim, face, sign, pegs. Uses the shared definitions. */
export function unitPiece({ side, kind, figures }: UnitLook): string {
  const { base, light, dark, ink, shape } = LIVERIES[liveryOf(side)]
  return (
    body(shape, 29.5, 'fill="#120e04" fill-opacity=".45"', 4.5) +
    body(shape, 29.5, `fill="${dark}"`, 2.6) +
    body(shape, 29.5, 'fill="#d6bf92"') +
    body(shape, 27.8, `fill="${base}"`) +
    stroked('M9 13c14-3 32 5 46 0M6 24c16-4 36 5 52 0M5 35c16-4 38 5 54 0', light, 1, 'opacity=".35"') +
    filled(STRIP[shape], BONE) +
    stroked(STRIP_LINE[shape], dark, 1.6) +
    iconAt(KIND_ICONS[kind], 15.5, 7.5, 33, ink) +
    pegs(shape, figures) +
    (kind === 'infantry-bomber' ? BOMB(dark) : '') +
    body(shape, 28.4, `fill="${PAINT.bevel}" fill-opacity=".6"`) +
    body(shape, 29, 'fill="none" stroke="#1a1508" stroke-opacity=".6" stroke-width=".9"')
  )
}
