import { describe, expect, test } from 'vitest'
import { asked, figures, ground, table, unitAt, why } from '../../table.ts'
import { command, hands, laws, roll, stand } from './story.ts'

const FIELD = { '8,6': '.:bi4', '8,8': '.:bi4', '7,6': '.w', '6,6': '.:gi4', '6,8': '.:gi4', '1,1': '.:gi4' }
const HAND = hands('attack-centre', 'wire-cutters lice')
const cut = (hex: string) => `combat wire-cutters ${hex}`

type Cells = Readonly<Record<string, string>>

/** The unit has moved onto the wire before the enemy. */
const onWire = (cells: Cells = FIELD, lines = HAND) => {
  const t = command(table(cells, lines), 'attack-centre', '8,6', '8,8').play('british', 'move 8,6 to 7,6')
  return t.play('british', 'done')
}

describe('Wire Cutters', () => {
  test('[G-13.1] Wire Cutters: infantry that moved onto wire removes it and still battles, with all its dice', () => {
    const t = onWire().play('british', cut('7,6'))
    expect(ground(t, '7,6')).toBe('countryside')
    roll(t, 'burst', 'skull', 'soldier').play('british', 'battle 7,6 at 6,6')
    expect(figures(t, '6,6')).toBe(1)
  })

  test('[G-5.4] Wire Cutters: without them the wire costs a die, or the battle', () => {
    const t = onWire()
    expect(t.legal('british')).toContain('remove-wire 7,6')
    roll(t, 'burst', 'skull').play('british', 'battle 7,6 at 6,6')
    expect(figures(t, '6,6')).toBe(2)
    const removed = onWire().play('british', 'remove-wire 7,6')
    expect(ground(removed, '7,6')).toBe('countryside')
    expect(why(removed, 'british', 'battle 7,6 at 6,6')).toBe('G-4.5 already-battled')
  })

  test('[G-7.3] Wire Cutters: the unit had to stop on the wire all the same, and takes no ground', () => {
    const t = onWire({ ...FIELD, '6,6': '.:gi1' }).play('british', cut('7,6'))
    roll(t, 'burst', 'hq', 'hq').play('british', 'battle 7,6 at 6,6')
    expect(unitAt(t, '7,6')?.unit).toBe('british-1')
    expect(asked(t)).toBe('battle british')
  })

  test('[G-13.1] Wire Cutters: not for a unit that stood on the wire from the start', () => {
    const t = stand(table({ ...FIELD, '8,6': '.', '7,6': '.w:bi4' }, HAND), 'attack-centre', '7,6')
    expect(why(t, 'british', cut('7,6'))).toBe('G-13.1 no-effect')
  })

  test('[G-13.1] Wire Cutters: not for machine guns, nor off the wire, nor for the enemy', () => {
    const t = onWire({ ...FIELD, '8,6': '.:bm4', '6,8': '.w:gi4' })
    expect(why(t, 'british', cut('7,6'))).toBe('G-5.1 may-not-battle')
    expect(why(t, 'british', cut('8,8'))).toBe('G-5.4 no-wire')
    expect(why(t, 'british', cut('6,8'))).toBe('G-4.2 no-own-unit-there')
    expect(why(t, 'british', 'combat wire-cutters')).toBe('G-13.1 bad-aim')
  })

  test('[G-13.5] Wire Cutters: not for a unit that moved too far to battle', () => {
    const cells = { ...FIELD, '8,6': '.', '9,6': '.:bi4' }
    const t = command(table(cells, HAND), 'attack-centre', '9,6', '8,8').play('british', 'move 9,6 to 7,6')
    t.play('british', 'done')
    expect(why(t, 'british', cut('7,6'))).toBe('G-5.1 may-not-battle')
  })

  test('[G-13.5] Wire Cutters: nor for one that has battled', () => {
    const t = roll(onWire(), 'hq', 'hq').play('british', 'battle 7,6 at 6,6')
    expect(why(t, 'british', cut('7,6'))).toBe('G-4.5 already-battled')
  })

  test('[G-13.2] Wire Cutters: a card like any other, though they cost nothing', () => {
    const t = onWire().play('british', cut('7,6'))
    expect(why(t, 'british', 'combat lice')).toBe('G-13.2 combat-limit')
  })

  laws({
    name: 'Wire Cutters',
    command: cut('7,6'),
    side: 'british',
    cost: 0,
    moment: tokens => onWire(FIELD, HAND + tokens),
  })
})
