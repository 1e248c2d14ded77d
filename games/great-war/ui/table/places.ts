/** Where things lie, for arrow keys and for the board as a list. */
import type { Thing } from '@bivouac/client-shell'
import { boardSize, placeOf as hexPlace, turnPoint } from '../../src/art/places.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import { HEXES, SECTIONS } from '../../src/vocabulary.ts'
import { hexOf, hexThing, kindOf, nameOf, seatOf, sectionThing } from './things.ts'
import { turnNow } from './turn.ts'

interface Place {
  readonly x: number
  readonly y: number
}

export function placeOf(board: GreatWarBoard, view: GreatWarView, thing: Thing): Place | undefined {
  const turned = turnNow(board, view)
  if (kindOf(thing) === 'section') {
    const [x, y] = sectionPlace(board, view, (SECTIONS as readonly string[]).indexOf(nameOf(thing)))
    return { x, y }
  }
  const hex = hexOf(thing)
  if (hex < 0) return undefined
  const [x, y] = hexPlace(hex, turned)
  return { x, y }
}

/** The name of a section stands at the own edge of the board, in the middle of its third. */
export function sectionPlace(
  board: GreatWarBoard,
  view: GreatWarView,
  section: number,
): readonly [number, number] {
  const [wide, deep] = boardSize(0)
  const atTop = seatOf(view) === board.top
  const third = ((atTop ? 2 - section : section) + 0.5) / 3
  return turnPoint([wide * third, atTop ? 0 : deep], turnNow(board, view))
}

/** Row by row as they lie on the screen, each from the left; last the sections. */
export function boardThings(board: GreatWarBoard, view: GreatWarView): readonly (readonly Thing[])[] {
  const turned = turnNow(board, view)
  const inOrder = [...Array(HEXES).keys()]
    .map(hex => ({ hex, x: hexPlace(hex, turned)[0], y: Math.round(hexPlace(hex, turned)[1]) }))
    .sort((a, b) => a.y - b.y || a.x - b.x)
  const rows = new Map<number, Thing[]>()
  for (const { hex, y } of inOrder) rows.set(y, [...(rows.get(y) ?? []), hexThing(hex)])
  return [...rows.values(), SECTIONS.map((_, i) => sectionThing(i))]
}
