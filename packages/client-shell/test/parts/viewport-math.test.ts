/** Pan and zoom as figures. */
import { describe, expect, it } from 'vitest'
import { bounded, FIT, lookAt, MOST, panned, zoomed } from '../../src/parts/viewport-math.ts'

const box = { width: 400, height: 300 }

describe('zoomed', () => {
  it('keeps the point under the finger where it is', () => {
    const at = { x: 100, y: 60 }
    const look = zoomed(FIT, 2, at, box)
    expect(look.scale).toBe(2)
    expect(look.x + 2 * at.x).toBe(at.x)
    expect(look.y + 2 * at.y).toBe(at.y)
  })
  it('is never smaller than the box nor larger than allowed', () => {
    expect(zoomed(FIT, 0.5, { x: 9, y: 9 }, box)).toEqual(FIT)
    expect(zoomed(FIT, 100, { x: 9, y: 9 }, box).scale).toBe(MOST)
  })
})

describe('lookAt', () => {
  it('shows a part as large as it can be, in the middle', () => {
    expect(lookAt({ x: 100, y: 100, width: 100, height: 100 }, box)).toEqual({ scale: 3, x: -250, y: -300 })
  })
  it('stays within the board where the part lies at its edge', () => {
    expect(lookAt({ x: 0, y: 0, width: 200, height: 100 }, box)).toEqual({ scale: 2, x: 0, y: 0 })
  })
  it('shows all of the board for a part that is larger', () => {
    expect(lookAt({ x: -50, y: 0, width: 600, height: 300 }, box)).toEqual(FIT)
  })
})

describe('panned', () => {
  it('does not move a board that fits', () => {
    expect(panned(FIT, 50, -50, box)).toEqual(FIT)
  })
  it('stops at the edges', () => {
    const look = zoomed(FIT, 2, { x: 200, y: 150 }, box)
    expect(panned(look, 1000, 1000, box)).toEqual({ scale: 2, x: 0, y: 0 })
    expect(panned(look, -1000, -1000, box)).toEqual({ scale: 2, x: -400, y: -300 })
  })
  it('comes back into a box that has become smaller', () => {
    expect(bounded({ scale: 2, x: -400, y: -300 }, { width: 200, height: 100 })).toEqual({
      scale: 2,
      x: -200,
      y: -100,
    })
  })
})
