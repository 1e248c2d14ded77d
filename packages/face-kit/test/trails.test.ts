/** Slips beside pieces: never over the piece they speak of, and over nothing else while there is room. */
import { expect, it } from 'vitest'
import { type Box, besides, resultSlip, trail } from '../src/art/index.ts'

const BOARD: Box = { x: 0, y: 0, width: 300, height: 300 }
const SIZE = { width: 80, height: 30 }
const piece = (x: number, y: number): Box => ({ x, y, width: 60, height: 60 })
const touch = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const isOnBoard = ({ x, y, width, height }: Box): boolean =>
  x >= 0 && y >= 0 && x + width <= 300 && y + height <= 300

it('lies below a piece that stands alone', () => {
  expect(besides(piece(120, 100), SIZE, [], BOARD)).toMatchObject({ x: 110, y: 164 })
})
it('covers neither its piece nor another, and stays on the board', () => {
  for (const at of [piece(0, 0), piece(240, 0), piece(0, 240), piece(240, 240), piece(120, 120)]) {
    const others = [piece(at.x, at.y + 64), piece(at.x, at.y - 64)]
    const place = besides(at, SIZE, others, BOARD)
    expect([at, ...others].filter(other => touch(place, other))).toEqual([])
    expect(isOnBoard(place)).toBe(true)
  }
})
it('covers least where there is no room, and never its own piece', () => {
  const at = piece(120, 120)
  const others = [at.x - 62, at.x, at.x + 62].flatMap(x => [at.y - 62, at.y, at.y + 62].map(y => piece(x, y)))
  const around = others.filter(other => other.x !== at.x || other.y !== at.y)
  expect(touch(besides(at, SIZE, around, BOARD), at)).toBe(false)
})
it('grows with its dice and words', () => {
  const dice = { art: ['<i/>', '<i/>'], width: 20 }
  expect(resultSlip('Hit', true, dice).width).toBeGreaterThan(resultSlip('Hit', true).width + 40)
  expect(resultSlip('Destroyed', true).width).toBeGreaterThan(resultSlip('Hit', true).width)
})
it('points at the piece it is about, wherever it lies', () => {
  const at = piece(120, 120)
  const slip = resultSlip('Hit', true)
  for (const [x, y] of [
    [110, 184],
    [110, 86],
    [184, 135],
    [20, 184],
  ]) {
    const [, tipX, tipY] = /L([\d.]+) ([\d.]+)L/.exec(slip.at({ x, y }, at)) ?? []
    expect(touch({ x: Number(tipX), y: Number(tipY), width: 1, height: 1 }, at)).toBe(true)
  }
})
it('draws no trail between pieces that touch', () => {
  expect(trail([0, 0], [60, 0], { isMove: false, rims: [32, 32] })).toBe('')
  expect(trail([0, 0], [200, 0], { isMove: false, rims: [32, 32] })).toContain('<path')
})
