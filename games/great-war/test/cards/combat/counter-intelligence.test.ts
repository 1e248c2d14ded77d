import { describe, expect, test } from 'vitest'
import { asked, figures, hq, table, why } from '../../table.ts'
import { combatHand, discards, endTurn, hands, laws, order, roll } from './story.ts'

const FIELD = { '8,6': '.:bi4', '7,6': '.:gi4', '6,6': 'T:gi4', '1,1': '.:gi4' }
const HAND = `${hands('attack-centre', 'counter-intelligence lice')}\ncombat discard gas-attack hand-grenade`
const fetch = (title: string) => `combat counter-intelligence ${title}`

const fetched = (title: string, lines = HAND) =>
  table(FIELD, lines).play('british', 'play attack-centre').play('british', fetch(title))

describe('Counter Intelligence', () => {
  test('[G-13.2] Counter Intelligence: fetches a discarded card, which is played as well, at its own cost', () => {
    const t = fetched('gas-attack')
    expect(combatHand(t, 'british').sort()).toEqual(['gas-attack', 'lice'])
    expect(discards(t)).toEqual(['hand-grenade'])
    expect(hq(t)).toEqual([5, 6])
    expect(asked(t)).toBe('with-card british')
    t.play('british', 'combat gas-attack')
    expect(hq(t)).toEqual([2, 6])
    expect(t.view('spectator').flags).toContain('gas')
    expect(asked(t)).toBe('order british')
    endTurn(t)
    expect(discards(t)).toEqual(['counter-intelligence', 'gas-attack', 'hand-grenade'])
  })

  test('[G-13.2] Counter Intelligence: a card for the battle is kept until the battle', () => {
    const t = fetched('hand-grenade')
    expect(t.legal('british')).toEqual(['pass'])
    t.play('british', 'pass')
    order(t, '8,6').play('british', 'done').play('british', 'combat hand-grenade')
    roll(t, 'burst', 'hq', 'hq', 'hq', 'hq').play('british', 'battle 8,6 at 7,6')
    expect(figures(t, '7,6')).toBe(3)
  })

  test('[G-13.2] Counter Intelligence: other cards of the hand are over the limit, before and after', () => {
    const t = fetched('hand-grenade').play('british', 'pass')
    order(t, '8,6').play('british', 'done')
    expect(why(t, 'british', 'combat lice')).toBe('G-13.2 combat-limit')
    t.play('british', 'combat hand-grenade')
    roll(t, 'hq', 'hq', 'hq', 'hq', 'hq').play('british', 'battle 8,6 at 7,6')
    expect(t.legal('british').filter(one => one.startsWith('combat'))).toEqual([])
  })

  test('[G-13.2] Counter Intelligence: the card fetched may also be kept for another turn', () => {
    const t = endTurn(fetched('gas-attack').play('british', 'pass'))
    expect(combatHand(t, 'british').sort()).toEqual(['gas-attack', 'lice'])
    expect(t.view('spectator').notes.fetched).toBeUndefined()
  })

  test('[G-14.1] Counter Intelligence: everybody has seen the card that comes into the hand', () => {
    const t = fetched('gas-attack')
    expect(t.view('german').british.known).toEqual(['gas-attack.1'])
  })

  test('[G-13.1] Counter Intelligence: only what lies in the discards, and nothing without them', () => {
    const t = table(FIELD, HAND).play('british', 'play attack-centre')
    expect(why(t, 'british', fetch('trench-foot'))).toBe('G-13.1 bad-aim')
    expect(why(t, 'british', 'combat counter-intelligence')).toBe('G-13.1 bad-aim')
    const empty = table(FIELD, hands('attack-centre', 'counter-intelligence')).play(
      'british',
      'play attack-centre',
    )
    expect(empty.legal('british')).toEqual(['pass'])
  })

  test('[G-13.1] Counter Intelligence: the card fetched is refused without its own tokens', () => {
    const t = fetched('gas-attack', `${HAND}\nhq 3 6`)
    expect(why(t, 'british', 'combat gas-attack')).toBe('G-13.1 too-few-hq')
  })

  test('[G-13.5] Counter Intelligence: Lost Messenger returns the card, all tokens, and to the discards what it fetched', () => {
    const t = fetched('gas-attack', `${HAND}\ncombat german-hand lost-messenger`)
    t.play('british', 'combat gas-attack').play('german', 'combat lost-messenger')
    expect(combatHand(t, 'british').sort()).toEqual(['counter-intelligence', 'lice'])
    expect(discards(t).sort()).toEqual(['gas-attack', 'hand-grenade'])
    expect(hq(t)).toEqual([6, 3])
    expect(t.view('spectator').flags).not.toContain('gas')
  })

  test('[G-13.2] Counter Intelligence: Advance Over The Top is fetched and played like any other card', () => {
    const lines = `${hands('attack-centre', 'counter-intelligence', 'lost-messenger')}\ncombat discard advance-over-the-top`
    const t = fetched('advance-over-the-top', lines)
    expect(asked(t)).toBe('with-card british')
    t.play('british', 'combat advance-over-the-top').play('german', 'pass')
    expect(t.view('spectator').flags).toContain('advance')
  })

  test('[G-13.2] Counter Intelligence: of two copies only the one fetched is over the limit', () => {
    const lines = `${hands('attack-centre', 'counter-intelligence mortar-barrage.1')}\ncombat discard mortar-barrage.2`
    const t = table({ ...FIELD, '9,6': '.:bo4' }, lines).play('british', 'play attack-centre')
    t.play('british', fetch('mortar-barrage')).play('british', 'combat mortar-barrage')
    expect(combatHand(t, 'british')).toEqual(['mortar-barrage'])
    expect(asked(t)).toBe('order british')
  })

  laws({
    name: 'Counter Intelligence',
    command: fetch('gas-attack'),
    side: 'british',
    cost: 1,
    moment: tokens => table(FIELD, HAND + tokens).play('british', 'play attack-centre'),
  })
})
