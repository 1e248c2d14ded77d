import {
  type Gap,
  isClear,
  LEAST_GAP,
  type Puzzle,
  readPuzzles,
  SURE,
  solutionOf,
  solvedBy,
  writePuzzles,
} from '@bivouac/puzzles'
import { describe, expect, test } from 'vitest'
import { file, MOTIFS, puzzle } from './puzzles.ts'

const whole = file([puzzle('p-1'), puzzle('p-2', { motif: 'open-fire', seat: 1 })])
const read = (data: unknown) => readPuzzles(data, 'normandy', MOTIFS)

test('what is written reads back the same, one puzzle a line', () => {
  const text = writePuzzles(whole)
  expect(read(JSON.parse(text))).toEqual({ ok: true, value: whole })
  expect(text.split('\n').filter(line => line.startsWith('{"id":'))).toHaveLength(2)
  expect(read(JSON.parse(writePuzzles(file([]))))).toEqual({ ok: true, value: file([]) })
})

/** The file with one puzzle changed in a way that no program of ours writes. */
const withPuzzle = (change: object): unknown => ({
  ...whole,
  puzzles: [puzzle('p-1'), { ...puzzle('p-2'), ...change }],
})
const [a, b] = puzzle('p').proof
const [best, second] = puzzle('p').choices

describe('a file by another hand is refused with the place', () => {
  test.each<[string, unknown, string, RegExp]>([
    ['nothing', undefined, 'the file', /no file/],
    ['a list', [], 'the file', /no file of puzzles/],
    ['another format', { ...whole, format: 2 }, 'the file', /no file of puzzles of format 1/],
    ['a field more', { ...whole, script: 'x' }, 'script', /script/],
    ['another game', { ...whole, game: 'chess' }, 'game', /of 'chess', not of 'normandy'/],
    ['far too many', { ...whole, puzzles: Array(5001).fill(0) }, 'puzzles', /at most 5000/],
    ['one that is none', { ...whole, puzzles: [7] }, 'puzzles.0', /./],
    ['the same id twice', { ...whole, puzzles: [puzzle('p'), puzzle('p')] }, 'puzzles', /same id/],
    ['an id with markup', withPuzzle({ id: '<b>' }), 'puzzles.1.id', /small letters/],
    ['a seat that is none', withPuzzle({ seat: 2 }), 'puzzles.1.seat', /./],
    ['an endless position', withPuzzle({ position: 'x'.repeat(20_001) }), 'puzzles.1.position', /./],
    ['an unknown motif', withPuzzle({ motif: 'en-passant' }), 'puzzles.1.motif', /no motif 'en-passant'/],
    ['one choice', withPuzzle({ choices: [best] }), 'puzzles.1.choices', /at least two/],
    ['a choice twice', withPuzzle({ choices: [best, second, second] }), 'puzzles.1.choices', /twice/],
    [
      'a chance above all',
      withPuzzle({ choices: [{ ...best, chance: 10_001 }, second] }),
      'puzzles.1.choices.0.chance',
      /./,
    ],
    [
      'half a chance',
      withPuzzle({ choices: [{ ...best, chance: 0.5 }, second] }),
      'puzzles.1.choices.0.chance',
      /./,
    ],
    ['one measurement', withPuzzle({ proof: [a] }), 'puzzles.1.proof.1', /./],
    [
      'a second measurement that does not hold',
      withPuzzle({ proof: [a, { ...b, error: 300 }] }),
      'puzzles.1.proof.1',
      /not clearly the best/,
    ],
    [
      'a level that solves too much',
      withPuzzle({ tries: { ...puzzle('p').tries, expert: { solved: 3, of: 2 } } }),
      'puzzles.1.tries.expert',
      /more often than it tried/,
    ],
    ['a prototype', JSON.parse('{"__proto__": {"format": 1}}'), 'the file', /no file/],
  ])('%s', (_, data, where, text) => {
    const answer = read(data)
    expect(answer).toMatchObject({ ok: false, problem: { code: 'bad-puzzles', where } })
    expect(answer.ok ? '' : answer.problem.text).toMatch(text)
  })
})

const gap = (best: number, second: number, error: number): Gap => ({ best, second, error })

test('clear is a gap of five points that is more than three times its error', () => {
  expect(isClear(gap(5000 + LEAST_GAP, 5000, 100))).toBe(true)
  expect(isClear(gap(4999 + LEAST_GAP, 5000, 10))).toBe(false)
  expect(isClear(gap(5000 + 200 * SURE, 5000, 200))).toBe(false)
  expect(isClear(gap(5001 + 200 * SURE, 5000, 200))).toBe(true)
})

test('the solution comes first; a level solves what it finds more often than not', () => {
  const one: Puzzle = puzzle('p')
  expect(solutionOf(one)).toBe('to 6A')
  expect(solvedBy(one)).toEqual(['regular', 'expert'])
})
