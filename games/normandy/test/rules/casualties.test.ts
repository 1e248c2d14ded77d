/** N-7.5, N-7.7 What a hit costs. */
import { expect, test } from 'vitest'
import { KIND, soldierOf } from '../../src/cards/cards.ts'
import { KINDS } from '../../src/vocabulary.ts'
import { factsOf, pile, place, type Seated, table } from '../table.ts'

/** The Germans hit the US Scouts A. */
const hit = (lines: string): Seated => {
  const t = table('la-raye', `active german\ninitiative german\ngerman hand rifleman-a\n${lines}`)
  return t.play('german', 'rifleman-a attack').dice(0)
}
const AT = 'at us-scouts-a'

test('[N-7.5] a card of the unit is lost from the hand first', () => {
  const t = hit('us hand scout-a.3 rifleman-a\nus discard scout-a.1\nus deck scout-a.2').play('german', AT)
  expect(pile(t, 'us', 'removed')).toBe('scout-a.3')
  expect(pile(t, 'us', 'hand')).toBe('rifleman-a.1')
  expect(place(t, 'us-scouts-a')).toBe('17B')
})

test('[N-7.5] then from the discard pile', () => {
  const t = hit('us hand rifleman-a\nus discard scout-a.3\nus deck scout-a.1 scout-a.2').play('german', AT)
  expect(pile(t, 'us', 'removed')).toBe('scout-a.3')
  expect(pile(t, 'us', 'discard')).toBe('')
})

test('[N-7.5] then from the deck, which is shuffled afterwards', () => {
  const t = hit(
    `us deck platoon-sergeant scout-a rifleman-a rifleman-b
    us supply scout-a
    us play scout-a
    us discard *`,
  )
  t.order('rifleman-b', 'platoon-sergeant', 'rifleman-a').play('german', AT)
  expect(pile(t, 'us', 'removed')).toBe('scout-a.1')
  expect(pile(t, 'us', 'deck')).toBe('rifleman-b.1 platoon-sergeant.1 rifleman-a.1')
  expect(factsOf(t, 'casualty')[0].from).toBe('deck')
  expect(factsOf(t, 'deckShuffled')).toEqual([{ type: 'deckShuffled', side: 'us', count: 3 }])
})

test('[N-7.5] if none has one, the counter leaves the board; supply and play area do not count', () => {
  const t = hit('us supply scout-a*2\nus play scout-a').play('german', AT)
  expect(place(t, 'us-scouts-a')).toBe('off')
  expect(pile(t, 'us', 'removed')).toBe('')
  expect([pile(t, 'us', 'supply'), pile(t, 'us', 'play')]).toEqual(['scout-a.1 scout-a.2', 'scout-a.3'])
  expect(factsOf(t, 'counterRemoved')).toEqual([{ type: 'counterRemoved', unit: 'us-scouts-a', tile: '17B' }])
})

test('[N-7.5] a card of another unit is never lost', () => {
  const t = hit('us hand scout-b rifleman-a\nus supply scout-a*3').play('german', AT)
  expect(pile(t, 'us', 'hand')).toBe('rifleman-a.1 scout-b.1')
  expect(place(t, 'us-scouts-a')).toBe('off')
})

test('[N-7.5, N-3.10] a counter that left enters again at its spawn marker by a card bolstered later', () => {
  const t = hit('unit us-scouts-a 12B\nus hand squad-leader-a platoon-sergeant\nus supply *')
  t.play('german', AT).play('german', 'end-turn')
  expect(place(t, 'us-scouts-a')).toBe('off')
  t.play('us', 'squad-leader-a bolster').play('us', 'take scout-a').play('us', 'stop')
  t.play('us', 'platoon-sergeant command 1').play('us', 'scout-a attack')
  expect(place(t, 'us-scouts-a')).toBe('17B')
})

test('[N-7.5] among equal cards the one with the lowest number is lost', () => {
  const t = hit('us hand scout-a.2 scout-a.3\nus deck scout-a.1').play('german', AT)
  expect(pile(t, 'us', 'removed')).toBe('scout-a.2')
})

test('[N-7.5] equal cards are interchangeable in playing, taking and bidding: the lowest number is meant', () => {
  const t = table(
    'la-raye',
    'us hand rifleman-a.4 rifleman-a.2 platoon-sergeant\nus supply scout-a.3 scout-a.2',
  )
  expect(t.legal('us').filter(command => command === 'rifleman-a move')).toHaveLength(1)
  t.play('us', 'rifleman-a move').play('us', 'to 2B')
  expect(pile(t, 'us', 'play')).toBe('rifleman-a.2')
  t.play('us', 'platoon-sergeant bolster').play('us', 'take scout-a').play('us', 'stop')
  expect(pile(t, 'us', 'discard')).toBe('scout-a.2')
  const bid = table('la-raye', 'doing bid\nus hand scout-b.3 scout-b.1\ngerman hand scout-a')
  bid.play('us', 'bid scout-b').play('german', 'bid scout-a')
  expect(pile(bid, 'us', 'discard')).toBe('scout-b.1')
})

test('[N-7.5] Blast costs cards of both sides in the same way', () => {
  const t = table(
    'mortain',
    `active us
    unit us-mortar 4A
    target us 11A
    unit german-scouts-a 11A
    unit us-riflemen-a 11A
    us hand mortar rifleman-a
    german discard scout-a`,
  ).play('us', 'mortar blast')
  t.dice(0, 0).play('us', 'at us-riflemen-a')
  expect([pile(t, 'us', 'removed'), pile(t, 'german', 'removed')]).toEqual(['rifleman-a.1', 'scout-a.1'])
})

test("[N-7.7] a side may look at its own removed cards, never at the enemy's", () => {
  const t = table('la-raye', 'us removed scout-a fog-of-war\ngerman removed rifleman-b')
  expect(t.view('us').us.own?.removed).toEqual(['scout-a.1', 'fog-of-war.1'])
  expect(t.view('us').german.own).toBeUndefined()
  expect(t.view('us').german.sizes.removed).toBe(1)
  expect(JSON.stringify([t.view('us').german, t.view('spectator').german])).not.toContain('rifleman-b.1')
})

test('[N-7.7] which unit lost a man, who he was, and from which pile, is public', () => {
  const t = hit('us deck scout-a.2\nus supply scout-a*2').play('german', AT)
  const [fact] = factsOf(t, 'casualty')
  expect(fact).toEqual({
    type: 'casualty',
    side: 'us',
    unit: 'us-scouts-a',
    card: 'scout-a.2',
    name: soldierOf(0, KIND[KINDS.indexOf('scout-a')].first + 1),
    from: 'deck',
  })
  for (const seat of [0, 1, -1]) expect(t.match.module.seenBy(fact, seat)).toEqual(fact)
})
