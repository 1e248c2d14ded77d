/** A table: its state saved and brought back, cleared for the next game, and played to the end at random. */
import { expect, test } from 'vitest'
import {
  add,
  clearState,
  cloneTable,
  commands,
  DRAWS,
  draws,
  generatorOf,
  layWithoutGenerator,
  newTable,
  openMatch,
  playOut,
  REVEALED,
  restoreState,
  revealedTo,
  savedState,
  seeded,
  setDraws,
  setGenerator,
  setRevealed,
  withoutGenerator,
} from '../src/index.ts'
import { board, pebbles } from './pebbles.ts'

const begun = () => openMatch(pebbles, board, 'table').table
const generator = () => new Int32Array([1, 2, 3, 4])

test('a state that was saved is brought back to the last cell, whatever was done since', () => {
  const t = begun()
  const [saved, before] = [savedState(t), t.cells.slice()]
  playOut(pebbles, t, generator(), undefined, 5)
  expect(t.cells).not.toEqual(before)
  expect(saved).toEqual(before)
  restoreState(t, saved)
  expect(t.cells).toEqual(before)
})

test('a cleared table is as new but for its generator', () => {
  const t = begun()
  playOut(pebbles, t, generator(), undefined, 5)
  const kept = generatorOf(t)
  clearState(t)
  expect(generatorOf(t)).toEqual(kept)
  const fresh = newTable(pebbles.layout, board, seeded)
  expect(t.cells.subarray(4)).toEqual(fresh.cells.subarray(4))
})

test('all of a state but its generator is laid on another table', () => {
  const t = begun()
  playOut(pebbles, t, generator(), undefined, 5)
  const other = newTable(pebbles.layout, board, seeded)
  setGenerator(other, [5, 6, 7, 8])
  layWithoutGenerator(other, withoutGenerator(t))
  expect(other.cells.subarray(4)).toEqual(t.cells.subarray(4))
  expect(generatorOf(other)).toEqual([5, 6, 7, 8])
})

test('a position that is read says how often chance was drawn and something shown to each seat', () => {
  const t = newTable(pebbles.layout, board, seeded)
  setDraws(t, 5)
  setRevealed(t, 0, 2)
  setRevealed(t, 1, 3)
  expect([draws(t), revealedTo(t, 0), revealedTo(t, 1)]).toEqual([5, 2, 3])
  const others = t.cells.slice()
  for (const at of [DRAWS, REVEALED, REVEALED + 1]) others[at] = 0
  expect(others.every(cell => cell === 0)).toBe(true)
})

test('random play gives only what is legal, however much stood in its list before', () => {
  const given: number[] = []
  const watched: typeof pebbles = {
    ...pebbles,
    apply(t, seat, command) {
      given.push(command)
      pebbles.apply(t, seat, command)
    },
  }
  const used = commands()
  for (let i = 0; i < 20; i++) add(used, 77)
  const [t, again] = [begun(), cloneTable(begun())]
  const actions = playOut(watched, t, generator(), used)
  expect(actions).toBe(given.length)
  expect(given.filter(command => !pebbles.everyCommand(board).includes(command))).toEqual([])
  expect(pebbles.toChoose(t)).toBe(0)
  expect(playOut(pebbles, again, generator())).toBe(actions)
  expect(again.cells).toEqual(t.cells)
})

test('random play draws from the four cells it is given, and from nothing beside them', () => {
  const dice = Int32Array.of(1, 2, 3, 4, 99)
  playOut(pebbles, begun(), dice)
  expect(dice[0]).not.toBe(1)
  expect(dice[4]).toBe(99)
})
