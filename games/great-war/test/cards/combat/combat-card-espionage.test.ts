import { describe, expect, test } from 'vitest'
import { asked, table, why } from '../../table.ts'
import { combatHand, discards, endTurn, hands, laws, titles } from './story.ts'

const FIELD = { '8,6': '.:bi4', '5,6': '.:gi4', '1,1': '.:gi4' }
const GERMAN_HAND = 'lice hand-grenade return-fire trench-foot'
const HAND = hands('attack-centre', 'combat-card-espionage', GERMAN_HAND)
const SPY = 'combat combat-card-espionage'

const laid = (lines = HAND) => table(FIELD, lines).play('british', 'play attack-centre').play('british', SPY)

describe('Combat Card Espionage', () => {
  test('[G-13.5] Combat Card Espionage: three cards drawn at random, the spy gives one back, the rest is discarded', () => {
    const t = laid().dice(0, 0, 1).play('german', 'pass')
    expect(asked(t)).toBe('choose british')
    expect(t.legal('british')).toEqual(['give-back hand-grenade', 'give-back lice', 'give-back trench-foot'])
    t.play('british', 'give-back lice')
    expect(combatHand(t, 'german')).toEqual(['lice', 'return-fire'])
    expect(discards(t)).toEqual(['hand-grenade', 'trench-foot'])
    expect(asked(t)).toBe('order british')
  })

  test('[G-13.5] Combat Card Espionage: only what was drawn can be given back', () => {
    const t = laid().dice(0, 0, 1).play('german', 'pass')
    expect(why(t, 'british', 'give-back return-fire')).toBe('G-4.6 not-drawn')
    expect(why(t, 'british', 'done')).toBe('G-4.4 other-decision')
  })

  test('[G-14.1] Combat Card Espionage: both players see the cards drawn, a spectator only their number', () => {
    const t = laid().dice(0, 0, 0).play('german', 'pass')
    const drawn = ['lice', 'hand-grenade', 'return-fire']
    expect(titles(t.view('british').combat.drawnCards ?? [])).toEqual(drawn)
    expect(titles(t.view('german').combat.drawnCards ?? [])).toEqual(drawn)
    expect(t.view('spectator').combat.drawn).toBe(3)
    expect(t.view('spectator').combat.drawnCards).toBeUndefined()
    t.play('british', 'give-back lice')
    expect(titles(t.view('british').german.spied ?? [])).toEqual(['lice'])
    expect(t.view('spectator').german.known).toEqual([])
  })

  test('[G-13.5] Combat Card Espionage: a hand of two is drawn whole, and a single card goes back', () => {
    const two = laid(hands('attack-centre', 'combat-card-espionage', 'lice trench-foot'))
    two.dice(1).play('german', 'pass').play('british', 'give-back trench-foot')
    expect(combatHand(two, 'german')).toEqual(['trench-foot'])
    expect(discards(two)).toEqual(['lice'])
    const one = laid(hands('attack-centre', 'combat-card-espionage', 'lice')).play('german', 'pass')
    expect(one.legal('british')).toEqual(['give-back lice'])
    one.play('british', 'give-back lice')
    expect(combatHand(one, 'german')).toEqual(['lice'])
    expect(discards(one)).toEqual([])
  })

  test('[G-13.1] Combat Card Espionage: there is nothing to spy out in an empty hand', () => {
    const t = table(FIELD, hands('attack-centre', 'combat-card-espionage')).play(
      'british',
      'play attack-centre',
    )
    expect(why(t, 'british', SPY)).toBe('G-13.1 no-effect')
  })

  test('[G-13.5] Combat Card Espionage: the enemy answers first, and what it played cannot be drawn', () => {
    const t = laid(hands('attack-centre', 'combat-card-espionage', 'hold-at-all-costs lice trench-foot'))
    t.dice(0).play('german', 'combat hold-at-all-costs 5,6')
    expect(t.legal('british')).toEqual(['give-back lice', 'give-back trench-foot'])
  })

  test('[G-2.1] Combat Card Espionage: the limit of the enemy stays as it was', () => {
    const t = laid().dice(0, 0, 0).play('german', 'pass').play('british', 'give-back lice')
    expect(t.view('spectator').german.hand.limit).toBe(5)
  })

  test('[G-13.2] Combat Card Espionage: the discards of the enemy are there for Counter Intelligence later', () => {
    const t = laid().dice(0, 0, 0).play('german', 'pass').play('british', 'give-back lice')
    endTurn(t)
    expect(discards(t)).toEqual(['combat-card-espionage', 'hand-grenade', 'return-fire'])
  })

  laws({
    name: 'Combat Card Espionage',
    command: SPY,
    side: 'british',
    cost: 2,
    moment: tokens => table(FIELD, HAND + tokens).play('british', 'play attack-centre'),
    after: t => t.dice(0, 0, 0).play('german', 'pass').play('british', 'give-back lice'),
  })

  test('[G-13.5] Combat Card Espionage: played with a card that orders nobody it spies all the same', () => {
    const t = table({ '9,2': '.:bi4', '1,1': '.:gi4' }, HAND)
    t.play('british', 'play attack-centre').play('british', SPY)
    t.dice(0, 0, 0).play('german', 'pass').play('british', 'give-back lice')
    expect(discards(t)).toEqual(['hand-grenade', 'return-fire'])
  })

  test('[G-13.5] Combat Card Espionage: Lost Messenger sends it home before it has seen anything', () => {
    const t = laid(hands('attack-centre', 'combat-card-espionage', 'lost-messenger lice'))
    t.play('german', 'combat lost-messenger')
    expect(combatHand(t, 'british')).toEqual(['combat-card-espionage'])
    expect(combatHand(t, 'german')).toEqual(['lice'])
    expect(asked(t)).not.toBe('choose british')
  })
})
