import { describe, expect, test } from 'vitest'
import { asked, BURST, FLAG, figures, HQ, hq, SKULL, SOLDIER, table, why } from '../../table.ts'
import { endTurn, ordered, orders, steps } from './story.ts'

const HAND = 'command british-hand replacements probe-left probe-centre attack-left'
const cells = { '8,2': '.:bi2', '8,6': '.:bm3', '8,9': '.:bi4', '8,11': '.:bb1', '1,1': '.:gi4' }

describe('Replacements', () => {
  test('[G-12.7] Replacements: a die a command card, this one included; who gains may be ordered', () => {
    const t = table(cells, HAND).dice(SOLDIER, HQ, FLAG, BURST).play('british', 'play replacements')
    expect(asked(t)).toBe('choose british')
    // HQ faces bring figures here, not tokens.
    expect(hq(t)).toEqual([6, 6])
    expect(t.legal('british')).toEqual(['at 8,11', 'at 8,2', 'at 8,6', 'done'])
    expect(why(t, 'british', 'at 8,9')).toBe('G-13.1 not-a-choice')
    expect(why(t, 'british', 'at 1,1')).toBe('G-4.2 no-own-unit-there')
    steps(t, 'british', 'at 8,2', 'at 8,6', 'at 8,2')
    expect([figures(t, '8,2'), figures(t, '8,6'), figures(t, '8,11')]).toEqual([4, 4, 1])
    expect(asked(t)).toBe('order british')
    expect(orders(t, 'british')).toEqual(['8,2', '8,6'])
    expect(why(t, 'british', 'order 8,9')).toBe('G-4.2 not-on-card')
    expect(why(t, 'british', 'order artillery')).toBe('G-4.3 artillery-not-on-card')
    steps(t, 'british', 'order 8,2', 'order 8,6', 'move 8,2 to 6,2', 'done')
    expect(ordered(t)).toEqual(['6,2', '8,6'])
    endTurn(t, 'british')
  })

  test('[G-12.7] Replacements: soldiers bring back infantry only', () => {
    const t = table(cells, HAND).dice(SOLDIER, SOLDIER, SOLDIER, SKULL).play('british', 'play replacements')
    expect(t.legal('british')).toEqual(['at 8,11', 'at 8,2', 'done'])
    expect(why(t, 'british', 'at 8,6')).toBe('G-13.1 not-a-choice')
    steps(t, 'british', 'at 8,11', 'at 8,11', 'at 8,11')
    expect(figures(t, '8,11')).toBe(4)
    expect(orders(t, 'british')).toEqual(['8,11'])
  })

  test('[G-12.7] Replacements: infantry uses up soldiers first, so that the flag is left for the gun', () => {
    const t = table(cells, HAND).dice(SOLDIER, FLAG, BURST, BURST).play('british', 'play replacements')
    steps(t, 'british', 'at 8,2', 'at 8,6')
    expect([figures(t, '8,2'), figures(t, '8,6')]).toEqual([3, 4])
  })

  test('[G-12.7] Replacements: never above the start, and figures nobody can use are lost', () => {
    const t = table({ '8,6': '.:bm3', '8,9': '.:bi4', '1,1': '.:gi4' }, HAND)
    t.dice(SOLDIER, FLAG, FLAG, FLAG).play('british', 'play replacements').play('british', 'at 8,6')
    expect(figures(t, '8,6')).toBe(4)
    expect(asked(t)).toBe('order british')
  })

  test('[G-12.7] Replacements: figures and orders may both be let go', () => {
    const t = table(cells, HAND).dice(SOLDIER, HQ, FLAG, BURST).play('british', 'play replacements')
    steps(t, 'british', 'at 8,11', 'done', 'done')
    expect([figures(t, '8,2'), figures(t, '8,11')]).toEqual([2, 2])
    endTurn(t, 'british')
  })

  test('[G-4.1] [G-12.7] Replacements that bring nobody back order nobody: the turn is at its end', () => {
    const t = table(cells, HAND).dice(SKULL, BURST, BURST, SKULL).play('british', 'play replacements')
    endTurn(t, 'british')
    const full = table({ '8,9': '.:bi4', '1,1': '.:gi4' }, HAND).dice(SOLDIER, FLAG, HQ, HQ)
    endTurn(full.play('british', 'play replacements'), 'british')
  })
})
