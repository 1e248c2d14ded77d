/** The browser is asked once, and never in a way that breaks the page. */
import { expect, it, vi } from 'vitest'
import { keepForGood } from '../../src/pages/parts/keep-for-good.ts'

function browser() {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return { localStorage, navigator: { storage: { persist: vi.fn(async () => true) } } }
}

it('asks once', () => {
  const one = browser()
  keepForGood(one)
  keepForGood(one)
  expect(one.navigator.storage.persist).toHaveBeenCalledTimes(1)
})
it('does without where there is nothing to ask, or where storage is blocked', () => {
  keepForGood({ ...browser(), navigator: {} })
  const one = browser()
  const blocked = () => {
    throw new Error('blocked')
  }
  keepForGood({ ...one, localStorage: { getItem: blocked, setItem: blocked } })
  expect(one.navigator.storage.persist).not.toHaveBeenCalled()
})
