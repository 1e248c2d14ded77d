import { expect, test } from 'vitest'
import { COUNTER, TILE } from '../../src/art/index.ts'
import { LEAST } from '../../ui/table/board/letters.ts'
import { firstCrowded, liftedSpots, liftOf } from '../../ui/table/board/lift.ts'
import { cornerOf, counterSpots, extentOf } from '../../ui/table/logic/places.ts'
import { tileThing, unitThing } from '../../ui/table/logic/things.ts'
import { open } from '../random-play.ts'
import { seenAt } from './seats.ts'

/** At the start three German counters stand on one tile, and two American ones on another. */
const { board, view } = seenAt(open(5, 'lift'), -1)
const spots = counterSpots(board, view)
const three = board.tiles.indexOf('2B')
/** The least size of letters where a tile is so many pixels wide. */
const lettersAt = (pixels: number): number => LEAST / (pixels / TILE)

test('a tile is lifted where three counters on it are smaller than 32 pixels, and not where they are larger', () => {
  expect(firstCrowded(board, spots, lettersAt(91), [tileThing('2B')])).toBe(three)
  expect(firstCrowded(board, spots, lettersAt(115), [tileThing('2B')])).toBeUndefined()
})

test('the first of several things counts, a counter as much as its tile', () => {
  const [empty, crowded] = [tileThing('9B'), unitThing('german-riflemen-a')]
  expect(firstCrowded(board, spots, lettersAt(91), [undefined, empty, crowded])).toBe(three)
  expect(firstCrowded(board, spots, lettersAt(91), [undefined, empty, 'card:scout-a'])).toBeUndefined()
})

test('it grows upwards and sideways, within the board, and takes its counters with it', () => {
  const extent = extentOf(board)
  board.tiles.forEach((_, tile) => {
    const { x, y, scale } = liftOf(board, extent, tile)
    const corner = cornerOf(board, tile)
    expect(x).toBeGreaterThanOrEqual(extent.left)
    expect(x + TILE * scale).toBeLessThanOrEqual(extent.left + extent.width)
    expect(y).toBeLessThanOrEqual(corner.y)
    if (y > extent.top) expect(y + TILE * scale).toBeCloseTo(corner.y + TILE)
  })
  const lift = liftOf(board, extent, three)
  const lifted = liftedSpots(board, spots, lift)
  for (const { unit, tile } of view.units) {
    const [before, after] = [spots.get(unit), lifted.get(unit)]
    if (before === undefined || after === undefined) throw new Error(`${unit} stands nowhere`)
    if (tile !== '2B') {
      expect(after).toEqual(before)
      continue
    }
    expect(after.scale).toBeCloseTo(before.scale * lift.scale)
    expect(after.x).toBeGreaterThanOrEqual(lift.x)
    expect(after.x + COUNTER * after.scale).toBeLessThanOrEqual(lift.x + TILE * lift.scale)
  }
})
