/** What depends on who sits where: sections, the way back, baselines, the artillery's template (G-1.2, G-1.3, G-9.1, G-10.2). */
import { turnedAround } from '@bivouac/grid'
import { HEX_CELLS, hexSet, NEAR, ROWS, SECTIONS_FROM_BOTTOM, SECTIONS_FROM_TOP, SHAPE } from '../geometry.ts'
import { ALL_SECTIONS, HEXES } from '../vocabulary.ts'
import type { GreatWarBoard } from './board.ts'

type Seating = Pick<GreatWarBoard, 'sections' | 'sectionSets' | 'back' | 'baselines' | 'template'>

const DOWN_RIGHT = 2
const DOWN_LEFT = 3

/** `numbers[i]` is the number on the neighbour `i` steps clockwise from forward right. */
export function seatPlayers(top: number, numbers: readonly number[]): Seating {
  const all = [...Array(HEXES).keys()]
  const sections = new Uint8Array(2 * HEXES)
  const sectionSets = new Int32Array(2 * (ALL_SECTIONS + 1) * HEX_CELLS)
  const back = new Int8Array(2 * HEXES * 2)
  const baselines = new Int32Array(2 * HEX_CELLS)
  const template = new Int8Array(2 * HEXES * 6)
  for (const side of [0, 1]) {
    // Directions are told from the bottom; at the top everything is the other way round.
    const atTop = side === top
    const turn = (direction: number): number => (atTop ? turnedAround(direction) : direction)
    sections.set(atTop ? SECTIONS_FROM_TOP : SECTIONS_FROM_BOTTOM, side * HEXES)
    const own = sections.subarray(side * HEXES, (side + 1) * HEXES)
    for (let choice = 1; choice <= ALL_SECTIONS; choice++)
      sectionSets.set(
        hexSet(all.filter(hex => (own[hex] & choice) !== 0)),
        (side * (ALL_SECTIONS + 1) + choice) * HEX_CELLS,
      )
    const baseline = atTop ? 1 : SHAPE.rows
    baselines.set(hexSet(all.filter(hex => ROWS[hex] === baseline)), side * HEX_CELLS)
    for (const hex of all) {
      const at = side * HEXES + hex
      back[at * 2] = NEAR[hex * 6 + turn(DOWN_LEFT)]
      back[at * 2 + 1] = NEAR[hex * 6 + turn(DOWN_RIGHT)]
      for (const [clockwise, number] of numbers.entries())
        template[at * 6 + number - 1] = NEAR[hex * 6 + turn(clockwise)]
    }
  }
  return { sections, sectionSets, back, baselines, template }
}
