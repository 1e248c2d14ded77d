/** Notes that were read stay read, in this window and the next; blocked or spoilt storage does no harm. */
import { expect, it } from 'vitest'
import { readNotesStore } from '../../src/coach/read-notes.ts'
import { browser } from '../store/browser.ts'

it('keeps the notes of each game, once each', () => {
  const page = browser()
  const store = readNotesStore(page)
  store.add('normandy', 'bid')
  store.add('normandy', 'bid')
  store.add('great-war', 'medals')
  expect(readNotesStore(page).get()).toEqual({ normandy: ['bid'], 'great-war': ['medals'] })
})

it('forgets all when the notes are to come again, and tells who listens', () => {
  const store = readNotesStore(browser('{"normandy":["bid"]}'))
  let heard = 0
  const stop = store.subscribe(() => heard++)
  store.forget()
  expect(store.get()).toEqual({})
  stop()
  store.add('normandy', 'hand')
  expect(heard).toBe(1)
})

it('hears of what another window has read', () => {
  const page = browser()
  const store = readNotesStore(page)
  page.localStorage.setItem('', '{"normandy":["fog"]}')
  page.tell('bivouac.coach')
  expect(store.get()).toEqual({ normandy: ['fog'] })
})

it('takes what makes sense of spoilt storage, and does without any', () => {
  expect(readNotesStore(browser('not json')).get()).toEqual({})
  expect(readNotesStore(browser('{"normandy":["bid",7],"x":3}')).get()).toEqual({ normandy: ['bid'] })
  const store = readNotesStore({
    localStorage: {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {
        throw new Error('blocked')
      },
    },
    addEventListener: () => undefined,
  })
  store.add('normandy', 'bid')
  expect(store.get()).toEqual({ normandy: ['bid'] })
})
