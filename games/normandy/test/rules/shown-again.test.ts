/** Views that take over what was shown before: they say the same, and what has not changed is the same object. */
import { nowShown } from '@bivouac/kernel'
import { viewsAgain } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { normandy } from '../../src/game.ts'
import { playRandomly } from '../random-play.ts'
import { type Seated, table } from '../table.ts'

test.each([1, 10])('whole games of scenario %i are shown as if each view were made anew', scenario => {
  const differs = viewsAgain(normandy)
  playRandomly(scenario, 'shown again', ({ table: t }) => expect(differs(t)).toBeUndefined(), 400)
})

const shownTo = (t: Seated, seat: number) =>
  nowShown(t.match.table, normandy.view(t.match.table, seat), undefined)

test('where nothing has changed, every part is taken over', () => {
  const t = table('la-raye', 'us hand rifleman-a')
  const before = shownTo(t, 0)
  const { tiles, units, us, german } = normandy.view(t.match.table, 0, before)
  expect(tiles).toBe(before.view.tiles)
  expect(units).toBe(before.view.units)
  expect(us).toBe(before.view.us)
  expect(german).toBe(before.view.german)
})

test('a card that is played changes its own piles and nothing else', () => {
  const t = table('la-raye', 'us hand rifleman-a scout-a\nus discard scout-b\nus supply fog-of-war')
  const { view: before, table: then } = shownTo(t, 0)
  t.play('us', 'scout-a hunker-down')
  const { tiles, units, us, german } = normandy.view(t.match.table, 0, { table: then, view: before })
  expect(us.own?.hand).toEqual(['rifleman-a.1'])
  expect([tiles, units, german]).toEqual([before.tiles, before.units, before.german])
  expect(tiles).toBe(before.tiles)
  expect(units).toBe(before.units)
  expect(german).toBe(before.german)
  expect(us.own?.deck).toBe(before.us.own?.deck)
  expect(us.own?.removed).toBe(before.us.own?.removed)
  expect(us.discard).toBe(before.us.discard)
  expect(us.handAndDeck).not.toEqual(before.us.handAndDeck)
})

test('a deck that is drawn from changes hand and deck, together as well', () => {
  const t = table('la-raye', 'us hand platoon-sergeant\nus deck scout-a rifleman-a\nus supply *')
  const before = shownTo(t, 0)
  t.play('us', 'platoon-sergeant command 1')
  const { us } = normandy.view(t.match.table, 0, before)
  expect(us.own?.hand).toHaveLength(1)
  expect(us.own?.deck).toHaveLength(1)
  expect(us.supply).toBe(before.view.us.supply)
  expect(us.handAndDeck).toEqual(normandy.view(t.match.table, 0).us.handAndDeck)
})
