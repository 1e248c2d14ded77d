/** G-6.8 Machine guns that fire together. */
import { describe, expect, test } from 'vitest'
import type { DieFace } from '../../src/vocabulary.ts'
import { asked, type Cells, factsOf, figures, hq, medals, roll, toBattle, why } from '../table.ts'

/** Two guns at range 2 of 6,6, one at each hand. */
const TWO = { '8,5': '.:bm4', '8,7': '.:bm4', '6,6': '.:gi4', '1,1': '.:gi4' }
const BOTH = ['8,5', '8,7']
const faces = (face: DieFace, count: number): DieFace[] => Array(count).fill(face)

const guns = (cells: Cells = {}, orders = BOTH, lines = '') =>
  toBattle({ ...TWO, ...cells }, { orders, lines })

describe('cross fire', () => {
  test('[G-6.8] the other gun may join or not; nothing else can be done meanwhile', () => {
    const t = guns().play('british', 'battle 8,5 at 6,6')
    expect([asked(t), t.legal('british')]).toEqual(['cross-fire british', ['done', 'join 8,7']])
    expect(why(t, 'british', 'battle 8,7 at 6,6')).toBe('G-4.4 other-decision')
  })

  test('[G-6.8] their dice are added up and rolled together, whoever begins', () => {
    for (const [first, second] of [BOTH, BOTH.toReversed()]) {
      const t = guns().play('british', `battle ${first} at 6,6`)
      roll(t, ...faces('hq', 6)).play('british', `join ${second}`)
      expect([hq(t)[0], asked(t)]).toEqual([12, 'end-turn british'])
    }
  })

  test('[G-6.8] what is told of it names every gun', () => {
    const t = guns().play('british', 'battle 8,5 at 6,6')
    roll(t, ...faces('hq', 6)).play('british', 'join 8,7')
    expect(factsOf(t, 'attackDeclared')).toMatchObject([{ from: '8,5', joined: [{ from: '8,7' }] }])
    const alone = guns().play('british', 'battle 8,5 at 6,6')
    roll(alone, ...faces('hq', 3)).play('british', 'done')
    expect(factsOf(alone, 'attackDeclared')[0]).not.toHaveProperty('joined')
  })

  test('[G-6.8] each gun brings the dice of its own range and ground', () => {
    // 8,5 on wire: 3 - 1 dice; 10,6 at range 4: one die.
    const t = guns({ '8,5': '.w:bm4', '8,7': '.', '10,6': '.:bm4' }, ['8,5', '10,6'])
    t.play('british', 'battle 8,5 at 6,6')
    roll(t, ...faces('hq', 2 + 1)).play('british', 'join 10,6')
    expect(hq(t)[0]).toBe(9)
  })

  test("[G-6.8] the target's terrain counts once for the joint roll, soldiers and flags", () => {
    const t = guns({ '6,6': 'T:gi4' }).play('british', 'battle 8,5 at 6,6')
    roll(t, ...faces('soldier', 3), ...faces('flag', 3)).play('british', 'join 8,7')
    expect(figures(t, '6,6')).toBe(3)
    expect(t.view('german').doing.at(-1)).toMatchObject({ kind: 'retreat', flags: 3, ignorable: 2 })
  })

  test('[G-6.8] fired one by one, the terrain counts for each', () => {
    const t = guns({ '6,6': 'T:gi4' }).play('british', 'battle 8,5 at 6,6')
    roll(t, ...faces('soldier', 3)).play('british', 'done')
    expect(figures(t, '6,6')).toBe(3)
    roll(t, ...faces('soldier', 3)).play('british', 'battle 8,7 at 6,6')
    expect(figures(t, '6,6')).toBe(2)
  })

  test('[G-6.8] three guns may join one after the other; the last one closes the question', () => {
    const t = guns({ '8,6': '.:bm4' }, ['8,5', '8,6', '8,7']).play('british', 'battle 8,6 at 6,6')
    expect(t.legal('british')).toEqual(['done', 'join 8,5', 'join 8,7'])
    t.play('british', 'join 8,5')
    expect(t.legal('british')).toEqual(['done', 'join 8,7'])
    roll(t, ...faces('hq', 9)).play('british', 'join 8,7')
    expect(hq(t)[0]).toBe(15)
  })

  test('[G-6.8] of three guns two may fire together and the third alone', () => {
    const t = guns({ '8,6': '.:bm4', '6,7': '.:gi4' }, ['8,5', '8,6', '8,7'])
    t.play('british', 'battle 8,6 at 6,6').play('british', 'join 8,5')
    roll(t, ...faces('skull', 6)).play('british', 'done')
    expect(t.legal('british')).toEqual(['battle 8,7 at 6,6', 'battle 8,7 at 6,7', 'done'])
    expect(why(t, 'british', 'battle 8,5 at 6,6')).toBe('G-4.5 already-battled')
  })

  test('[G-6.8] only ordered machine guns that may fire at the target join', () => {
    const more = {
      '8,6': '.:bi4', // ordered, but infantry
      '9,7': '.:bm4', // not ordered
    }
    const t = guns(more, ['8,5', '8,7', '8,6']).play('british', 'battle 8,5 at 6,6')
    expect(t.legal('british')).toEqual(['done', 'join 8,7'])
    expect(why(t, 'british', 'join 8,6')).toBe('G-6.8 cannot-join')
    expect(why(t, 'british', 'join 8,5')).toBe('G-6.8 cannot-join')
    expect(why(t, 'british', 'join 9,7')).toBe('G-4.4 not-ordered')
    expect(why(t, 'british', 'join 4,4')).toBe('G-4.2 no-own-unit-there')
  })

  test('[G-6.8] a gun out of range, without sight, with an enemy beside it, or moved, does not join', () => {
    // With nobody to join, the attack is rolled at once.
    const alone = (cells: Cells, orders = BOTH) =>
      roll(guns(cells, orders), 'hq', 'hq', 'hq').play('british', 'battle 8,5 at 6,6')
    expect(hq(alone({ '8,7': '.:gi4', '8,8': '.:bm4' }, ['8,5', '8,8']))[0]).toBe(9)
    expect(hq(alone({ '8,7': '.', '11,6': '.', '11,7': '.:bm4', '10,6': 'F' }, ['8,5', '11,7']))[0]).toBe(9)
    const moved = toBattle(
      { ...TWO, '8,7': '.', '9,7': '.:bm4' },
      { orders: ['8,5', '9,7'], moves: ['9,7 to 8,7'] },
    )
    expect(hq(roll(moved, 'hq', 'hq', 'hq').play('british', 'battle 8,5 at 6,6'))[0]).toBe(9)
  })

  test('[G-6.8] [G-6.1] a gun next to the target, or to any enemy, does not join', () => {
    const cells = { '5,11': '.:bm4', '5,9': '.:bm4', '6,9': '.:gi4', '1,1': '.:gi4' }
    const plan = { card: 'assault-right' }
    // Nobody can join: the attack is rolled at once, with the dice of one gun.
    const alone = roll(toBattle(cells, plan), 'hq', 'hq', 'hq').play('british', 'battle 5,11 at 6,9')
    expect([hq(alone)[0], asked(alone)]).toEqual([9, 'battle british'])
    const third = toBattle({ ...cells, '6,11': '.:bm4' }, plan).play('british', 'battle 5,11 at 6,9')
    expect(third.legal('british')).toEqual(['done', 'join 6,11'])
    expect(why(third, 'british', 'join 5,9')).toBe('G-6.1 enemy-adjacent')
    const other = toBattle({ ...cells, '5,9': '.', '4,9': '.:bm4', '4,8': '.:gi4', '6,11': '.:bm4' }, plan)
    expect(why(other.play('british', 'battle 5,11 at 6,9'), 'british', 'join 4,9')).toBe(
      'G-6.1 enemy-adjacent',
    )
  })

  test('[G-6.8] two machine guns beside an enemy battle close, each for itself', () => {
    const t = guns({ '6,6': '.', '7,6': '.:gi4', '8,6': '.:bm4' }, ['8,5', '8,6'])
    roll(t, 'skull', 'hq', 'hq').play('british', 'battle 8,5 at 7,6')
    expect([figures(t, '7,6'), t.legal('british')]).toEqual([3, ['battle 8,6 at 7,6', 'done']])
  })

  test('[G-6.8] nobody fires along into a close combat', () => {
    const t = guns({ '6,6': '.', '7,6': '.:gi4', '8,7': '.', '9,7': '.:bm4' }, ['8,5', '9,7'])
    roll(t, 'skull', 'hq', 'hq').play('british', 'battle 8,5 at 7,6')
    expect([figures(t, '7,6'), t.legal('british')]).toEqual([3, ['battle 9,7 at 7,6', 'done']])
  })

  test('[G-6.8] [G-6.7] one medal for a unit destroyed by two guns', () => {
    const t = guns({ '6,6': '.:gi2' }).play('british', 'battle 8,5 at 6,6')
    roll(t, ...faces('burst', 6)).play('british', 'join 8,7')
    expect(medals(t)).toEqual([1, 0])
  })

  test('[G-6.8] [G-4.5] the gun that is left has battled, though Return Fire destroyed the other', () => {
    const t = guns({ '8,5': '.:bm1' }, BOTH, 'combat german-hand return-fire')
    roll(t.play('british', 'battle 8,5 at 6,6'), ...faces('skull', 6)).play('british', 'join 8,7')
    roll(t, 'burst', 'hq', 'hq', 'hq').play('german', 'combat return-fire 8,5')
    expect([medals(t), figures(t, '8,7'), asked(t)]).toEqual([[0, 1], 4, 'end-turn british'])
  })
})
