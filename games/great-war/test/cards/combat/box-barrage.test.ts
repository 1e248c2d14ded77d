import { describe, expect, test } from 'vitest'
import { asked, figures, hq, table, unitAt } from '../../table.ts'
import { hands, laws, order, playWith, roll } from './story.ts'

const FIELD = { '9,6': '.:bi4', '5,6': 'T:gi4', '5,7': 'T:gi4', '1,1': '.:gi4' }
const HAND = hands('attack-centre', 'box-barrage')
const BOX = 'combat box-barrage'

const shelled = (cells: Readonly<Record<string, string>> = FIELD, lines = HAND) =>
  order(playWith(table(cells, lines), 'attack-centre', 'box-barrage'), 'artillery').play(
    'british',
    'shell 5,6',
  )

describe('Box Barrage', () => {
  test('[G-13.1] [G-10.5] Box Barrage: terrain ignores no soldiers and skulls hit, on the neighbours too', () => {
    const t = shelled()
    roll(t, 2, 2, 'soldier', 'skull', 'soldier', 'soldier').play('british', 'dice 2')
    expect(figures(t, '5,7')).toBe(2)
    expect(figures(t, '5,6')).toBe(2)
    expect(hq(t)).toEqual([1, 6])
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.1] [G-10.5] Box Barrage: without it the trench takes the soldiers and the skull misses beside the target', () => {
    const t = table(FIELD, HAND).play('british', 'play attack-centre').play('british', 'pass')
    order(t, 'artillery').play('british', 'shell 5,6')
    roll(t, 2, 2, 'soldier', 'skull', 'soldier', 'soldier').play('british', 'dice 2')
    expect([figures(t, '5,7'), figures(t, '5,6')]).toEqual([4, 4])
  })

  test('[G-13.1] [G-9.3] Box Barrage: flags cannot be ignored', () => {
    const t = roll(shelled(), 2, 'flag').play('british', 'dice 1')
    expect(asked(t)).toBe('retreat german')
    expect(t.legal('german')).toEqual(['to 4,6', 'to 4,7'])
    t.play('german', 'to 4,7')
    expect(unitAt(t, '4,7')?.figures).toBe(4)
  })

  test('[G-13.3] Box Barrage: Hold at All Costs is the later card and lets its unit ignore the flags', () => {
    const t = table(FIELD, hands('attack-centre', 'box-barrage', 'hold-at-all-costs'))
    t.play('british', 'play attack-centre').play('british', BOX)
    t.play('german', 'combat hold-at-all-costs 5,7')
    order(t, 'artillery').play('british', 'shell 5,6')
    roll(t, 2, 'flag').play('british', 'dice 1')
    expect(t.legal('german')).toContain('ignore')
    t.play('german', 'ignore')
    expect(figures(t, '5,7')).toBe(4)
  })

  test('[G-13.1] [G-10.5] Box Barrage: friends under the shells are hit in the same way', () => {
    const t = roll(shelled({ ...FIELD, '5,7': 'T:bi4' }), 2, 'skull').play('british', 'dice 1')
    expect(figures(t, '5,7')).toBe(3)
  })

  test('[G-13.1] Box Barrage: units of the same turn fire as ever', () => {
    const t = table({ '8,6': '.:bi4', '6,6': 'T:gi4', '1,1': '.:gi4' }, HAND)
    order(playWith(t, 'attack-centre', 'box-barrage'), '8,6').play('british', 'done')
    roll(t, 'soldier', 'skull').play('british', 'battle 8,6 at 6,6')
    expect(figures(t, '6,6')).toBe(4)
  })

  laws({
    name: 'Box Barrage',
    command: BOX,
    side: 'british',
    cost: 3,
    moment: tokens => table(FIELD, HAND + tokens).play('british', 'play attack-centre'),
  })
})
