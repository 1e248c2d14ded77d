/** The two dice without a table, against every single throw of a few dice. */
import { describe, expect, test } from 'vitest'
import { forEachRoll, hitsOf } from '../../src/battle-dice.ts'
import { hexNamed } from '../../src/geometry.ts'
import { diceOf } from '../../src/rules/dice.ts'
import { chanceBeside, fallOf, forEachFall, tokensFor } from '../../src/targeting-dice.ts'
import { DIE_FACES } from '../../src/vocabulary.ts'
import { toBattle } from '../table.ts'

/** Every throw of so many six-sided dice, as their sides from 0. */
const throwsOf = (dice: number): number[][] =>
  dice === 0 ? [[]] : throwsOf(dice - 1).flatMap(rest => [0, 1, 2, 3, 4, 5].map(side => [...rest, side]))

/** Adds up chances under a name each; rounded, because they are added in another order. */
function tally() {
  const chances = new Map<string, number>()
  return {
    add(name: string, chance: number) {
      chances.set(name, (chances.get(name) ?? 0) + chance)
    },
    rounded: () => Object.fromEntries([...chances].map(([name, chance]) => [name, chance.toFixed(12)])),
  }
}

describe.each([1, 2, 3, 4])('%i dice', dice => {
  test('[G-10.2, G-10.3, G-10.7] targeting dice fall as they do one by one', () => {
    const walked = tally()
    const thrown = tally()
    forEachFall(dice, (fall, chance) => walked.add(JSON.stringify(fall), chance))
    for (const sides of throwsOf(dice))
      thrown.add(JSON.stringify(fallOf(sides.map(side => side + 1))), 1 / 6 ** dice)
    expect(walked.rounded()).toEqual(thrown.rounded())
  })

  test('[G-10.2] and each neighbour gets its share of them', () => {
    const on4 = tally()
    const thrown = tally()
    for (let fallen = 0; fallen <= dice; fallen++) on4.add(String(fallen), chanceBeside(dice, fallen))
    for (const sides of throwsOf(dice))
      thrown.add(String(sides.filter(side => side === 3).length), 1 / 6 ** dice)
    expect(on4.rounded()).toEqual(thrown.rounded())
  })

  test('[G-2.2, G-6.5, G-7.2] battle dice show what they show one by one', () => {
    const walked = tally()
    const thrown = tally()
    forEachRoll(dice, (soldiers, skulls, bursts, flags, chance) =>
      walked.add(`${hitsOf(soldiers, skulls, bursts, 1, true)} ${flags}`, chance),
    )
    for (const sides of throwsOf(dice)) {
      const count = (face: string): number => sides.filter(side => DIE_FACES[side] === face).length
      const hits = count('burst') + count('skull') + Math.max(0, count('soldier') - 1)
      thrown.add(`${hits} ${count('flag')}`, 1 / 6 ** dice)
    }
    expect(walked.rounded()).toEqual(thrown.rounded())
  })
})

test('[G-10.3, G-10.7] a pair counts for the target hex too, three of a kind devastate it', () => {
  expect(fallOf([1, 2, 6])).toEqual({ around: [1, 1, 0, 0, 0, 1], onTarget: 0, isDevastation: false })
  expect(fallOf([4, 2, 4])).toMatchObject({ onTarget: 2, isDevastation: false })
  expect(fallOf([4, 4, 2, 4])).toMatchObject({ onTarget: 3, isDevastation: true })
})

test('[G-10.2, G-15.1] a die costs a token, a free one none', () => {
  expect([tokensFor(3, 0), tokensFor(3, 1), tokensFor(1, 1)]).toEqual([3, 2, 0])
})

test('[G-6.4] [G-12.9] the die more of a command card is for the units that it orders', () => {
  const cells = { '8,6': '.:bi4', '8,8': '.:bi4', '6,6': '.:gi4', '6,8': '.:gi4' }
  const { table: t } = toBattle(cells, { card: 'storm-of-fire', orders: ['8,6'] }).match
  expect([diceOf(t, 0, hexNamed('6,6'), 0), diceOf(t, 1, hexNamed('6,8'), 0)]).toEqual([3, 2])
})
