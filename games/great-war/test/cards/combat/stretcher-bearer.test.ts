import { describe, expect, test } from 'vitest'
import { asked, medals, table, unitAt, why } from '../../table.ts'
import { hands, laws, playWith } from './story.ts'

const FIELD = { '8,6': '.:bi1', '9,6': '.:bi4', '6,6': '.:gm1', '5,6': '.:gi2', '1,1': '.:gi4' }
const HAND = hands('attack-centre', 'stretcher-bearer')
const bear = (hex: string) => `combat stretcher-bearer ${hex}`

const borne = (hex: string, lines = HAND) =>
  playWith(table(FIELD, lines), 'attack-centre', `stretcher-bearer ${hex}`)

describe('Stretcher Bearer', () => {
  test('[G-13.5] Stretcher Bearer: an own unit with one figure left is taken away, and the enemy has no medal', () => {
    const t = borne('8,6')
    expect(unitAt(t, '8,6')).toBeUndefined()
    expect(medals(t)).toEqual([0, 0])
    expect(asked(t)).toBe('order british')
    expect(t.legal('british')).toEqual(['done', 'order 9,6', 'order artillery'])
  })

  test('[G-13.5] Stretcher Bearer: a unit of the enemy just as well, and again without a medal', () => {
    const t = borne('6,6')
    expect(unitAt(t, '6,6')).toBeUndefined()
    expect(medals(t)).toEqual([0, 0])
  })

  test('[G-2.5] Stretcher Bearer: the figure taken away is a figure lost', () => {
    const t = borne('6,6')
    expect(t.view('spectator').german.losses).toBe(1)
    expect(t.view('spectator').progress).toBe(true)
  })

  test('[G-13.5] Stretcher Bearer: refused for a unit with more than one figure', () => {
    const t = table(FIELD, HAND).play('british', 'play attack-centre')
    expect(why(t, 'british', bear('5,6'))).toBe('G-13.1 no-effect')
    expect(why(t, 'british', bear('3,3'))).toBe('G-13.1 bad-aim')
    expect(t.legal('british')).toEqual([bear('6,6'), bear('8,6'), 'pass'])
  })

  test('[G-13.5] Stretcher Bearer: Lost Messenger sends him away, and the unit stays', () => {
    const t = table(FIELD, hands('attack-centre', 'stretcher-bearer', 'lost-messenger'))
    t.play('british', 'play attack-centre')
      .play('british', bear('6,6'))
      .play('german', 'combat lost-messenger')
    expect(unitAt(t, '6,6')?.figures).toBe(1)
  })

  laws({
    name: 'Stretcher Bearer',
    command: bear('6,6'),
    side: 'british',
    cost: 2,
    moment: tokens => table(FIELD, HAND + tokens).play('british', 'play attack-centre'),
  })
})
