import { describe, expect, test } from 'vitest'
import { asked, figures, table, unitAt, why } from '../../table.ts'
import { hands, laws, order, roll, stand } from './story.ts'

const FIELD = { '8,6': '.:bi4', '8,7': '.:bi4', '6,6': 'T:gi4', '7,8': 'T:gi4', '1,1': '.:gi4' }
const HAND = hands('attack-centre', 'lice hand-grenade')
const LICE = 'combat lice'

const ready = (cells: Readonly<Record<string, string>> = FIELD, lines = HAND) =>
  stand(table(cells, lines), 'attack-centre', '8,6', '8,7')

describe('Lice', () => {
  test('[G-13.5] Lice: the unit attacked cannot ignore flags, from afar', () => {
    const t = roll(ready().play('british', LICE), 'flag', 'flag').play('british', 'battle 8,6 at 6,6')
    expect(why(t, 'german', 'ignore')).toBe('G-9.3 cannot-ignore')
    t.play('german', 'to 5,7').play('german', 'to 4,6')
    expect(unitAt(t, '4,6')?.figures).toBe(4)
  })

  test('[G-13.5] Lice: nor hand to hand', () => {
    const t = roll(ready().play('british', LICE), 'flag', 'hq', 'hq').play('british', 'battle 8,7 at 7,8')
    expect(t.legal('german')).toEqual(['to 6,7', 'to 6,8'])
    t.play('german', 'to 6,8')
    expect(asked(t)).toBe('take-ground british')
  })

  test('[G-13.5] Lice: only the attack that follows', () => {
    const t = roll(ready().play('british', LICE), 'hq', 'hq').play('british', 'battle 8,6 at 6,6')
    roll(t, 'flag', 'hq', 'hq').play('british', 'battle 8,7 at 7,8')
    expect(t.legal('german')).toContain('ignore')
  })

  test('[G-13.3] Lice: terrain still ignores soldiers, and no die is added', () => {
    const t = roll(ready().play('british', LICE), 'soldier', 'soldier').play('british', 'battle 8,6 at 6,6')
    expect(figures(t, '6,6')).toBe(4)
  })

  test('[G-13.5] Lice: the later card, beats Hold at All Costs', () => {
    const lines = hands('attack-centre', 'lice', 'hold-at-all-costs')
    const t = table(FIELD, lines).play('british', 'play attack-centre').play('british', 'pass')
    order(t.play('german', 'combat hold-at-all-costs 6,6'), '8,6', '8,7').play('british', 'done')
    t.play('british', LICE)
    roll(t, 'flag', 'hq').play('british', 'battle 8,6 at 6,6')
    expect(t.legal('german')).toEqual(['to 5,6', 'to 5,7'])
  })

  test('[G-13.5] Lice: fetched by Counter Intelligence it beats Hold at All Costs all the same', () => {
    const lines = `${hands('attack-centre', 'counter-intelligence', 'hold-at-all-costs')}\ncombat discard lice`
    const t = table(FIELD, lines).play('british', 'play attack-centre')
    t.play('british', 'combat counter-intelligence lice').play('british', 'pass')
    order(t.play('german', 'combat hold-at-all-costs 6,6'), '8,6', '8,7').play('british', 'done')
    t.play('british', LICE)
    roll(t, 'flag', 'hq').play('british', 'battle 8,6 at 6,6')
    expect(why(t, 'german', 'ignore')).toBe('G-9.3 cannot-ignore')
  })

  test('[G-6.8] Lice: counts for the joint roll of a cross fire', () => {
    const t = ready({ ...FIELD, '8,6': '.:bm4', '8,7': '.:bm4', '7,8': '.' }).play('british', LICE)
    t.play('british', 'battle 8,6 at 6,6')
    roll(t, 'flag', 'hq', 'hq', 'hq', 'hq', 'hq').play('british', 'join 8,7')
    expect(why(t, 'german', 'ignore')).toBe('G-9.3 cannot-ignore')
  })

  test('[G-13.1] Lice: once played, an attack on a unit must follow', () => {
    const cells = { ...FIELD, '8,7': '.:bo4', '5,8': '.w', '7,8': '.' }
    const t = ready(cells)
    expect(t.legal('british')).toContain('battle 8,7 at 5,8')
    t.play('british', LICE)
    expect(why(t, 'british', 'done')).toBe('G-13.1 card-prepared')
    expect(why(t, 'british', 'battle 8,7 at 5,8')).toBe('G-6.1 no-enemy-there')
  })

  test('[G-13.1] Lice: no effect where nobody can be attacked', () => {
    const cells = { '8,6': '.w:bi4', '1,1': '.:gi4' }
    const t = stand(table(cells, HAND), 'attack-centre', '8,6')
    expect(t.legal('british')).toEqual(['done', 'remove-wire 8,6'])
    expect(why(t, 'british', LICE)).toBe('G-13.1 no-effect')
  })

  test('[G-13.2] Lice: Hand Grenade cannot go with it', () => {
    const t = ready().play('british', LICE)
    expect(why(t, 'british', 'combat hand-grenade')).toBe('G-13.2 combat-limit')
  })

  laws({
    name: 'Lice',
    command: LICE,
    side: 'british',
    cost: 1,
    moment: tokens => ready(FIELD, HAND + tokens),
    after: t => roll(t, 'hq', 'hq').play('british', 'battle 8,6 at 6,6'),
  })
})
