import { describe, expect, test } from 'vitest'
import { asked, factsOf, figures, hq, table, why } from '../../table.ts'
import { hands, laws, order, roll } from './story.ts'

const FIELD = { '9,6': '.:bi4', '5,6': '.:gi4', '5,7': '.:gi4', '1,1': '.:gi4' }
const HAND = hands('attack-centre', '', 'shell-shortage')
const SHORTAGE = 'combat shell-shortage'

/** So many targeting dice are paid for. */
const paid = (dice: number, lines = HAND, card = 'attack-centre') => {
  const t = table(FIELD, lines).play('british', `play ${card}`)
  if (asked(t) === 'answer german') t.play('german', 'pass')
  return order(t, 'artillery').play('british', 'shell 5,6').play('british', `dice ${dice}`)
}

describe('Shell Shortage', () => {
  test('[G-13.5] Shell Shortage: before the targeting roll two dice are taken away, and nothing is refunded', () => {
    const t = paid(4)
    expect(asked(t)).toBe('answer german')
    expect(hq(t)).toEqual([2, 6])
    roll(t, 2, 3, 'burst').play('german', SHORTAGE)
    expect(factsOf(t, 'targetingRolled')[0].numbers).toEqual([2, 3])
    expect(figures(t, '5,7')).toBe(3)
    expect(hq(t)).toEqual([2, 5])
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Shell Shortage: passed, all four dice are rolled', () => {
    const t = roll(paid(4), 2, 2, 3, 4, 'burst', 'hq', 'skull', 'hq').play('german', 'pass')
    expect([figures(t, '5,7'), figures(t, '5,6')]).toEqual([3, 3])
  })

  test.each([1, 2])('[G-13.5] Shell Shortage: of %i dice nothing is left', dice => {
    const t = paid(dice).play('german', SHORTAGE)
    expect([figures(t, '5,7'), figures(t, '5,6')]).toEqual([4, 4])
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-12.2] [G-13.5] Shell Shortage: the second attack of Artillery Bombard has the dice paid for', () => {
    const t = roll(paid(3, hands('artillery-bombard', '', 'shell-shortage'), 'artillery-bombard'), 3)
    t.play('german', SHORTAGE)
    expect(asked(t)).toBe('shell british')
    roll(t, 3, 4, 5).play('british', 'shell 5,6')
    expect(factsOf(t, 'targetingRolled')[0].numbers).toHaveLength(3)
  })

  test('[G-13.4] Shell Shortage: asked before artillery only, not before a mortar', () => {
    const t = table({ ...FIELD, '9,6': '.:bo4' }, HAND)
      .play('british', 'play attack-centre')
      .play('german', 'pass')
    order(t, '9,6').play('british', 'done')
    roll(t, 'hq', 'hq').play('british', 'battle 9,6 at 5,6')
    expect(why(t, 'german', SHORTAGE)).toBe('G-13.1 wrong-moment')
  })

  laws({
    name: 'Shell Shortage',
    command: SHORTAGE,
    side: 'german',
    cost: 1,
    moment: tokens => {
      const t = table(FIELD, HAND + tokens).play('british', 'play attack-centre')
      if (asked(t) === 'answer german') t.play('german', 'pass')
      order(t, 'artillery').play('british', 'shell 5,6')
      // Without a German token there is no window, and the dice fall at once.
      return (tokens.endsWith(' 0') ? roll(t, 3, 4, 5) : t).play('british', 'dice 3')
    },
    dice: [3],
    poor: 'G-4.1 not-your-decision',
  })
})
