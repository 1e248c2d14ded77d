import { describe, expect, test } from 'vitest'
import { asked, hq, table, why } from '../../table.ts'
import { combatHand, discards, endTurn, hands, laws, untilEnd } from './story.ts'

const FIELD = { '8,6': '.:bi4', '5,6': '.:gi4', '1,1': '.:gi4' }
const HAND = hands('attack-centre', 'mata-hari-spy', 'lice hand-grenade return-fire trench-foot')
const SPY = 'combat mata-hari-spy'

const laid = (lines = HAND) =>
  table(FIELD, `${lines}\ncommand german-hand probe-left`)
    .play('british', 'play attack-centre')
    .play('british', SPY)

const limit = (t: ReturnType<typeof table>) => t.view('spectator').german.hand.limit

describe('Mata Hari Spy', () => {
  test('[G-13.5] Mata Hari Spy: spies like Espionage, and the limit of the enemy drops by one', () => {
    const t = laid().dice(3, 0, 0).play('german', 'pass')
    expect(asked(t)).toBe('choose british')
    expect(limit(t)).toBe(4)
    expect(t.legal('british')).toEqual(['give-back hand-grenade', 'give-back lice', 'give-back trench-foot'])
    t.play('british', 'give-back hand-grenade')
    expect(combatHand(t, 'german')).toEqual(['hand-grenade', 'return-fire'])
    expect(discards(t)).toEqual(['lice', 'trench-foot'])
    expect(t.view('spectator').british.hand.limit).toBe(5)
    expect(asked(t)).toBe('order british')
  })

  test('[G-13.5] Mata Hari Spy: the limit stays down for the rest of the game', () => {
    const t = endTurn(laid().dice(0, 0, 0).play('german', 'pass').play('british', 'give-back lice'))
    expect(limit(endTurn(t))).toBe(4)
  })

  test('[G-13.5] [G-2.1] Mata Hari Spy: a hand above the lowered limit keeps its cards and just cannot draw', () => {
    const t = laid(`${HAND}\nlimits 5 2`)
      .dice(0, 0, 0)
      .play('german', 'pass')
      .play('british', 'give-back lice')
    expect(limit(t)).toBe(1)
    endTurn(t)
    t.play('german', 'play probe-left')
    untilEnd(t)
    expect(asked(t)).toBe('end-turn german')
    expect(combatHand(t, 'german')).toHaveLength(2)
    expect(why(t, 'german', 'take-card')).toBe('G-2.1 hand-full')
    // A card discarded for a token does not make room enough: one is the limit, and one is held.
    t.play('german', 'discard lice')
    expect(why(t, 'german', 'take-card')).toBe('G-2.1 hand-full')
  })

  test('[G-13.5] Mata Hari Spy: below the lowered limit the enemy draws as ever', () => {
    const t = endTurn(laid().dice(0, 0, 0).play('german', 'pass').play('british', 'give-back lice'))
    untilEnd(t.play('german', 'play probe-left')).play('german', 'take-card')
    expect(combatHand(t, 'german')).toHaveLength(3)
  })

  test('[G-13.5] Mata Hari Spy: against an empty hand the limit still drops, and there is nothing to choose', () => {
    const t = laid(hands('attack-centre', 'mata-hari-spy'))
    expect(limit(t)).toBe(4)
    expect(asked(t)).toBe('order british')
  })

  test('[G-13.5] Mata Hari Spy: a limit of nothing cannot drop further', () => {
    expect(limit(laid(`${hands('attack-centre', 'mata-hari-spy')}\nlimits 5 0`))).toBe(0)
  })

  test('[G-13.5] Mata Hari Spy: Lost Messenger sends her home, and the limit stays', () => {
    const t = laid(hands('attack-centre', 'mata-hari-spy', 'lost-messenger lice'))
    t.play('german', 'combat lost-messenger')
    expect(limit(t)).toBe(5)
    expect(hq(t)).toEqual([6, 3])
    expect(combatHand(t, 'british')).toEqual(['mata-hari-spy'])
  })

  laws({
    name: 'Mata Hari Spy',
    command: SPY,
    side: 'british',
    cost: 3,
    moment: tokens => table(FIELD, HAND + tokens).play('british', 'play attack-centre'),
    after: t => t.dice(0, 0, 0).play('german', 'pass').play('british', 'give-back lice'),
  })
})
