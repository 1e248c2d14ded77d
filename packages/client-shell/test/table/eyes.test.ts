/** Whose eyes look at the table. */

import type { Sitter } from '@bivouac/protocol'
import { expect, it } from 'vitest'
import { eyesFor, isHotSeat, isOnlyWatched, seatAgainstBot } from '../../src/table/eyes.ts'

const person = { who: 'person' } as const
const bot = { who: 'bot', level: 'regular' } as const
const remote = { who: 'remote', name: 'marta_w' } as const
const plan = (...seats: [Sitter, Sitter]) => ({
  module: 'm',
  scenario: 's',
  seats,
})
const asked = (...seats: number[]) => ({ seats, kind: 'turn', clause: 'N-1' })

it('is the one person, whoever chooses, and nobody between bots', () => {
  expect(eyesFor(plan(bot, person), asked(0), -1)).toBe(1)
  expect(eyesFor(plan(bot, bot), asked(0), -1)).toBe(-1)
  expect(isHotSeat(plan(person, bot))).toBe(false)
})
it('is one’s own against somebody at another screen, and nobody’s for those who watch two of them', () => {
  expect(eyesFor(plan(remote, person), asked(0), -1)).toBe(1)
  expect(eyesFor(plan(remote, remote), asked(0), -1)).toBe(-1)
  expect(isHotSeat(plan(person, remote))).toBe(false)
  expect([seatAgainstBot([person, remote]), seatAgainstBot([bot, person])]).toEqual([undefined, 1])
})
it('only watches where nobody sits at this screen, also in the first moment of a game', () => {
  expect(
    [plan(bot, bot), plan(remote, bot), plan(person, bot), plan(person, person)].map(isOnlyWatched),
  ).toEqual([true, true, false, false])
})
it('changes between two people with the one who is asked', () => {
  const both = plan(person, person)
  expect(isHotSeat(both)).toBe(true)
  expect(eyesFor(both, asked(1), 0)).toBe(1)
  expect(eyesFor(both, asked(1), 1)).toBe(1)
})
it('stays when both are asked, and when nobody is', () => {
  const both = plan(person, person)
  expect(eyesFor(both, asked(0, 1), 1)).toBe(1)
  expect(eyesFor(both, asked(0, 1), -1)).toBe(0)
  expect(eyesFor(both, asked(), 1)).toBe(1)
  expect(eyesFor(both, undefined, -1)).toBe(0)
})
