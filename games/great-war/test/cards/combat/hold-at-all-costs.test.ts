import { describe, expect, test } from 'vitest'
import { asked, figures, table, unitAt, why } from '../../table.ts'
import { endTurn, hands, laws, order, roll, stand } from './story.ts'

const FIELD = { '8,6': '.:bi4', '8,7': '.:bi4', '6,6': '.:gi4', '6,8': '.:gi4', '1,1': '.:gi4' }
const HAND = hands('attack-centre', 'lice', 'hold-at-all-costs')
const hold = (hex: string) => `combat hold-at-all-costs ${hex}`

const held = (cells: Readonly<Record<string, string>> = FIELD, lines = HAND) => {
  const t = table(cells, lines).play('british', 'play attack-centre').play('british', 'pass')
  return order(t.play('german', hold('6,6')), '8,6', '8,7').play('british', 'done')
}

describe('Hold at All Costs', () => {
  test('[G-13.5] Hold at All Costs: in answer to the command card, one unit ignores every flag of the turn', () => {
    const t = table(FIELD, HAND).play('british', 'play attack-centre').play('british', 'pass')
    expect(asked(t)).toBe('answer german')
    order(t.play('german', hold('6,6')), '8,6', '8,7').play('british', 'done')
    roll(t, 'flag', 'flag')
      .play('british', 'battle 8,6 at 6,6')
      .play('german', 'ignore')
      .play('german', 'ignore')
    roll(t, 'flag', 'hq').play('british', 'battle 8,7 at 6,6').play('german', 'ignore')
    expect(unitAt(t, '6,6')?.figures).toBe(4)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-9.3] Hold at All Costs: its owner may still choose to retreat, flag by flag', () => {
    const t = roll(held(), 'flag', 'flag').play('british', 'battle 8,6 at 6,6')
    t.play('german', 'to 5,6').play('german', 'ignore')
    expect(unitAt(t, '5,6')?.figures).toBe(4)
  })

  test('[G-9.2] Hold at All Costs: a unit with no way back loses nobody', () => {
    const t = held({ ...FIELD, '5,6': '.:gi4', '5,7': '.:gi4' })
    roll(t, 'flag', 'flag').play('british', 'battle 8,6 at 6,6')
    expect(figures(t, '6,6')).toBe(4)
  })

  test('[G-13.5] Hold at All Costs: other units run as ever', () => {
    const t = roll(held(), 'flag', 'hq').play('british', 'battle 8,7 at 6,8')
    expect(why(t, 'german', 'ignore')).toBe('G-9.3 cannot-ignore')
  })

  test('[G-13.5] Hold at All Costs: casualties are taken', () => {
    const t = roll(held(), 'burst', 'soldier').play('british', 'battle 8,6 at 6,6')
    expect(figures(t, '6,6')).toBe(2)
  })

  test('[G-13.5] Hold at All Costs: against reserve artillery too', () => {
    const t = table(FIELD, HAND).play('british', 'play attack-centre').play('british', 'pass')
    order(t.play('german', hold('6,6')), 'artillery').play('british', 'shell 6,6')
    roll(t, 1, 1, 'flag', 'flag').play('british', 'dice 2').play('german', 'ignore').play('german', 'ignore')
    expect(unitAt(t, '6,6')?.figures).toBe(4)
  })

  test('[G-13.5] Hold at All Costs: Lice is later still, and the unit runs', () => {
    const t = held().play('british', 'combat lice')
    roll(t, 'flag', 'hq').play('british', 'battle 8,6 at 6,6')
    expect(t.legal('german')).toEqual(['to 5,6', 'to 5,7'])
  })

  test('[G-13.1] Hold at All Costs: for a unit of its own side only', () => {
    const t = table(FIELD, HAND).play('british', 'play attack-centre').play('british', 'pass')
    expect(why(t, 'german', hold('8,6'))).toBe('G-4.2 no-own-unit-there')
    expect(why(t, 'german', hold('3,3'))).toBe('G-13.1 bad-aim')
    expect(why(t, 'german', 'combat hold-at-all-costs')).toBe('G-13.1 bad-aim')
  })

  test('[G-13.2] Hold at All Costs: it is the one answer of the turn; no later window opens', () => {
    const cells = { ...FIELD, '7,6': '.:gi4' }
    const t = held(cells, hands('attack-centre', 'lice', 'hold-at-all-costs butt-and-bayonet'))
    roll(t, 'hq', 'hq', 'hq').play('british', 'battle 8,6 at 7,6')
    expect(figures(t, '7,6')).toBe(4)
    expect(t.view('spectator').toChoose).toEqual(['british'])
  })

  test('[G-13.5] Hold at All Costs: it is over with the turn', () => {
    const t = held()
    expect(t.view('spectator').notes.holding).toEqual(['german-2'])
    endTurn(t)
    expect(t.view('spectator').notes.holding).toBeUndefined()
  })

  laws({
    name: 'Hold at All Costs',
    command: hold('6,6'),
    side: 'german',
    cost: 1,
    moment: tokens =>
      table(FIELD, HAND + tokens)
        .play('british', 'play attack-centre')
        .play('british', 'pass'),
    poor: 'G-4.1 not-your-decision',
    elsewhere: () =>
      stand(table({ ...FIELD, '7,6': '.:gi4' }, HAND), 'attack-centre', '8,6').play(
        'british',
        'battle 8,6 at 7,6',
      ),
  })
})
