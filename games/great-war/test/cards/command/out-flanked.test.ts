import { describe, expect, test } from 'vitest'
import { asked, BURST, figures, on, table, why } from '../../table.ts'
import { endTurn, ordered, orders, steps } from './story.ts'

const CARD = 'command british-hand out-flanked'

describe('Out Flanked', () => {
  test('[G-12.1] Out Flanked orders two units on each flank, none in the centre', () => {
    const cells = { ...on('9,1 9,2 9,3 9,6 9,9', '.:bi4'), '9,10': '.:bm4', '1,1': '.:gi4' }
    const t = table(cells, CARD).play('british', 'play out-flanked')
    expect(orders(t, 'british')).toEqual(['9,1', '9,10', '9,2', '9,3', '9,9', 'artillery'])
    expect(why(t, 'british', 'order 9,6')).toBe('G-4.2 not-on-card')
    steps(t, 'british', 'order 9,1', 'order 9,3')
    expect(why(t, 'british', 'order 9,2')).toBe('G-4.2 no-orders-left')
    steps(t, 'british', 'order 9,9', 'order 9,10', 'move 9,9 to 7,9', 'done')
    expect(ordered(t)).toEqual(['9,1', '9,3', '7,9', '9,10'])
    endTurn(t, 'british')
  })

  test('[G-4.2] Out Flanked: a unit on a shared hex is one of its flank', () => {
    const cells = { '8,4': '.:bi4', '8,5': '.:bi4', '8,8': '.:bi4', '1,1': '.:gi4' }
    const t = table(cells, CARD).play('british', 'play out-flanked')
    expect(orders(t, 'british')).toEqual(['8,4', '8,8', 'artillery'])
    expect(why(t, 'british', 'order 8,5')).toBe('G-4.2 not-on-card')
  })

  test('[G-4.3] [G-10.1] Out Flanked: the artillery takes one order and aims into either flank, not the centre', () => {
    const cells = { '8,2': '.:bi4', '8,3': '.:bi4', '8,10': '.:bi4', '8,11': '.:bi4', '5,11': '.:gi4' }
    const t = table(cells, CARD)
    steps(t, 'british', 'play out-flanked', 'order artillery', 'order 8,2', 'order 8,10', 'order 8,11')
    expect(asked(t)).toBe('move british')
    t.play('british', 'done')
    expect(why(t, 'british', 'shell 5,6')).toBe('G-10.1 other-section')
    expect(t.legal('british')).toContain('shell 5,2')
    t.play('british', 'shell 5,11').dice(1, 1, BURST, BURST).play('british', 'dice 2')
    expect(figures(t, '5,11')).toBe(2)
    t.play('british', 'done')
    endTurn(t, 'british')
  })
})
