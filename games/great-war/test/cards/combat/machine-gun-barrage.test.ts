import { describe, expect, test } from 'vitest'
import { asked, figures, on, table, unitAt, why } from '../../table.ts'
import { hands, laws, order, playWith, roll } from './story.ts'

const FIELD = { ...on('8,6 8,3', '.:bm4'), '10,6': '.:bi4', ...on('6,6 7,3 1,1', '.:gi4') }
const HAND = hands('forward', 'machine-gun-barrage')
const BARRAGE = 'combat machine-gun-barrage'

const ready = (cells: Readonly<Record<string, string>> = FIELD, ...what: string[]) =>
  order(playWith(table(cells, HAND), 'forward', 'machine-gun-barrage'), ...what)

describe('Machine Gun Barrage', () => {
  test('[G-13.1] Machine Gun Barrage: an ordered gun fires twice, each time with one die more', () => {
    const t = ready(FIELD, '8,6')
    roll(t, 'burst', 'hq', 'hq', 'hq').play('british', 'battle 8,6 at 6,6')
    expect(figures(t, '6,6')).toBe(3)
    roll(t, 'burst', 'hq', 'hq', 'hq').play('british', 'battle 8,6 at 6,6')
    expect(figures(t, '6,6')).toBe(2)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.1] Machine Gun Barrage: for all ordered machine guns, and the second target may differ', () => {
    const t = ready({ ...FIELD, '5,8': '.:gi4' }, '8,6', '8,3')
    roll(t, 'burst', 'hq', 'hq', 'hq').play('british', 'battle 8,6 at 6,6')
    roll(t, 'burst', 'hq', 'hq', 'hq').play('british', 'battle 8,6 at 5,8')
    expect([figures(t, '6,6'), figures(t, '5,8')]).toEqual([3, 3])
    expect(t.legal('british')).toEqual(['battle 8,3 at 7,3', 'done'])
  })

  test('[G-13.1] [G-7.1] Machine Gun Barrage: close combat too, twice with four dice', () => {
    const t = ready(FIELD, '8,3')
    roll(t, 'skull', 'hq', 'hq', 'hq').play('british', 'battle 8,3 at 7,3')
    roll(t, 'skull', 'hq', 'hq', 'hq').play('british', 'battle 8,3 at 7,3')
    expect(figures(t, '7,3')).toBe(2)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-7.3] Machine Gun Barrage: no ground is taken', () => {
    const t = ready({ ...FIELD, '7,3': '.:gi1' }, '8,3')
    roll(t, 'skull', 'hq', 'hq', 'hq').play('british', 'battle 8,3 at 7,3')
    expect(unitAt(t, '7,3')).toBeUndefined()
    expect(asked(t)).not.toBe('take-ground british')
  })

  test('[G-13.1] Machine Gun Barrage: the guns do not move, infantry does', () => {
    const t = ready(FIELD, '8,6', '10,6')
    expect(why(t, 'british', 'move 8,6 to 8,7')).toBe('G-5.1 out-of-reach')
    t.play('british', 'move 10,6 to 9,6')
    expect(unitAt(t, '9,6')?.kind).toBe('infantry')
  })

  test('[G-13.1] [G-5.3] Machine Gun Barrage: a gun in a mine crater does not move either', () => {
    const t = ready({ ...FIELD, '8,6': 'M:bm4' }, '8,6', '10,6')
    expect(why(t, 'british', 'move 8,6 to 8,7')).toBe('G-5.1 out-of-reach')
  })

  test('[G-13.1] Machine Gun Barrage: infantry ordered along battles once and gains no die', () => {
    const t = ready({ ...FIELD, '8,7': '.:bi4' }, '8,7').play('british', 'done')
    roll(t, 'burst', 'hq').play('british', 'battle 8,7 at 6,6')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-6.8] Machine Gun Barrage: cross fire gets a die for each gun', () => {
    const cells = { ...FIELD, '8,7': '.:bm4' }
    const t = ready(cells, '8,6', '8,7').play('british', 'battle 8,6 at 6,6')
    roll(t, 'hq', 'hq', 'hq', 'hq', 'hq', 'hq', 'hq', 'burst').play('british', 'join 8,7')
    expect(figures(t, '6,6')).toBe(3)
    t.play('british', 'battle 8,7 at 6,6')
    roll(t, 'hq', 'hq', 'hq', 'hq', 'hq', 'hq', 'hq', 'burst').play('british', 'join 8,6')
    expect(figures(t, '6,6')).toBe(2)
    expect(asked(t)).toBe('end-turn british')
  })

  laws({
    name: 'Machine Gun Barrage',
    command: BARRAGE,
    side: 'british',
    cost: 3,
    moment: tokens => table(FIELD, HAND + tokens).play('british', 'play forward'),
  })
})
