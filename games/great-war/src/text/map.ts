/**
 * The board in letters: each hex a brick in its true place, so that it touches its six neighbours. Its name and the
 * medals it is worth stand on its upper edge; inside are ground, token and unit. (British) and [German] by their brackets.
 */

import { Canvas, painted, type Style, sideStyle } from '@bivouac/face-kit'
import { COLS, hasHex, ROWS, SHAPE } from '../geometry.ts'
import { EITHER, type GreatWarBoard } from '../scenario/board.ts'
import { TERRAINS, type TerrainName } from '../terrain.ts'
import type { GreatWarView, HexView, UnitView } from '../view/view.ts'
import { HEXES, SECTIONS, SIDES, type SideName } from '../vocabulary.ts'
import { sideNamed, tied, unitOn } from './names.ts'
import type { Words } from './words.ts'

const CELL = 8
const WIDTH = SHAPE.long * CELL + 1
const BRACKETS: Readonly<Record<SideName, string>> = { british: '()', german: '[]' }
const KIND_SIGNS: Readonly<Record<string, string>> = {
  infantry: 'I',
  'infantry-bomber': 'B',
  'machine-gun': 'G',
  mortar: 'M',
}
const SIGNS: Readonly<Record<TerrainName, string>> = {
  countryside: '·',
  forest: 'F',
  building: 'B',
  hill: 'H',
  rubble: 'R',
  trench: 'T',
  'shell-crater': 'C',
  'mine-crater': 'M',
  'fortified-building': 'K',
  'sunken-lane': 'S',
  wire: '#',
}
const GROUND_STYLES: Readonly<Partial<Record<TerrainName, Style>>> = {
  countryside: 'dim',
  forest: 'green',
  hill: 'green',
  trench: 'earth',
  'shell-crater': 'earth',
  'mine-crater': 'earth',
}

export function drawMap(words: Words, board: GreatWarBoard, view: GreatWarView, colour: boolean): string[] {
  const canvas = new Canvas(WIDTH, SHAPE.rows * 2 + 1)
  for (let hex = 0; hex < HEXES; hex++) {
    const [left, top] = placeOf(hex)
    canvas.box(left, top, left + CELL, top + 2)
  }
  drawSections(canvas)
  for (let hex = 0; hex < HEXES; hex++) {
    const [left, top] = placeOf(hex)
    const { hex: name } = view.hexes[hex]
    canvas.write(left + 1, top, { text: name, style: 'dim' })
    const marks = marksOf(board, hex)
    canvas.write(left + CELL - marks.length, top, { text: marks, style: 'gold' })
    drawGround(canvas, left + 1, top + 1, view.hexes[hex])
    const unit = unitOn(view, name)
    if (unit)
      canvas.write(left + 3, top + 1, {
        text: unitSign(unit, unit.unit.startsWith(view.active)),
        style: sideStyle(SIDES.indexOf(sideNamed(unit.unit))),
      })
  }
  const rim = (side: number): string =>
    painted({ text: rimOf(words, SIDES[side], side === board.top), style: sideStyle(side) }, colour)
  return [rim(board.top), ...canvas.rows(colour), rim(1 - board.top)]
}

/** Rows share their edges; short rows lie half a brick to the right. */
const placeOf = (hex: number): [left: number, top: number] => [
  (COLS[hex] - 1) * CELL + (ROWS[hex] % 2 === 0 ? CELL / 2 : 0),
  (ROWS[hex] - 1) * 2,
]

/** G-1.2 The lines between the sections run beside hexes in long rows and through them in short ones. */
function drawSections(canvas: Canvas): void {
  const third = (SHAPE.long / 3) * CELL
  for (const x of [third, 2 * third])
    for (let row = 1; row <= SHAPE.rows; row++) {
      canvas.write(x, (row - 1) * 2, { text: '╫', style: 'bold' })
      if (row % 2 === 1) canvas.write(x, row * 2 - 1, { text: '║', style: 'bold' })
    }
}

/** The sections as a side sits: who sits at the top sees the left on the right. */
function rimOf({ say }: Words, side: SideName, atTop: boolean): string {
  const sections = atTop ? SECTIONS.toReversed() : SECTIONS
  const width = (WIDTH - 1) / 3
  return sections
    .map(section => {
      const text = say(`table.rim.${side}.${section}`)
      return text.padStart((width + text.length) >> 1).padEnd(width)
    })
    .join('')
    .trimEnd()
}

/** `★1` on the ground of the first objective; a hex may belong to two. */
function marksOf({ objectives }: GreatWarBoard, hex: number): string {
  const numbers = [...Array(objectives.count).keys()].filter(o => hasHex(objectives.hexes, hex, o * 4))
  return numbers.length === 0 ? '' : `★${numbers.map(o => o + 1).join('')}`
}

/** Whether an objective is marked on the map, and how: empty for breakthrough and race. */
export const markOf = ({ objectives }: GreatWarBoard, objective: number): string =>
  objectives.hexes.subarray(objective * 4, objective * 4 + 4).some(word => word !== 0)
    ? `★${objective + 1} `
    : ''

/** Whose an objective is. */
export const whoseOf = ({ objectives }: GreatWarBoard, objective: number): SideName | 'either' =>
  objectives.side[objective] === EITHER ? 'either' : SIDES[objectives.side[objective]]

function drawGround(canvas: Canvas, x: number, y: number, { terrain, wire, crater }: HexView): void {
  const name = terrain as TerrainName
  canvas.write(x, y, { text: SIGNS[name], style: GROUND_STYLES[name] ?? 'plain' })
  if (wire) canvas.write(x + 1, y, { text: SIGNS.wire, style: 'plain' })
  else if (crater) canvas.write(x + 1, y, { text: CRATER_TOKEN, style: 'earth' })
}

const CRATER_TOKEN = 'o'

/** `(I4+)`: kind, figures, and for the side whose turn it is what the unit has done. */
function unitSign({ unit, kind, figures, marks }: UnitView, active: boolean): string {
  const [open, close] = BRACKETS[sideNamed(unit)]
  const done = marks.includes('battled')
    ? '×'
    : marks.includes('moved')
      ? '>'
      : marks.includes('ordered')
        ? '+'
        : ''
  return `${open}${KIND_SIGNS[kind]}${figures}${active ? done : ''}${close}`
}

/** The signs of the ground that lies on this board now. */
export function groundLegend({ say }: Words, view: GreatWarView): string {
  const here = TERRAINS.filter(terrain => view.hexes.some(hex => hex.terrain === terrain))
  const signs = here.map(terrain =>
    say('table.legend.sign', { sign: SIGNS[terrain], terrain: say(`terrain.${terrain}`) }),
  )
  if (view.hexes.some(hex => hex.wire)) signs.push(say('table.legend.wire'))
  if (view.hexes.some(hex => hex.crater)) signs.push(say('table.legend.crater'))
  return say('table.legend.ground', { signs: signs.map(tied).join('  ') })
}
