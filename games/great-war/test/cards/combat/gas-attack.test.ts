import { describe, expect, test } from 'vitest'
import { asked, figures, type Seated, table, unitAt, why } from '../../table.ts'
import { hands, laws, order, playWith, roll } from './story.ts'

const FIELD = { '8,6': '.:bi4', '8,3': '.:bi4', '6,6': 'T:gi4', '7,3': 'T:gi4', '1,1': '.:gi4' }
const HAND = hands('forward', 'gas-attack')
const GAS = 'combat gas-attack'

const gassed = (cells: Readonly<Record<string, string>> = FIELD, ...what: string[]) =>
  order(playWith(table(cells, HAND), 'forward', 'gas-attack'), ...what)

/** Two flags are rolled at the unit in the trench, and it stays where it is. */
function expectFlagsIgnored(t: Seated): void {
  roll(t, 'flag', 'flag')
    .play('british', 'battle 8,6 at 6,6')
    .play('german', 'ignore')
    .play('german', 'ignore')
  expect(unitAt(t, '6,6')?.figures).toBe(4)
}

describe('Gas Attack', () => {
  test('[G-13.5] Gas Attack: a unit fired upon cannot ignore flags, even in a trench', () => {
    const t = gassed(FIELD, '8,6').play('british', 'done')
    roll(t, 'flag', 'flag').play('british', 'battle 8,6 at 6,6')
    expect(why(t, 'german', 'ignore')).toBe('G-9.3 cannot-ignore')
    t.play('german', 'to 5,6').play('german', 'to 4,6')
    expect(unitAt(t, '4,6')?.figures).toBe(4)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-9.3] Gas Attack: without it the trench lets the unit ignore both flags', () => {
    const t = table(FIELD, HAND).play('british', 'play forward').play('british', 'pass')
    order(t, '8,6').play('british', 'done')
    expectFlagsIgnored(t)
  })

  test('[G-13.5] Gas Attack: only in ranged combat; hand to hand the trench protects as ever', () => {
    const t = gassed(FIELD, '8,3').play('british', 'done')
    roll(t, 'flag', 'hq', 'hq').play('british', 'battle 8,3 at 7,3')
    expect(t.legal('german')).toContain('ignore')
  })

  test('[G-13.3] Gas Attack: terrain still ignores its soldiers', () => {
    const t = gassed(FIELD, '8,6').play('british', 'done')
    roll(t, 'soldier', 'soldier').play('british', 'battle 8,6 at 6,6')
    expect(figures(t, '6,6')).toBe(4)
  })

  test('[G-13.5] Gas Attack: counts for reserve artillery too', () => {
    const t = gassed(FIELD, 'artillery').play('british', 'shell 6,6')
    roll(t, 2, 2, 'flag', 'hq').play('british', 'dice 2')
    expect(t.legal('german')).toEqual(['to 5,6', 'to 5,7'])
  })

  test('[G-13.5] Gas Attack: a friend under the own shells may ignore flags as ever', () => {
    const t = gassed({ ...FIELD, '6,7': 'T:bi4' }, 'artillery').play('british', 'shell 6,6')
    roll(t, 2, 'flag').play('british', 'dice 1')
    expect(asked(t)).toBe('retreat british')
    expect(t.legal('british')).toContain('ignore')
  })

  test('[G-13.5] Gas Attack: Hold at All Costs is the later card', () => {
    const t = table(FIELD, hands('forward', 'gas-attack', 'hold-at-all-costs')).play(
      'british',
      'play forward',
    )
    t.play('british', GAS).play('german', 'combat hold-at-all-costs 6,6')
    order(t, '8,6').play('british', 'done')
    expectFlagsIgnored(t)
  })

  test('[G-13.2] Gas Attack: Lice may not be played on top of it', () => {
    const t = table(FIELD, hands('forward', 'gas-attack lice'))
    order(playWith(t, 'forward', 'gas-attack'), '8,6').play('british', 'done')
    expect(why(t, 'british', 'combat lice')).toBe('G-13.2 combat-limit')
  })

  laws({
    name: 'Gas Attack',
    command: GAS,
    side: 'british',
    cost: 3,
    moment: tokens => table(FIELD, HAND + tokens).play('british', 'play forward'),
  })
})
