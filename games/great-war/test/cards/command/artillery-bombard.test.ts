import { describe, expect, test } from 'vitest'
import { parseCommand } from '../../../src/notation.ts'
import { forecast } from '../../../src/view/explain.ts'
import { asked, BURST, figures, HQ, hq, type Seated, table, why } from '../../table.ts'
import { diceRolled, endTurn, ordered, orders, steps } from './story.ts'

/** What is shown before the press. */
const odds = (t: Seated, command: string) => {
  const { board } = t.match.table
  const parsed = parseCommand(board, command)
  return parsed.ok ? forecast(board, t.view('british'), parsed.value) : undefined
}

const CARD = 'command british-hand artillery-bombard'
const cells = { '8,6': '.:bi4', '8,2': '.:bm4', '5,2': '.:gi4', '3,10': '.:gi4', '1,6': '.:gi4' }

describe('Artillery Bombard', () => {
  test('[G-12.2] Artillery Bombard: two attacks for one payment, any targets, the same number of dice', () => {
    const t = table(cells, CARD).play('british', 'play artillery-bombard')
    expect(odds(t, 'shell 5,2')).toBeUndefined()
    expect(orders(t, 'british')).toEqual(['8,2', '8,6', 'artillery'])
    t.play('british', 'order artillery')
    expect(asked(t)).toBe('shell british')
    t.play('british', 'shell 5,2').dice(1, 1, BURST, HQ).play('british', 'dice 2')
    expect(figures(t, '5,2')).toBe(3)
    // Two paid, one won by the HQ face.
    expect(hq(t)).toEqual([5, 6])
    expect(asked(t)).toBe('shell british')
    expect(odds(t, 'shell 3,10')).toMatchObject({ dice: 2, hexes: [{ hex: '3,10' }] })
    // The second attack, in another section, rolls at once: nothing is asked and nothing paid.
    t.dice(1, 1, BURST, BURST).play('british', 'shell 3,10')
    expect(figures(t, '3,10')).toBe(2)
    expect(hq(t)).toEqual([5, 6])
    endTurn(t, 'british')
  })

  test('[G-12.2] Artillery Bombard: the second attack may fall on the same target, or be let go', () => {
    const t = table(cells, CARD)
    steps(t, 'british', 'play artillery-bombard', 'order artillery', 'shell 5,2')
    t.dice(1, 1, 1, BURST, BURST, HQ).play('british', 'dice 3')
    expect(figures(t, '5,2')).toBe(1)
    const again = t.legal('british')
    expect(again).toContain('shell 5,2')
    expect(again).toContain('done')
    t.play('british', 'done')
    endTurn(t, 'british')
  })

  test('[G-12.2] Artillery Bombard: the first attack may cost the last tokens, the second follows all the same', () => {
    const t = table(cells, `hq 2 6\n${CARD}`)
    steps(t, 'british', 'play artillery-bombard', 'order artillery', 'shell 5,2')
    expect(t.legal('british')).toEqual(['dice 1', 'dice 2'])
    t.dice(0, 3).play('british', 'dice 2')
    expect(hq(t)).toEqual([0, 6])
    t.dice(1, 1, BURST, BURST).play('british', 'shell 5,2')
    expect(figures(t, '5,2')).toBe(2)
    endTurn(t, 'british')
  })

  test('[G-12.2] Artillery Bombard: or one unit of choice, of any section, and then no artillery', () => {
    const t = table({ ...cells, '6,6': '.:gi4' }, CARD)
    steps(t, 'british', 'play artillery-bombard', 'order 8,6')
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['8,6'])
    t.play('british', 'done')
    expect(asked(t)).toBe('battle british')
    t.dice(BURST, HQ).play('british', 'battle 8,6 at 6,6')
    // It is an order like any other: no die is added.
    expect(diceRolled(t)).toBe(2)
    endTurn(t, 'british')
  })

  test('[G-12.2] [G-10.2] Artillery Bombard without tokens can only order a unit', () => {
    const t = table(cells, `hq 0 6\n${CARD}`).play('british', 'play artillery-bombard')
    expect(orders(t, 'british')).toEqual(['8,2', '8,6'])
    expect(why(t, 'british', 'order artillery')).toBe('G-10.2 artillery-cannot-pay')
  })
})
