/** N-3.1 to N-3.5 The round: draw, initiative, turns. */
import { expect, test } from 'vitest'
import { factsOf, pile, place, table, why } from '../table.ts'

const bidding = (lines: string) => table('la-raye', `doing bid\n${lines}`)

test('[N-3.1] a round is draw, initiative and two turns; then the next round begins', () => {
  const t = bidding('us hand scout-a\ngerman hand scout-b')
  expect(t.decision()).toEqual({ seats: [0, 1], kind: 'bid', clause: 'N-3.4' })
  t.play('us', 'bid scout-a').play('german', 'bid scout-b')
  expect(t.facts.map(fact => fact.type)).toEqual([
    'bidMade',
    'bidsRevealed',
    'cardMoved',
    'cardMoved',
    'turnStarted',
  ])
  expect(t.decision()).toMatchObject({ seats: [0], kind: 'turn' })
  t.play('us', 'end-turn')
  expect(t.decision()).toMatchObject({ seats: [1], kind: 'turn' })
  t.play('german', 'end-turn')
  expect(factsOf(t, 'roundStarted')).toEqual([{ type: 'roundStarted', round: 2 }])
  expect(t.decision()).toMatchObject({ seats: [0, 1], kind: 'bid' })
})

test('[N-3.2] both sides draw four cards, US first', () => {
  const t = table(
    'la-raye',
    `active german
    us deck scout-a scout-b rifleman-a rifleman-b
    german deck fog-of-war fog-of-war scout-a rifleman-b`,
  ).play('german', 'end-turn')
  expect(factsOf(t, 'cardMoved').map(({ side, card }) => `${side} ${card}`)).toEqual([
    ...['us scout-a.1', 'us scout-b.1', 'us rifleman-a.1', 'us rifleman-b.1'],
    ...['german fog-of-war.1', 'german fog-of-war.2', 'german scout-a.1', 'german rifleman-b.1'],
  ])
})

test('[N-3.3] with the deck empty, the discard pile is shuffled into a new one and the draw goes on', () => {
  const t = table(
    'la-raye',
    `us hand platoon-sergeant
    us deck scout-a
    us discard scout-b rifleman-a fog-of-war
    us supply *`,
  )
  t.order('fog-of-war', 'rifleman-a', 'scout-b').play('us', 'platoon-sergeant command 2')
  expect(pile(t, 'us', 'hand')).toBe('scout-a.1 fog-of-war.1')
  expect(pile(t, 'us', 'deck')).toBe('rifleman-a.1 scout-b.1')
  expect(pile(t, 'us', 'discard')).toBe('')
  expect(factsOf(t, 'deckShuffled')).toEqual([{ type: 'deckShuffled', side: 'us', count: 3 }])
})

test('[N-3.3] a deck is shuffled only when a card must be drawn from it', () => {
  const t = table(
    'la-raye',
    `us hand platoon-sergeant
    us deck scout-a scout-b
    us discard rifleman-a fog-of-war
    us supply *`,
  ).play('us', 'platoon-sergeant command 2')
  expect(pile(t, 'us', 'deck')).toBe('')
  expect(pile(t, 'us', 'discard')).toBe('rifleman-a.1 fog-of-war.1')
})

test('[N-3.3] cards in the play area are never shuffled in', () => {
  const t = table(
    'la-raye',
    `us hand platoon-sergeant
    us play scout-a rifleman-b
    us deck scout-b
    us discard rifleman-a fog-of-war
    us supply *`,
  )
  t.order('rifleman-a', 'fog-of-war').play('us', 'platoon-sergeant command 2')
  expect(pile(t, 'us', 'play')).toBe('rifleman-b.1 scout-a.1 platoon-sergeant.1')
  expect(pile(t, 'us', 'deck')).toBe('fog-of-war.1')
})

test('[N-3.3] with deck and discard pile both empty, a side draws what there is', () => {
  const t = table(
    'la-raye',
    `us hand platoon-sergeant
    us deck rifleman-a
    us play squad-leader-a
    us supply *`,
  ).play('us', 'platoon-sergeant command 2')
  expect(pile(t, 'us', 'hand')).toBe('rifleman-a.1')
  const few = table(
    'la-raye',
    `active german
    us deck scout-a rifleman-a
    us supply *`,
  ).play('german', 'end-turn')
  expect(pile(few, 'us', 'hand')).toBe('rifleman-a.1 scout-a.1')
})

test('[N-3.4] the higher number takes the marker, and both cards go to their discard piles', () => {
  const t = bidding('us hand rifleman-a scout-a\ngerman hand squad-leader-a fog-of-war')
  t.play('german', 'bid squad-leader-a').play('us', 'bid rifleman-a')
  expect(factsOf(t, 'bidsRevealed')).toEqual([
    {
      type: 'bidsRevealed',
      us: 'rifleman-a.1',
      german: 'squad-leader-a.1',
      numbers: [5, 7],
      initiative: 'german',
    },
  ])
  expect(t.view('us')).toMatchObject({ initiative: 'german', active: 'german' })
  expect([pile(t, 'us', 'discard'), pile(t, 'german', 'discard')]).toEqual([
    'rifleman-a.1',
    'squad-leader-a.1',
  ])
  expect([pile(t, 'us', 'hand'), pile(t, 'german', 'hand')]).toEqual(['scout-a.1', 'fog-of-war.1'])
})

test.each(['us', 'german'])('[N-3.4] on a tie the holder keeps the marker: %s', holder => {
  const t = bidding(`initiative ${holder}\nus hand scout-a\ngerman hand scout-b`)
  t.play('us', 'bid scout-a').play('german', 'bid scout-b')
  expect(t.view('us')).toMatchObject({ initiative: holder, active: holder })
})

test('[N-3.4] any card of the hand may be chosen, Fog of War too, and no other', () => {
  const t = bidding('us hand scout-a*2 fog-of-war platoon-sergeant\ngerman hand scout-b')
  expect(t.legal('us')).toEqual(['bid fog-of-war', 'bid platoon-sergeant', 'bid scout-a'])
  expect(why(t, 'us', 'bid rifleman-a')).toBe('N-3.4 bid-not-in-hand')
  for (const text of ['end-turn', 'scout-a scout', 'to 4B'])
    expect(why(t, 'us', text)).toBe('N-3.4 bid-first')
  t.play('us', 'bid fog-of-war')
  expect(t.legal('us')).toEqual([])
  expect(why(t, 'us', 'bid scout-a')).toBe('N-3.4 bid-made')
  expect(why(t, 'us', 'end-turn')).toBe('N-3.5 not-your-decision')
})

test('[N-3.5] there is nothing to bid in the turn of the other side', () => {
  const t = table('la-raye', 'active german\nus hand scout-a')
  expect(why(t, 'us', 'bid scout-a')).toBe('N-3.5 not-your-decision')
})

test('[N-3.4] a side with an empty hand bids 0', () => {
  const t = table(
    'la-raye',
    `active german
    initiative us
    us supply *
    german deck fog-of-war*4`,
  ).play('german', 'end-turn')
  expect(t.view('spectator').toChoose).toEqual(['german'])
  t.play('german', 'bid fog-of-war')
  expect(factsOf(t, 'bidsRevealed')).toMatchObject([{ numbers: [0, 1], initiative: 'german' }])
})

test('[N-3.4] two empty hands: the holder keeps the marker and the turns begin', () => {
  const t = table('la-raye', 'active german\ninitiative us\nus supply *\ngerman supply *')
  t.play('german', 'end-turn')
  expect(factsOf(t, 'bidsRevealed')).toMatchObject([{ numbers: [0, 0], initiative: 'us' }])
  expect(t.decision()).toMatchObject({ seats: [0], kind: 'turn' })
  expect(t.legal('us')).toEqual(['end-turn'])
})

test("[N-3.5] first the marker's holder plays, then the other side", () => {
  const t = table('la-raye', 'us hand scout-a\ngerman hand scout-a')
  expect(t.legal('german')).toEqual([])
  expect(why(t, 'german', 'end-turn')).toBe('N-3.5 not-your-decision')
  t.play('us', 'end-turn').play('german', 'end-turn')
  expect(t.view('us').round).toBe(2)
})

test('[N-3.5] cards are played from the hand one at a time, as many as the side likes', () => {
  const t = table('la-raye', 'us hand rifleman-a rifleman-b scout-a')
  expect(why(t, 'us', 'scout-b attack')).toBe('N-3.5 not-in-hand')
  t.play('us', 'rifleman-a move').play('us', 'to 2B').play('us', 'rifleman-b move').play('us', 'to 2B')
  expect([place(t, 'us-riflemen-a'), place(t, 'us-riflemen-b')]).toEqual(['2B', '2B'])
  expect(pile(t, 'us', 'play')).toBe('rifleman-a.1 rifleman-b.1')
  expect(pile(t, 'us', 'hand')).toBe('scout-a.1')
})

test('[N-3.5] ending the turn discards the rest of the hand and the whole play area', () => {
  const t = table('la-raye', 'us hand rifleman-a fog-of-war\nus play scout-a\nus discard scout-b')
  t.play('us', 'end-turn')
  expect(pile(t, 'us', 'discard')).toBe('rifleman-a.1 scout-a.1 scout-b.1 fog-of-war.1')
  expect([pile(t, 'us', 'hand'), pile(t, 'us', 'play')]).toEqual(['', ''])
})
