import { describe, expect, test } from 'vitest'
import { asked, FLAG, figures, HQ, medals, roll, table, toBattle, unitAt } from '../table.ts'

const CARD = 'command british-hand attack-centre'

function fire(cells: Readonly<Record<string, string>>, lines = '') {
  const t = table({ '8,6': '.:bi4', '1,1': '.:gi4', ...cells }, `${CARD}\n${lines}`).play(
    'british',
    'play attack-centre',
  )
  if (t.decision().kind === 'with-card') t.play('british', 'pass')
  return t.play('british', 'order 8,6').play('british', 'done').play('british', 'done')
}

describe('flags and retreat', () => {
  test("[G-9.1] two flags push a unit two hexes towards its own baseline, by its owner's choice", () => {
    const t = fire({ '6,6': '.:gi4' }).dice(FLAG, FLAG).play('british', 'battle 8,6 at 6,6')
    expect(asked(t)).toBe('retreat german')
    expect(t.legal('german')).toEqual(['to 5,6', 'to 5,7'])
    t.play('german', 'to 5,6').play('german', 'to 4,5')
    expect(unitAt(t, '4,5')?.unit).toBe('german-2')
  })

  test('[G-9.2] each hex that cannot be retreated costs one figure', () => {
    const t = fire({ '6,6': '.:gi4', '5,6': '.:gi4', '5,7': '.:gi4' })
    t.dice(FLAG, FLAG).play('british', 'battle 8,6 at 6,6')
    expect(figures(t, '6,6')).toBe(2)
  })

  test('[G-9.3] in a trench flags may be ignored, one by one, or not', () => {
    const t = fire({ '6,6': 'T:gi4' }).dice(FLAG, FLAG).play('british', 'battle 8,6 at 6,6')
    expect(t.legal('german')).toEqual(['ignore', 'to 5,6', 'to 5,7'])
    t.play('german', 'ignore').play('german', 'to 5,7')
    expect(unitAt(t, '5,7')?.figures).toBe(4)
  })

  test('[G-13.5] Gas Attack: flags of ranged combat cannot be ignored', () => {
    const t = table(
      { '8,6': '.:bi4', '6,6': 'T:gi4', '1,1': '.:gi4' },
      `${CARD}\ncombat british-hand gas-attack`,
    )
    t.play('british', 'play attack-centre').play('british', 'combat gas-attack').play('british', 'order 8,6')
    t.play('british', 'done').play('british', 'done').dice(FLAG, HQ).play('british', 'battle 8,6 at 6,6')
    expect(t.legal('german')).toEqual(['to 5,6', 'to 5,7'])
  })

  test('[G-13.5] Hold at All Costs beats Gas Attack', () => {
    const t = table(
      { '8,6': '.:bi4', '6,6': '.:gi4', '1,1': '.:gi4' },
      `${CARD}\ncombat british-hand gas-attack\ncombat german-hand hold-at-all-costs`,
    )
    t.play('british', 'play attack-centre').play('british', 'combat gas-attack')
    t.play('german', 'combat hold-at-all-costs 6,6').play('british', 'order 8,6').play('british', 'done')
    t.play('british', 'done').dice(FLAG, FLAG).play('british', 'battle 8,6 at 6,6')
    t.play('german', 'ignore').play('german', 'ignore')
    expect(unitAt(t, '6,6')?.figures).toBe(4)
  })
})

test('[G-9.2] a unit that loses its last figure to a flag has no more flags to answer', () => {
  const shut = { '6,6': '.:gi1', '5,6': '.:gi4', '5,7': '.:gi4', '1,1': '.:gi4', '8,6': '.:bm4' }
  const t = toBattle(shut, { orders: ['8,6'] })
  roll(t, 'flag', 'flag', 'flag').play('british', 'battle 8,6 at 6,6')
  expect([medals(t), asked(t)]).toEqual([[1, 0], 'end-turn british'])
})
