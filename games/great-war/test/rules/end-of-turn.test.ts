/** G-4.6 The end of a turn: discards, draws, a combat card or tokens. */
import { describe, expect, test } from 'vitest'
import { asked, hq, roll, type Seated, table, toBattle, why } from '../table.ts'

const CELLS = { '8,4': '.:bi4', '8,6': '.:gi4', '1,1': '.:gi4' }

/** The British turn at its end, after a command card that orders nobody. */
function atEnd(lines = ''): Seated {
  const t = table(CELLS, `command british-hand strike-first\n${lines}`).play('british', 'play strike-first')
  return t.decision().kind === 'with-card' ? t.play('british', 'pass') : t
}

const own = (t: Seated, deck: 'command' | 'combat') => t.view('british').british.own?.[deck]

describe('command cards', () => {
  test('[G-4.6] the card played is discarded and another one drawn', () => {
    const t = atEnd('command deck forward probe-left')
    expect(t.view('german').command.discard).toEqual(['strike-first.1'])
    expect(own(t, 'command')).toEqual(['forward.1'])
    expect(t.view('german').british.hand.command).toBe(1)
  })

  test('[G-4.6] Recon: draw two, keep one, discard the other', () => {
    const t = table(CELLS, 'command british-hand recon-right\ncommand deck forward probe-left\nhq 0 0')
    t.play('british', 'play recon-right')
    expect(t.legal('british')).toEqual(['keep forward', 'keep probe-left'])
    expect(t.view('german').command.drawnCards).toBeUndefined()
    expect(why(t, 'british', 'keep assault-left')).toBe('G-4.6 not-drawn')
    t.play('british', 'keep probe-left')
    expect(own(t, 'command')).toEqual(['probe-left.1'])
    expect(t.view('german').command.discard).toEqual(['recon-right.1', 'forward.1'])
    expect(asked(t)).toBe('end-turn british')
  })

  test('[G-4.6] an empty deck is renewed by shuffling its discards', () => {
    const t = table(CELLS, 'command british-hand strike-first\ncommand discard *')
    t.play('british', 'play strike-first')
    const { command, british } = t.view('spectator')
    expect([command.deck, command.discard, british.hand.command]).toEqual([57, [], 1])
  })

  test('[G-4.6] the combat deck is renewed in the same way', () => {
    const t = atEnd('combat discard *').play('british', 'take-card')
    const { combat, british } = t.view('spectator')
    expect([combat.deck, combat.discard, british.hand.combat]).toEqual([39, [], 1])
  })

  test('[G-4.6] where no combat card is left anywhere none can be taken', () => {
    const t = atEnd('combat german-played *')
    expect(why(t, 'british', 'take-card')).toBe('G-4.6 nothing-to-draw')
  })
})

describe('a combat card or tokens', () => {
  test('[G-4.6] who holds no combat card is told that the card is not in his hand', () => {
    expect(why(atEnd(), 'british', 'discard lice')).toBe('G-13.1 combat-not-in-hand')
  })

  test('[G-4.6] all that may be done there; either ends the turn', () => {
    const all = ['standing pass-turn', 'standing save-units', 'standing stop-at', 'take-card', 'take-hq']
    expect(atEnd().legal('british')).toEqual(all)
    const tokens = atEnd().play('british', 'take-hq')
    expect([...hq(tokens), asked(tokens)]).toEqual([8, 6, 'play-card german'])
    const card = atEnd('combat deck lice').play('british', 'take-card')
    expect([own(card, 'combat'), hq(card)[0]]).toEqual([['lice.1'], 6])
    // Having drawn, the hand holds a card that may still be discarded.
    expect(card.legal('british')).toEqual(['discard lice', 'done'])
    expect(asked(card.play('british', 'done'))).toBe('play-card german')
  })

  test('[G-4.6] one combat card may be discarded for one token before the draw', () => {
    const t = atEnd('combat british-hand lice trench-foot\ncombat deck gas-attack')
    t.play('british', 'discard lice')
    expect([hq(t)[0], t.view('german').combat.discard]).toEqual([7, ['lice.1']])
    expect(why(t, 'british', 'discard trench-foot')).toBe('G-4.6 discard-used')
    t.play('british', 'take-card')
    expect([own(t, 'combat'), asked(t)]).toEqual([['gas-attack.1', 'trench-foot.1'], 'play-card german'])
  })

  test('[G-4.6] or after it, the card just drawn included', () => {
    const t = atEnd('combat british-hand lice\ncombat deck gas-attack').play('british', 'take-card')
    expect(t.legal('british')).toEqual(['discard gas-attack', 'discard lice', 'done'])
    expect(why(t, 'british', 'discard trench-foot')).toBe('G-13.1 combat-not-in-hand')
    expect(why(t, 'british', 'take-hq')).toBe('G-4.4 other-decision')
    t.play('british', 'discard gas-attack')
    expect([own(t, 'combat'), hq(t)[0], asked(t)]).toEqual([['lice.1'], 7, 'play-card german'])
  })

  test('[G-4.6] [G-2.1] a full hand that discards first may draw again', () => {
    const t = atEnd('combat british-hand lice gas-attack trench-foot tactician body-armour')
    expect(t.legal('british')).not.toContain('take-card')
    expect(t.play('british', 'discard lice').legal('british')).toContain('take-card')
  })

  test('[G-4.6] who has played a combat card in this turn discards none', () => {
    const t = table(
      CELLS,
      'command british-hand strike-first\ncombat british-hand three-on-a-match lice\nhq 6 0',
    )
    t.play('british', 'play strike-first')
    roll(t, 'hq').play('british', 'combat three-on-a-match 8,6')
    expect(t.legal('british')).toEqual([
      'standing pass-turn',
      'standing save-units',
      'standing stop-at',
      'take-card',
      'take-hq',
    ])
    expect(why(t, 'british', 'discard lice')).toBe('G-4.6 discard-used')
  })

  test("[G-4.6] a card played in the enemy's turn does not count", () => {
    const cells = { ...CELLS, '8,6': '.', '8,5': '.:gi4' }
    const lines = 'combat german-hand butt-and-bayonet lice\ncommand german-hand strike-first'
    const t = toBattle(cells, { orders: ['8,4'], lines })
    roll(t.play('british', 'battle 8,4 at 8,5'), 'hq', 'hq', 'hq').play('german', 'pass')
    roll(t, 'skull', 'hq', 'hq', 'hq').play('german', 'combat butt-and-bayonet')
    t.play('british', 'take-hq').play('german', 'play strike-first').play('german', 'pass')
    expect(t.legal('german')).toContain('discard lice')
  })

  test('[G-4.6] Improved Logistics takes four tokens, and is a combat card like others', () => {
    const hand = 'combat british-hand improved-logistics lice'
    const t = atEnd(hand).play('british', 'combat improved-logistics')
    expect([hq(t)[0], asked(t)]).toEqual([10, 'play-card german'])
    const discarded = atEnd(hand).play('british', 'discard lice')
    expect(why(discarded, 'british', 'combat improved-logistics')).toBe('G-13.1 wrong-moment')
  })

  test('[G-4.6] played combat cards lie open until the end of the turn and are discarded then', () => {
    const lines = 'command british-hand strike-first\ncombat british-hand three-on-a-match\nhq 6 0'
    const t = table(CELLS, lines).play('british', 'play strike-first')
    roll(t, 'hq').play('british', 'combat three-on-a-match 8,6')
    expect(t.view('german').british.played.combat).toEqual(['three-on-a-match.1'])
    expect(t.view('german').combat.discard).toEqual([])
    t.play('british', 'take-hq')
    expect(t.view('german').british.played.combat).toEqual([])
    expect(t.view('german').combat.discard).toEqual(['three-on-a-match.1'])
  })
})
