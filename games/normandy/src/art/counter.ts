/** Counters of 64 by 64: weapon, squad letter and base defence; a suppressed one shows its pale hatched face. */
import {
  clipped,
  f,
  filled,
  type IconName,
  iconAt,
  LIVERIES,
  lettered,
  outlined,
  PAINT,
  placed,
  STOCK,
  sideShape,
  stroked,
} from '@bivouac/face-kit/art'
import { BASE_DEFENCE } from '../cards/cards.ts'
import { kindOfUnit, SIDES, type SideName, sideOfUnit, UNIT_NAMES } from '../vocabulary.ts'

export const COUNTER = 64

export const WEAPONS = [
  'riflemen',
  'scouts',
  'machine-gunners',
  'sniper',
  'mortar',
] as const satisfies readonly IconName[]
type Weapon = (typeof WEAPONS)[number]

interface CounterFace {
  readonly side: SideName
  readonly weapon: Weapon
  /** `A`, `B`, `C`, or nothing for units without a squad. */
  readonly squad: string
  readonly defence: number
}

/** What is printed on the counter of a unit number (see `words.ts`). */
export function counterFace(unit: number): CounterFace {
  const kind = kindOfUnit(unit)
  const [, weapon = '', squad = ''] = UNIT_NAMES[kind].match(/^(.+?)(?:-([abc]))?$/) ?? []
  return {
    side: SIDES[sideOfUnit(unit)],
    weapon: weapon as Weapon,
    squad: squad.toUpperCase(),
    defence: BASE_DEFENCE[kind],
  }
}

/** The wooden body with its shadow and bevel; allied counters are round, German ones square. */
export function counterArt(face: CounterFace, prefix: string, suppressed = false): string {
  const { base, dark, shape } = LIVERIES[face.side]
  const body = (reach: number, down: number, more: string): string =>
    sideShape(shape, 32, 32 + down, reach, more)
  return (
    body(29, 4, 'fill="#120e04" fill-opacity=".4"') +
    body(29, 2.4, `fill="${dark}"`) +
    body(29, 0, `fill="${STOCK.wood}"`) +
    body(27.5, 0, `fill="${suppressed ? '#e7dcc0' : base}"`) +
    clipped(`${prefix}-c`, body(26.5, 0, ''), (suppressed ? hatching(base) : '') + foot(dark)) +
    (suppressed ? pressed(face) : iconAt(face.weapon, 17.5, 6.5, 29, LIVERIES[face.side].ink)) +
    numbers(face) +
    body(28, 0, `fill="${PAINT.bevel}" fill-opacity=".75"`) +
    body(28.6, 0, 'fill="none" stroke="#1a1508" stroke-opacity=".55" stroke-width=".9"')
  )
}

/** Where the pale strip begins: high enough for figures that are read where four counters share a tile of a small desk. */
const STRIP = 37.5

const hatching = (colour: string): string =>
  `<rect width="64" height="${STRIP}" fill="${colour}" fill-opacity=".22"/><rect width="64" height="${STRIP}" fill="${PAINT.hatchDark}" fill-opacity=".5"/>`

const foot = (dark: string): string =>
  `<rect y="${STRIP}" width="64" height="${64 - STRIP}" fill="${STOCK.paper}"/>${stroked(`M0 ${STRIP}h64`, dark, 1.5)}`

/** A smaller weapon under a chevron that presses it down. */
const pressed = ({ side, weapon }: CounterFace): string =>
  iconAt(weapon, 22, 17, 20, LIVERIES[side].dark) +
  outlined('M14 7.5l18 9 18-9v6l-18 9-18-9z', '#a03413', STOCK.paper, 1.5)

function numbers({ side, squad, defence }: CounterFace): string {
  const { dark } = LIVERIES[side]
  const shield =
    filled('M1 2l7-1.5L15 2v6c0 4-3.5 6.5-7 8-3.5-1.5-7-4-7-8z', dark) +
    lettered(8, 12.7, String(defence), { size: 14, colour: '#fff', anchor: 'middle' })
  const letter = lettered(20.8, 54.8, squad, { size: 19, colour: '#211c0d', anchor: 'middle' })
  return (squad === '' ? '' : letter) + placed(squad === '' ? 21.1 : 28.6, 38.4, shield, 1.36)
}

interface CounterPlace {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Where there is room for a tag beside it; above it unless told. */
  readonly tag?: 'left' | 'right'
}

/** Four stand in the corners, so that what is said of each has room between them. */
const FOUR: readonly CounterPlace[] = [48, 108].flatMap(y => [
  { x: 8, y, scale: 0.9, tag: 'right' as const },
  { x: 134.4, y, scale: 0.9, tag: 'left' as const },
])

/** Where counters stand on a tile: in one or two rows around its middle, smaller when there are many. */
export function counterPlaces(count: number): readonly CounterPlace[] {
  if (count === 4) return FOUR
  const perRow = count <= 3 ? count : Math.ceil(count / 2)
  const rows = count === 0 ? 0 : Math.ceil(count / perRow)
  /** One or two leave room for the brackets of a target between them. */
  const pitch = Math.min(count <= 2 ? 92 : rows > 1 ? 58 : 62, 186 / Math.max(1, perRow))
  const scale = Math.round((pitch / (count <= 2 ? 76 : 66)) * 1000) / 1000
  const edge = (pitch - COUNTER * scale) / 2
  const middle = rows > 1 ? 104 : 112
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    return {
      x: f(100 + ((i % perRow) - inRow / 2) * pitch + edge),
      y: f(middle + (row - rows / 2) * pitch + edge),
      scale,
    }
  })
}
