import { describe, expect, test } from 'vitest'
import { asked, BURST, figures, HQ, table, why } from '../../table.ts'
import { endTurn, hand, ordered, orders, steps } from './story.ts'

describe('Probe', () => {
  test('[G-12.1] Probe Left orders two units of the left, and no third', () => {
    const cells = { '8,1': '.:bi4', '8,2': '.:bm4', '8,3': '.:bo4', '2,2': '.:gi4' }
    const t = table(cells, 'command british-hand probe-left\ncommand deck forward')
    steps(t, 'british', 'play probe-left', 'order 8,1', 'order 8,3')
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['8,1', '8,3'])
    expect(why(t, 'british', 'move 8,2 to 7,2')).toBe('G-4.4 not-ordered')
    steps(t, 'british', 'done', 'done')
    expect(hand(t, 'british')).toEqual(['forward.1'])
    endTurn(t, 'british')
  })

  test('[G-12.1] [G-4.2] Probe Centre takes units of both shared hexes, and an order not used is lost', () => {
    const cells = { '8,3': '.:bi4', '8,4': '.:bi4', '8,8': '.:bi4', '8,9': '.:bi4', '1,1': '.:gi4' }
    const t = table(cells, 'command british-hand probe-centre').play('british', 'play probe-centre')
    expect(orders(t, 'british')).toEqual(['8,4', '8,8', 'artillery'])
    expect(why(t, 'british', 'order 8,3')).toBe('G-4.2 not-on-card')
    expect(why(t, 'british', 'order 8,6')).toBe('G-4.2 no-own-unit-there')
    steps(t, 'british', 'order 8,8', 'done', 'done')
    expect(ordered(t)).toEqual(['8,8'])
    endTurn(t, 'british')
  })

  test('[G-4.3] [G-4.4] Probe Centre: one order to the artillery and one to a unit; the artillery fires first of all', () => {
    const cells = { '8,6': '.:bi4', '6,6': '.:gi4', '1,1': '.:gi4' }
    const t = table(cells, 'command british-hand probe-centre')
    steps(t, 'british', 'play probe-centre', 'order artillery')
    expect(why(t, 'british', 'order artillery')).toBe('G-4.3 artillery-already-ordered')
    steps(t, 'british', 'order 8,6', 'done')
    expect(asked(t)).toBe('shell british')
    expect(why(t, 'british', 'battle 8,6 at 6,6')).toBe('G-4.4 other-decision')
    t.play('british', 'shell 6,6').dice(1, 1, BURST, HQ).play('british', 'dice 2')
    expect(asked(t)).toBe('battle british')
    t.dice(BURST, HQ).play('british', 'battle 8,6 at 6,6')
    expect(figures(t, '6,6')).toBe(2)
    endTurn(t, 'british')
  })

  test('[G-4.3] Probe Centre: two units use both orders, and none is left for the artillery', () => {
    const cells = { '8,5': '.:bi4', '8,6': '.:bi4', '1,1': '.:gi4' }
    const t = table(cells, 'command british-hand probe-centre')
    steps(t, 'british', 'play probe-centre', 'order 8,5', 'order 8,6', 'done')
    expect(asked(t)).toBe('end-turn british')
    expect(t.view('british').flags).not.toContain('artillery-ordered')
  })

  test('[G-12.1] [G-1.2] Probe Right is the right as the German sits: the left of the page', () => {
    const cells = { '4,3': '.:gi4', '4,4': '.:gi4', '4,9': '.:gi4', '11,1': '.:bi4' }
    const t = table(cells, 'turn 2 german\ncommand german-hand probe-right')
    t.play('german', 'play probe-right')
    expect(orders(t, 'german')).toEqual(['4,3', '4,4', 'artillery'])
    steps(t, 'german', 'order 4,3', 'order 4,4', 'move 4,3 to 6,3', 'done')
    endTurn(t, 'german')
  })
})
