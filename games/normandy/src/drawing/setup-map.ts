/** A scenario's map with its setup as an SVG picture. The same board always gives the same picture. */
import {
  attribute,
  f,
  type IconName,
  iconAt,
  lettered,
  lineWidth,
  PAINT,
  placed,
  STOCK,
} from '@bivouac/face-kit/art'
import {
  controlMarker,
  counterArt,
  counterFace,
  counterPlaces,
  coverTag,
  normandyDefinitions,
  objective,
  radio,
  riverBanks,
  spawnMarker,
  TILE_SLOTS,
  tileArt,
  tileShadow,
  WEAPONS,
} from '../art/index.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { scenarios } from '../scenario/scenarios.ts'
import { sideSlots } from '../text/names.ts'
import { ENGLISH, say, sayCounted } from '../text/say.ts'
import { SIDES, UNIT_NAMES, UNITS, UNITS_PER_SIDE, unitOf } from '../vocabulary.ts'

/** From one half tile to the next, with the gap between tiles. */
const STEP = 103
const MARGIN = 40
const HEAD = 92
const FOOT = 96
const INK_ON_TABLE = '#fbf4e0'
const LEAST_WIDTH = 900

export function normandyDrawing(board: NormandyBoard): string {
  const across = Math.max(...board.places.map(p => p.x)) + 2
  const down = Math.max(...board.places.map(p => p.y)) + 2
  const map = { width: across * STEP - 6, height: down * STEP - 6 }
  const width = f(Math.max(LEAST_WIDTH, map.width + 2 * MARGIN))
  const height = f(HEAD + map.height + FOOT)
  const left = (width - map.width) / 2
  const tiles = board.places.map(({ x, y }, tile) =>
    placed(left + x * STEP, HEAD + y * STEP, tileWithPieces(board, tile)),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${attribute(board.name)}">`,
    `<defs>${normandyDefinitions()}</defs>`,
    `<rect width="${width}" height="${height}" fill="#6d6a4e"/><rect width="${width}" height="${height}" fill="${PAINT.canvas}"/>`,
    heading(board, width),
    ...tiles,
    legend(width, height - FOOT + 28),
    '</svg>',
    '',
  ].join('\n')
}

function heading(board: NormandyBoard, width: number): string {
  const entry = scenarios.find(s => s.id === board.scenario)
  const goals = SIDES.map((name, s) => {
    const side = sideSlots(ENGLISH, 'side', name)
    return board.need[s] > 0 ? sayCounted('map.goal.points', board.need[s], side) : say('map.goal.pin', side)
  }).join('   ·   ')
  const where = entry ? [entry.place, entry.date] : []
  const subtitle = [...where.filter(part => part !== board.name && part !== ''), goals].join('   ·   ')
  const middle = { colour: INK_ON_TABLE, anchor: 'middle' } as const
  return (
    lettered(width / 2, 50, board.name, { ...middle, size: 40, face: 'title' }) +
    lettered(width / 2, 76, subtitle, { ...middle, size: 18, weight: 600 })
  )
}

/** A piece in one of the tile's slots. */
const slotted = (slot: keyof typeof TILE_SLOTS, what: string): string =>
  placed(TILE_SLOTS[slot].x, TILE_SLOTS[slot].y, what, TILE_SLOTS[slot].scale)

function tileWithPieces(board: NormandyBoard, tile: number): string {
  const name = board.tiles[tile]
  const { value } = board.start
  return [
    tileShadow,
    tileArt(name, `tile-${tile}`, { banks: riverBanks(board, tile) }),
    markers(board, tile),
    value[tile] > 0 ? slotted('objective', objective(value[tile])) : '',
    tile === board.radio ? slotted('radio', radio) : '',
    nameTag(name),
    spawns(board, tile),
    counters(board, tile),
  ].join('')
}

const nameWidth = (name: string): number => f(lineWidth(name, 15) + 12)

/** The name that commands call the tile by. */
function nameTag(name: string): string {
  const words = lettered(6, 16, name, { size: 15, colour: STOCK.paper }, lineWidth(name, 15))
  return placed(
    7,
    172,
    `<rect width="${nameWidth(name)}" height="21" rx="4" fill="#26220f" opacity=".62"/>${words}`,
  )
}

function markers(board: NormandyBoard, tile: number): string {
  return SIDES.map((side, s) => {
    if (((board.start.markers[s] >> tile) & 1) === 0) return ''
    const controlled = ((board.start.controlled[s] >> tile) & 1) === 1
    return slotted(side === 'us' ? 'usControl' : 'germanControl', controlMarker(side, controlled))
  }).join('')
}

/** N-1.9 Who enters here. */
function spawns(board: NormandyBoard, tile: number): string {
  let row = 0
  return SIDES.map((side, s) => {
    const units = UNIT_NAMES.filter((_, unit) => board.spawn[unitOf(s, unit)] === tile)
    if (units.length === 0) return ''
    const squads = ['A', 'B', 'C'].filter(squad => units.some(u => u.endsWith(`-${squad.toLowerCase()}`)))
    const singles = [...(units.includes('sniper') ? ['Sn'] : []), ...(units.includes('mortar') ? ['Mo'] : [])]
    const who = units.length === UNITS_PER_SIDE ? say('map.all') : [...squads, ...singles].join(' ')
    return placed(10 + nameWidth(board.tiles[tile]), 170 - 28 * row++, spawnMarker(side, who), 0.88)
  }).join('')
}

function counters(board: NormandyBoard, tile: number): string {
  const units = [...Array(UNITS).keys()].filter(unit => board.start.counters[unit] === tile)
  const places = counterPlaces(units.length)
  return units
    .map((unit, i) => {
      const { x, y, scale } = places[i]
      return `<g id="unit-${unit}" transform="translate(${x} ${y}) scale(${scale})">${counterArt(counterFace(unit), `unit-${unit}`)}</g>`
    })
    .join('')
}

/** What the signs mean, in two strips. */
function legend(width: number, y: number): string {
  const soldiers = (side: 'us' | 'german'): string =>
    placed(0, 0, counterArt({ side, weapon: 'riflemen', squad: 'A', defence: 4 }, `legend-${side}`), 0.6)
  const signs = [
    [soldiers('us'), say('side.us')],
    [soldiers('german'), say('side.german')],
    [placed(2, 2, controlMarker('us', false)), say('map.scouted')],
    [placed(2, 2, controlMarker('us', true)), say('map.controlled')],
    [placed(0, -3, objective(2)), say('map.objective')],
    [placed(-8, 7, spawnMarker('us', 'A')), say('map.spawn')],
    [placed(36, 35, coverTag('1')), say('map.cover')],
  ] as const
  const weapons = WEAPONS.map(name => [weaponSign(name), say(`map.${name}`)] as const)
  return strip(width, y, signs) + strip(width, y + 34, weapons)
}

const weaponSign = (name: IconName): string => iconAt(name, 18, 11, 18, INK_ON_TABLE)

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
      return placed(at, y, picture + lettered(44, 25, text, { size: 15, colour: INK_ON_TABLE, weight: 600 }))
    })
    .join('')
}
