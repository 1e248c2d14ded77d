import { describe, expect, test } from 'vitest'
import { asked, figures, medals, on, table, unitAt, why } from '../../table.ts'
import { hands, laws, roll, stand } from './story.ts'

const FIELD = { ...on('8,6 8,9', '.:bi4'), ...on('7,6 6,6 6,5', '.:gi1'), ...on('5,5 1,1', '.:gi4') }
const HAND = hands('attack-centre', 'battle-fury')
const FURY = 'combat battle-fury'

/** The first enemy is destroyed, and its ground is free. */
const won = (cells: Readonly<Record<string, string>> = FIELD, lines = HAND) =>
  roll(stand(table(cells, lines), 'attack-centre', '8,6'), 'burst', 'skull', 'flag').play(
    'british',
    'battle 8,6 at 7,6',
  )

describe('Battle Fury', () => {
  test('[G-13.1] [G-7.3] Battle Fury: ground, a bonus attack with four dice, and a second one after success', () => {
    const t = won()
    expect(asked(t)).toBe('take-ground british')
    t.play('british', FURY)
    expect(unitAt(t, '7,6')?.unit).toBe('british-1')
    // As a position tells it: the first unit, and above it two attacks.
    expect(t.view('spectator').notes.fury).toEqual([`${1 + (2 << 8)}`])
    roll(t, 'burst', 'flag', 'flag', 'flag').play('british', 'battle 7,6 at 6,6')
    t.play('british', 'take-ground')
    expect(t.view('spectator').notes.fury).toEqual([`${1 + (1 << 8)}`])
    roll(t, 'burst', 'flag', 'flag', 'flag').play('british', 'battle 6,6 at 6,5')
    t.play('british', 'take-ground')
    // An enemy still stands beside it, but there is no third bonus.
    expect(unitAt(t, '6,5')?.unit).toBe('british-1')
    expect(figures(t, '5,5')).toBe(4)
    expect(medals(t)).toEqual([3, 0])
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-7.3] Battle Fury: a bonus attack that does not win the ground is the last', () => {
    const t = won({ ...FIELD, '6,6': '.:gi4' }).play('british', FURY)
    roll(t, 'burst', 'hq', 'hq', 'hq').play('british', 'battle 7,6 at 6,6')
    expect(figures(t, '6,6')).toBe(3)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-7.3] Battle Fury: who does not take the ground of the bonus attack has no second one', () => {
    const t = won().play('british', FURY)
    roll(t, 'burst', 'flag', 'flag', 'flag').play('british', 'battle 7,6 at 6,6').play('british', 'stay')
    expect(figures(t, '6,5')).toBe(1)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-7.3] Battle Fury: the bonus may be left, and other ordered units battle after it', () => {
    const cells = { ...FIELD, '8,7': '.:bi4', '7,8': '.:gi4' }
    const t = stand(table(cells, HAND), 'attack-centre', '8,6', '8,7')
    roll(t, 'burst', 'hq', 'hq').play('british', 'battle 8,6 at 7,6').play('british', FURY)
    expect(why(t, 'british', 'battle 8,7 at 7,8')).toBe('G-4.5 already-battled')
    t.play('british', 'done')
    expect(t.legal('british')).toEqual(['battle 8,7 at 7,8', 'done'])
  })

  test('[G-13.1] Battle Fury: the bonus attack is close combat only', () => {
    const cells = { '8,6': '.:bi4', '7,6': '.:gi1', '5,6': '.:gi4', '1,1': '.:gi4' }
    const t = won(cells).play('british', FURY)
    // The enemy two hexes off is no target for it: the turn is at its end.
    expect(unitAt(t, '7,6')?.unit).toBe('british-1')
    expect(asked(t)).toBe('end-turn british')
  })

  test.each(['F', 'B', 'R', 'M', '.w'])('[G-7.3] Battle Fury: not where the unit must stop (%s)', ground => {
    const faces =
      ground === '.w' ? (['burst', 'skull', 'hq'] as const) : (['burst', 'burst', 'burst'] as const)
    const t = stand(table({ ...FIELD, '7,6': `${ground}:gi1` }, HAND), 'attack-centre', '8,6')
    roll(t, ...faces).play('british', 'battle 8,6 at 7,6')
    expect(asked(t)).toBe('take-ground british')
    expect(why(t, 'british', FURY)).toBe('G-13.1 no-effect')
    t.play('british', 'take-ground')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.1] Battle Fury: for any unit of the side, not only the first', () => {
    const t = won({ ...FIELD, '4,10': '.:bi4' }).play('british', FURY)
    expect(unitAt(t, '7,6')?.unit).toBe('british-2')
    expect(t.legal('british')).toContain('battle 7,6 at 6,6')
  })

  test('[G-5.4] Battle Fury: nobody removes wire before the bonus attack is made or left', () => {
    const t = stand(table({ ...FIELD, '8,8': '.w:bi4' }, HAND), 'attack-centre', '8,6', '8,8')
    roll(t, 'burst', 'hq', 'hq').play('british', 'battle 8,6 at 7,6').play('british', FURY)
    expect(why(t, 'british', 'remove-wire 8,8')).toBe('G-13.1 card-prepared')
    t.play('british', 'done').play('british', 'remove-wire 8,8')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-4.5] Battle Fury: the bonus is no second battle of the kind that cards of guns give', () => {
    const t = won().play('british', FURY)
    roll(t, 'burst', 'flag', 'flag', 'flag')
      .play('british', 'battle 7,6 at 6,6')
      .play('british', 'take-ground')
    expect(unitAt(t, '6,6')?.marks).toContain('battled')
    expect(unitAt(t, '6,6')?.marks).not.toContain('battledTwice')
  })

  test('[G-7.3] Battle Fury: ground that stops the unit ends its fury, too', () => {
    const t = won({ ...FIELD, '6,6': 'F:gi1' }).play('british', FURY)
    roll(t, 'burst', 'burst', 'burst', 'burst')
      .play('british', 'battle 7,6 at 6,6')
      .play('british', 'take-ground')
    expect(unitAt(t, '6,6')?.marks).toContain('stopped')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-12.10] Battle Fury: Strike First answers a bonus attack too, and a fury driven back is over', () => {
    const t = stand(table(FIELD, `${HAND}\ncommand german-hand strike-first`), 'attack-centre', '8,6')
    t.play('british', 'battle 8,6 at 7,6')
    roll(t, 'burst', 'hq', 'hq').play('german', 'pass').play('british', FURY)
    t.play('british', 'battle 7,6 at 6,6')
    roll(t, 'flag', 'hq', 'hq').play('german', 'play strike-first').play('british', 'to 8,6')
    expect(figures(t, '6,6')).toBe(1)
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.2] Battle Fury: refused to who has thrown a hand grenade this turn', () => {
    const t = stand(table(FIELD, hands('attack-centre', 'battle-fury hand-grenade')), 'attack-centre', '8,6')
    t.play('british', 'combat hand-grenade')
    roll(t, 'burst', 'hq', 'hq', 'hq', 'hq').play('british', 'battle 8,6 at 7,6')
    expect(why(t, 'british', FURY)).toBe('G-13.2 combat-limit')
  })

  laws({
    name: 'Battle Fury',
    command: FURY,
    side: 'british',
    cost: 2,
    moment: tokens => won(FIELD, HAND + tokens),
  })
})
