import { describe, expect, test } from 'vitest'
import { asked, figures, on, table, why } from '../../table.ts'
import { hands, laws, roll, stand } from './story.ts'

const FIELD = { ...on('8,6 8,7', '.:bi4'), '8,5': '.:bm4', ...on('7,6 5,8 1,1', '.:gi4') }
const HAND = hands('attack-centre', 'hand-grenade lice')
const GRENADE = 'combat hand-grenade'

const ready = (cells: Readonly<Record<string, string>> = FIELD, lines = HAND) =>
  stand(table(cells, lines), 'attack-centre', '8,6', '8,5', '8,7')

describe('Hand Grenade', () => {
  test('[G-13.1] Hand Grenade: two dice more for the close combat that follows, and only for that', () => {
    const t = ready().play('british', GRENADE)
    roll(t, 'hq', 'skull', 'burst', 'hq', 'skull').play('british', 'battle 8,6 at 7,6')
    expect(figures(t, '7,6')).toBe(1)
    roll(t, 'hq', 'hq', 'hq').play('british', 'battle 8,5 at 7,6')
    expect(figures(t, '7,6')).toBe(1)
  })

  test('[G-13.1] Hand Grenade: six dice for infantry with a bomber', () => {
    const t = ready({ ...FIELD, '8,6': '.:bb4' }).play('british', GRENADE)
    roll(t, 'skull', 'skull', 'burst', 'hq', 'hq', 'hq').play('british', 'battle 8,6 at 7,6')
    expect(figures(t, '7,6')).toBe(1)
  })

  test('[G-13.1] Hand Grenade: once thrown, a close combat must follow', () => {
    const t = ready().play('british', GRENADE)
    expect(why(t, 'british', 'done')).toBe('G-13.1 card-prepared')
    expect(why(t, 'british', 'battle 8,7 at 5,8')).toBe('G-13.1 close-only')
    expect(t.legal('british')).toEqual(['battle 8,5 at 7,6', 'battle 8,6 at 7,6'])
  })

  test('[G-13.1] Hand Grenade: no effect where nobody can battle close', () => {
    const t = ready({ ...FIELD, '7,6': '.' })
    expect(why(t, 'british', GRENADE)).toBe('G-13.1 no-effect')
  })

  test('[G-13.1] Hand Grenade: the ground is taken as ever', () => {
    const t = ready({ ...FIELD, '7,6': '.:gi2' }).play('british', GRENADE)
    roll(t, 'hq', 'hq', 'burst', 'hq', 'skull').play('british', 'battle 8,6 at 7,6')
    expect(asked(t)).toBe('take-ground british')
  })

  test('[G-13.1] Hand Grenade: an attacker ambushed and driven back never throws it, and it is spent', () => {
    const t = ready(FIELD, hands('attack-centre', 'hand-grenade', 'surprise-ambush'))
    t.play('british', GRENADE).play('british', 'battle 8,6 at 7,6')
    roll(t, 'flag', 'hq', 'hq', 'hq').play('german', 'combat surprise-ambush').play('british', 'to 9,6')
    roll(t, 'hq', 'hq', 'hq').play('british', 'battle 8,5 at 7,6')
    expect(figures(t, '7,6')).toBe(4)
  })

  test('[G-13.2] Hand Grenade: Lice cannot go with it', () => {
    const t = ready().play('british', GRENADE)
    expect(why(t, 'british', 'combat lice')).toBe('G-13.2 combat-limit')
  })

  laws({
    name: 'Hand Grenade',
    command: GRENADE,
    side: 'british',
    cost: 2,
    moment: tokens => ready(FIELD, HAND + tokens),
    after: t => roll(t, 'hq', 'hq', 'hq', 'hq', 'hq').play('british', 'battle 8,6 at 7,6'),
  })
})
