import { describe, expect, test } from 'vitest'
import { asked, hq, table, unitAt, why } from '../../table.ts'
import { hands, laws, order, playWith, roll } from './story.ts'

const FIELD = { '8,6': '.:bi4', '9,6': '.:bi4', '6,6': '.:gi4', '1,6': '.:gi4', '1,1': '.:gi4' }
const HAND = hands('attack-centre', 'short-supply')
const supply = (hex: string) => `combat short-supply ${hex}`

type Cells = Readonly<Record<string, string>>

const sent = (hex: string, cells: Cells = FIELD, lines = HAND) =>
  playWith(table(cells, lines), 'attack-centre', `short-supply ${hex}`)

describe('Short Supply', () => {
  test('[G-13.5] Short Supply: the owner moves the unit to an empty baseline hex of its section', () => {
    const t = sent('6,6')
    expect(asked(t)).toBe('choose german')
    expect(t.legal('german')).toEqual(['to 1,5', 'to 1,7', 'to 1,8'])
    expect(why(t, 'german', 'to 1,2')).toBe('G-13.1 not-a-choice')
    expect(why(t, 'british', 'to 1,5')).toBe('G-4.1 not-your-decision')
    t.play('german', 'to 1,7')
    expect(unitAt(t, '6,6')).toBeUndefined()
    expect(unitAt(t, '1,7')?.figures).toBe(4)
    expect(hq(t)).toEqual([3, 6])
    expect(asked(t)).toBe('order british')
  })

  test('[G-13.5] Short Supply: a unit on a hex of two sections may go to either', () => {
    const t = sent('6,4', { ...FIELD, '6,4': '.:gi4', '1,1': '.', '2,1': '.:gi4' })
    expect(t.legal('german')).toEqual(['to 1,1', 'to 1,2', 'to 1,3', 'to 1,4', 'to 1,5', 'to 1,7', 'to 1,8'])
  })

  test('[G-13.5] Short Supply: with the baseline full, the nearest row that has room', () => {
    const full = { '1,5': '.:gi4', '1,7': '.:gi4', '1,8': '.:gi4', '2,5': '.:gi4' }
    const t = sent('6,6', { ...FIELD, ...full })
    expect(t.legal('german')).toEqual(['to 2,4', 'to 2,6', 'to 2,7', 'to 2,8'])
  })

  test('[G-13.5] Short Supply: a unit of the own side may still move, but not battle', () => {
    const t = sent('8,6', { ...FIELD, '9,5': '.:gi4' })
    expect(asked(t)).toBe('choose british')
    expect(t.legal('british')).toEqual(['to 11,5', 'to 11,6', 'to 11,7', 'to 11,8'])
    t.play('british', 'to 11,5')
    order(t, '11,5', '9,6').play('british', 'move 11,5 to 10,5').play('british', 'done')
    expect(unitAt(t, '10,5')?.marks).toContain('moved')
    expect(why(t, 'british', 'battle 10,5 at 9,5')).toBe('G-5.1 may-not-battle')
    expect(t.legal('british')).toEqual(['battle 9,6 at 9,5', 'done'])
  })

  test('[G-13.5] Short Supply: an enemy unit sent back cannot battle out of turn either', () => {
    const cells = { ...FIELD, '2,5': '.:bi4', '1,6': '.', '3,9': '.:gi4' }
    const t = sent('6,6', cells, hands('attack-centre', 'short-supply', 'surprise-ambush'))
    t.play('german', 'to 1,6')
    order(t, '2,5').play('british', 'done').play('british', 'battle 2,5 at 1,6')
    expect(why(t, 'german', 'combat surprise-ambush')).toBe('G-5.1 may-not-battle')
    roll(t, 'skull', 'hq', 'hq').play('german', 'pass')
    expect(unitAt(t, '1,6')?.figures).toBe(3)
  })

  test('[G-13.5] [G-12.10] Short Supply: nor does it strike first', () => {
    const cells = { ...FIELD, '2,5': '.:bi4', '1,6': '.', '3,9': '.:gi4' }
    const lines = `${hands('attack-centre', 'short-supply')}\ncommand german-hand strike-first`
    const t = sent('6,6', cells, lines).play('german', 'to 1,6')
    order(t, '2,5').play('british', 'done').play('british', 'battle 2,5 at 1,6')
    expect(why(t, 'german', 'play strike-first')).toBe('G-5.1 may-not-battle')
  })

  test('[G-13.5] Short Supply: an enemy unit sent back does not return fire either', () => {
    const t = sent('6,6', { ...FIELD, '3,6': '.:bi4' }, hands('attack-centre', 'short-supply', 'return-fire'))
    order(t.play('german', 'to 1,7'), '3,6').play('british', 'done')
    roll(t, 'hq', 'hq').play('british', 'battle 3,6 at 1,7')
    expect(why(t, 'german', 'combat return-fire 3,6')).toBe('G-5.1 may-not-battle')
    expect(t.legal('german')).toEqual(['pass', 'standing pass-turn'])
  })

  test('[G-13.1] Short Supply: any one unit, but there must be one', () => {
    const t = table(FIELD, HAND).play('british', 'play attack-centre')
    expect(t.legal('british')).toEqual([
      supply('1,1'),
      supply('1,6'),
      supply('6,6'),
      supply('8,6'),
      supply('9,6'),
      'pass',
    ])
    expect(why(t, 'british', supply('3,3'))).toBe('G-13.1 bad-aim')
  })

  test('[G-13.5] Short Supply: Lost Messenger comes first, and nobody goes anywhere', () => {
    const t = table(FIELD, hands('attack-centre', 'short-supply', 'lost-messenger')).play(
      'british',
      'play attack-centre',
    )
    t.play('british', supply('6,6')).play('german', 'combat lost-messenger')
    expect(unitAt(t, '6,6')?.figures).toBe(4)
    expect(asked(t)).toBe('order british')
  })

  laws({
    name: 'Short Supply',
    command: supply('6,6'),
    side: 'british',
    cost: 3,
    moment: tokens => table(FIELD, HAND + tokens).play('british', 'play attack-centre'),
  })
})
