/** Jobs of one transaction: the same for many games goes together, and whatever is about one game stays in its order. */
import { expect, test } from 'vitest'
import type { Job } from '../src/data/job.ts'
import { stepsOf } from '../src/data/together.ts'

const entry = (game: string, n: number) => ({
  sql: 'entry',
  many: { sql: 'entries', game },
  values: [game, n],
})
const head = (game: string) => ({ sql: 'head', many: { sql: 'heads', game }, values: [game], rows: 1 })
const table = (game: string) => ({ sql: 'table', values: [game], rows: 1 })
const command = (game: string, n: number): Job => [entry(game, n), head(game)]

test('commands of different games are two statements with lists', () => {
  expect(stepsOf([command('a', 7), command('b', 3), command('c', 5)])).toEqual([
    {
      sql: 'entries',
      values: [
        ['a', 'b', 'c'],
        [7, 3, 5],
      ],
      rows: undefined,
    },
    { sql: 'heads', values: [['a', 'b', 'c']], rows: 3 },
  ])
})

test('two lines of one command go together too', () => {
  const [entries] = stepsOf([[entry('a', 1), entry('a', 2), head('a')], command('b', 1)])
  expect(entries.values).toEqual([
    ['a', 'a', 'b'],
    [1, 2, 1],
  ])
})

test('a job by itself is carried out as it is', () => {
  const job = command('a', 1)
  expect(stepsOf([job])).toEqual(job)
})

test('of two jobs about one game the second comes after the first', () => {
  const steps = stepsOf([command('a', 1), command('b', 1), command('a', 2), command('c', 1)])
  expect(steps.map(({ sql, values }) => [sql, values[0]])).toEqual([
    ['entries', ['a', 'b']],
    ['heads', ['a', 'b']],
    ['entries', ['a', 'c']],
    ['heads', ['a', 'c']],
  ])
})

test('nothing overtakes a job that may be about any game', () => {
  const steps = stepsOf([
    command('a', 1),
    command('b', 1),
    [entry('c', 1), table('c')],
    command('c', 2),
    command('d', 1),
  ])
  expect(steps.map(({ sql, values }) => [sql, values[0]])).toEqual([
    ['entries', ['a', 'b']],
    ['heads', ['a', 'b']],
    ['entry', 'c'],
    ['table', 'c'],
    ['entries', ['c', 'd']],
    ['heads', ['c', 'd']],
  ])
})

test('games come in the same order whoever asks, so that two servers do not stop each other', () => {
  const [entries] = stepsOf([command('b', 3), command('a', 7)])
  expect(entries.values).toEqual([
    ['a', 'b'],
    [7, 3],
  ])
})
