/** Small things beside and on the map: medals, HQ tokens, shells, dice, objective and shelling marks, section names. */
import {
  type BattleFace,
  battleDie,
  f,
  filled,
  iconAt,
  LIVERIES,
  lettered,
  lineWidth,
  PAINT,
  placed,
  STOCK,
  sideShape,
  stroked,
} from '@bivouac/face-kit/art'
import type { DieFace, SideName } from '../vocabulary.ts'
import { liveryOf } from './unit.ts'

const FACE_ICONS: Readonly<Record<DieFace, BattleFace>> = {
  soldier: 'soldier',
  skull: 'skull',
  burst: 'burst',
  flag: 'flag',
  hq: 'headquarters',
}

/** A thrown battle die, 36 by 38. */
export const battleDieFace = (face: DieFace, hit: boolean): string => battleDie(FACE_ICONS[face], hit)

/** A blank battle die around a point, 16 wide: dice that wait to be thrown. */
export const battleDieSmall = (x: number, y: number): string =>
  `<rect x="${f(x - 8)}" y="${f(y - 6)}" width="16" height="16" rx="3.5" fill="#5b4a2c"/>` +
  `<rect x="${f(x - 8)}" y="${f(y - 8)}" width="16" height="16" rx="3.5" fill="#fff6dc" stroke="#3a2f18" stroke-width="1.2"/>`

/** A targeting die, 36 by 38: dark, with a number, so that nobody takes it for a battle die. */
export const targetingDie = (number: number, doubled = false): string =>
  '<rect x="2" y="4" width="32" height="32" rx="6" fill="#1d1608"/>' +
  `<rect x="2" y="2" width="32" height="32" rx="6" fill="${doubled ? STOCK.accent : '#4a4030'}" stroke="#17110a" stroke-width="1.2"/>` +
  lettered(18, 28, String(number), { size: 27, colour: '#fff6dc', face: 'title', anchor: 'middle' })

const coin = (what: string): string =>
  '<circle cx="15" cy="17" r="13.5" fill="#120e04" fill-opacity=".4"/>' +
  `<circle cx="15" cy="15" r="13.5" fill="${PAINT.brass}" stroke="#4a3208" stroke-width="1.5"/>${what}`

/** An HQ token, 30 by 32. */
export const hqToken = (): string => coin(iconAt('headquarters', 5, 4.5, 20, STOCK.brassInk))

/** The price of a card as one coin with its number, 30 by 32; a card that costs nothing has an empty place. */
export const hqCoin = (cost: number): string =>
  cost === 0
    ? '<circle cx="15" cy="15" r="13" fill="none" stroke="#f3f6ee" stroke-width="1.8" stroke-dasharray="4 3"/>'
    : coin(lettered(15, 22.5, String(cost), { size: 22, colour: STOCK.brassInk, anchor: 'middle' }))

/** A medal, 30 by 32; one still to be won is a dashed ring in the colour of the page's quiet ink. */
export const medal = (won = true): string =>
  won
    ? coin(iconAt('medal', 5, 4, 20, STOCK.brassInk))
    : '<circle cx="15" cy="15" r="13" fill="none" stroke="var(--ink-3,#6a624c)" stroke-width="1.8" stroke-dasharray="4 3"/>'

/** A row of pictures of 30 by 32, `step` apart. */
const row = (pictures: readonly string[], step: number): string =>
  pictures.map((picture, i) => (i === 0 ? picture : placed(i * step, 0, picture))).join('')

/** Medals won out of those that win, 32 for each. */
export const medalRow = (won: number, needed: number): string =>
  row(
    Array.from({ length: Math.max(won, needed) }, (_, i) => medal(i < won)),
    32,
  )

/** A shell standing on its base, 24 by 32; one that is not there is an outline. */
export const shell = (there = true): string => {
  const body = 'M5 29V14C5 8 8 4 12 1.500 16 4 19 8 19 14v15z'
  return there
    ? filled(body, '#8c6a2c', 'stroke="#2b1d04" stroke-width="1.4"') +
        filled('M5.700 14C5.700 8.500 8.500 4.500 12 2.500c3.500 2 6.300 6 6.300 11.500z', '#4a4d46') +
        filled('M8 14h2.500v14H8z', '#e0bb62') +
        stroked('M5 25h14', '#2b1d04', 1.4)
    : filled(body, 'none', 'stroke="var(--ink-3,#6a624c)" stroke-width="1.500" stroke-dasharray="3 2.5"')
}

/** The size of the number on an objective. */
export const MEDAL_LETTERS = 15.5

/** An objective on its hex, around 0 0: a medal, or its number; who holds it has his shape behind it. */
export function objectiveMedal(number?: number, holder?: SideName): string {
  const held = holder === undefined ? undefined : LIVERIES[liveryOf(holder)]
  return (
    (held
      ? sideShape(held.shape, 0, 0, 15, `fill="${held.base}" stroke="#f4ead0" stroke-width="1.6"`)
      : '<circle cy="1.5" r="11.5" fill="#120e04" fill-opacity=".4"/>') +
    `<circle r="10.500" fill="${PAINT.brass}" stroke="#4a3208" stroke-width="1.4"/>` +
    (number === undefined
      ? iconAt('medal', -8, -8.5, 16, STOCK.brassInk)
      : lettered(0, 5.4, String(number), { size: MEDAL_LETTERS, colour: STOCK.brassInk, anchor: 'middle' }))
  )
}

/** G-3.2 Where the shelling of the setup counts: the die's number beside a falling shell, around 0 0. */
export const shellingMark = (number: number): string =>
  '<circle cy="2" r="18" fill="#120e04" fill-opacity=".4"/>' +
  '<circle r="17.5" fill="#f4ead0" stroke="#8a3b12" stroke-width="2.6"/>' +
  `<g transform="rotate(180 7.5 0)">${iconAt('shell', -2.5, -10, 20, '#8a3b12')}</g>` +
  lettered(-5.5, 7.5, String(number), { size: 22, colour: STOCK.ink, anchor: 'middle' })

/** The size of the name of a section. */
export const SECTION_LETTERS = 17

/** The name of a section on the edge of the board, around 0 0. */
export function sectionPlate(name: string): string {
  const width = Math.max(68, lineWidth(name, SECTION_LETTERS) + 24)
  return (
    `<rect x="${f(-width / 2)}" y="-12" width="${f(width)}" height="24" rx="5" fill="#2b2010" fill-opacity=".88"/>` +
    lettered(0, 6, name, { size: SECTION_LETTERS, colour: '#f6e7c2', anchor: 'middle', weight: 600 })
  )
}
