import { unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { asked, figures, hq, medals, table, unitAt, why } from '../../table.ts'
import { hands, laws, order, roll, stand } from './story.ts'

const FIELD = { '8,6': '.:bi4', '6,6': '.:gi4', '2,2': '.:gi4', '1,1': '.:gi4' }
const HAND = hands('attack-centre', '', 'return-fire')
const at = (hex: string) => `combat return-fire ${hex}`

type Cells = Readonly<Record<string, string>>

/** The British unit on 8,6 fires at 6,6 and hits nobody. */
const missed = (cells: Cells = FIELD, lines = HAND, dice = 2) => {
  const t = stand(table(cells, lines), 'attack-centre', '8,6')
  return roll(t, ...Array(dice).fill('hq')).play('british', 'battle 8,6 at 6,6')
}

describe('Return Fire', () => {
  test('[G-13.5] Return Fire: the unit fired upon fires back with two dice more', () => {
    const t = missed()
    expect(asked(t)).toBe('answer german')
    expect(t.legal('german')).toContain(at('8,6'))
    roll(t, 'burst', 'soldier', 'hq', 'skull').play('german', at('8,6'))
    expect(figures(t, '8,6')).toBe(2)
    // The British had two HQ faces; the Germans paid two and had one.
    expect(hq(t)).toEqual([8, 5])
    expect(asked(t)).toBe('end-turn british')
    // It was no battle of its own turn.
    expect(unitAt(t, '6,6')?.marks).toEqual([])
  })

  test('[G-13.5] Return Fire: the odds are told before it is played', () => {
    const { module, table } = missed().match
    const command = unwrap(module.parseCommand(table.board, at('8,6')))
    expect(module.forecast(table.board, module.view(table, 1), command)).toMatchObject({ dice: 4, total: 4 })
  })

  test('[G-13.5] Return Fire: a unit that has lost figures fires back with all its dice', () => {
    const t = stand(table(FIELD, HAND), 'attack-centre', '8,6')
    roll(t, 'burst', 'burst').play('british', 'battle 8,6 at 6,6')
    roll(t, 'burst', 'flag', 'hq', 'hq').play('german', at('8,6')).play('british', 'to 9,6')
    expect(figures(t, '9,6')).toBe(3)
  })

  test('[G-13.5] Return Fire: the firer destroyed is a medal', () => {
    const t = roll(missed({ ...FIELD, '8,6': '.:bi1', '11,1': '.:bi4' }), 'burst', 'hq', 'hq', 'hq')
    t.play('german', at('8,6'))
    expect(medals(t)).toEqual([0, 1])
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.5] Return Fire: not by a unit driven back or destroyed', () => {
    const back = stand(table(FIELD, HAND), 'attack-centre', '8,6')
    roll(back, 'flag', 'hq').play('british', 'battle 8,6 at 6,6').play('german', 'to 5,6')
    expect(asked(back)).toBe('end-turn british')
    const gone = stand(table({ ...FIELD, '6,6': '.:gi1' }, HAND), 'attack-centre', '8,6')
    roll(gone, 'burst', 'hq').play('british', 'battle 8,6 at 6,6')
    expect(asked(gone)).toBe('end-turn british')
  })

  test('[G-13.5] Return Fire: a flag ignored leaves the unit where it can answer', () => {
    const t = stand(table({ ...FIELD, '6,6': 'T:gi4' }, HAND), 'attack-centre', '8,6')
    roll(t, 'flag', 'hq').play('british', 'battle 8,6 at 6,6').play('german', 'ignore')
    expect(t.legal('german')).toContain(at('8,6'))
  })

  test('[G-6.2] Return Fire: within range only', () => {
    const cells = { ...FIELD, '8,6': '.:bm4', '6,6': '.', '3,6': '.:gi4' }
    const far = stand(table(cells, HAND), 'attack-centre', '8,6')
    roll(far, 'hq').play('british', 'battle 8,6 at 3,6')
    expect(why(far, 'german', at('8,6'))).toBe('G-6.2 out-of-range')
    const gun = stand(table({ ...cells, '3,6': '.:gm4' }, HAND), 'attack-centre', '8,6')
    roll(gun, 'hq').play('british', 'battle 8,6 at 3,6')
    roll(gun, 'burst', 'hq', 'hq').play('german', at('8,6'))
    expect(figures(gun, '8,6')).toBe(3)
  })

  test('[G-6.3] Return Fire: sight is needed, but by a mortar', () => {
    const hidden = { ...FIELD, '8,6': '.:bo4', '7,6': 'F', '7,7': 'F' }
    expect(why(missed(hidden), 'german', at('8,6'))).toBe('G-6.3 not-in-sight')
    const mortar = roll(missed({ ...hidden, '6,6': '.:go4' }), 'burst', 'hq', 'hq', 'hq').play(
      'german',
      at('8,6'),
    )
    expect(figures(mortar, '8,6')).toBe(3)
  })

  test('[G-6.1] Return Fire: not with an enemy beside it', () => {
    const t = missed({ ...FIELD, '6,7': '.:bi4' })
    expect(why(t, 'german', at('8,6'))).toBe('G-6.1 enemy-adjacent')
    expect(t.legal('german')).toEqual(['pass', 'standing pass-turn'])
  })

  test('[G-6.4] Return Fire: wire takes a die as ever', () => {
    const t = roll(missed({ ...FIELD, '6,6': '.w:gi4' }), 'burst', 'hq', 'hq').play('german', at('8,6'))
    expect(figures(t, '8,6')).toBe(3)
  })

  test('[G-13.5] Return Fire: answers one gun of a cross fire, of choice, and nobody else', () => {
    const guns = { '8,5': '.:bm4', '8,7': '.:bm4', '8,6': '.:bi4', '6,6': '.:gi4', '1,1': '.:gi4' }
    const t = stand(table(guns, HAND), 'attack-centre', '8,5', '8,7').play('british', 'battle 8,5 at 6,6')
    roll(t, 'hq', 'hq', 'hq', 'hq', 'hq', 'hq').play('british', 'join 8,7')
    expect(t.legal('german')).toEqual([at('8,5'), at('8,7'), 'pass', 'standing pass-turn'])
    expect(why(t, 'german', at('8,6'))).toBe('G-13.1 bad-aim')
    roll(t, 'burst', 'hq', 'hq', 'hq').play('german', at('8,7'))
    expect([figures(t, '8,5'), figures(t, '8,7')]).toEqual([4, 3])
  })

  test('[G-13.5] Return Fire: not against reserve artillery', () => {
    const t = table(FIELD, HAND).play('british', 'play attack-centre').play('german', 'pass')
    order(t, 'artillery').play('british', 'shell 6,6').play('british', 'dice 2')
    roll(t, 2, 2, 'hq', 'hq').play('german', 'pass')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.4] Return Fire: not in close combat', () => {
    const t = stand(table({ ...FIELD, '7,6': '.:gi4' }, HAND), 'attack-centre', '8,6')
    t.play('british', 'battle 8,6 at 7,6')
    roll(t, 'hq', 'hq', 'hq').play('german', 'pass')
    expect(why(t, 'german', at('8,6'))).toBe('G-13.1 wrong-moment')
  })

  test('[G-13.4] Return Fire: it is not answered in its turn', () => {
    const t = missed(FIELD, hands('attack-centre', 'return-fire', 'return-fire'))
    roll(t, 'soldier', 'hq', 'hq', 'hq').play('german', at('8,6'))
    expect(unitAt(t, '8,6')?.figures).toBe(3)
    expect(asked(t)).toBe('end-turn british')
  })

  laws({
    name: 'Return Fire',
    command: at('8,6'),
    side: 'german',
    cost: 2,
    moment: tokens => missed(FIELD, HAND + tokens),
    dice: ['burst', 'skull', 'skull', 'skull'],
    poor: 'G-4.1 not-your-decision',
  })
})
