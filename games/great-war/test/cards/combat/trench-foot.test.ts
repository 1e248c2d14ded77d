import { describe, expect, test } from 'vitest'
import { asked, figures, table, unitAt, why } from '../../table.ts'
import { command, hands, laws, order, roll, stand } from './story.ts'

const FIELD = { '8,6': '.:bi4', '9,8': '.:bi4', '6,6': '.:gi4', '7,8': '.:gi4', '1,1': '.:gi4' }
const HAND = hands('attack-centre', '', 'trench-foot')
const FOOT = 'combat trench-foot'

type Cells = Readonly<Record<string, string>>

const moved = (cells: Cells = FIELD, lines = HAND) =>
  command(table(cells, lines), 'attack-centre', '8,6', '9,8').play('british', 'move 8,6 to 7,6')

describe('Trench Foot', () => {
  test('[G-13.1] Trench Foot: a unit that has just moved goes back and neither moves nor battles this turn', () => {
    const t = moved()
    expect(asked(t)).toBe('answer german')
    t.play('german', FOOT)
    expect(unitAt(t, '7,6')).toBeUndefined()
    expect(unitAt(t, '8,6')?.unit).toBe('british-1')
    expect(asked(t)).toBe('move british')
    expect(why(t, 'british', 'move 8,6 to 7,6')).toBe('G-4.4 already-moved')
    t.play('british', 'move 9,8 to 8,8')
    expect(why(t, 'british', 'battle 8,6 at 6,6')).toBe('G-5.1 may-not-battle')
    roll(t, 'burst', 'hq', 'hq').play('british', 'battle 8,8 at 7,8')
    expect(figures(t, '7,8')).toBe(3)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.4] Trench Foot: passed, the unit stays and battles; the next move opens a window again', () => {
    const t = moved().play('german', 'pass')
    t.play('british', 'move 9,8 to 8,8')
    expect(asked(t)).toBe('answer german')
    t.play('german', FOOT)
    expect(unitAt(t, '9,8')?.figures).toBe(4)
    expect(t.legal('british')).toEqual(['battle 7,6 at 6,6', 'done'])
  })

  test('[G-13.2] Trench Foot: once a turn; the next mover is not stopped', () => {
    const t = moved().play('german', FOOT).play('british', 'move 9,8 to 8,8')
    expect(asked(t)).toBe('battle british')
  })

  test('[G-13.4] Trench Foot: no window for a unit that stays where it is', () => {
    const t = stand(table(FIELD, HAND), 'attack-centre', '8,6')
    expect(asked(t)).toBe('battle british')
  })

  test('[G-13.4] Trench Foot: taking ground is not a move', () => {
    const t = stand(table({ ...FIELD, '7,6': '.:gi1' }, HAND), 'attack-centre', '8,6')
    t.play('british', 'battle 8,6 at 7,6')
    roll(t, 'burst', 'hq', 'hq').play('german', 'pass').play('british', 'take-ground')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Trench Foot: there is no Advance Over The Top for feet like these', () => {
    const lines = hands('attack-centre', 'advance-over-the-top', 'trench-foot')
    const t = table(FIELD, lines)
      .play('british', 'play attack-centre')
      .play('british', 'combat advance-over-the-top')
    order(t.play('german', 'pass'), '8,6', '9,8').play('british', 'move 8,6 to 7,6').play('german', FOOT)
    expect(why(t, 'british', 'advance 8,6')).toBe('G-5.1 may-not-move')
  })

  test('[G-13.5] Trench Foot: after an advance it leads back to where the advance began', () => {
    const lines = hands('attack-centre', 'advance-over-the-top', 'trench-foot')
    const t = table({ ...FIELD, '6,6': '.' }, lines).play('british', 'play attack-centre')
    t.play('british', 'combat advance-over-the-top').play('german', 'pass')
    order(t, '8,6').play('british', 'move 8,6 to 7,6').play('german', 'pass')
    roll(t, 'soldier', 'hq').play('british', 'advance 7,6').play('british', 'move 7,6 to 6,6')
    expect(asked(t)).toBe('answer german')
    t.play('german', FOOT)
    expect(unitAt(t, '7,6')?.unit).toBe('british-1')
  })

  test('[G-13.5] Trench Foot: a raider is stopped as well, and its raid is spent', () => {
    const lines = hands('attack-centre', 'trench-raid', 'trench-foot')
    const t = table(FIELD, lines).play('british', 'play attack-centre').play('british', 'combat trench-raid')
    order(t.play('german', 'pass'), '8,6').play('british', 'raid 8,6 to 7,6').play('german', FOOT)
    expect(unitAt(t, '8,6')?.unit).toBe('british-1')
    expect(asked(t)).toBe('end-turn british')
  })

  laws({
    name: 'Trench Foot',
    command: FOOT,
    side: 'german',
    cost: 2,
    moment: tokens => moved(FIELD, HAND + tokens),
    poor: 'G-4.1 not-your-decision',
  })
})
