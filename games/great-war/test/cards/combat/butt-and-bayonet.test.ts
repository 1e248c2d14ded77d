import { describe, expect, test } from 'vitest'
import { asked, figures, hq, medals, table, unitAt, why } from '../../table.ts'
import { type Die, hands, laws, roll, stand } from './story.ts'

const FIELD = { '8,6': '.:bi4', '7,6': '.:gi4', '6,3': '.:gi4', '1,1': '.:gi4' }
const HAND = hands('attack-centre', '', 'butt-and-bayonet')
const BAYONET = 'combat butt-and-bayonet'

/** The British attack, the Germans let it be rolled. */
function attacked(
  faces: readonly Die[],
  cells: Readonly<Record<string, string>> = FIELD,
  lines = HAND,
): ReturnType<typeof table> {
  const t = stand(table(cells, lines), 'attack-centre', '8,6')
  const windows = !lines.endsWith('hq 6 1') && !lines.endsWith('hq 6 0')
  if (windows) t.play('british', 'battle 8,6 at 7,6')
  roll(t, ...faces)
  return windows ? t.play('german', 'pass') : t.play('british', 'battle 8,6 at 7,6')
}

describe('Butt & Bayonet', () => {
  test('[G-13.1] [G-7.4] Butt & Bayonet: the unit attacked battles back with four dice', () => {
    const t = attacked(['burst', 'skull', 'skull'])
    expect(figures(t, '7,6')).toBe(1)
    expect(asked(t)).toBe('answer german')
    roll(t, 'soldier', 'skull', 'burst', 'hq').play('german', BAYONET)
    expect(figures(t, '8,6')).toBe(1)
    // One token for the card, one from the die.
    expect(hq(t)).toEqual([6, 6])
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-7.3] Butt & Bayonet: the attacker destroyed is a medal, but no ground is taken', () => {
    const t = attacked(['skull', 'hq', 'hq'], { ...FIELD, '8,6': '.:bi1', '9,2': '.:bi4' })
    roll(t, 'burst', 'hq', 'hq', 'hq').play('german', BAYONET)
    expect(medals(t)).toEqual([0, 1])
    expect(unitAt(t, '8,6')).toBeUndefined()
    expect(unitAt(t, '7,6')?.figures).toBe(3)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-7.3] Butt & Bayonet: the attacker driven back retreats, and nobody follows', () => {
    const t = roll(attacked(['hq', 'hq', 'hq']), 'flag', 'hq', 'hq', 'hq').play('german', BAYONET)
    expect(asked(t)).toBe('retreat british')
    t.play('british', 'to 9,6')
    expect(unitAt(t, '8,6')).toBeUndefined()
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.1] Butt & Bayonet: machine guns and mortars battle back as well', () => {
    for (const kind of ['m', 'o']) {
      const t = attacked(['hq', 'hq', 'hq'], { ...FIELD, '7,6': `.:g${kind}4` })
      roll(t, 'skull', 'skull', 'flag', 'hq').play('german', BAYONET).play('british', 'to 9,6')
      expect(figures(t, '9,6')).toBe(2)
    }
  })

  test('[G-13.1] Butt & Bayonet: not for a unit driven back', () => {
    const t = attacked(['flag', 'hq', 'hq']).play('german', 'to 6,6')
    expect(asked(t)).toBe('take-ground british')
  })

  test('[G-13.1] Butt & Bayonet: a flag ignored is not being driven back', () => {
    const t = attacked(['flag', 'hq', 'hq'], { ...FIELD, '7,6': 'T:gi4' }).play('german', 'ignore')
    expect(asked(t)).toBe('answer german')
    expect(t.legal('german')).toContain(BAYONET)
  })

  test('[G-13.1] Butt & Bayonet: not for a unit destroyed', () => {
    const t = attacked(['burst', 'hq', 'hq'], { ...FIELD, '7,6': '.:gi1' })
    expect(asked(t)).toBe('take-ground british')
  })

  test('[G-13.1] Butt & Bayonet: not after fire from afar', () => {
    const t = stand(table({ ...FIELD, '7,6': '.', '6,6': '.:gi4' }, HAND), 'attack-centre', '8,6')
    roll(t, 'burst', 'hq').play('british', 'battle 8,6 at 6,6')
    expect(why(t, 'german', BAYONET)).toBe('G-13.1 wrong-moment')
  })

  test('[G-7.4] Butt & Bayonet: it is not answered in its turn', () => {
    const t = attacked(
      ['hq', 'hq', 'hq'],
      FIELD,
      hands('attack-centre', 'butt-and-bayonet', 'butt-and-bayonet'),
    )
    roll(t, 'hq', 'hq', 'hq', 'burst').play('german', BAYONET)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-12.10] Butt & Bayonet: goes with Strike First, which is no combat card, against the same attack', () => {
    const t = stand(table(FIELD, `${HAND}\ncommand german-hand strike-first`), 'attack-centre', '8,6')
    t.play('british', 'battle 8,6 at 7,6')
    roll(t, 'burst', 'hq', 'hq', 'burst', 'hq', 'hq').play('german', 'play strike-first')
    expect(asked(t)).toBe('answer german')
    roll(t, 'burst', 'hq', 'hq', 'hq').play('german', BAYONET)
    expect([figures(t, '8,6'), figures(t, '7,6')]).toEqual([2, 3])
  })

  test('[G-13.2] Butt & Bayonet: not in a turn with a Surprise Ambush', () => {
    const t = stand(
      table(FIELD, hands('attack-centre', '', 'butt-and-bayonet surprise-ambush')),
      'attack-centre',
      '8,6',
    ).play('british', 'battle 8,6 at 7,6')
    roll(t, 'hq', 'hq', 'hq', 'hq', 'hq', 'hq', 'hq').play('german', 'combat surprise-ambush')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.2] Butt & Bayonet: one answer a turn, and a fresh one in the next', () => {
    const cells = { ...FIELD, '8,7': '.:bi4', '7,8': '.:gi4' }
    const t = stand(
      table(cells, hands('attack-centre', '', 'butt-and-bayonet*2')),
      'attack-centre',
      '8,6',
      '8,7',
    )
    t.play('british', 'battle 8,6 at 7,6')
    roll(t, 'hq', 'hq', 'hq').play('german', 'pass')
    roll(t, 'hq', 'hq', 'hq', 'hq').play('german', BAYONET)
    roll(t, 'hq', 'hq', 'hq').play('british', 'battle 8,7 at 7,8')
    expect(asked(t)).toBe('end-turn british')
    t.play('british', 'take-hq')
    expect(t.view('spectator').notes.combatPlayed).toBeUndefined()
  })

  laws({
    name: 'Butt & Bayonet',
    command: BAYONET,
    side: 'german',
    cost: 1,
    moment: tokens => attacked(['skull', 'skull', 'skull'], FIELD, HAND + tokens),
    dice: ['burst', 'skull', 'soldier', 'skull'],
    poor: 'G-4.1 not-your-decision',
  })
})
