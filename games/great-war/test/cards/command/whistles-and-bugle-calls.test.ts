import { describe, expect, test } from 'vitest'
import { asked, BURST, figures, HQ, on, table, why } from '../../table.ts'
import { diceRolled, endTurn, ordered, orders, steps } from './story.ts'

const CARD = 'command british-hand whistles-and-bugle-calls'
/** A chain from left to centre, another unit beyond a gap, and one beyond an enemy. */
const cells = {
  ...on('8,3 9,8 8,1', '.:bi4'),
  '8,4': '.:bm4',
  '9,5': '.:bo4',
  '9,6': '.:bb4',
  ...on('8,2 1,1', '.:gi4'),
}

describe('Whistles & Bugle Calls', () => {
  test('[G-12.11] Whistles & Bugle Calls: the first order names the chain, and all of it is ordered', () => {
    const t = table(cells, CARD).play('british', 'play whistles-and-bugle-calls')
    expect(orders(t, 'british')).toEqual(['8,1', '8,3', '8,4', '9,5', '9,6', '9,8'])
    expect(why(t, 'british', 'order artillery')).toBe('G-4.3 artillery-not-on-card')
    t.play('british', 'order 9,5')
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['8,3', '8,4', '9,5', '9,6'])
    steps(t, 'british', 'done')
    expect(why(t, 'british', 'battle 8,1 at 8,2')).toBe('G-4.4 not-ordered')
    t.dice(BURST, HQ, HQ).play('british', 'battle 8,3 at 8,2')
    expect([diceRolled(t), figures(t, '8,2')]).toEqual([3, 3])
    // The mortar and the machine gun may still fire.
    t.play('british', 'done')
    endTurn(t, 'british')
  })

  test.each(['5,5', '5,7', '6,5', '6,6', '4,5', '4,6'])(
    '[G-12.11] Whistles & Bugle Calls: 5,6 and %s stand side by side',
    hex => {
      const t = table({ '5,6': '.:bi4', [hex]: '.:bi4', '1,1': '.:gi4' }, CARD)
      steps(t, 'british', 'play whistles-and-bugle-calls', 'order 5,6')
      expect(ordered(t).sort()).toEqual(['5,6', hex].sort())
      expect(t.view('spectator').flags).not.toContain('chain')
    },
  )

  test('[G-12.11] Whistles & Bugle Calls: nobody two hexes away, in any direction', () => {
    const ring = ['3,5', '3,6', '3,7', '4,4', '4,7', '5,4', '5,8', '6,4', '6,7', '7,5', '7,6', '7,7']
    const around = Object.fromEntries(ring.map(hex => [hex, '.:bi4']))
    const t = table({ ...around, '5,6': '.:bi4', '1,1': '.:gi4' }, CARD)
    steps(t, 'british', 'play whistles-and-bugle-calls', 'order 5,6')
    expect(ordered(t)).toEqual(['5,6'])
  })

  test('[G-12.11] Whistles & Bugle Calls: the corner 1,1 is a link like any other', () => {
    const t = table({ '1,2': '.:bi4', '1,1': '.:bi4', '6,6': '.:gi4' }, CARD)
    steps(t, 'british', 'play whistles-and-bugle-calls', 'order 1,2')
    expect(ordered(t)).toEqual(['1,1', '1,2'])
  })

  test('[G-12.11] Whistles & Bugle Calls: neither a gap nor an enemy links units, a lone unit is a chain of its own', () => {
    for (const lone of ['9,8', '8,1']) {
      const t = table(cells, CARD)
      steps(t, 'british', 'play whistles-and-bugle-calls', `order ${lone}`)
      expect(ordered(t)).toEqual([lone])
      expect(asked(t)).toBe('move british')
    }
  })

  test('[G-12.11] Whistles & Bugle Calls: a chain has no upper limit', () => {
    const row = Object.fromEntries([...Array(12).keys()].map(i => [`9,${i + 1}`, '.:bi4']))
    const t = table({ ...row, '1,1': '.:gi4' }, CARD)
    steps(t, 'british', 'play whistles-and-bugle-calls', 'order 9,7')
    expect(ordered(t)).toHaveLength(12)
  })

  test('[G-13.5] [G-12.11] Whistles & Bugle Calls against Lost Messenger: one unit of the chain fewer', () => {
    const t = table(cells, `${CARD}\ncombat german-hand lost-messenger`)
    t.play('british', 'play whistles-and-bugle-calls').play('german', 'combat lost-messenger')
    steps(t, 'british', 'order 8,3', 'order 8,4')
    expect(why(t, 'british', 'order 9,8')).toBe('G-4.2 not-on-card')
    t.play('british', 'order 9,6')
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['8,3', '8,4', '9,6'])
  })

  test('[G-13.5] [G-12.11] Whistles & Bugle Calls against Lost Messenger: of a chain of one nobody is left', () => {
    const t = table(cells, `${CARD}\ncombat german-hand lost-messenger`)
    t.play('british', 'play whistles-and-bugle-calls').play('german', 'combat lost-messenger')
    expect(orders(t, 'british')).toEqual(['8,3', '8,4', '9,5', '9,6'])
  })
})
