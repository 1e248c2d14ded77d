import { describe, expect, test } from 'vitest'
import { asked, BURST, figures, HQ, hq, medals, on, table, unitAt, why } from '../../table.ts'
import { endTurn, ordered, steps } from './story.ts'

describe('Assault', () => {
  test('[G-12.1] Assault Left orders all units of the left at once, guns and shared hexes included', () => {
    const cells = {
      ...on('8,1 8,4 9,3 8,5', '.:bi4'),
      '8,2': '.:bm4',
      '8,3': '.:bo4',
      '9,2': '.:bb4',
      '7,4': '.:gi1',
      '1,1': '.:gi4',
    }
    const t = table(cells, 'command british-hand assault-left').play('british', 'play assault-left')
    expect(ordered(t)).toEqual(['8,1', '8,2', '8,3', '8,4', '9,2', '9,3'])
    expect(t.legal('british')).toEqual(['done', 'order artillery'])
    expect(why(t, 'british', 'order 8,5')).toBe('G-4.2 not-on-card')
    steps(t, 'british', 'done', 'done')
    expect(why(t, 'british', 'battle 8,5 at 7,4')).toBe('G-4.4 not-ordered')
    t.dice(BURST, HQ, HQ).play('british', 'battle 8,4 at 7,4').play('british', 'take-ground')
    expect(medals(t)).toEqual([1, 0])
    expect(unitAt(t, '7,4')?.unit).toBe('british-4')
    endTurn(t, 'british')
  })

  test('[G-12.1] [G-4.3] Assault Centre: the artillery may be ordered besides all units', () => {
    const cells = { '8,5': '.:bi4', '8,6': '.:bi4', '6,6': '.:gi4', '1,1': '.:gi4' }
    const t = table(cells, 'command british-hand assault-centre')
    steps(t, 'british', 'play assault-centre', 'order artillery')
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['8,5', '8,6'])
    steps(t, 'british', 'done', 'shell 6,6')
    t.dice(1, 1, BURST, BURST).play('british', 'dice 2')
    t.dice(BURST, HQ).play('british', 'battle 8,6 at 6,6')
    expect(figures(t, '6,6')).toBe(1)
    expect(hq(t)).toEqual([5, 6])
    t.play('british', 'done')
    endTurn(t, 'british')
  })

  test('[G-12.1] [G-4.3] Assault Right with nobody there: the artillery alone, into that section only', () => {
    const cells = { '8,2': '.:bi4', '2,2': '.:gi4', '5,10': '.:gi4' }
    const t = table(cells, 'command british-hand assault-right').play('british', 'play assault-right')
    expect(ordered(t)).toEqual([])
    t.play('british', 'order artillery')
    expect(asked(t)).toBe('shell british')
    expect(why(t, 'british', 'shell 2,2')).toBe('G-10.1 other-section')
    t.play('british', 'shell 5,10').dice(1, 1, BURST, HQ).play('british', 'dice 2')
    expect(figures(t, '5,10')).toBe(3)
    endTurn(t, 'british')
  })

  test('[G-4.1] Assault Right with nobody there and no tokens orders nobody: the turn is at its end', () => {
    const t = table({ '8,2': '.:bi4', '2,2': '.:gi4' }, 'hq 0 6\ncommand british-hand assault-right')
    t.play('british', 'play assault-right')
    endTurn(t, 'british')
  })
})
