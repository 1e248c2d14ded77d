import { describe, expect, test } from 'vitest'
import { asked, figures, hq, medals, table, unitAt, why } from '../../table.ts'
import { hands, laws, roll, stand } from './story.ts'

const FIELD = { '8,6': '.:bi4', '8,5': '.:bi4', '7,6': '.:gi4', '6,3': '.:gi4', '1,1': '.:gi4' }
const HAND = hands('attack-centre', '', 'surprise-ambush')
const AMBUSH = 'combat surprise-ambush'

type Cells = Readonly<Record<string, string>>

const declared = (cells: Cells = FIELD, lines = HAND) =>
  stand(table(cells, lines), 'attack-centre', '8,6', '8,5').play('british', 'battle 8,6 at 7,6')

describe('Surprise Ambush', () => {
  test('[G-13.1] Surprise Ambush: the unit attacked battles first, with four dice; the attacker goes on', () => {
    const t = declared()
    expect(asked(t)).toBe('answer german')
    roll(t, 'burst', 'hq', 'hq', 'skull', 'burst', 'skull', 'soldier').play('german', AMBUSH)
    expect([figures(t, '8,6'), figures(t, '7,6')]).toEqual([2, 1])
    expect(hq(t)).toEqual([6, 6])
  })

  test('[G-7.3] Surprise Ambush: an attacker destroyed is a medal, its attack is over, no ground is taken', () => {
    const t = roll(declared({ ...FIELD, '8,6': '.:bi1' }), 'burst', 'hq', 'hq', 'hq').play('german', AMBUSH)
    expect(medals(t)).toEqual([0, 1])
    expect(unitAt(t, '8,6')).toBeUndefined()
    expect(unitAt(t, '7,6')?.figures).toBe(4)
    expect(t.legal('british')).toEqual(['battle 8,5 at 7,6', 'done'])
  })

  test('[G-13.1] Surprise Ambush: an attacker driven back does not go on, and has battled', () => {
    const t = roll(declared(), 'flag', 'hq', 'hq', 'hq').play('german', AMBUSH).play('british', 'to 9,7')
    expect(figures(t, '7,6')).toBe(4)
    expect(unitAt(t, '9,7')?.marks).toContain('battled')
  })

  test('[G-9.3] Surprise Ambush: an attacker in a trench may ignore the flag and goes on', () => {
    const t = roll(declared({ ...FIELD, '8,6': 'T:bi4' }), 'flag', 'hq', 'hq', 'hq').play('german', AMBUSH)
    roll(t, 'burst', 'hq', 'hq').play('british', 'ignore')
    expect(figures(t, '7,6')).toBe(3)
  })

  test('[G-13.1] Surprise Ambush: machine guns and mortars ambush too', () => {
    for (const kind of ['m', 'o']) {
      const t = declared({ ...FIELD, '7,6': `.:g${kind}4` })
      roll(t, 'burst', 'hq', 'hq', 'hq', 'hq', 'hq', 'hq').play('german', AMBUSH)
      expect(figures(t, '8,6')).toBe(3)
    }
  })

  test('[G-12.10] Surprise Ambush: not together with Strike First against the same attack', () => {
    const lines = `${HAND}\ncommand german-hand strike-first`
    const ambushed = roll(declared(FIELD, lines), 'hq', 'hq', 'hq', 'hq', 'hq', 'hq', 'hq').play(
      'german',
      AMBUSH,
    )
    expect(asked(ambushed)).toBe('battle british')
    const struck = roll(declared(FIELD, lines), 'hq', 'hq', 'hq', 'hq', 'hq', 'hq').play(
      'german',
      'play strike-first',
    )
    expect(asked(struck)).toBe('answer german')
    expect(why(struck, 'german', AMBUSH)).toBe('G-13.1 wrong-moment')
  })

  test('[G-12.10] Surprise Ambush: against another attack of the turn Strike First may follow it', () => {
    const lines = `${HAND}\ncommand german-hand strike-first`
    const t = roll(declared(FIELD, lines), 'hq', 'hq', 'hq', 'hq', 'hq', 'hq', 'hq').play('german', AMBUSH)
    t.play('british', 'battle 8,5 at 7,6')
    expect(t.legal('german')).toEqual(['pass', 'play strike-first', 'standing pass-turn'])
    roll(t, 'burst', 'hq', 'hq', 'hq', 'hq', 'hq').play('german', 'play strike-first')
    expect(figures(t, '8,5')).toBe(3)
  })

  test('[G-13.2] Surprise Ambush: the card that Counter Intelligence fetched is a second one for its owner alone', () => {
    const german = 'trench-foot surprise-ambush.1'
    const lines = `${hands('attack-centre', 'counter-intelligence', german)}\ncombat discard surprise-ambush.2\ncommand german-hand probe-left`
    const t = table({ ...FIELD, '10,6': '.:bi4' }, lines).play('british', 'play attack-centre')
    t.play('british', 'combat counter-intelligence surprise-ambush').play('british', 'pass')
    t.play('german', 'pass')
      .play('british', 'order 8,6')
      .play('british', 'order 10,6')
      .play('british', 'done')
    t.play('british', 'move 10,6 to 9,6').play('german', 'combat trench-foot').play('british', 'done')
    // A command card in hand might be Strike First: the window opens for it alone.
    t.play('british', 'battle 8,6 at 7,6')
    expect(why(t, 'german', AMBUSH)).toBe('G-13.2 combat-limit')
    expect(t.legal('german')).toEqual(['pass', 'standing pass-turn'])
  })

  test('[G-13.2] Surprise Ambush: one combat card in the enemy turn', () => {
    const t = declared(FIELD, hands('attack-centre', '', 'surprise-ambush*2'))
    roll(t, 'hq', 'hq', 'hq', 'hq', 'hq', 'hq', 'hq').play('german', AMBUSH)
    roll(t, 'hq', 'hq', 'hq').play('british', 'battle 8,5 at 7,6')
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-13.4] Surprise Ambush: the window is there whatever the hand holds', () => {
    const t = declared(FIELD, hands('attack-centre', '', 'lice'))
    expect(t.legal('german')).toEqual(['pass', 'standing pass-turn'])
  })

  test('[G-13.4] Surprise Ambush: no window before fire from afar', () => {
    const t = stand(
      table({ ...FIELD, '7,6': '.', '6,6': '.:gi4' }, `${HAND}\nhq 6 1`),
      'attack-centre',
      '8,6',
    )
    roll(t, 'hq', 'hq').play('british', 'battle 8,6 at 6,6')
    expect(asked(t)).toBe('end-turn british')
  })

  laws({
    name: 'Surprise Ambush',
    command: AMBUSH,
    side: 'german',
    cost: 2,
    // With a command card in hand the window is there, tokens or not: it might be Strike First.
    moment: tokens => declared(FIELD, `${HAND}\ncommand german-hand probe-left${tokens}`),
    dice: ['burst', 'skull', 'skull', 'burst'],
  })
})
