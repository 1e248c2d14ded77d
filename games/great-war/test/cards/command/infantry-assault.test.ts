import { describe, expect, test } from 'vitest'
import { asked, BURST, figures, HQ, on, table, unitAt, why } from '../../table.ts'
import { endTurn, ordered, orders, steps } from './story.ts'

const CARD = 'command british-hand infantry-assault'
const cells = { ...on('9,2 8,4 9,6', '.:bi4'), '9,3': '.:bb4', '10,2': '.:bm4', ...on('6,3 1,1', '.:gi4') }

describe('Infantry Assault', () => {
  test('[G-12.6] Infantry Assault: all infantry of the section chosen, bombers included, guns not', () => {
    const t = table(cells, CARD).play('british', 'play infantry-assault')
    expect(asked(t)).toBe('choose british')
    expect(t.legal('british')).toEqual(['section centre', 'section left'])
    expect(why(t, 'british', 'section right')).toBe('G-13.1 not-a-choice')
    t.play('british', 'section left')
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['8,4', '9,2', '9,3'])
    expect(why(t, 'british', 'move 10,2 to 10,1')).toBe('G-4.4 not-ordered')
    steps(t, 'british', 'done', 'done')
    endTurn(t, 'british')
  })

  test('[G-4.2] Infantry Assault: infantry on a shared hex goes with either of its sections', () => {
    const t = table(cells, CARD)
    steps(t, 'british', 'play infantry-assault', 'section centre')
    expect(ordered(t)).toEqual(['8,4', '9,6'])
  })

  test('[G-12.6] Infantry Assault: three hexes and no battle, or two and battle', () => {
    const t = table(cells, CARD)
    steps(t, 'british', 'play infantry-assault', 'section left')
    expect(why(t, 'british', 'move 9,2 to 5,2')).toBe('G-5.1 out-of-reach')
    steps(t, 'british', 'move 9,2 to 6,2', 'move 9,3 to 7,3', 'done')
    expect(asked(t)).toBe('battle british')
    expect(why(t, 'british', 'battle 6,2 at 6,3')).toBe('G-5.1 may-not-battle')
    t.dice(BURST, HQ, HQ, HQ).play('british', 'battle 7,3 at 6,3')
    expect(figures(t, '6,3')).toBe(3)
    t.play('british', 'done')
    endTurn(t, 'british')
  })

  test('[G-5.3] Infantry Assault: terrain stops it as it stops everybody', () => {
    const t = table(
      { '9,2': '.:bi4', '8,1': 'F', '8,2': '.w', '9,1': '.:bm4', '9,3': '.:bm4', '1,1': '.:gi4' },
      CARD,
    )
    steps(t, 'british', 'play infantry-assault', 'section left')
    expect(why(t, 'british', 'move 9,2 to 7,2')).toBe('G-5.1 out-of-reach')
    t.play('british', 'move 9,2 to 8,2')
    expect(unitAt(t, '8,2')?.marks).toContain('stopped')
  })

  test('[G-12.6] Infantry Assault with no infantry on the board: one unit of choice, with its usual move', () => {
    const t = table({ '9,2': '.:bm4', '9,6': '.:bo4', '1,1': '.:gi4' }, CARD)
    t.play('british', 'play infantry-assault')
    expect(orders(t, 'british')).toEqual(['9,2', '9,6'])
    expect(why(t, 'british', 'order artillery')).toBe('G-4.3 artillery-not-on-card')
    t.play('british', 'order 9,2')
    expect(ordered(t)).toEqual(['9,2'])
    expect(why(t, 'british', 'move 9,2 to 7,2')).toBe('G-5.1 out-of-reach')
    t.play('british', 'move 9,2 to 8,2')
    endTurn(t, 'british')
  })
})
