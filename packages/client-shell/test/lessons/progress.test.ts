/** How far a learner has come stays known, in this window and the next; blocked or spoilt storage does no harm. */
import { expect, it } from 'vitest'
import { isCourseBattle, progressStore } from '../../src/lessons/progress.ts'
import { browser } from '../store/browser.ts'

it('keeps the step that was left, and which lesson was taken last', () => {
  const page = browser()
  const store = progressStore(page)
  store.note('normandy', 'bid', { step: 2 })
  store.note('normandy', 'men', { step: 1 })
  expect(progressStore(page).get()).toEqual({
    normandy: { last: 'men', lessons: { bid: { step: 2, isDone: false }, men: { step: 1, isDone: false } } },
  })
})

it('lets a lesson that was done stay done, though it is taken once more', () => {
  const store = progressStore(browser())
  store.note('normandy', 'bid', { step: 0, isDone: true })
  store.note('normandy', 'bid', { step: 1 })
  expect(store.get().normandy.lessons.bid).toEqual({ step: 1, isDone: true })
})

it('takes of what is stored whatever makes sense', () => {
  const stored = '{"normandy":{"last":3,"lessons":{"bid":{"step":"x","isDone":1},"men":7}},"great-war":[]}'
  expect(progressStore(browser(stored)).get()).toEqual({
    normandy: { lessons: { bid: { step: 0, isDone: false } } },
  })
  expect(progressStore(browser('nonsense')).get()).toEqual({})
})

it('knows every battle that was fought on one’s own, however often a new one was begun', () => {
  const page = browser('{"normandy":{"lessons":{"alone":{"step":0,"isDone":false,"game":"first"}}}}')
  const store = progressStore(page)
  store.note('normandy', 'alone', { game: 'second' })
  store.note('normandy', 'alone', { game: 'second' })
  store.note('normandy', 'bid', { step: 1 })
  const progress = progressStore(page).get()
  expect(progress.normandy.lessons.alone.games).toEqual(['first', 'second'])
  const found = ['first', 'second', 'third'].map(game => isCourseBattle(progress, 'normandy', game))
  expect(found).toEqual([true, true, false])
  expect(isCourseBattle(progress, 'great-war', 'first')).toBe(false)
})
