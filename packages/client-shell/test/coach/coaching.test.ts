/** One note at a time, few at one moment, and what has just happened stays until it is read. */
import { expect, it } from 'vitest'
import { atMoment, goneBy, NOTHING_SAID, putAway } from '../../src/coach/coaching.ts'
import type { CoachNote } from '../../src/game-ui.ts'

const note = (id: string, isAfter?: true): CoachNote => ({ id, clauses: [], ...(isAfter ? { isAfter } : {}) })
const aim = note('aim')
const bid = note('bid')
const hand = note('hand')
const loss = note('loss', true)

it('opens the most basic note that fits', () => {
  expect(atMoment(NOTHING_SAID, 0, [aim, bid]).note).toBe(aim)
  expect(atMoment(NOTHING_SAID, 0, []).note).toBeUndefined()
})

it('goes on to the next when one is put away, but to no third at the same moment', () => {
  const first = atMoment(NOTHING_SAID, 0, [aim, bid, hand])
  const second = atMoment(putAway(first), 0, [bid, hand])
  expect(second.note).toBe(bid)
  const third = atMoment(putAway(second), 0, [hand])
  expect(third.note).toBeUndefined()
  expect(atMoment(third, 1, [hand]).note).toBe(hand)
})

it('keeps what is open while it fits, and drops it when it does not', () => {
  const open = atMoment(NOTHING_SAID, 0, [hand])
  expect(atMoment(open, 1, [aim, hand]).note).toBe(hand)
  expect(atMoment(open, 1, [aim]).note).toBe(aim)
})

it('keeps a note about something that has happened though the moment goes by', () => {
  const open = atMoment(NOTHING_SAID, 4, [loss])
  expect(atMoment(open, 5, [hand]).note).toBe(loss)
  expect(atMoment(putAway(open), 5, [hand]).note).toBe(hand)
})

it('says nothing more at a moment at which the choice is made', () => {
  const open = atMoment(NOTHING_SAID, 0, [aim, bid])
  const chosen = goneBy(open)
  expect(atMoment(chosen, 0, [bid]).note).toBeUndefined()
  expect(atMoment(chosen, 1, [bid]).note).toBe(bid)
})

it('does not change when nothing has', () => {
  const open = atMoment(NOTHING_SAID, 0, [aim])
  expect(atMoment(open, 0, [aim])).toBe(open)
})
