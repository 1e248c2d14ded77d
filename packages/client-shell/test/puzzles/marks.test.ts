/** Arrows go between the things of a command that lie on the board; one thing alone gets a ring, and cards get nothing. */
import { fail, ok } from '@bivouac/kernel'
import { expect, it } from 'vitest'
import { lineMarks } from '../../src/analysis/line-marks.ts'
import type { GameUi, Seen } from '../../src/game-ui.ts'
import { marksOf } from '../../src/puzzles/marks.ts'
import type { Thing } from '../../src/touch/touch.ts'

const PATHS: Readonly<Record<number, readonly Thing[]>> = {
  1: ['card:scout', 'tile:a', 'tile:b', 'tile:c'],
  2: ['card:rifle', 'unit:x'],
  3: ['card:fog'],
}
const ui = {
  module: {
    parseCommand: (_: unknown, text: string) => (text in PATHS ? ok(Number(text)) : fail('no', 'no')),
  },
  pathOf: (_: unknown, __: unknown, command: number) => PATHS[command],
  placeOf: (_: unknown, __: unknown, thing: Thing) =>
    thing.startsWith('card:') ? undefined : { x: 0, y: 0 },
} as unknown as GameUi
const seen = { board: {}, view: {} } as Seen
const choice = (command: string) => ({ command, chance: 0, error: 0 })
const WORDS = { best: 'best', yours: 'yours' }

const ARROW = { from: 'tile:a', to: 'tile:c' }

it('draws the solver’s own solid and the best dashed', () => {
  const verdict = { isSolved: false, best: choice('1'), yours: choice('2') }
  expect(marksOf(ui, seen, verdict, WORDS)).toEqual([
    { ring: 'unit:x', stroke: 'solid', word: 'yours' },
    { ...ARROW, stroke: 'dashed', word: 'best' },
  ])
})

it('draws what was solved once', () => {
  const verdict = { isSolved: true, best: choice('1'), yours: choice('1') }
  expect(marksOf(ui, seen, verdict, WORDS)).toEqual([{ ...ARROW, stroke: 'solid', word: 'yours' }])
})

it('draws nothing for cards, nor for what the board does not know', () => {
  const verdict = { isSolved: false, best: choice('3'), yours: choice('9') }
  expect(marksOf(ui, seen, verdict, WORDS)).toEqual([])
  expect(marksOf(ui, seen, { ...verdict, yours: undefined }, WORDS)).toEqual([])
})

it('numbers a line, with gaps where a command has no place on the board, and no further than can be followed', () => {
  expect(lineMarks(ui, seen, ['1', '3', '2', '1', '2'])).toEqual([
    { ...ARROW, stroke: 'solid', word: '1' },
    { ring: 'unit:x', stroke: 'dashed', word: '3' },
    { ...ARROW, stroke: 'dashed', word: '4' },
  ])
})
