import { describe, expect, test } from 'vitest'
import { asked, figures, hq, table, why } from '../../table.ts'
import { hands, laws } from './story.ts'

const FIELD = { '8,6': '.:bi1', '9,2': '.:bm3', '10,6': '.:bi4', '5,6': '.:gi2', '1,1': '.:gi4' }
const HAND = hands('attack-centre', 'physician')
const heal = (hex: string) => `combat physician ${hex}`

const laid = (lines = HAND) => table(FIELD, lines).play('british', 'play attack-centre')

describe('Physician', () => {
  test('[G-13.5] Physician: one figure for each token, up to the starting strength', () => {
    const t = laid().play('british', heal('8,6'))
    expect(asked(t)).toBe('choose british')
    expect(hq(t)).toEqual([6, 6])
    t.play('british', 'spend').play('british', 'spend')
    expect(figures(t, '8,6')).toBe(3)
    expect(hq(t)).toEqual([4, 6])
    t.play('british', 'spend')
    expect(figures(t, '8,6')).toBe(4)
    // Whole again: there is nothing more to heal.
    expect(asked(t)).toBe('order british')
  })

  test('[G-13.5] Physician: the owner stops when he likes', () => {
    const t = laid().play('british', heal('8,6')).play('british', 'spend').play('british', 'done')
    expect(figures(t, '8,6')).toBe(2)
    expect(hq(t)).toEqual([5, 6])
    expect(asked(t)).toBe('order british')
  })

  test('[G-13.5] Physician: and must stop when the tokens are gone', () => {
    const t = laid(`${HAND}\nhq 2 6`)
      .play('british', heal('8,6'))
      .play('british', 'spend')
      .play('british', 'spend')
    expect(figures(t, '8,6')).toBe(3)
    expect(hq(t)).toEqual([0, 6])
    expect(asked(t)).toBe('order british')
  })

  test('[G-13.5] Physician: the unit need not be one that the command card can order', () => {
    const t = laid().play('british', heal('9,2')).play('british', 'spend')
    expect(figures(t, '9,2')).toBe(4)
    expect(why(t, 'british', 'order 9,2')).toBe('G-4.2 not-on-card')
  })

  test('[G-13.5] Physician: one unit only', () => {
    const t = laid().play('british', heal('9,2')).play('british', 'spend')
    expect(figures(t, '8,6')).toBe(1)
    expect(t.legal('british')).not.toContain('spend')
  })

  test('[G-13.1] Physician: refused for a whole unit, for the enemy, for an empty hex', () => {
    const t = laid()
    expect(why(t, 'british', heal('10,6'))).toBe('G-13.1 no-effect')
    expect(why(t, 'british', heal('5,6'))).toBe('G-4.2 no-own-unit-there')
    expect(why(t, 'british', heal('3,3'))).toBe('G-13.1 bad-aim')
    expect(t.legal('british')).toEqual([heal('8,6'), heal('9,2'), 'pass'])
  })

  test('[G-13.1] Physician: refused without a token to spend', () => {
    expect(why(laid(`${HAND}\nhq 0 6`), 'british', heal('8,6'))).toBe('G-13.1 too-few-hq')
  })

  test('[G-13.5] Physician: he comes after the answer of the enemy; Lost Messenger sends him away', () => {
    const t = laid(hands('attack-centre', 'physician', 'lost-messenger')).play('british', heal('8,6'))
    expect(asked(t)).toBe('answer german')
    t.play('german', 'combat lost-messenger')
    expect(figures(t, '8,6')).toBe(1)
    expect(asked(t)).toBe('order british')
  })

  laws({
    name: 'Physician',
    command: heal('8,6'),
    side: 'british',
    cost: 0,
    moment: tokens => laid(HAND + tokens),
  })
})
