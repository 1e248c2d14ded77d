/** G-4.1, G-4.4, G-4.5 The phases of a turn up to the last battle. Its end is in end-of-turn.test.ts. */
import { describe, expect, test } from 'vitest'
import { asked, figures, roll, table, toBattle, ways, why } from '../table.ts'

const LINE = { '8,4': '.:bi4', '8,6': '.:bi4', '7,5': '.:gi4', '1,1': '.:gi4' }

describe('the command phase', () => {
  test('[G-4.1] any card of the hand may be played, equal ones are one choice, and nothing else can be done', () => {
    const t = table(LINE, 'command british-hand attack-left*2 storm-of-fire recon-centre')
    expect(t.legal('british')).toEqual(['play attack-left', 'play recon-centre', 'play storm-of-fire'])
    expect(why(t, 'british', 'play assault-left')).toBe('G-4.1 not-in-hand')
    expect(why(t, 'german', 'play attack-left')).toBe('G-4.1 not-your-decision')
    for (const text of ['order 8,4', 'battle 8,4 at 7,5', 'done'])
      expect(why(t, 'british', text)).toBe('G-4.1 card-first')
  })

  test('[G-4.1] a card that can order nobody leads straight to the end of the turn', () => {
    const t = table(LINE, 'command british-hand strike-first').play('british', 'play strike-first')
    expect(asked(t)).toBe('end-turn british')
    // Nobody on the right and no token for the artillery; Recon still draws two.
    const recon = table(LINE, 'command british-hand recon-right\nhq 0 6').play('british', 'play recon-right')
    expect(asked(recon)).toBe('keep british')
  })

  test('[G-4.1] one card a turn: the next choice is about orders', () => {
    const t = table(LINE, 'command british-hand attack-left recon-centre').play('british', 'play attack-left')
    expect(asked(t)).toBe('order british')
    expect(why(t, 'british', 'play recon-centre')).toBe('G-4.4 other-decision')
  })
})

describe('phase after phase', () => {
  test('[G-4.4] units move one at a time and once; only ordered ones move', () => {
    const t = table({ ...LINE, '8,8': '.:bi4' }, 'command british-hand attack-centre')
    t.play('british', 'play attack-centre').play('british', 'order 8,4').play('british', 'order 8,6')
    expect(why(t, 'british', 'move 8,4 to 9,4')).toBe('G-4.4 other-decision')
    t.play('british', 'done').play('british', 'move 8,4 to 9,4')
    expect(why(t, 'british', 'move 9,4 to 9,3')).toBe('G-4.4 already-moved')
    expect(why(t, 'british', 'move 8,8 to 9,8')).toBe('G-4.4 not-ordered')
    expect(why(t, 'british', 'move 10,8 to 9,8')).toBe('G-4.2 no-own-unit-there')
    expect(asked(t)).toBe('move british')
    t.play('british', 'move 8,6 to 9,6')
    // Nobody is left to move: the battles begin by themselves.
    expect(asked(t)).toBe('battle british')
  })

  test('[G-4.4] no battle before all moves are done, and no move after', () => {
    const t = table(LINE, 'command british-hand attack-centre').play('british', 'play attack-centre')
    t.play('british', 'order 8,4').play('british', 'done')
    expect(why(t, 'british', 'battle 8,4 at 7,5')).toBe('G-4.4 other-decision')
    t.play('british', 'done')
    expect(why(t, 'british', 'move 8,4 to 9,4')).toBe('G-4.4 other-decision')
    expect(t.legal('british')).toEqual(['battle 8,4 at 7,5', 'done'])
  })

  test('[G-4.4] units battle in any order the player likes; only ordered ones battle', () => {
    for (const [first, second] of [
      ['8,4', '8,5'],
      ['8,5', '8,4'],
    ]) {
      const cells = { ...LINE, '8,5': '.:bi4', '8,6': '.' }
      const t = toBattle({ ...cells, '7,6': '.:bi4' }, { orders: ['8,4', '8,5'] })
      expect(ways(t, 'british', 'battle')).toEqual(['8,4 at 7,5', '8,5 at 7,5'])
      expect(why(t, 'british', 'battle 7,6 at 7,5')).toBe('G-4.4 not-ordered')
      roll(t, 'burst', 'hq', 'hq').play('british', `battle ${first} at 7,5`)
      roll(t, 'burst', 'hq', 'hq').play('british', `battle ${second} at 7,5`)
      expect(figures(t, '7,5')).toBe(2)
    }
  })

  test('[G-4.4] reserve artillery moves nowhere and battles first of all', () => {
    const t = table(LINE, 'command british-hand attack-centre').play('british', 'play attack-centre')
    t.play('british', 'order artillery').play('british', 'order 8,4').play('british', 'done')
    t.play('british', 'done')
    expect(asked(t)).toBe('shell british')
    expect(why(t, 'british', 'battle 8,4 at 7,5')).toBe('G-4.4 other-decision')
    roll(t.play('british', 'shell 3,6'), 1).play('british', 'dice 1')
    expect(t.legal('british')).toEqual(['battle 8,4 at 7,5', 'done'])
  })

  test('[G-4.4] with the artillery alone ordered there is nothing to move', () => {
    const t = table(LINE, 'command british-hand recon-centre').play('british', 'play recon-centre')
    expect(asked(t.play('british', 'order artillery'))).toBe('shell british')
  })
})

describe('one battle a turn', () => {
  const twoTargets = { '8,4': '.:bi4', '7,4': '.:gi4', '7,5': '.:gi4', '8,6': '.:bi4', '1,1': '.:gi4' }

  test('[G-4.5] a unit battles once, against one target', () => {
    const t = toBattle(twoTargets, { orders: ['8,4', '8,6'] })
    expect(t.legal('british')).toEqual([
      ...['battle 8,4 at 7,4', 'battle 8,4 at 7,5', 'battle 8,6 at 7,5', 'done'],
    ])
    roll(t, 'skull', 'hq', 'hq').play('british', 'battle 8,4 at 7,4')
    expect(t.legal('british')).toEqual(['battle 8,6 at 7,5', 'done'])
    expect(why(t, 'british', 'battle 8,4 at 7,5')).toBe('G-4.5 already-battled')
  })

  test('[G-4.5] who has fired does not battle close as well', () => {
    const cells = { '8,4': '.:bi4', '8,5': '.:bi4', '6,4': '.:gi4', '6,6': '.:gi1', '1,1': '.:gi4' }
    const t = toBattle(cells, { orders: ['8,4', '8,5'] })
    roll(t, 'skull', 'skull').play('british', 'battle 8,4 at 6,4')
    expect(ways(t, 'british', 'battle').filter(way => way.startsWith('8,4'))).toEqual([])
  })

  test('[G-4.5] a unit never has to battle', () => {
    const t = toBattle(twoTargets, { orders: ['8,4', '8,6'] }).play('british', 'done')
    expect(asked(t)).toBe('end-turn british')
    expect([figures(t, '7,4'), figures(t, '7,5')]).toEqual([4, 4])
  })
})
