/** The staggered map in letters: each tile a box in its true place. Round brackets are US, square ones German. */

import { Canvas, flow, type Piece, sideStyle } from '@bivouac/face-kit'
import type { NormandyBoard } from '../scenario/scenario.ts'
import type { NormandyView } from '../view/view.ts'
import { SIDES, type SideName, UNIT_NAMES, UNITS_PER_SIDE, unitOf } from '../vocabulary.ts'
import { partsOf, terrainText } from './names.ts'
import type { Speech } from './speech.ts'

const WIDEST = 100
/** Half a tile is no wider than this. */
const HALF_WIDTH_MAX = 12
const BRACKETS: Readonly<Record<SideName, readonly [string, string]>> = { us: ['(', ')'], german: ['[', ']'] }
const SHORT: Readonly<Record<string, string>> = {
  riflemen: 'R',
  scouts: 'S',
  'machine-gunners': 'G',
  sniper: 'Sn',
  mortar: 'Mo',
}

export function drawMap(speech: Speech, board: NormandyBoard, view: NormandyView, colour: boolean): string[] {
  const across = Math.max(...board.places.map(p => p.x)) + 2
  const down = Math.max(...board.places.map(p => p.y)) + 2
  const half = Math.min(HALF_WIDTH_MAX, Math.floor((WIDEST - 1) / across))
  const inside = board.tiles.map((_, tile) => tileLines(speech, board, view, tile, 2 * half - 1))
  // Every tile is as high as the fullest one needs.
  const halfHeight = Math.max(2, ...inside.map(lines => Math.ceil((lines.length + 1) / 2)))

  const canvas = new Canvas(across * half + 1, down * halfHeight + 1)
  board.tiles.forEach((tile, i) => {
    const left = board.places[i].x * half
    const top = board.places[i].y * halfHeight
    canvas.box(left, top, left + 2 * half, top + 2 * halfHeight)
    canvas.write(left + 1, top, { text: titleOf(board, tile, i, half - 1), style: 'bold' })
    inside[i].forEach((line, row) => {
      let x = left + 1
      for (const piece of line) {
        canvas.write(x, top + 1 + row, piece)
        x += piece.text.length
      }
    })
    // The lowest line shows the terrain as long as nothing else needs it.
    const room = 2 * halfHeight - 1
    if (inside[i].length < room)
      canvas.write(left + 1, top + room, { text: terrainText(speech, tile), style: 'dim' })
  })
  return canvas.rows(colour)
}

/** On the tile's upper edge, left of where another tile's edge may meet it. */
function titleOf(board: NormandyBoard, tile: string, i: number, room: number): string {
  const title = `${tile} ${(board.hills >> i) & 1 ? '▲3/1' : `▽${board.cover[i]}`}`
  return title.length + 2 <= room ? ` ${title} ` : title
}

function tileLines(
  speech: Speech,
  board: NormandyBoard,
  view: NormandyView,
  tile: number,
  width: number,
): Piece[][] {
  return [
    ...flow(marks(speech, board, view, tile), width),
    ...SIDES.flatMap(side => flow(counters(board, view, tile, side), width)),
  ]
}

/** Objective, control markers, spawn and target markers, radio. */
function marks(speech: Speech, board: NormandyBoard, view: NormandyView, tile: number): Piece[] {
  const { value } = view.tiles[tile]
  const pieces: Piece[] = value > 0 ? [{ text: `★${value}`, style: 'gold' }] : []
  if (tile === board.radio) pieces.push({ text: speech.say('table.radio'), style: 'gold' })
  for (const side of SIDES) {
    const face = view.tiles[tile][side]
    if (face !== 'none') pieces.push(bracketed(side, face === 'controlled' ? 'C' : 's'))
  }
  SIDES.forEach((side, s) => {
    const entering = entrants(speech, board, s, tile)
    if (entering !== '') pieces.push(bracketed(side, `»${entering}`))
    if (view[side].target === board.tiles[tile]) pieces.push(bracketed(side, '×'))
  })
  return pieces
}

const bracketed = (side: SideName, text: string): Piece => ({
  text: `${BRACKETS[side][0]}${text}${BRACKETS[side][1]}`,
  style: sideStyle(SIDES.indexOf(side)),
})

/** N-1.9 Who enters here: `all`, or squads and single units: `A+B+Sn`. */
export function entrants({ say }: Speech, board: NormandyBoard, side: number, tile: number): string {
  const units = UNIT_NAMES.filter((_, unit) => board.spawn[unitOf(side, unit)] === tile)
  if (units.length === UNITS_PER_SIDE) return say('table.enter.all')
  const squads = ['A', 'B', 'C'].filter(squad => units.some(unit => unit.endsWith(`-${squad.toLowerCase()}`)))
  return [...squads, ...units.filter(unit => unit in SHORT).map(unit => SHORT[unit])].join('+')
}

/** `(RA RB! SA)`: the counters of one side on a tile. */
function counters(board: NormandyBoard, view: NormandyView, tile: number, side: SideName): Piece[] {
  const here = view.units.filter(u => u.tile === board.tiles[tile] && partsOf(u.unit).side === side)
  const [open, close] = BRACKETS[side]
  return here.map(({ unit, suppressed }, i) => ({
    text: `${i === 0 ? open : ''}${shortName(unit)}${suppressed ? '!' : ''}${i === here.length - 1 ? close : ''}`,
    style: sideStyle(SIDES.indexOf(side)),
  }))
}

function shortName(counter: string): string {
  const { unit } = partsOf(counter)
  const squad = unit.match(/-([abc])$/)
  return squad ? `${SHORT[unit.slice(0, -2)]}${squad[1].toUpperCase()}` : SHORT[unit]
}
