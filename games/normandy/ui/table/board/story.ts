/** The enemy's turn, or the line of the log that is pointed at, drawn on the board: trails under the counters, numbers and results over them. */
import {
  type Box,
  besides,
  DISC,
  DISC_LETTERS,
  numberDisc,
  placeMark,
  resultSlip,
  tenChip,
  trail,
} from '@bivouac/face-kit/art'
import { COUNTER, TILE, TILE_SLOTS } from '../../../src/art/index.ts'
import type { NormandyFact } from '../../../src/facts.ts'
import type { NormandyBoard } from '../../../src/scenario/scenario.ts'
import { counterText } from '../../../src/text/names.ts'
import type { NormandyView } from '../../../src/view/view.ts'
import {
  type CounterSpot,
  cornerOf,
  extentOf,
  middleOf,
  middleOfCounter,
  type Spot,
} from '../logic/places.ts'
import { dieHits } from '../logic/story.ts'
import { type Traces, tracesOf } from '../logic/traces.ts'
import type { TableWords } from '../say.ts'
import { enlarged } from './letters.ts'
import { neededFor } from './state.ts'

/** One line of it. */
interface Chapter {
  readonly facts: readonly NormandyFact[]
  /** Undefined where lines are not numbered. */
  readonly number: number | undefined
  readonly isLit: boolean
}

export interface Story {
  readonly under: string
  readonly over: string
  /** Counters with a ring, by whether it is a lit one. */
  readonly rings: ReadonlyMap<string, boolean>
}

export const NO_STORY: Story = { under: '', over: '', rings: new Map() }

export const TILE_OUTLINE =
  'M14 4H186a10 10 0 0 1 10 10V186a10 10 0 0 1-10 10H14a10 10 0 0 1-10-10V14a10 10 0 0 1 10-10z'

/** On what it is drawn. */
interface Stage {
  readonly board: NormandyBoard
  readonly view: NormandyView
  readonly spots: ReadonlyMap<string, CounterSpot>
  readonly say: TableWords
  /** The least size of letters on the board. */
  readonly letters: number
}

export function storyArt({ board, view, spots, say, letters }: Stage, chapters: readonly Chapter[]): Story {
  const scale = enlarged(DISC_LETTERS, letters)
  const under: string[] = []
  const over: string[] = []
  const rings = new Map<string, boolean>()
  const counters = [...spots.values()].map(boxOf)
  const printed = marksOn(board, view)
  const taken: Box[] = []
  const lay = (piece: Box, size: Pick<Box, 'width' | 'height'>, art: (place: Box) => string): void => {
    const place = besides(piece, size, [...counters, ...printed, ...taken], boxOfBoard(board))
    taken.push(place)
    over.push(art(place))
  }
  for (const [i, { facts, number, isLit }] of chapters.entries()) {
    const traces = tracesOf(
      facts,
      chapters.slice(i + 1).flatMap(later => later.facts),
    )
    const from = trailsOf(board, spots, traces, isLit)
    under.push(...traces.tiles.map(tile => tileMark(board, tile, isLit)), ...from)
    for (const unit of actorsIn(traces)) {
      rings.set(unit, isLit || (rings.get(unit) ?? false))
      const spot = spots.get(unit)
      if (spot && number !== undefined) over.push(disc(spot, scale, number, isLit, taken))
    }
    // What was done to a tile alone is told at its corner.
    if (number !== undefined && actorsIn(traces).length === 0)
      over.push(...traces.tiles.map(tile => numberDisc(discOfTile(board, tile), number, isLit, scale)))
    for (const { at, faces, total, hit, fellOn } of traces.shots) {
      const spot = spots.get(at)
      const piece = spot ? boxOf(spot) : fellOn === undefined ? undefined : boxOnTile(board, fellOn)
      if (piece === undefined) continue
      const dice = { art: faces.map(face => tenChip(face, dieHits(face, total))), width: 22 }
      const outcome = `${neededFor(total)} ${say.say(hit ? 'slip.hit' : 'slip.miss')}`
      const slip = resultSlip(
        // Where it stood others stand now.
        spot ? outcome : `${counterText(say.names, at)}: ${outcome}`,
        hit,
        dice,
        scale,
      )
      lay(piece, slip, place => slip.at(place, piece))
    }
  }
  return { under: under.join(''), over: over.join(''), rings }
}

const actorsIn = ({ ways, shots, units }: Traces): readonly string[] => [
  ...new Set([...ways.map(({ unit }) => unit), ...shots.map(({ by }) => by), ...units]),
]

function trailsOf(
  board: NormandyBoard,
  spots: ReadonlyMap<string, CounterSpot>,
  { ways, shots }: Traces,
  isLit: boolean,
): readonly string[] {
  const tileMiddle = (tile: string): Spot => middleOf(board, board.tiles.indexOf(tile))
  const moves = ways.flatMap(({ unit, tiles }) => {
    const spot = spots.get(unit)
    const middles = tiles.map(tileMiddle)
    // It ends at the counter, unless that has gone on or fallen since.
    const isThere = spot !== undefined && isOn(board, spot, tiles[tiles.length - 1])
    if (isThere) middles[middles.length - 1] = middleOfCounter(spot)
    return middles.slice(1).map((to, i) =>
      trail(at(middles[i]), at(to), {
        isMove: true,
        isLit,
        rims: [6, isThere && i === middles.length - 2 ? rim(spot) : 4],
      }),
    )
  })
  const fires = shots.flatMap(({ by, at: target, firedFrom, fellOn }) => {
    const [a, b] = [spots.get(by), spots.get(target)]
    const end = b ? middleOfCounter(b) : fellOn === undefined ? undefined : tileMiddle(fellOn)
    // Who has gone on since stands elsewhere.
    const start = firedFrom === undefined ? a && middleOfCounter(a) : tileMiddle(firedFrom)
    if (start === undefined || end === undefined) return []
    const rims = [a && firedFrom === undefined ? rim(a) : 6, b ? rim(b) : 30] as const
    return [trail(at(start), at(end), { isMove: false, isLit, bend: 24, rims })]
  })
  return [...moves, ...fires]
}

const at = ({ x, y }: Spot) => [x, y] as const
const rim = ({ scale }: CounterSpot): number => (COUNTER / 2 + 6) * scale

const boxOf = ({ x, y, scale }: CounterSpot): Box => ({
  x: x - 2,
  y: y - 2,
  width: (COUNTER + 4) * scale,
  height: (COUNTER + 6) * scale,
})

function boxOnTile(board: NormandyBoard, tile: string): Box {
  const { x, y } = middleOf(board, board.tiles.indexOf(tile))
  return { x: x - COUNTER / 2, y: y - COUNTER / 2, width: COUNTER, height: COUNTER }
}

/** The signs of a tile that a slip should leave to be read. */
function marksOn(board: NormandyBoard, view: NormandyView): readonly Box[] {
  return view.tiles.flatMap(({ us, german, value }, i) => {
    const { x, y } = cornerOf(board, i)
    const sign = ({ x: dx, y: dy }: Spot, size = 40): Box => ({
      x: x + dx,
      y: y + dy,
      width: size,
      height: size,
    })
    return [
      sign({ x: 155, y: 160 }, 38),
      ...(us === 'none' ? [] : [sign(TILE_SLOTS.usControl)]),
      ...(german === 'none' ? [] : [sign(TILE_SLOTS.germanControl)]),
      ...(value === 0 ? [] : [sign(TILE_SLOTS.objective, 46)]),
    ]
  })
}

function boxOfBoard(board: NormandyBoard): Box {
  const { left: x, top: y, width, height } = extentOf(board)
  return { x, y, width, height }
}

const isOn = (board: NormandyBoard, { x, y }: Spot, tile: string): boolean => {
  const corner = cornerOf(board, board.tiles.indexOf(tile))
  return x >= corner.x && x < corner.x + TILE && y >= corner.y && y < corner.y + TILE
}

/** On the upper right corner of its counter, each further one left of it. */
function disc(spot: CounterSpot, scale: number, number: number, isLit: boolean, taken: Box[]): string {
  const radius = DISC * scale
  const size = 2 * radius
  const box = { x: spot.x + COUNTER * spot.scale - radius, y: spot.y - radius - 2, width: size, height: size }
  while (taken.some(other => other.y === box.y && Math.abs(other.x - box.x) < size)) box.x -= size
  taken.push(box)
  return numberDisc([box.x + radius, box.y + radius], number, isLit, scale)
}

function discOfTile(board: NormandyBoard, tile: string): readonly [number, number] {
  const { x, y } = cornerOf(board, board.tiles.indexOf(tile))
  return [x + TILE - 16, y + TILE - 16]
}

export function tileMark(board: NormandyBoard, tile: string, isLit: boolean): string {
  const { x, y } = cornerOf(board, board.tiles.indexOf(tile))
  return `<g transform="translate(${x} ${y})">${placeMark(isLit ? 'chosen' : 'hover', TILE_OUTLINE)}</g>`
}
