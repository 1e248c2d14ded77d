import { describe, expect, test } from 'vitest'
import { asked, hq, table, why } from '../../table.ts'
import { combatHand, discards, expectSettled, hands, playWith, untilEnd } from './story.ts'

const FIELD = { '8,6': '.:bi4', '5,6': '.:gi4', '1,1': '.:gi4' }
const HAND = hands('attack-centre', 'improved-logistics lice')
const LOGISTICS = 'combat improved-logistics'

const atEnd = (lines = HAND) => untilEnd(table(FIELD, lines).play('british', 'play attack-centre'))

describe('Improved Logistics', () => {
  test('[G-13.1] [G-4.6] Improved Logistics: four tokens instead of two, for nothing, and the turn is over', () => {
    const t = atEnd()
    expect(asked(t)).toBe('end-turn british')
    t.play('british', LOGISTICS)
    expect(hq(t)).toEqual([10, 6])
    expect(asked(t)).toBe('play-card german')
    expect(discards(t)).toEqual(['improved-logistics'])
    expectSettled(t)
  })

  test('[G-13.1] Improved Logistics: costs nothing, so that a side without tokens may play it', () => {
    const t = atEnd(`${HAND}\nhq 0 6`).play('british', LOGISTICS)
    expect(hq(t)).toEqual([4, 6])
  })

  test('[G-2.1] Improved Logistics: what the pool does not have is lost', () => {
    const t = atEnd(`${HAND}\nhq 6 23`).play('british', LOGISTICS)
    expect(hq(t)).toEqual([7, 23])
  })

  test('[G-4.6] Improved Logistics: it takes the place of the tokens, not of a card on top', () => {
    const t = atEnd().play('british', 'take-card')
    expect(why(t, 'british', LOGISTICS)).toBe('G-13.1 wrong-moment')
  })

  test('[G-4.6] Improved Logistics: refused to who has discarded a card for a token; it is a card played', () => {
    const t = atEnd().play('british', 'discard lice')
    expect(why(t, 'british', LOGISTICS)).toBe('G-13.1 wrong-moment')
    t.play('british', 'take-hq')
    expect(hq(t)).toEqual([9, 6])
  })

  test('[G-4.6] Improved Logistics: it may itself be discarded for a token', () => {
    const t = atEnd().play('british', 'discard improved-logistics')
    expect(hq(t)).toEqual([7, 6])
    expect(combatHand(t, 'british')).toEqual(['lice'])
  })

  test('[G-13.2] Improved Logistics: refused in a turn that has seen another card of the side', () => {
    const t = playWith(
      table(FIELD, hands('attack-centre', 'improved-logistics gas-attack')),
      'attack-centre',
      'gas-attack',
    )
    expect(why(untilEnd(t), 'british', LOGISTICS)).toBe('G-13.2 combat-limit')
  })

  test("[G-13.2] Improved Logistics: the enemy's answer of this turn does not stand in its way", () => {
    const t = table(FIELD, `${HAND}\ncombat german-hand hold-at-all-costs`).play(
      'british',
      'play attack-centre',
    )
    t.play('british', 'pass').play('german', 'combat hold-at-all-costs 5,6')
    untilEnd(t).play('british', LOGISTICS)
    expect(hq(t)).toEqual([10, 5])
  })

  test('[G-13.1] Improved Logistics: refused at another moment, and to a hand that does not hold it', () => {
    const t = table(FIELD, HAND)
    expect(why(t, 'british', LOGISTICS)).toBe('G-13.1 wrong-moment')
    expect(why(t.play('british', 'play attack-centre'), 'british', LOGISTICS)).toBe('G-13.1 wrong-moment')
    expect(why(atEnd(hands('attack-centre', 'lice')), 'british', LOGISTICS)).toBe('G-13.1 combat-not-in-hand')
  })
})
