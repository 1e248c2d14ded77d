/** What a solver has made of the puzzles stays known; only first answers count, and spoilt storage loses nothing else. */
import { NEW_SOLVER_RATING } from '@bivouac/puzzles'
import { describe, expect, it } from 'vitest'
import { answered, NEW_SOLVER, solverStore } from '../../src/puzzles/kept.ts'
import { browser } from '../store/browser.ts'

const EASY = { id: 'easy', rating: 1200, deviation: 80 }
const HARD = { id: 'hard', rating: 1900, deviation: 80 }
const right = { command: 'end', isSolved: true }
const wrong = { command: 'stop', isSolved: false }

describe('an answer', () => {
  it('moves the rating up or down, more for what was not expected, and makes it surer', () => {
    const solved = answered(NEW_SOLVER, HARD, right)
    const missed = answered(NEW_SOLVER, EASY, wrong)
    expect(solved.rating.rating).toBeGreaterThan(answered(NEW_SOLVER, EASY, right).rating.rating)
    expect(missed.rating.rating).toBeLessThan(answered(NEW_SOLVER, HARD, wrong).rating.rating)
    expect(missed.rating.rating).toBeLessThan(NEW_SOLVER_RATING.rating)
    expect(solved.rating.deviation).toBeLessThan(NEW_SOLVER_RATING.deviation)
  })

  it('counts once: after it the solution has been seen', () => {
    const missed = answered(NEW_SOLVER, HARD, wrong)
    expect(answered(missed, HARD, right)).toEqual(missed)
  })

  it('in a rush moves no rating, then or later', () => {
    const rushed = answered(NEW_SOLVER, HARD, { ...right, isRush: true })
    expect(rushed.rating).toEqual(NEW_SOLVER_RATING)
    expect(rushed.answers.hard).toEqual(right)
    expect(answered(rushed, HARD, right).rating).toEqual(NEW_SOLVER_RATING)
  })

  it('marks the day of a daily puzzle with the first answer to it', () => {
    const missed = answered(NEW_SOLVER, HARD, wrong)
    expect(answered(missed, HARD, { ...right, day: '2026-11-17' }).days).toEqual({ '2026-11-17': false })
    const day = answered(NEW_SOLVER, HARD, { ...right, day: '2026-11-17' })
    expect(answered(day, EASY, { ...wrong, day: '2026-11-17' }).days).toEqual({ '2026-11-17': true })
  })
})

describe('the store', () => {
  it('keeps what was noted, for each game apart', () => {
    const page = browser()
    const store = solverStore(page)
    store.note('normandy', EASY, right)
    store.noteRush('normandy', 4)
    store.noteRush('normandy', 3)
    store.note('great-war', HARD, wrong)
    const again = solverStore(page)
    expect(again.get()).toEqual(store.get())
    expect(again.get().normandy.best).toBe(4)
    expect(again.get()['great-war'].answers).toEqual({ hard: wrong })
    expect(again.isDamaged).toBe(false)
  })

  it('keeps a rating that is less certain than a new one: it comes from an earlier version', () => {
    const rating = { rating: 1320, deviation: 290, volatility: 0.06 }
    const store = solverStore(browser(JSON.stringify({ normandy: { ...NEW_SOLVER, rating } })))
    expect(store.get().normandy.rating).toEqual(rating)
    expect(store.isDamaged).toBe(false)
  })

  it('is not damaged where nothing was ever kept', () => {
    expect(solverStore(browser()).isDamaged).toBe(false)
    expect(solverStore({ addEventListener: () => undefined }).get()).toEqual({})
  })

  it.each([
    ['no text of ours', 'nonsense', {}],
    [
      'a rating that is none',
      '{"normandy":{"rating":{"rating":"x"},"best":2}}',
      { normandy: { ...NEW_SOLVER, best: 2 } },
    ],
    [
      'one answer of two',
      '{"normandy":{"answers":{"easy":{"command":"end","isSolved":true},"hard":1},"days":{"2026-11-17":true,"x":7}}}',
      { normandy: { ...NEW_SOLVER, answers: { easy: right }, days: { '2026-11-17': true } } },
    ],
    ['a game that is a list', '{"normandy":[1]}', {}],
  ])('takes of %s whatever makes sense, and says so', (_, stored, read) => {
    const store = solverStore(browser(stored))
    expect(store.get()).toEqual(read)
    expect(store.isDamaged).toBe(true)
  })
})
