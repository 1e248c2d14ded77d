import { describe, expect, test } from 'vitest'
import { asked, BURST, figures, table, why } from '../../table.ts'
import { endTurn, hand, ordered, orders, steps } from './story.ts'

const CARD = 'command british-hand recon-in-force'
const line = { '8,2': '.:bi4', '8,4': '.:bi4', '8,6': '.:bi4', '8,10': '.:bi4', '2,2': '.:gi4' }

describe('Recon in Force', () => {
  test('[G-12.1] Recon in Force orders one unit in each section, and draws no second card', () => {
    const t = table({ ...line, '8,3': '.:bi4' }, `${CARD}\ncommand deck forward`)
    steps(t, 'british', 'play recon-in-force', 'order 8,2')
    expect(why(t, 'british', 'order 8,3')).toBe('G-4.2 no-orders-left')
    steps(t, 'british', 'order 8,6', 'order 8,10')
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['8,2', '8,6', '8,10'])
    t.play('british', 'done')
    expect(hand(t, 'british')).toEqual(['forward.1'])
    endTurn(t, 'british')
  })

  test('[G-4.2] Recon in Force: a unit on a shared hex takes the order of whichever section has one', () => {
    const t = table(line, CARD)
    steps(t, 'british', 'play recon-in-force', 'order 8,4', 'order 8,2')
    // The shared unit has become the one of the centre.
    expect(orders(t, 'british')).toEqual(['8,10', 'artillery'])
    expect(why(t, 'british', 'order 8,6')).toBe('G-4.2 no-orders-left')
    t.play('british', 'order 8,10')
    expect(ordered(t)).toEqual(['8,2', '8,4', '8,10'])
  })

  test('[G-4.3] Recon in Force: the artillery takes the order of one section and aims anywhere', () => {
    const t = table({ ...line, '4,10': '.:gi4' }, CARD)
    steps(t, 'british', 'play recon-in-force', 'order artillery', 'order 8,2', 'order 8,6')
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['8,2', '8,6'])
    steps(t, 'british', 'done', 'shell 4,10')
    t.dice(1, 1, BURST, BURST).play('british', 'dice 2')
    expect(figures(t, '4,10')).toBe(2)
    endTurn(t, 'british')
  })
})
