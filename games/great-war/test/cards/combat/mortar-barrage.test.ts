import { describe, expect, test } from 'vitest'
import { asked, figures, ground, medals, table, unitAt, why } from '../../table.ts'
import { hands, laws, order, playWith, roll } from './story.ts'

const FIELD = { '9,6': '.:bo4', '9,8': '.:bi4', '6,6': '.:gi4', '4,6': '.:gi4', '1,1': '.:gi4' }
const HAND = hands('attack-centre', 'mortar-barrage')
const BARRAGE = 'combat mortar-barrage'

const ready = (cells: Readonly<Record<string, string>> = FIELD, ...what: string[]) =>
  order(playWith(table(cells, HAND), 'attack-centre', 'mortar-barrage'), ...what).play('british', 'done')

describe('Mortar Barrage', () => {
  test('[G-13.5] Mortar Barrage: two ranged attacks, each with one die more, at the same target or another', () => {
    const t = ready(FIELD, '9,6')
    roll(t, 'burst', 'hq', 'hq').play('british', 'battle 9,6 at 6,6')
    // Range 5: one die, and one for the card.
    roll(t, 'burst', 'hq').play('british', 'battle 9,6 at 4,6')
    expect([figures(t, '6,6'), figures(t, '4,6')]).toEqual([3, 3])
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-10.6] Mortar Barrage: bare wire may be one of the targets', () => {
    const t = roll(ready({ ...FIELD, '6,4': '.w' }, '9,6'), 'burst', 'hq', 'hq').play(
      'british',
      'battle 9,6 at 6,4',
    )
    expect(ground(t, '6,4')).toBe('countryside')
    expect(t.legal('british')).toContain('battle 9,6 at 6,6')
  })

  test('[G-13.5] Mortar Barrage: close combat gets no die and is not doubled', () => {
    const t = ready({ ...FIELD, '8,6': '.:gi4' }, '9,6')
    roll(t, 'skull', 'hq', 'hq').play('british', 'battle 9,6 at 8,6')
    expect(figures(t, '8,6')).toBe(3)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] [G-4.5] Mortar Barrage: who has battled close does not fire after it', () => {
    const t = ready({ ...FIELD, '8,6': '.:gi1' }, '9,6')
    roll(t, 'skull', 'hq', 'hq').play('british', 'battle 9,6 at 8,6')
    expect(medals(t)).toEqual([1, 0])
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] [G-4.5] Mortar Barrage: who has fired does not battle close after it', () => {
    // The German retreats from the infantry's fire to the hex next to the mortar behind its line.
    const cells = { '4,6': '.:bo4', '9,6': '.:bi4', '7,6': '.:gi4', '9,8': '.:bi4', '7,8': '.:gi4' }
    const t = ready(cells, '4,6', '9,6', '9,8')
    roll(t, 'hq', 'hq', 'hq').play('british', 'battle 4,6 at 7,6')
    expect(t.legal('british')).toContain('battle 4,6 at 7,6')
    roll(t, 'flag', 'flag').play('british', 'battle 9,6 at 7,6')
    t.play('german', 'to 6,6').play('german', 'to 5,6')
    expect(why(t, 'british', 'battle 4,6 at 5,6')).toBe('G-4.5 already-battled')
    expect(t.legal('british')).toEqual(['battle 9,8 at 5,6', 'battle 9,8 at 7,8', 'done'])
  })

  test('[G-4.5] Mortar Barrage: who has battled and stands on wire has nothing left to do', () => {
    const t = ready({ ...FIELD, '9,8': '.w:bi4', '7,8': '.:gi4' }, '9,8')
    roll(t, 'hq').play('british', 'battle 9,8 at 7,8')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-4.5] [G-10.6] Mortar Barrage: after two attacks there is no third at bare wire', () => {
    const t = ready({ ...FIELD, '6,4': '.w', '7,8': '.:gi4' }, '9,6', '9,8')
    roll(t, 'hq', 'hq', 'hq').play('british', 'battle 9,6 at 6,6')
    roll(t, 'hq', 'hq', 'hq').play('british', 'battle 9,6 at 6,6')
    expect(t.legal('british')).toEqual(['battle 9,8 at 6,6', 'battle 9,8 at 7,8', 'done'])
  })

  test('[G-12.10] Mortar Barrage: of a mortar struck down in close combat nothing is told any more', () => {
    const lines = `${HAND}\ncommand german-hand strike-first`
    const cells = { ...FIELD, '9,6': '.:bo1', '8,6': '.:gi4' }
    const t = playWith(table(cells, lines), 'attack-centre', 'mortar-barrage')
    order(t, '9,6', '9,8').play('british', 'done').play('british', 'battle 9,6 at 8,6')
    roll(t, 'skull', 'hq', 'hq').play('german', 'play strike-first')
    expect(medals(t)).toEqual([0, 1])
    expect(t.position()).not.toMatch(/battledTwice/)
  })

  test('[G-5.1] Mortar Barrage: a mortar that moves does not battle at all', () => {
    const t = order(playWith(table(FIELD, HAND), 'attack-centre', 'mortar-barrage'), '9,6')
    t.play('british', 'move 9,6 to 8,6')
    expect(unitAt(t, '8,6')?.kind).toBe('mortar')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Mortar Barrage: for all ordered mortars, and for nobody else', () => {
    const t = ready({ ...FIELD, '8,8': '.:bi4', '10,6': '.:bo4', '6,8': '.:gi4' }, '9,6', '8,8', '10,6')
    roll(t, 'hq', 'burst').play('british', 'battle 8,8 at 6,8')
    expect(why(t, 'british', 'battle 8,8 at 6,8')).toBe('G-4.5 already-battled')
    roll(t, 'hq', 'hq', 'hq').play('british', 'battle 9,6 at 6,6')
    roll(t, 'hq', 'hq', 'hq').play('british', 'battle 10,6 at 6,6')
    roll(t, 'hq', 'hq', 'hq').play('british', 'battle 9,6 at 6,6')
    expect(why(t, 'british', 'battle 9,6 at 6,6')).toBe('G-4.5 already-battled')
    expect(t.legal('british')).toContain('battle 10,6 at 6,6')
  })

  test('[G-6.2] Mortar Barrage: the second shot may be at two hexes, and wire beside the mortar is out of range', () => {
    // In the middle row as everywhere: 6,6 and 6,8.
    const cells = { '6,6': '.:bo4', '6,8': '.:gi4', '6,5': '.w', '1,1': '.:gi4' }
    const t = roll(ready(cells, '6,6'), 'burst', 'hq', 'hq').play('british', 'battle 6,6 at 6,8')
    expect(why(t, 'british', 'battle 6,6 at 6,5')).toBe('G-6.2 out-of-range')
    expect(figures(roll(t, 'burst', 'hq', 'hq').play('british', 'battle 6,6 at 6,8'), '6,8')).toBe(2)
  })

  test('[G-5.4] Mortar Barrage: instead of its second shot a mortar may remove the wire it stands on', () => {
    const t = ready({ ...FIELD, '9,6': '.w:bo4' }, '9,6')
    roll(t, 'burst', 'hq').play('british', 'battle 9,6 at 6,6')
    t.play('british', 'remove-wire 9,6')
    expect([ground(t, '9,6'), asked(t)]).toEqual(['countryside', 'end-turn british'])
  })

  test('[G-4.5] [G-10.6] Mortar Barrage: after two shots there is none at wire either', () => {
    const t = ready({ ...FIELD, '6,4': '.w' }, '9,6')
    for (const _ of [1, 2]) roll(t, 'hq', 'hq', 'hq').play('british', 'battle 9,6 at 6,6')
    expect(asked(t)).toBe('end-turn british')
  })

  laws({
    name: 'Mortar Barrage',
    command: BARRAGE,
    side: 'british',
    cost: 3,
    moment: tokens => table(FIELD, HAND + tokens).play('british', 'play attack-centre'),
  })
})
