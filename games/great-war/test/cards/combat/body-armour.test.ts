import { describe, expect, test } from 'vitest'
import { asked, figures, hq, table, unitAt, why } from '../../table.ts'
import { type Die, hands, laws, order, roll, stand } from './story.ts'

const FIELD = { '8,6': '.:bi4', '6,6': '.:gi4', '1,1': '.:gi4' }
const HAND = hands('attack-centre', '', 'body-armour')
const ARMOUR = 'combat body-armour'

const fired = (faces: readonly Die[], cells: Readonly<Record<string, string>> = FIELD, lines = HAND) =>
  roll(stand(table(cells, lines), 'attack-centre', '8,6'), ...faces).play('british', 'battle 8,6 at 6,6')

describe('Body Armour', () => {
  test('[G-13.5] Body Armour: the soldiers rolled are ignored, all of them', () => {
    const t = fired(['soldier', 'soldier'])
    expect(asked(t)).toBe('answer german')
    expect(figures(t, '6,6')).toBe(4)
    t.play('german', ARMOUR)
    expect(figures(t, '6,6')).toBe(4)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Body Armour: a burst still hits, and passing takes everything', () => {
    const t = fired(['soldier', 'burst']).play('german', ARMOUR)
    expect(figures(t, '6,6')).toBe(3)
    const passed = fired(['soldier', 'burst']).play('german', 'pass')
    expect(figures(passed, '6,6')).toBe(2)
  })

  test("[G-13.5] [G-6.5] Body Armour: a bomber's skull at range 2 still hits", () => {
    const t = fired(['soldier', 'skull'], { ...FIELD, '8,6': '.:bb4' }).play('german', ARMOUR)
    expect(figures(t, '6,6')).toBe(3)
  })

  test('[G-13.5] Body Armour: flags are none of its business', () => {
    const t = fired(['soldier', 'flag']).play('german', ARMOUR)
    expect(asked(t)).toBe('retreat german')
    t.play('german', 'to 5,6')
    expect(unitAt(t, '5,6')?.figures).toBe(4)
  })

  test('[G-13.4] Body Armour: where no soldier hits there is nothing to ask before the hits are taken', () => {
    const trench = fired(['soldier', 'soldier'], { ...FIELD, '6,6': 'T:gi4' }, `${HAND}\nhq 6 1`)
    expect(asked(trench)).toBe('end-turn british')
    const burst = fired(['burst', 'skull'], FIELD, `${HAND}\nhq 6 1`)
    expect(figures(burst, '6,6')).toBe(3)
    expect(asked(burst)).toBe('end-turn british')
  })

  test('[G-13.4] Body Armour: one soldier more than the ground ignores is a hit to ask about', () => {
    const t = stand(table({ ...FIELD, '8,6': '.:bm4', '6,6': 'T:gi4' }, HAND), 'attack-centre', '8,6')
    roll(t, 'soldier', 'soldier', 'soldier').play('british', 'battle 8,6 at 6,6').play('german', ARMOUR)
    expect(figures(t, '6,6')).toBe(4)
  })

  test('[G-13.5] Body Armour: counts for the joint roll of a cross fire', () => {
    const guns = { '8,5': '.:bm4', '8,7': '.:bm4', '6,6': '.:gi4', '1,1': '.:gi4' }
    const t = stand(table(guns, HAND), 'attack-centre', '8,5', '8,7').play('british', 'battle 8,5 at 6,6')
    roll(t, 'soldier', 'soldier', 'burst', 'soldier', 'skull', 'skull').play('british', 'join 8,7')
    t.play('german', ARMOUR)
    expect(figures(t, '6,6')).toBe(3)
  })

  test('[G-13.5] Body Armour: not against reserve artillery', () => {
    const t = table(FIELD, HAND).play('british', 'play attack-centre').play('german', 'pass')
    order(t, 'artillery').play('british', 'shell 6,6').play('british', 'dice 2')
    expect(why(t, 'german', ARMOUR)).toBe('G-13.1 wrong-moment')
    roll(t, 2, 2, 'soldier', 'soldier').play('german', 'pass')
    expect(figures(t, '6,6')).toBe(2)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Body Armour: not in close combat', () => {
    const t = stand(table({ ...FIELD, '7,6': '.:gi4' }, HAND), 'attack-centre', '8,6')
    t.play('british', 'battle 8,6 at 7,6')
    expect(why(t, 'german', ARMOUR)).toBe('G-13.1 wrong-moment')
    roll(t, 'soldier', 'hq', 'hq').play('german', 'pass')
    expect(figures(t, '7,6')).toBe(3)
    expect(why(t, 'german', ARMOUR)).toBe('G-13.1 wrong-moment')
  })

  test('[G-13.2] Body Armour: after it there is no Return Fire, and no other answer in this turn', () => {
    const t = fired(['soldier', 'hq'], FIELD, hands('attack-centre', '', 'body-armour return-fire'))
    t.play('german', ARMOUR)
    expect(asked(t)).toBe('end-turn british')
    expect(hq(t)).toEqual([7, 5])
  })

  laws({
    name: 'Body Armour',
    command: ARMOUR,
    side: 'german',
    cost: 1,
    moment: tokens => fired(['soldier', 'skull'], FIELD, HAND + tokens),
    poor: 'G-4.1 not-your-decision',
  })
})
