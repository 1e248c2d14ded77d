import { describe, expect, test } from 'vitest'
import { asked, BURST, figures, HQ, hq, table, why } from '../../table.ts'
import { endTurn, ordered, orders, steps } from './story.ts'

describe('Attack', () => {
  test('[G-12.1] Attack Left orders three units of the left, and no fourth', () => {
    const cells = { '8,1': '.:bi4', '8,2': '.:bi4', '8,3': '.:bi4', '8,4': '.:bi4', '2,2': '.:gi4' }
    const t = table(cells, 'command british-hand attack-left').play('british', 'play attack-left')
    expect(orders(t, 'british')).toEqual(['8,1', '8,2', '8,3', '8,4', 'artillery'])
    steps(t, 'british', 'order 8,1', 'order 8,2')
    expect(why(t, 'british', 'order 8,1')).toBe('G-4.2 already-ordered')
    t.play('british', 'order 8,4')
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['8,1', '8,2', '8,4'])
    steps(t, 'british', 'move 8,1 to 6,1', 'done')
    endTurn(t, 'british')
  })

  test('[G-12.1] Attack Centre: three units move and battle one at a time', () => {
    const cells = { '8,5': '.:bi4', '8,6': '.:bm4', '9,5': '.:bo4', '6,6': '.:gi4', '1,1': '.:gi4' }
    const t = table(cells, 'command british-hand attack-centre')
    steps(t, 'british', 'play attack-centre', 'order 8,5', 'order 8,6', 'order 9,5')
    t.play('british', 'move 8,5 to 7,5').play('british', 'done')
    expect(why(t, 'british', 'move 7,5 to 8,5')).toBe('G-4.4 other-decision')
    t.dice(HQ, HQ, BURST).play('british', 'battle 8,6 at 6,6')
    t.dice(BURST, HQ).play('british', 'battle 9,5 at 6,6')
    t.dice(BURST, HQ).play('british', 'battle 7,5 at 6,6')
    expect(figures(t, '6,6')).toBe(1)
    expect(hq(t)).toEqual([10, 6])
    endTurn(t, 'british')
  })

  test('[G-12.1] [G-4.3] Attack Right: the artillery takes one of the three orders', () => {
    const cells = { '8,9': '.:bi4', '8,10': '.:bi4', '8,11': '.:bi4', '2,10': '.:gi4' }
    const t = table(cells, 'command british-hand attack-right')
    steps(t, 'british', 'play attack-right', 'order artillery', 'order 8,9', 'order 8,10')
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['8,9', '8,10'])
    steps(t, 'british', 'done', 'shell 2,10')
    // The die falls on an empty neighbour: nothing is rolled there.
    t.dice(0).play('british', 'dice 1')
    expect(hq(t)).toEqual([5, 6])
    endTurn(t, 'british')
  })

  test('[G-4.1] Attack Right with nobody on the right and no tokens orders nobody: the turn is at its end', () => {
    const t = table({ '8,2': '.:bi4', '2,2': '.:gi4' }, 'hq 0 6\ncommand british-hand attack-right')
    t.play('british', 'play attack-right')
    endTurn(t, 'british')
  })
})
