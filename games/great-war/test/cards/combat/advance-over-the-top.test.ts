import { unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { asked, factsOf, figures, table, unitAt, why } from '../../table.ts'
import { hands, laws, order, playWith, roll } from './story.ts'

const FIELD = { '9,6': '.:bi4', '9,8': '.:bm4', '5,6': '.:gi4', '1,1': '.:gi4' }
const HAND = hands('probe-centre', 'advance-over-the-top')
const CARD = 'combat advance-over-the-top'

const ordered = (cells: Readonly<Record<string, string>> = FIELD, ...what: string[]) =>
  order(playWith(table(cells, HAND), 'probe-centre', 'advance-over-the-top'), ...what)

describe('Advance Over The Top', () => {
  test('[G-13.5] Advance Over The Top: a hex more for each soldier, and a one-hex mover still battles', () => {
    const t = ordered(FIELD, '9,6').play('british', 'move 9,6 to 8,6')
    roll(t, 'soldier', 'soldier').play('british', 'advance 8,6')
    expect(asked(t)).toBe('advancing british')
    t.play('british', 'move 8,6 to 6,6')
    expect(unitAt(t, '6,6')?.unit).toBe('british-1')
    roll(t, 'burst', 'skull', 'hq').play('british', 'battle 6,6 at 5,6')
    expect(figures(t, '5,6')).toBe(2)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Advance Over The Top: one soldier is one hex, none is none', () => {
    const one = ordered(FIELD, '9,6').play('british', 'move 9,6 to 8,6')
    roll(one, 'soldier', 'burst').play('british', 'advance 8,6')
    expect(factsOf(one, 'diceRolled')).toMatchObject([
      { use: 'advance', at: '8,6', faces: ['soldier', 'burst'] },
    ])
    expect(why(one, 'british', 'move 8,6 to 6,6')).toBe('G-5.1 out-of-reach')
    expect(one.legal('british')).toContain('move 8,6 to 7,6')
    const none = ordered(FIELD, '9,6').play('british', 'move 9,6 to 8,6')
    // Whatever was looked at in the meantime.
    const { module, table: state } = one.match
    const far = unwrap(module.parseCommand(state.board, 'move 8,6 to 10,6'))
    expect(module.explain(state.board, one.view('british'), far)).toMatchObject({ key: 'out-of-reach' })
    roll(none, 'flag', 'skull').play('british', 'advance 8,6')
    expect(none.view('spectator').notes.aim).toBeUndefined()
    expect(unitAt(none, '8,6')?.unit).toBe('british-1')
    expect(none.legal('british').filter(one => one.startsWith('move'))).toEqual([])
  })

  test('[G-13.5] Advance Over The Top: the hexes may be left, and the advance is over then', () => {
    const t = ordered(FIELD, '9,6').play('british', 'move 9,6 to 8,6')
    roll(t, 'soldier', 'soldier').play('british', 'advance 8,6').play('british', 'done')
    expect(unitAt(t, '8,6')?.unit).toBe('british-1')
    expect(asked(t)).not.toBe('advancing british')
  })

  test('[G-13.5] Advance Over The Top: a unit whose basic move was too long does not battle', () => {
    const t = ordered(FIELD, '9,6').play('british', 'move 9,6 to 7,6')
    roll(t, 'soldier', 'hq').play('british', 'advance 7,6').play('british', 'move 7,6 to 6,6')
    expect(unitAt(t, '6,6')?.marks).toContain('unfit')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Advance Over The Top: a machine gun may advance, and does not battle after it', () => {
    const t = ordered(FIELD, '9,8').play('british', 'move 9,8 to 8,7')
    roll(t, 'soldier', 'hq').play('british', 'advance 8,7').play('british', 'move 8,7 to 7,7')
    expect(unitAt(t, '7,7')?.kind).toBe('machine-gun')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] [G-5.3] Advance Over The Top: who moved into a wood stays there', () => {
    const t = ordered({ ...FIELD, '8,6': 'F' }, '9,6', '9,8').play('british', 'move 9,6 to 8,6')
    expect(why(t, 'british', 'advance 8,6')).toBe('G-5.1 may-not-move')
  })

  test('[G-13.5] [G-5.3] Advance Over The Top: wire stops the advance itself, and what follows', () => {
    const t = ordered({ ...FIELD, '7,6': '.w', '7,7': '.w', '6,6': '.:gi1' }, '9,6')
    t.play('british', 'move 9,6 to 8,6')
    roll(t, 'soldier', 'soldier').play('british', 'advance 8,6')
    expect(why(t, 'british', 'move 8,6 to 6,5')).toBe('G-5.1 out-of-reach')
    t.play('british', 'move 8,6 to 7,6')
    // Two dice from the wire; the ground is won but may not be taken.
    roll(t, 'burst', 'hq').play('british', 'battle 7,6 at 6,6')
    expect(unitAt(t, '7,6')?.unit).toBe('british-1')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Advance Over The Top: for one unit that was ordered and has moved, once', () => {
    const t = ordered({ ...FIELD, '11,6': '.:bi4' }, '9,6', '9,8')
    expect(why(t, 'british', 'advance 9,6')).toBe('G-5.1 may-not-move')
    expect(why(t, 'british', 'advance 11,6')).toBe('G-4.4 not-ordered')
    expect(why(t, 'british', 'advance 5,6')).toBe('G-4.2 no-own-unit-there')
    roll(t.play('british', 'move 9,6 to 8,6'), 'hq', 'hq').play('british', 'advance 8,6')
    expect(t.facts.some(fact => fact.type === 'hqMoved')).toBe(false)
    t.play('british', 'move 9,8 to 8,8')
    expect(asked(t)).toBe('battle british')
  })

  test('[G-13.5] Advance Over The Top: directly after its move, never after others have moved', () => {
    const t = ordered(FIELD, '9,6', '9,8').play('british', 'move 9,6 to 8,6')
    expect(t.legal('british')).toContain('advance 8,6')
    t.play('british', 'move 9,8 to 8,8')
    expect(t.legal('british')).toEqual(['advance 8,8', 'done'])
    expect(why(t, 'british', 'advance 8,6')).toBe('G-13.1 wrong-moment')
    expect(asked(t.play('british', 'done'))).not.toBe('move british')
  })

  test('[G-13.5] [G-11.6] Advance Over The Top: a unit that leaves the board has moved, too', () => {
    const t = table(
      { ...FIELD, '1,6': '.:bi4', '1,8': '.:bi4' },
      `${hands('attack-centre', 'advance-over-the-top')}\nhq 6 0`,
      'somme-beaumont-hamel',
    )
    order(playWith(t, 'attack-centre', 'advance-over-the-top'), '9,6', '1,6', '1,8')
    t.play('british', 'move 9,6 to 8,6').play('british', 'exit 1,6')
    expect(why(t, 'british', 'advance 8,6')).toBe('G-13.1 wrong-moment')
  })

  test('[G-5.2] Advance Over The Top: not onto another unit, nor where the unit stands already', () => {
    const t = ordered({ ...FIELD, '7,6': '.:bi4' }, '9,6').play('british', 'move 9,6 to 8,6')
    roll(t, 'soldier', 'hq').play('british', 'advance 8,6')
    for (const to of ['7,6', '8,6']) expect(why(t, 'british', `move 8,6 to ${to}`)).toBe('G-5.2 hex-occupied')
  })

  test('[G-13.5] Advance Over The Top: nobody advances without the card', () => {
    const t = order(
      playWith(table(FIELD, hands('probe-centre', 'gas-attack')), 'probe-centre', 'gas-attack'),
      '9,6',
    )
    for (const hex of ['9,6', '9,8', '4,4'])
      expect(why(t, 'british', `advance ${hex}`)).toBe('G-13.1 wrong-moment')
  })

  const rushed = (cells: Readonly<Record<string, string>>) => {
    const lines = hands('rush-and-rotation', 'advance-over-the-top')
    const t = playWith(
      table({ '1,1': '.:gi4', ...cells }, lines),
      'rush-and-rotation',
      'advance-over-the-top',
    )
    return order(t, '9,6')
  }

  test('[G-12.8] Advance Over The Top: a wood does not hold who has rushed into it', () => {
    const t = rushed({ '9,6': '.:bi4', '8,6': 'F', '8,7': '.:bi4', '5,6': '.:gi4' }).play(
      'british',
      'move 9,6 to 8,6',
    )
    expect(unitAt(t, '8,6')?.marks).not.toContain('stopped')
    expect(t.legal('british')).toContain('advance 8,6')
  })

  test('[G-5.3] Advance Over The Top: who advances out of a mine crater stops in the next hex', () => {
    const t = rushed({ '9,6': '.:bi4', '8,6': 'M', '8,7': '.:bi4', '5,6': '.:gi4' }).play(
      'british',
      'move 9,6 to 8,6',
    )
    roll(t, 'soldier', 'hq').play('british', 'advance 8,6').play('british', 'move 8,6 to 7,7')
    expect(unitAt(t, '7,7')?.marks).toContain('stopped')
  })

  test('[G-12.8] Advance Over The Top: with Rush & Rotation the unit ends next to a friend after all of its movement', () => {
    const cells = { '9,6': '.:bi4', '9,7': '.:bi4', '3,6': '.:gi4', '1,1': '.:gi4' }
    const t = playWith(
      table(cells, hands('rush-and-rotation', 'advance-over-the-top')),
      'rush-and-rotation',
      'advance-over-the-top',
    )
    order(t, '9,6', '9,7').play('british', 'move 9,6 to 8,6')
    roll(t, 'soldier', 'soldier').play('british', 'advance 8,6')
    expect(why(t, 'british', 'move 8,6 to 6,6')).toBe('G-12.8 no-friend-beside')
    expect(t.legal('british')).toEqual([
      'done',
      'move 8,6 to 10,6',
      'move 8,6 to 8,7',
      'move 8,6 to 9,6',
      'move 8,6 to 9,8',
    ])
  })

  laws({
    name: 'Advance Over The Top',
    command: CARD,
    side: 'british',
    cost: 2,
    moment: tokens => table(FIELD, HAND + tokens).play('british', 'play probe-centre'),
  })
})
