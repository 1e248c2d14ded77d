/** A scenario's map with its setup as an SVG picture. The same board always gives the same picture. */

import { f } from '@bivouac/face-kit'
import { BASE_DEFENCE } from '../cards.ts'
import type { NormandyBoard } from '../scenario.ts'
import { scenarios } from '../scenarios.ts'
import { say, sayCounted } from '../text/say.ts'
import { kindOfUnit, SIDES, sideOfUnit, UNIT_NAMES, UNITS, UNITS_PER_SIDE, unitOf } from '../words.ts'
import {
  counter,
  coverTag,
  type Icon,
  icon,
  marker,
  objective,
  PAPER,
  radio,
  spawn,
  TITLE_FACE,
  words,
} from './pieces.ts'
import { THEME } from './terrain.ts'
import { type Banks, tilePicture } from './tiles.ts'

const TILE = 200
/** From one half tile to the next, with the gap between tiles. */
const STEP = 103
const MARGIN = 40
const HEAD = 92
const FOOT = 96
const INK_ON_TABLE = '#fbf4e0'
const LEAST_WIDTH = 900
const WEAPONS = ['riflemen', 'scouts', 'machine-gunners', 'sniper', 'mortar'] as const

export function normandyDrawing(board: NormandyBoard): string {
  const across = Math.max(...board.places.map(p => p.x)) + 2
  const down = Math.max(...board.places.map(p => p.y)) + 2
  const map = { width: across * STEP - 6, height: down * STEP - 6 }
  const width = Math.max(LEAST_WIDTH, map.width + 2 * MARGIN)
  const height = HEAD + map.height + FOOT
  const left = (width - map.width) / 2
  const tiles = board.tiles.map((_, tile) => {
    const { x, y } = board.places[tile]
    return `<g transform="translate(${f(left + x * STEP)} ${f(HEAD + y * STEP)})">${tileWithPieces(board, tile)}</g>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${f(width)} ${f(height)}" role="img" aria-label="${attribute(board.name)}">`,
    DEFINITIONS,
    `<rect width="${f(width)}" height="${f(height)}" fill="#6d6a4e"/><rect width="${f(width)}" height="${f(height)}" fill="url(#canvas)"/>`,
    heading(board, width),
    ...tiles,
    legend(width, height - FOOT + 28),
    '</svg>',
    '',
  ].join('\n')
}

const attribute = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

const DEFINITIONS = `<defs>
<pattern id="canvas" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 .5H4M0 2.5H4" stroke="#000" stroke-opacity=".07"/><path d="M.5 0V4M2.5 0V4" stroke="#fff" stroke-opacity=".05"/></pattern>
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6dc94"/><stop offset=".5" stop-color="#d0a046"/><stop offset="1" stop-color="#8f6420"/></linearGradient>
<radialGradient id="edge" cx=".5" cy=".48" r=".75"><stop offset=".62" stop-color="#1a1608" stop-opacity="0"/><stop offset="1" stop-color="#1a1608" stop-opacity=".3"/></radialGradient>
<clipPath id="tile"><rect x="1" y="1" width="198" height="198" rx="9"/></clipPath>
</defs>`

function heading(board: NormandyBoard, width: number): string {
  const entry = scenarios.find(s => s.id === board.scenario)
  const goals = SIDES.map((name, s) => {
    const side = say(`side.${name}`)
    return board.need[s] > 0
      ? sayCounted('map.goal.points', board.need[s], { side })
      : say('map.goal.pin', { side })
  }).join('   ·   ')
  const where = entry ? [entry.place, entry.date] : []
  const told = [...where.filter(part => part !== board.name && part !== ''), goals].join('   ·   ')
  const at = width / 2
  return (
    words(at, 50, board.name, { size: 40, colour: INK_ON_TABLE, face: TITLE_FACE, weight: 800 }) +
    words(at, 76, told, { size: 18, colour: INK_ON_TABLE, weight: 600 })
  )
}

function tileWithPieces(board: NormandyBoard, tile: number): string {
  const name = board.tiles[tile]
  const hill = (board.hills >> tile) & 1
  const { value } = board.start
  return [
    '<rect x="3" y="5" width="200" height="200" rx="10" fill="#0d0b04" opacity=".35"/>',
    '<rect y="2.5" width="200" height="200" rx="10" fill="#5b4a2c"/><rect width="200" height="200" rx="10" fill="#e9dcbb"/>',
    `<g clip-path="url(#tile)">${tilePicture(name, banksOf(board, tile))}<rect width="200" height="200" fill="url(#edge)"/></g>`,
    '<rect x="1.5" y="1.5" width="197" height="197" rx="9" fill="none" stroke="#f7edcf" stroke-opacity=".75" stroke-width="1.6"/>',
    `<g transform="translate(193 193)">${coverTag(hill ? '3/1' : String(board.cover[tile]))}</g>`,
    `<g transform="translate(7 172)"><rect width="${12 + name.length * 8}" height="21" rx="4" fill="#26220f" opacity=".62"/>${words(6, 16, name, { size: 15, colour: PAPER, anchor: 'start' })}</g>`,
    ...markers(board, tile),
    value[tile] > 0 ? `<g transform="translate(80 4)">${objective(value[tile])}</g>` : '',
    tile === board.radio ? `<g transform="translate(124 8)">${radio}</g>` : '',
    ...spawns(board, tile),
    ...counters(board, tile),
  ].join('')
}

/** A river meets the next one in the middle of the edge that the two tiles share. */
function banksOf(board: NormandyBoard, tile: number): Banks {
  const isRiver = (t: number): boolean =>
    THEME[board.tiles[t]] === 'river' || THEME[board.tiles[t]] === 'bridge'
  const here = board.places[tile]
  const height = (dx: number): number => {
    const next = board.places.findIndex(
      (p, t) => p.x - here.x === dx && Math.abs(p.y - here.y) < 2 && isRiver(t),
    )
    return next < 0 ? TILE / 2 : TILE / 2 + ((board.places[next].y - here.y) * TILE) / 4
  }
  return { from: height(-2), to: height(2) }
}

function markers(board: NormandyBoard, tile: number): string[] {
  return SIDES.map((side, s) => {
    if (((board.start.markers[s] >> tile) & 1) === 0) return ''
    const controlled = ((board.start.controlled[s] >> tile) & 1) === 1
    return `<g transform="translate(${side === 'us' ? 7 : 157} 7)">${marker(side, controlled)}</g>`
  })
}

/** N-1.9 Who enters here. */
function spawns(board: NormandyBoard, tile: number): string[] {
  let row = 0
  return SIDES.map((side, s) => {
    const units = UNIT_NAMES.filter((_, unit) => board.spawn[unitOf(s, unit)] === tile)
    if (units.length === 0) return ''
    const squads = ['A', 'B', 'C'].filter(squad => units.some(u => u.endsWith(`-${squad.toLowerCase()}`)))
    const singles = [...(units.includes('sniper') ? ['Sn'] : []), ...(units.includes('mortar') ? ['Mo'] : [])]
    const who = units.length === UNITS_PER_SIDE ? say('map.all') : [...squads, ...singles].join(' ')
    return `<g transform="translate(7 ${f(142 - 28 * row++)})">${spawn(side, who)}</g>`
  })
}

/** In one or two rows in the middle of the tile, smaller when there are many. */
function counters(board: NormandyBoard, tile: number): string[] {
  const units = [...Array(UNITS).keys()].filter(unit => board.start.counters[unit] === tile)
  const perRow = units.length <= 3 ? units.length : Math.ceil(units.length / 2)
  const rows = Math.ceil(units.length / perRow)
  const size = Math.min(rows > 1 ? 50 : 60, 186 / perRow)
  return units.map((unit, i) => {
    const row = Math.floor(i / perRow)
    const inRow = Math.min(perRow, units.length - row * perRow)
    const x = TILE / 2 + ((i % perRow) - inRow / 2) * size
    const y = 97 + (row - rows / 2) * size
    return `<g transform="translate(${f(x)} ${f(y)}) scale(${Math.round((size / 66) * 1000) / 1000})">${unitCounter(unit)}</g>`
  })
}

function unitCounter(unit: number): string {
  const kind = kindOfUnit(unit)
  const [, weapon, squad = ''] = UNIT_NAMES[kind].match(/^(.+?)(?:-([abc]))?$/) ?? []
  return counter(
    SIDES[sideOfUnit(unit)],
    weapon as Icon,
    squad.toUpperCase(),
    BASE_DEFENCE[kind],
    `unit-${unit}`,
  )
}

/** What the signs mean, in two strips. */
function legend(width: number, y: number): string {
  const signs = [
    [`<g transform="scale(.6)">${counter('us', 'riflemen', 'A', 4, 'legend-us')}</g>`, say('side.us')],
    [
      `<g transform="scale(.6)">${counter('german', 'riflemen', 'A', 4, 'legend-german')}</g>`,
      say('side.german'),
    ],
    [`<g transform="translate(2 2)">${marker('us', false)}</g>`, say('map.scouted')],
    [`<g transform="translate(2 2)">${marker('us', true)}</g>`, say('map.controlled')],
    [`<g transform="translate(0 -3)">${objective(2)}</g>`, say('map.objective')],
    [`<g transform="translate(-4 7)">${spawn('us', 'A')}</g>`, say('map.spawn')],
    [`<g transform="translate(36 35)">${coverTag('1')}</g>`, say('map.cover')],
  ] as const
  const weapons = WEAPONS.map(name => [icon(name, 18, 11, 18, INK_ON_TABLE), say(`map.${name}`)] as const)
  return strip(width, y, signs) + strip(width, y + 34, weapons)
}

/** Pictures of 40 with their words beside them, in the middle of the page; wide enough for any face of letters. */
function strip(
  width: number,
  y: number,
  items: readonly (readonly [picture: string, text: string])[],
): string {
  const widths = items.map(([, text]) => 60 + text.length * 9)
  let x = (width - widths.reduce((a, b) => a + b, 0)) / 2
  return items
    .map(([picture, text], i) => {
      const at = x
      x += widths[i]
      return `<g transform="translate(${f(at)} ${f(y)})">${picture}${words(44, 25, text, { size: 15, colour: INK_ON_TABLE, anchor: 'start', weight: 600 })}</g>`
    })
    .join('')
}
