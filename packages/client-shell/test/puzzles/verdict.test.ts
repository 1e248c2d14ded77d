/** What is said of an answer: beside the solution, with what it costs and how sure that is. */
import type { Puzzle } from '@bivouac/puzzles'
import { describe, expect, it } from 'vitest'
import { talliesOf } from '../../src/puzzles/tally.ts'
import { verdictOn } from '../../src/puzzles/verdict.ts'
import { dayOf, weekOf } from '../../src/puzzles/week.ts'

const choice = (command: string, chance: number) => ({ command, chance, error: 100 })
const measured = { seed: 'x', best: 6100, second: 5200, runnerUp: 'b', error: 80 }
const PUZZLE = {
  choices: [choice('a', 6100), choice('b', 5200), choice('c', 5000), choice('d', 4000), choice('e', 100)],
  proof: [measured, measured],
} as unknown as Puzzle

describe('a verdict', () => {
  it('of the solution costs nothing', () => {
    const { isSolved, cost, yours, best } = verdictOn(PUZZLE, 'a')
    expect({ isSolved, cost }).toEqual({ isSolved: true, cost: 0 })
    expect(yours).toBe(best)
  })

  it('of the next best is as sure as the measurement of the two together', () => {
    const { isSolved, cost, off } = verdictOn(PUZZLE, 'b')
    expect({ isSolved, cost }).toEqual({ isSolved: false, cost: 900 })
    expect(off).toBeCloseTo(1.96 * 80)
  })

  it('of any other has the errors of both', () => {
    const { cost, off, shown } = verdictOn(PUZZLE, 'e')
    expect(cost).toBe(6000)
    expect(off).toBeCloseTo(1.96 * Math.hypot(100, 100))
    expect(shown.map(({ command }) => command)).toEqual(['a', 'b', 'c', 'e'])
  })

  it('shows the first three to somebody who gave up', () => {
    const { isSolved, yours, shown } = verdictOn(PUZZLE, '')
    expect(isSolved).toBe(false)
    expect(yours).toBeUndefined()
    expect(shown).toHaveLength(3)
  })
})

it('counts what was solved of each motif that has puzzles', () => {
  const puzzles = [
    { id: '1', motif: 'fire' },
    { id: '2', motif: 'fire' },
    { id: '3', motif: 'fire' },
    { id: '4', motif: 'bid' },
  ]
  const answers = { 1: { command: 'x', isSolved: true }, 2: { command: 'y', isSolved: false } }
  expect(talliesOf(['bid', 'fog', 'fire'], puzzles, { answers })).toEqual([
    { motif: 'bid', solved: 0, tried: 0, all: 1 },
    { motif: 'fire', solved: 1, tried: 2, all: 3 },
  ])
})

it.each([
  ['2026-11-17', '2026-11-16', '2026-11-22'],
  ['2026-11-22', '2026-11-16', '2026-11-22'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('the week of %s goes from Monday %s to Sunday %s', (day, monday, sunday) => {
  const week = weekOf(new Date(`${day}T12:00`)).map(dayOf)
  expect(week).toHaveLength(7)
  expect([week[0], week[6]]).toEqual([monday, sunday])
  expect(week).toContain(day)
})
