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

/** The smallest letters that squad and defence are printed in, and the largest that a counter has room for. */
const LETTERS = { least: 19, most: 34 }

/** How a counter lies: turned over, and with letters of a size that can still be read where it is drawn small. */
interface CounterLook {
  readonly suppressed?: boolean
  /** The least size of its letters, in the units of its 64; the weapon gives way to them. */
  readonly letters?: number
}

/** The wooden body with its shadow and bevel; allied counters are round, German ones square. */
export function counterArt(face: CounterFace, prefix: string, look: CounterLook = {}): string {
  const { suppressed = false, letters = 0 } = look
  const size = f(Math.min(LETTERS.most, Math.max(LETTERS.least, letters)))
  const strip = stripFor(size)
  const { base, dark, shape } = LIVERIES[face.side]
  const body = (reach: number, down: number, more: string): string =>
    sideShape(shape, 32, 32 + down, reach, more)
  const picture = suppressed ? hatching(base, strip) : ''
  return (
    body(29, 4, 'fill="#120e04" fill-opacity=".4"') +
    body(29, 2.4, `fill="${dark}"`) +
    body(29, 0, `fill="${STOCK.wood}"`) +
    body(27.5, 0, `fill="${suppressed ? '#e7dcc0' : base}"`) +
    clipped(`${prefix}-c`, body(26.5, 0, ''), picture + foot(dark, strip)) +
    weapon(face, suppressed, strip) +
    (size === LETTERS.least ? numbers(face) : largeNumbers(face, size, strip)) +
    body(28, 0, `fill="${PAINT.bevel}" fill-opacity=".75"`) +
    body(28.6, 0, 'fill="none" stroke="#1a1508" stroke-opacity=".55" stroke-width=".9"')
  )
}

/** Where the pale strip begins: high enough for figures that are read where four counters share a tile of a small desk. */
const STRIP = 37.5

const stripFor = (size: number): number => f(STRIP - (size - LETTERS.least) * 0.8)

const hatching = (colour: string, strip: number): string =>
  `<rect width="64" height="${strip}" fill="${colour}" fill-opacity=".22"/><rect width="64" height="${strip}" fill="${PAINT.hatchDark}" fill-opacity=".5"/>`

const foot = (dark: string, strip: number): string =>
  `<rect y="${strip}" width="64" height="${f(64 - strip)}" fill="${STOCK.paper}"/>${stroked(`M0 ${strip}h64`, dark, 1.5)}`

/** In what the strip leaves; on a suppressed counter smaller, under a chevron that presses it down. */
function weapon({ side, weapon }: CounterFace, suppressed: boolean, strip: number): string {
  const { ink, dark } = LIVERIES[side]
  const top = 6.5
  const scale = f((strip - top) / (STRIP - top))
  const drawn = suppressed
    ? iconAt(weapon, 22, 17, 20, dark) +
      outlined('M14 7.5l18 9 18-9v6l-18 9-18-9z', '#a03413', STOCK.paper, 1.5)
    : iconAt(weapon, 17.5, top, 29, ink)
  return scale === 1 ? drawn : placed(32 - 32 * scale, top - top * scale, drawn, scale)
}

function numbers({ side, squad, defence }: CounterFace): string {
  const { dark } = LIVERIES[side]
  const shield =
    filled('M1 2l7-1.5L15 2v6c0 4-3.5 6.5-7 8-3.5-1.5-7-4-7-8z', dark) +
    lettered(8, 12.7, String(defence), { size: 14, colour: '#fff', anchor: 'middle' })
  const letter = lettered(20.8, 54.8, squad, { size: 19, colour: '#211c0d', anchor: 'middle' })
  return (squad === '' ? '' : letter) + placed(squad === '' ? 21.1 : 28.6, 38.4, shield, 1.36)
}

/** The same as large as is wanted: the defence has no room for a shield then, but for a dark ground. */
function largeNumbers({ side, squad, defence }: CounterFace, size: number, strip: number): string {
  const capital = size * 0.7
  const baseline = strip + capital + 2.5
  const width = size * 0.62
  const gap = 1.5
  const letterWidth = squad === '' ? 0 : size * 0.46 + gap
  const left = 32 - (letterWidth + width) / 2
  const ground = `<rect x="${f(left + letterWidth)}" y="${f(strip + 1)}" width="${f(width)}" height="${f(capital + 3)}" rx="3" fill="${LIVERIES[side].dark}"/>`
  const letter = (x: number, text: string, colour: string): string =>
    lettered(x, baseline, text, { size, colour, anchor: 'middle' })
  return (
    (squad === '' ? '' : letter(left + (letterWidth - gap) / 2, squad, '#211c0d')) +
    ground +
    letter(left + letterWidth + width / 2, String(defence), '#fff')
  )
}

interface CounterPlace {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Where there is room for a tag; in a crowd without any, it covers some of its own counter and of the one behind. */
  readonly tag?: 'left' | 'right' | 'above'
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
      ...(rows === 1 && { tag: 'above' as const }),
    }
  })
}
