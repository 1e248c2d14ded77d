import { describe, expect, test } from 'vitest'
import { asked, BURST, figures, HQ, hq, on, table, why } from '../../table.ts'
import { endTurn, ordered, orders, steps } from './story.ts'

const CARD = 'command british-hand direct-from-hq'
const cells = { '8,2': '.:bi4', '8,6': '.:bm4', '8,10': '.:bo4', ...on('6,2 6,6 1,1', '.:gi4') }

describe('Direct From HQ', () => {
  test('[G-12.5] Direct From HQ: as many units as tokens, of any kind and section, one token each', () => {
    const t = table(cells, `hq 2 6\n${CARD}`).play('british', 'play direct-from-hq')
    expect(orders(t, 'british')).toEqual(['8,10', '8,2', '8,6'])
    expect(why(t, 'british', 'order artillery')).toBe('G-4.3 artillery-not-on-card')
    t.play('british', 'order 8,2')
    expect(hq(t)).toEqual([1, 6])
    t.play('british', 'order 8,6')
    // The tokens are used up: there is no third order.
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['8,2', '8,6'])
    expect(t.view('spectator')).toMatchObject({ aside: 2, pool: 22 })
  })

  test('[G-12.5] Direct From HQ: the token goes back to the pool as the unit finishes, the others at the end', () => {
    const t = table(cells, `hq 2 6\n${CARD}`)
    steps(t, 'british', 'play direct-from-hq', 'order 8,2', 'order 8,6', 'done')
    t.dice(BURST, BURST).play('british', 'battle 8,2 at 6,2')
    expect(t.view('spectator')).toMatchObject({ aside: 1, pool: 23 })
    t.play('british', 'done')
    expect(t.view('spectator')).toMatchObject({ aside: 0, pool: 24 })
    endTurn(t, 'british')
    // The two tokens of the end of the turn are no gain from combat.
    expect(hq(t)).toEqual([2, 6])
  })

  test('[G-12.5] Direct From HQ: the last token goes back with the first battle of its unit, though a second may follow', () => {
    const t = table({ ...cells, '6,9': '.:gi4' }, `hq 4 6\n${CARD}\ncombat british-hand mortar-barrage`)
    steps(t, 'british', 'play direct-from-hq', 'combat mortar-barrage', 'order 8,10', 'done')
    t.dice(BURST, HQ, HQ).play('british', 'battle 8,10 at 6,9')
    expect(t.legal('british')).toContain('battle 8,10 at 6,9')
    expect(t.view('spectator')).toMatchObject({ aside: 0 })
  })

  test('[G-12.5] Direct From HQ: HQ faces pay nothing to the side this turn', () => {
    const t = table(cells, `hq 3 6\n${CARD}`)
    steps(t, 'british', 'play direct-from-hq', 'order 8,2', 'done', 'done')
    t.dice(HQ, HQ).play('british', 'battle 8,2 at 6,2')
    expect(hq(t)).toEqual([2, 6])
    endTurn(t, 'british')
  })

  test('[G-12.5] Direct From HQ: an enemy who answers is paid as ever', () => {
    const t = table({ ...cells, '7,2': '.:gi4' }, `hq 1 6\n${CARD}\ncommand german-hand strike-first`)
    steps(t, 'british', 'play direct-from-hq', 'order 8,2', 'done', 'battle 8,2 at 7,2')
    t.dice(HQ, HQ, BURST, HQ, HQ, BURST).play('german', 'play strike-first')
    expect(hq(t)).toEqual([0, 8])
    expect([figures(t, '8,2'), figures(t, '7,2')]).toEqual([3, 3])
    endTurn(t, 'british')
  })

  test('[G-12.5] Direct From HQ: the token of a unit destroyed in its battle goes back with the last ones', () => {
    const t = table(
      { ...cells, '8,2': '.:bi1', '7,2': '.:gi4' },
      `hq 2 6\n${CARD}\ncommand german-hand strike-first`,
    )
    steps(t, 'british', 'play direct-from-hq', 'order 8,2', 'order 8,6', 'done', 'battle 8,2 at 7,2')
    t.dice(BURST, HQ, HQ).play('german', 'play strike-first')
    expect(t.view('spectator')).toMatchObject({ aside: 2, pool: 20 })
    t.play('british', 'done')
    expect(t.view('spectator')).toMatchObject({ aside: 0, pool: 22 })
  })

  test('[G-12.5] [G-13.1] Direct From HQ: tokens lying with units cannot pay for a card', () => {
    const lines = `hq 3 6\n${CARD}\ncombat british-hand hand-grenade`
    const t = table({ ...cells, '7,2': '.:gi4' }, lines)
    steps(t, 'british', 'play direct-from-hq', 'pass', 'order 8,2', 'order 8,6', 'done', 'done')
    expect(hq(t)).toEqual([1, 6])
    expect(why(t, 'british', 'combat hand-grenade')).toBe('G-13.1 too-few-hq')
    const fewer = table({ ...cells, '7,2': '.:gi4' }, lines)
    steps(fewer, 'british', 'play direct-from-hq', 'pass', 'order 8,2', 'done', 'done', 'combat hand-grenade')
    expect(hq(fewer)).toEqual([0, 6])
  })

  test('[G-12.5] Direct From HQ: what a combat card has cost orders nobody', () => {
    const t = table(cells, `hq 4 6\n${CARD}\ncombat british-hand gas-attack`)
    steps(t, 'british', 'play direct-from-hq', 'combat gas-attack', 'order 8,2')
    expect(asked(t)).toBe('move british')
    expect(ordered(t)).toEqual(['8,2'])
  })

  test('[G-4.1] [G-12.5] Direct From HQ without tokens orders nobody: the turn is at its end', () => {
    const t = table(cells, `hq 0 6\n${CARD}`).play('british', 'play direct-from-hq')
    endTurn(t, 'british')
  })
})
