/** The geometry of the luck chart. */
import { describe, expect, it } from 'vitest'
import { chartLines, greatestStroke, HEIGHT, LEFT, RIGHT, throwAt, WIDTH } from '../../src/luck/chart-math.ts'
import { reportOn } from '../../src/luck/report.ts'
import { shot } from './throws.ts'

const points = reportOn([
  shot(0, 0.5, 1),
  shot(1, 0.9, 0),
  shot(0, 0.5, 1),
  shot(1, 0.5, 0),
  ...Array(6).fill(shot(0, 0.5, 1)),
]).points

describe('the chart', () => {
  it('keeps every line within its frame, from the middle at the left to the right edge', () => {
    const { lines, ticks } = chartLines(points)
    const zero = ticks.find(({ value }) => value === 0)?.y
    for (const line of lines) {
      expect(line[0]).toEqual({ x: LEFT, y: zero })
      expect(line.at(-1)?.x).toBe(WIDTH - RIGHT)
      for (const { x, y } of line) {
        expect(x).toBeGreaterThanOrEqual(LEFT)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(HEIGHT)
      }
    }
  })

  it('draws good luck above bad luck, and names a handful of heights', () => {
    const { marks, ticks } = chartLines(points)
    expect(marks[0].y).toBeLessThan(marks[1].y)
    expect(ticks.map(({ value }) => value)).toEqual([-2, 0, 2, 4])
  })

  it('finds the throw that lies where one points', () => {
    const { marks } = chartLines(points)
    for (const [i, { x }] of marks.entries()) expect(throwAt(x / WIDTH, points.length)).toBe(i)
    expect(throwAt(0, points.length)).toBe(0)
    expect(throwAt(1, points.length)).toBe(points.length - 1)
  })

  it('begins with the greatest stroke of luck, good or bad', () => {
    expect(greatestStroke(points)).toBe(1)
  })

  it('can show a single throw', () => {
    const { marks, lines } = chartLines(reportOn([shot(1, 0.5, 1)]).points)
    expect(marks).toHaveLength(1)
    expect(lines[0]).toHaveLength(2)
    expect(throwAt(0.5, 1)).toBe(0)
  })
})
