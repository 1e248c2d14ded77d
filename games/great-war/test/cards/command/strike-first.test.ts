import { describe, expect, test } from 'vitest'
import { asked, BURST, FLAG, factsOf, figures, HQ, hq, medals, table, unitAt, why } from '../../table.ts'
import { diceRolled, endTurn, hand, steps } from './story.ts'

const front = { '8,6': '.:bi4', '7,6': '.:gi4', '1,1': '.:gi4' }

/** The British declare a close combat with the unit on 8,6; the German holds Strike First. */
function attacked(cells: Readonly<Record<string, string>> = {}, lines = '') {
  const hands = 'command british-hand attack-centre\ncommand german-hand strike-first'
  const t = table({ ...front, ...cells }, `${hands}\n${lines}`).play('british', 'play attack-centre')
  if (asked(t) === 'with-card british') t.play('british', 'pass')
  if (asked(t) === 'answer german') t.play('german', 'pass')
  return steps(t, 'british', 'order 8,6', 'done', 'done', 'battle 8,6 at 7,6')
}

describe('Strike First', () => {
  test('[G-12.10] Strike First: the defender battles before the roll, and an attacker who stands goes on', () => {
    const t = attacked()
    expect(asked(t)).toBe('answer german')
    expect(t.legal('german')).toEqual(['pass', 'play strike-first', 'standing pass-turn'])
    t.dice(BURST, HQ, BURST, BURST, HQ, HQ).play('german', 'play strike-first')
    expect([figures(t, '8,6'), figures(t, '7,6')]).toEqual([2, 3])
    // Both are paid for their HQ faces.
    expect(hq(t)).toEqual([8, 7])
    endTurn(t, 'british')
  })

  test('[G-12.10] [G-7.3] Strike First: an attacker destroyed is a medal, but the defender takes no ground', () => {
    const t = attacked({ '8,6': '.:bi1' }).dice(BURST, HQ, HQ).play('german', 'play strike-first')
    expect(medals(t)).toEqual([0, 1])
    expect([unitAt(t, '8,6'), unitAt(t, '7,6')?.figures]).toEqual([undefined, 4])
    endTurn(t, 'british')
  })

  test('[G-12.10] Strike First: an attacker driven back does not go on, and its place stays empty', () => {
    const t = attacked().dice(FLAG, HQ, HQ).play('german', 'play strike-first').play('british', 'to 9,6')
    expect([unitAt(t, '8,6'), figures(t, '9,6'), figures(t, '7,6')]).toEqual([undefined, 4, 4])
    endTurn(t, 'british')
  })

  test('[G-12.10] Strike First: everybody hears of the card, which costs nothing', () => {
    const t = attacked().dice(HQ, HQ, HQ, HQ, HQ, HQ).play('german', 'play strike-first')
    expect(factsOf(t, 'cardPlayed')).toEqual([
      { type: 'cardPlayed', deck: 'command', side: 'german', title: 'strike-first', cost: 0, at: '8,6' },
    ])
  })

  test('[G-12.10] [G-9.3] Strike First: an attacker who ignores the flag goes on', () => {
    const t = attacked({ '8,6': 'T:bi4' }).dice(FLAG, HQ, HQ).play('german', 'play strike-first')
    t.dice(BURST, HQ, HQ).play('british', 'ignore')
    expect(figures(t, '7,6')).toBe(3)
    endTurn(t, 'british')
  })

  test('[G-12.10] Strike First: a machine gun strikes too; the attacker who goes on and wins takes the ground', () => {
    const t = attacked({ '7,6': '.:gm1' }).dice(HQ, HQ, HQ, BURST, HQ, HQ).play('german', 'play strike-first')
    expect(medals(t)).toEqual([1, 0])
    t.play('british', 'take-ground')
    expect(unitAt(t, '7,6')?.unit).toBe('british-1')
    endTurn(t, 'british')
  })

  test('[G-12.10] Strike First: at the end of that turn its owner draws, before the enemy does', () => {
    const t = attacked({}, 'command deck forward out-flanked')
    t.dice(HQ, HQ, HQ, HQ, HQ, HQ).play('german', 'play strike-first')
    expect([hand(t, 'german'), hand(t, 'british')]).toEqual([['forward.1'], ['out-flanked.1']])
    expect(t.view('british').command.discard).toEqual(['attack-centre.1', 'strike-first.1'])
    endTurn(t, 'british')
  })

  test('[G-12.10] Strike First: until that end it lies open and its owner holds a card fewer', () => {
    const lines = 'command british-hand attack-centre\ncommand german-hand strike-first'
    const t = table({ ...front, '8,5': '.:bi4' }, lines)
    steps(t, 'british', 'play attack-centre', 'order 8,5', 'order 8,6', 'done', 'done', 'battle 8,6 at 7,6')
    t.dice(HQ, HQ, HQ, HQ, HQ, HQ).play('german', 'play strike-first')
    expect(t.view('spectator').german).toMatchObject({
      hand: { command: 0 },
      played: { command: ['strike-first.1'] },
    })
    // Without a command card it is not asked before the next attack.
    t.dice(BURST, HQ, HQ).play('british', 'battle 8,5 at 7,6')
    expect(t.view('spectator').german).toMatchObject({ hand: { command: 1 }, played: { command: [] } })
    endTurn(t, 'british')
  })

  test('[G-12.10] [G-13.2] Strike First is no combat card: one may follow it in the same turn', () => {
    const t = attacked({}, 'combat german-hand butt-and-bayonet')
    t.dice(HQ, HQ, HQ, HQ, HQ, HQ).play('german', 'play strike-first')
    t.dice(BURST, BURST, HQ, HQ).play('german', 'combat butt-and-bayonet')
    expect(figures(t, '8,6')).toBe(2)
    endTurn(t, 'british')
  })

  test('[G-12.10] [G-13.2] Strike First is no combat card: one may have gone before it', () => {
    const hands = 'command british-hand attack-centre\ncommand german-hand strike-first'
    const t = table(front, `${hands}\ncombat german-hand hold-at-all-costs surprise-ambush`)
    t.play('british', 'play attack-centre').play('german', 'combat hold-at-all-costs 7,6')
    steps(t, 'british', 'order 8,6', 'done', 'done', 'battle 8,6 at 7,6')
    expect(why(t, 'german', 'combat surprise-ambush')).toBe('G-13.2 combat-limit')
    t.dice(BURST, HQ, HQ, HQ, HQ, HQ).play('german', 'play strike-first')
    expect(figures(t, '8,6')).toBe(3)
    endTurn(t, 'british')
  })

  test('[G-12.10] Strike First and Surprise Ambush do not both answer the same attack', () => {
    const ambush = attacked({}, 'combat german-hand surprise-ambush')
    expect(ambush.legal('german')).toContain('combat surprise-ambush')
    // Four dice of the ambush, then at once the three of the attacker.
    ambush.dice(HQ, HQ, HQ, HQ, BURST, HQ, HQ).play('german', 'combat surprise-ambush')
    expect(figures(ambush, '7,6')).toBe(3)
    expect(hand(ambush, 'german')).toContain('strike-first.1')
    const strike = attacked({}, 'combat german-hand surprise-ambush')
    strike.dice(HQ, HQ, HQ, BURST, HQ, HQ).play('german', 'play strike-first')
    expect(strike.legal('german')).not.toContain('combat surprise-ambush')
    expect(strike.view('german').german.own?.combat).toEqual(['surprise-ambush.1'])
  })

  test('[G-12.10] Strike First also answers the bonus attack of Battle Fury', () => {
    const cells = { '7,6': '.:gi1', '6,6': '.:gi4' }
    const t = attacked(cells, 'combat british-hand battle-fury')
    t.dice(BURST, HQ, HQ).play('german', 'pass').play('british', 'combat battle-fury')
    t.play('british', 'battle 7,6 at 6,6')
    t.dice(BURST, HQ, HQ, BURST, HQ, HQ, HQ).play('german', 'play strike-first')
    expect([figures(t, '7,6'), figures(t, '6,6')]).toEqual([3, 3])
    expect(diceRolled(t)).toBe(7)
    endTurn(t, 'british')
  })

  test('[G-12.10] Strike First does not answer fire from afar', () => {
    const hands = 'command british-hand attack-centre\ncommand german-hand strike-first'
    const t = table({ ...front, '7,6': '.', '6,6': '.:gi4' }, `${hands}\ncombat german-hand return-fire`)
    steps(t, 'british', 'play attack-centre').play('german', 'pass')
    steps(t, 'british', 'order 8,6', 'done', 'done').dice(HQ, HQ).play('british', 'battle 8,6 at 6,6')
    expect(asked(t)).toBe('answer german')
    expect(why(t, 'german', 'play strike-first')).toBe('G-13.1 wrong-moment')
  })

  test('[G-12.10] Strike First must be in the hand', () => {
    const t = attacked({}, 'command german-hand probe-left')
    expect(why(t, 'german', 'play probe-left')).toBe('G-13.1 wrong-moment')
    const none = table(front, 'command british-hand attack-centre\ncommand german-hand probe-left')
    steps(none, 'british', 'play attack-centre', 'order 8,6', 'done', 'done', 'battle 8,6 at 7,6')
    expect(why(none, 'german', 'play strike-first')).toBe('G-4.1 not-in-hand')
  })

  test('[G-4.1] [G-12.10] Strike First played as a command orders nobody: the turn is at its end', () => {
    const t = table(front, 'command british-hand strike-first').play('british', 'play strike-first')
    endTurn(t, 'british')
  })
})
