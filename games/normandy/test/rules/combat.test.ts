/** N-7.1 to N-7.4, N-7.6 Combat: targets, defence, dice, suppression. */
import { cloneTable, enumerate, rollDie, unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { normandy } from '../../src/game.ts'
import { hitChance } from '../../src/odds.ts'
import { factsOf, pile, place, type Seated, table, why } from '../table.ts'

/** The odds of a command as the seat's view tells them: `4+3+1 = 8, 2 dice, 51 %`. */
function odds(t: Seated, side: string, command: string): string {
  const { board } = t.match.table
  const expected = normandy.forecast(board, t.view(side), unwrap(normandy.parseCommand(board, command)))
  if (!expected) return 'none'
  const { parts, total, dice, chance } = expected
  expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(total)
  return `${parts.map(part => part.amount).join('+')} = ${total}, ${dice} dice, ${Number((100 * chance).toFixed(2))} %`
}

/** Attacks of US units on German ones in Mortain, whose map has hills 16A and 2A. */
const shooting = (lines: string, play: string) =>
  table('mortain', `active us\nus hand ${play.split(' ')[0]}\n${lines}`).play('us', play)

test('[N-7.1] Attack and Suppress choose one enemy counter anywhere on the board', () => {
  for (const play of ['machine-gunner-a attack', 'machine-gunner-a suppress']) {
    const t = shooting('unit german-sniper 12A', play)
    expect(t.legal('us')).toEqual([
      'at german-riflemen-a',
      'at german-riflemen-b',
      'at german-scouts-a',
      'at german-scouts-b',
      'at german-sniper',
    ])
    expect(why(t, 'us', 'at us-scouts-a')).toBe('N-7.1 own-counter')
    expect(why(t, 'us', 'at german-mortar')).toBe('N-7.1 counter-off-board')
  }
})

const blasting = (lines: string) =>
  table('mortain', `active us\nunit us-mortar 4A\ntarget us 11A\nus hand mortar\n${lines}`)

test('[N-7.1] Blast attacks every counter on the tile, own ones too, each separately', () => {
  const t = blasting('unit german-scouts-a 11A\nunit us-riflemen-a 11A')
  t.play('us', 'mortar blast')
  expect(t.legal('us')).toEqual(['at german-scouts-a', 'at us-riflemen-a'])
  t.dice(1, 5).play('us', 'at german-scouts-a')
  expect(factsOf(t, 'diceRolled').map(({ at, faces, total, hit }) => [at, faces, total, hit])).toEqual([
    ['german-scouts-a', [1], 6, false],
    ['us-riflemen-a', [5], 5, true],
  ])
  expect(factsOf(t, 'casualty').map(({ side, card }) => `${side} ${card}`)).toEqual(['us rifleman-a.1'])
})

test('[N-7.1] the attacker chooses the order of the attacks within a Blast', () => {
  const t = blasting('unit german-scouts-a 11A\nunit german-scouts-b 11A\nunit german-sniper 11A')
  t.play('us', 'mortar blast')
  expect(why(t, 'us', 'at german-riflemen-a')).toBe('N-7.1 not-on-target-tile')
  t.dice(0).play('us', 'at german-scouts-b')
  expect(t.legal('us')).toEqual(['at german-scouts-a', 'at german-sniper'])
  expect(why(t, 'us', 'at german-scouts-b')).toBe('N-7.1 not-on-target-tile')
  t.dice(1, 1).play('us', 'at german-sniper')
  expect(factsOf(t, 'diceRolled').map(({ at }) => at)).toEqual(['german-sniper', 'german-scouts-a'])
})

test('[N-7.1] the order is asked for only while more than one counter is left', () => {
  const t = blasting('unit german-scouts-a 11A').dice(0).play('us', 'mortar blast')
  expect(factsOf(t, 'casualty')).toHaveLength(1)
  expect(t.decision().kind).toBe('turn')
})

test.each([
  ['open ground next door', 'unit us-riflemen-a 12A\nunit german-riflemen-a 5B', '4+1+1 = 6, 1 dice, 50 %'],
  ['the same tile', 'unit us-riflemen-a 5B\nunit german-riflemen-a 5B', '4+1+0 = 5, 1 dice, 60 %'],
  ['woods far away', 'unit us-riflemen-a 4A\nunit german-riflemen-a 18B', '4+3+4 = 11, 1 dice, 10 %'],
])('[N-7.2] base defence, cover and range: %s', (_, lines, wanted) => {
  expect(odds(shooting(lines, 'rifleman-a attack'), 'us', 'at german-riflemen-a')).toBe(wanted)
})

test('[N-7.2] each part is given with its clause', () => {
  const t = shooting('unit us-riflemen-a 12A\nunit german-scouts-a 2A', 'rifleman-a attack')
  t.dice(9).play('us', 'at german-scouts-a')
  expect(factsOf(t, 'diceRolled')).toEqual([
    {
      type: 'diceRolled',
      by: 'us-riflemen-a',
      at: 'german-scouts-a',
      use: 'attack',
      faces: [9],
      parts: [
        { clause: 'N-1.5', amount: 5 },
        { clause: 'N-7.3', amount: 3 },
        { clause: 'N-7.2', amount: 3 },
      ],
      total: 11,
      hit: false,
    },
  ])
})

test.each([
  ['scouts-a', '5+1+1 = 7, 2 dice, 64 %'],
  ['sniper', '6+1+1 = 8, 2 dice, 51 %'],
  ['mortar', '4+1+1 = 6, 2 dice, 75 %'],
  ['machine-gunners-b', '4+1+1 = 6, 2 dice, 75 %'],
])('[N-7.2] a Machine Gunner attacks %s with two dice', (unit, wanted) => {
  const t = shooting(`unit us-machine-gunners-a 12A\nunit german-${unit} 5B`, 'machine-gunner-a attack')
  expect(odds(t, 'us', `at german-${unit}`)).toBe(wanted)
})

test('[N-7.2] Suppress 4, Attack 3 of the Sniper', () => {
  const suppress = shooting(
    'unit us-machine-gunners-a 12A\nunit german-riflemen-a 5B',
    'machine-gunner-a suppress',
  )
  expect(odds(suppress, 'us', 'at german-riflemen-a')).toBe('4+1+1 = 6, 4 dice, 93.75 %')
  const sniper = shooting('unit us-sniper 12A\nunit german-riflemen-a 5B', 'sniper attack')
  expect(odds(sniper, 'us', 'at german-riflemen-a')).toBe('4+1+1 = 6, 3 dice, 87.5 %')
})

test('[N-7.2] Blast has no range bonus', () => {
  const t = blasting('unit german-scouts-a 11A\nunit us-riflemen-a 11A').play('us', 'mortar blast')
  expect(odds(t, 'us', 'at german-scouts-a')).toBe('5+1 = 6, 1 dice, 50 %')
  expect(odds(t, 'us', 'at us-riflemen-a')).toBe('4+1 = 5, 1 dice, 60 %')
})

test.each([
  ['3 from below', 'unit us-riflemen-a 8B\nunit german-riflemen-a 2A', '4+3+1 = 8, 1 dice, 30 %'],
  ['1 from the same hill', 'unit us-riflemen-a 2A\nunit german-riflemen-a 2A', '4+1+0 = 5, 1 dice, 60 %'],
  ['1 from another hill', 'unit us-riflemen-a 16A\nunit german-riflemen-a 2A', '4+1+4 = 9, 1 dice, 20 %'],
  [
    'full cover of woods, though from a hill',
    'unit us-riflemen-a 2A\nunit german-riflemen-a 3A',
    '4+3+1 = 8, 1 dice, 30 %',
  ],
])('[N-7.3] hill cover is %s', (_, lines, wanted) => {
  expect(odds(shooting(lines, 'rifleman-a attack'), 'us', 'at german-riflemen-a')).toBe(wanted)
})

test('[N-7.3] hill cover is 1 against Blast', () => {
  const t = table(
    'mortain',
    `active us
    unit us-mortar 4A
    target us 2A
    unit german-scouts-a 2A
    unit german-sniper 2A
    us hand mortar`,
  ).play('us', 'mortar blast')
  expect(odds(t, 'us', 'at german-scouts-a')).toBe('5+1 = 6, 1 dice, 50 %')
})

test('[N-7.2] no odds for a command that is not an attack, or not allowed', () => {
  const t = shooting('', 'rifleman-a attack')
  expect(odds(t, 'us', 'at us-riflemen-b')).toBe('none')
  expect(odds(t, 'german', 'at german-riflemen-a')).toBe('none')
  expect(odds(t, 'us', 'end-turn')).toBe('none')
})

const GUNS = 'unit us-machine-gunners-a 12A\nunit german-riflemen-a 5B'

test.each([
  [[5, 1], false],
  [[1, 6], true],
  [[6, 9], true],
  [[0, 1], true],
  [[5, 5], false],
])('[N-7.4] at total defence 6 the dice %j: success %s', (faces, hit) => {
  const t = shooting(`${GUNS}\ngerman hand rifleman-a*3`, 'machine-gunner-a attack')
  t.dice(...faces).play('us', 'at german-riflemen-a')
  expect(factsOf(t, 'diceRolled')[0]).toMatchObject({ faces, total: 6, hit })
  expect(pile(t, 'german', 'removed')).toBe(hit ? 'rifleman-a.1' : '')
})

test('[N-7.4] a 0 succeeds even at a total defence beyond any die', () => {
  const t = shooting('unit us-riflemen-a 4A\nunit german-riflemen-a 18B', 'rifleman-a attack')
  t.dice(0).play('us', 'at german-riflemen-a')
  expect(factsOf(t, 'diceRolled')[0]).toMatchObject({ total: 11, hit: true })
})

test('[N-7.4] the hit chance is the share of all throws that succeed, for 1 to 4 dice and totals 1 to 20', () => {
  const t = cloneTable(table('mortain').match.table)
  for (let dice = 1; dice <= 4; dice++) {
    const succeeding = new Array<number>(21).fill(0)
    let faces: number[] = []
    enumerate(
      t,
      () => {
        faces = Array.from({ length: dice }, () => rollDie(t, 10))
      },
      chance => {
        for (let total = 1; total <= 20; total++)
          if (faces.some(die => die === 0 || die >= total)) succeeding[total] += chance
      },
    )
    for (let total = 1; total <= 20; total++)
      expect(hitChance(total, dice)).toBeCloseTo(succeeding[total], 10)
  }
})

test('[N-7.4] the chance forecast for an attack is the one that the dice keep', () => {
  const t = shooting(GUNS, 'machine-gunner-a suppress')
  const { board } = t.match.table
  const command = unwrap(normandy.parseCommand(board, 'at german-riflemen-a'))
  const expected = normandy.forecast(board, t.view('us'), command)!.chance
  const copy = cloneTable(t.match.table)
  let found = 0
  enumerate(
    copy,
    () => normandy.apply(copy, 0, command),
    chance => {
      if (normandy.view(copy, 0).units.some(unit => unit.suppressed)) found += chance
    },
  )
  expect(found).toBeCloseTo(expected, 12)
})

test('[N-7.6] a successful Suppress turns the counter to suppressed and costs nothing', () => {
  const t = shooting(`${GUNS}\ngerman hand rifleman-a`, 'machine-gunner-a suppress')
  t.dice(1, 6, 1, 9).play('us', 'at german-riflemen-a')
  expect(place(t, 'german-riflemen-a')).toBe('5B suppressed')
  expect([pile(t, 'german', 'hand'), pile(t, 'german', 'removed')]).toEqual(['rifleman-a.1', ''])
})

test('[N-7.6] on a suppressed counter it has no effect; a miss has none either', () => {
  const t = shooting(`${GUNS} suppressed`, 'machine-gunner-a suppress')
  t.dice(9, 9, 9, 9).play('us', 'at german-riflemen-a')
  expect(place(t, 'german-riflemen-a')).toBe('5B suppressed')
  expect(factsOf(t, 'counterTurned')).toEqual([])
  const miss = shooting(GUNS, 'machine-gunner-a suppress').dice(1, 2, 3, 4).play('us', 'at german-riflemen-a')
  expect(place(miss, 'german-riflemen-a')).toBe('5B')
})
