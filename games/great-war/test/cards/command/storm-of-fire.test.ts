import { describe, expect, test } from 'vitest'
import { asked, BURST, FLAG, figures, HQ, on, table, unitAt, why } from '../../table.ts'
import { diceRolled, endTurn, ordered, orders, steps } from './story.ts'

const CARD = 'command british-hand storm-of-fire'

describe('Storm of Fire', () => {
  const cells = {
    ...on('9,1 9,3 9,9 8,11', '.:bi4'),
    '9,5': '.:bm4',
    '9,7': '.:bo4',
    ...on('7,11 7,3 6,6 1,1', '.:gi4'),
  }

  test('[G-12.9] Storm of Fire orders up to four units with no enemy beside them, and no artillery', () => {
    const t = table(cells, CARD).play('british', 'play storm-of-fire')
    expect(orders(t, 'british')).toEqual(['9,1', '9,3', '9,5', '9,7', '9,9'])
    expect(why(t, 'british', 'order 8,11')).toBe('G-4.2 not-on-card')
    expect(why(t, 'british', 'order artillery')).toBe('G-4.3 artillery-not-on-card')
    steps(t, 'british', 'order 9,1', 'order 9,3', 'order 9,5', 'order 9,7')
    // Four are ordered, and nobody moves.
    expect(asked(t)).toBe('battle british')
    expect(ordered(t)).toEqual(['9,1', '9,3', '9,5', '9,7'])
  })

  test('[G-12.9] Storm of Fire: each fires with one die more, and nobody moves', () => {
    const t = table(cells, CARD)
    steps(t, 'british', 'play storm-of-fire', 'order 9,3', 'order 9,5', 'order 9,7', 'done')
    expect(why(t, 'british', 'move 9,3 to 8,3')).toBe('G-4.4 other-decision')
    t.dice(BURST, HQ, HQ).play('british', 'battle 9,3 at 7,3')
    expect(diceRolled(t)).toBe(3)
    t.dice(BURST, HQ, HQ).play('british', 'battle 9,7 at 6,6')
    expect(diceRolled(t)).toBe(3)
    t.dice(BURST, HQ, HQ, HQ).play('british', 'battle 9,5 at 6,6')
    expect(diceRolled(t)).toBe(4)
    expect([figures(t, '7,3'), figures(t, '6,6')]).toEqual([3, 2])
    endTurn(t, 'british')
  })

  test('[G-12.9] [G-6.8] Storm of Fire: in cross fire each gun has its die', () => {
    const guns = { '8,5': '.:bm4', '8,7': '.:bm4', '6,6': '.:gi4', '1,1': '.:gi4' }
    const t = table(guns, CARD)
    steps(t, 'british', 'play storm-of-fire', 'order 8,5', 'order 8,7', 'battle 8,5 at 6,6')
    t.dice(BURST, HQ, HQ, HQ, HQ, HQ, HQ, HQ).play('british', 'join 8,7')
    expect(diceRolled(t)).toBe(8)
    endTurn(t, 'british')
  })

  test('[G-12.9] Storm of Fire: a unit that gets an enemy beside it battles no more, not even close', () => {
    // The British unit behind the German line gets company when the German falls back.
    const behind = { '8,6': '.:bi4', '4,6': '.:bi4', '6,6': '.:gi4', '2,5': '.:gi4' }
    const t = table({ ...behind, '9,2': '.:bi4', '7,2': '.:gi4' }, CARD)
    steps(t, 'british', 'play storm-of-fire', 'order 8,6', 'order 4,6', 'order 9,2')
    expect(t.legal('british')).toContain('battle 4,6 at 2,5')
    t.dice(FLAG, HQ, HQ).play('british', 'battle 8,6 at 6,6').play('german', 'to 5,6')
    expect(unitAt(t, '5,6')?.figures).toBe(4)
    expect(why(t, 'british', 'battle 4,6 at 5,6')).toBe('G-12.9 ranged-only')
    expect(why(t, 'british', 'battle 4,6 at 2,5')).toBe('G-6.1 enemy-adjacent')
    t.dice(HQ, HQ, HQ).play('british', 'battle 9,2 at 7,2')
    endTurn(t, 'british')
  })

  test('[G-12.9] Storm of Fire: an ordered unit that has a target must fire before the battles can end', () => {
    const t = table({ ...cells, '11,8': '.:bi4' }, CARD)
    steps(t, 'british', 'play storm-of-fire', 'order 9,3', 'order 11,8', 'order 9,5', 'done')
    expect(why(t, 'british', 'done')).toBe('G-12.9 must-fire')
    t.dice(HQ, HQ, HQ).play('british', 'battle 9,3 at 7,3')
    expect(t.legal('british')).not.toContain('done')
    // The unit on 11,8 has nobody in range: once the gun has fired the turn is at its end.
    t.dice(HQ, HQ, HQ, HQ).play('british', 'battle 9,5 at 6,6')
    endTurn(t, 'british')
  })

  test('[G-12.9] [G-10.6] Storm of Fire: bare wire is a target of a mortar, and the removal of wire is no duty', () => {
    const mortar = table({ '9,7': '.:bo4', '6,6': '.w', '1,1': '.:gi4' }, CARD)
    steps(mortar, 'british', 'play storm-of-fire', 'order 9,7')
    expect([asked(mortar), why(mortar, 'british', 'done')]).toEqual(['battle british', 'G-12.9 must-fire'])
    const wire = table({ '9,7': '.w:bi4', '1,1': '.:gi4' }, CARD)
    steps(wire, 'british', 'play storm-of-fire', 'order 9,7')
    expect(wire.legal('british')).toEqual(['done', 'remove-wire 9,7'])
  })

  test('[G-4.1] Storm of Fire with an enemy beside everybody orders nobody: the turn is at its end', () => {
    const t = table({ '8,6': '.:bi4', '7,6': '.:gi4' }, CARD).play('british', 'play storm-of-fire')
    endTurn(t, 'british')
  })
})
