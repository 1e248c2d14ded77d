import { describe, expect, test } from 'vitest'
import { asked, figures, hq, medals, table, unitAt, why } from '../../table.ts'
import { type Die, hands, laws, roll } from './story.ts'

const FIELD = { '9,6': '.:bi4', '5,6': 'T:gi4', '2,2': 'B:gi1', '1,1': '.:gi4' }
const HAND = hands('attack-centre', 'three-on-a-match')
const match = (hex: string) => `combat three-on-a-match ${hex}`

const struck = (die: Die, hex: string) =>
  roll(table(FIELD, HAND).play('british', 'play attack-centre'), die).play('british', match(hex))

describe('Three on a Match', () => {
  test.each(['soldier', 'burst'] as const)(
    '[G-13.5] Three on a Match: a %s hits, and terrain does not protect',
    die => {
      const t = struck(die, '5,6')
      expect(figures(t, '5,6')).toBe(3)
      expect(hq(t)).toEqual([5, 6])
      expect(asked(t)).toBe('order british')
    },
  )

  test.each(['skull', 'flag', 'hq'] as const)('[G-13.5] Three on a Match: a %s does nothing at all', die => {
    const t = struck(die, '5,6')
    expect(unitAt(t, '5,6')?.figures).toBe(4)
    expect(hq(t)).toEqual([5, 6])
    expect(asked(t)).toBe('order british')
  })

  test('[G-6.7] Three on a Match: the last figure is a medal, however far away', () => {
    const t = struck('soldier', '2,2')
    expect(unitAt(t, '2,2')).toBeUndefined()
    expect(medals(t)).toEqual([1, 0])
  })

  test('[G-13.1] Three on a Match: at an enemy unit only', () => {
    const t = table(FIELD, HAND).play('british', 'play attack-centre')
    expect(why(t, 'british', match('9,6'))).toBe('G-6.1 no-enemy-there')
    expect(why(t, 'british', match('3,3'))).toBe('G-13.1 bad-aim')
  })

  test('[G-13.5] Three on a Match: the die falls after the answer of the enemy', () => {
    const t = table(FIELD, hands('attack-centre', 'three-on-a-match', 'lost-messenger'))
    t.play('british', 'play attack-centre').play('british', match('5,6'))
    expect(asked(t)).toBe('answer german')
    t.play('german', 'combat lost-messenger')
    expect(figures(t, '5,6')).toBe(4)
  })

  laws({
    name: 'Three on a Match',
    command: match('5,6'),
    side: 'british',
    cost: 1,
    moment: tokens => table(FIELD, HAND + tokens).play('british', 'play attack-centre'),
    dice: ['soldier'],
  })
})
