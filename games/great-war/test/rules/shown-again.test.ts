/** G-14 Views that take over what was shown before: they say the same, and what has not changed is the same object. */
import { nowShown } from '@bivouac/kernel'
import { viewsAgain } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { greatWar } from '../../src/game.ts'
import { playRandomly } from '../random-play.ts'
import { FLAG, HQ, type Seated, SOLDIER, table, toBattle } from '../table.ts'

test.each([3, 7])('games of scenario %i are shown as if each view were made anew', scenario => {
  const differs = viewsAgain(greatWar)
  playRandomly(scenario, 'shown again', ({ table: t }) => expect(differs(t)).toBeUndefined(), 300)
})

const shownTo = (t: Seated, seat: number) =>
  nowShown(t.match.table, greatWar.view(t.match.table, seat), undefined)

const PARTS = [
  'objectives',
  'hexes',
  'units',
  'flags',
  'notes',
  'command',
  'combat',
  'british',
  'german',
] as const

test('where nothing has changed, every part is taken over', () => {
  const t = table({ '8,6': '.:bi4', '5,6': '.:gi4' }, 'command british-hand attack-centre')
  for (const seat of [-1, 0, 1]) {
    const before = shownTo(t, seat)
    const again = greatWar.view(t.match.table, seat, before)
    for (const part of PARTS) expect(again[part], part).toBe(before.view[part])
  }
})

test('a card that is played leaves the board, the other deck and the other side as they were', () => {
  const cells = { '8,6': '.:bi4', '5,6': '.:gi4' }
  const t = table(cells, 'command british-hand attack-centre forward\ncombat british-hand lice')
  const before = shownTo(t, 0)
  t.play('british', 'play attack-centre')
  const { objectives, hexes, combat, british } = greatWar.view(t.match.table, 0, before)
  expect(british.own?.command).toEqual(['forward.1'])
  expect(british.own?.combat).toBe(before.view.british.own?.combat)
  expect(british.played.combat).toBe(before.view.british.played.combat)
  expect(objectives).toBe(before.view.objectives)
  expect(hexes).toBe(before.view.hexes)
  expect(combat).toBe(before.view.combat)
})

test('of the units, only those of which something else is said are made anew', () => {
  const t = toBattle({ '8,6': '.:bi4', '8,3': '.:bi4', '6,6': '.:gi4', '1,1': '.:gi4' }, { orders: ['8,6'] })
  const before = shownTo(t, 1)
  t.dice(SOLDIER, HQ).play('british', 'battle 8,6 at 6,6')
  const { units } = greatWar.view(t.match.table, 1, before)
  const at = (hex: string) => units.find(unit => unit.hex === hex)
  const was = (hex: string) => before.view.units.find(unit => unit.hex === hex)
  expect(at('6,6')).toMatchObject({ figures: 3 })
  expect(at('8,6')?.marks).not.toEqual(was('8,6')?.marks)
  expect(at('8,3')).toBe(was('8,3'))
  expect(at('1,1')).toBe(was('1,1'))
})

test('a unit that is gone is not mistaken for the next', () => {
  const t = toBattle({ '8,6': '.:bi4', '6,6': '.:gi1', '1,1': '.:gi4', '1,3': '.:gi3' }, { orders: ['8,6'] })
  const before = shownTo(t, 0)
  t.dice(SOLDIER, FLAG).play('british', 'battle 8,6 at 6,6')
  const again = greatWar.view(t.match.table, 0, before)
  expect(again.units).toEqual(greatWar.view(t.match.table, 0).units)
  expect(again.units.map(({ hex }) => hex)).toEqual(['8,6', '1,1', '1,3'])
})
