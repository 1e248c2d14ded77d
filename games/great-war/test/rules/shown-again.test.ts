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

test('[G-14.1] whoever looks on is shown no seat of a player', () => {
  const t = table({ '8,6': '.:bi4', '5,6': '.:gi4' }, 'command british-hand attack-centre')
  expect([-1, 0, 1].map(seat => greatWar.view(t.match.table, seat).seat)).toEqual([
    'spectator',
    'british',
    'german',
  ])
})

test('of units with marks, too, those of which nothing else is said are taken over', () => {
  const cells = { '8,4': '.:bi4', '8,6': '.:bi4', '8,8': '.:bi4', '6,6': '.:gi4' }
  const t = toBattle(cells, { orders: ['8,4', '8,6', '8,8'] })
  const before = shownTo(t, 1)
  t.dice(SOLDIER, HQ).play('british', 'battle 8,6 at 6,6')
  const { units } = greatWar.view(t.match.table, 1, before)
  for (const hex of ['8,4', '8,8']) {
    const shown = units.find(unit => unit.hex === hex)
    expect(shown?.marks).not.toEqual([])
    expect(shown, hex).toBe(before.view.units.find(unit => unit.hex === hex))
  }
})

test('a card that is drawn leaves the discards as they were, one that is discarded does not', () => {
  const t = table(
    { '8,4': '.:bi4', '8,6': '.:gi4' },
    'command british-hand strike-first\ncombat british-hand trench-foot\ncombat deck gas-attack\ncombat discard lice',
  ).play('british', 'play strike-first')
  if (t.decision().kind === 'with-card') t.play('british', 'pass')
  const before = shownTo(t, 0)
  expect(before.view.combat.discard).toEqual(['lice.1'])
  t.play('british', 'take-card')
  const drawn = greatWar.view(t.match.table, 0, before)
  expect(drawn.combat.deck).toBe(before.view.combat.deck - 1)
  expect(drawn.combat.discard).toBe(before.view.combat.discard)
  const then = shownTo(t, 0)
  t.play('british', 'discard gas-attack')
  expect(greatWar.view(t.match.table, 0, then).combat.discard).toEqual(['gas-attack.1', 'lice.1'])
})

test('of the notes of a turn, those that say the same are taken over', () => {
  const cells = { '8,6': '.:bi4', '6,6': '.:gi4' }
  const lines = 'command british-hand attack-centre\ncombat british-hand tactician\nhq 6 6'
  const t = table(cells, lines).play('british', 'play attack-centre')
  const before = shownTo(t, 0)
  t.play('british', 'combat tactician left')
  const { notes } = greatWar.view(t.match.table, 0, before)
  expect(notes).not.toEqual(before.view.notes)
  const same = Object.keys(notes).filter(name => String(notes[name]) === String(before.view.notes[name]))
  expect(same).not.toEqual([])
  for (const name of same) expect(notes[name], name).toBe(before.view.notes[name])
})

test('hexes and units without marks are shown as one object in all views, and no two that differ', () => {
  const shown = (hex: string) => greatWar.view(table({ '6,6': hex, '8,6': '.:bi4' }).match.table, -1)
  const kinds = ['H', 'Hw', 'Hx', 'Hwx']
  const hexes = kinds.map(kind => shown(kind).hexes.find(({ hex }) => hex === '6,6'))
  expect(hexes.map(one => [one?.wire, one?.crater])).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])
  expect(shown('H').hexes.find(({ hex }) => hex === '6,6')).toBe(hexes[0])
  expect(shown('H').units[0]).toMatchObject({ hex: '8,6', marks: [] })
  expect(shown('H').units[0]).toBe(shown('Hw').units[0])
})
