/** N-9 What is hidden: views and facts. */
import { openMatch, SPECTATOR, submit, unwrap } from '@bivouac/kernel'
import { secrecyProblems } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import type { NormandyFact } from '../../src/facts.ts'
import { seenBy } from '../../src/facts.ts'
import { normandy } from '../../src/game.ts'
import { boardOf, factsOf, table } from '../table.ts'

const LINES = `
  us hand scout-a rifleman-b
  us deck rifleman-a fog-of-war
  us play scout-b
  us discard squad-leader-a
  us removed rifleman-a.5
  us supply *
  german hand rifleman-a
  german deck scout-a*2
  german supply *`

test('[N-9.1] a side sees its own hand and removed cards, and what is in its deck but not the order', () => {
  const { own } = table('la-raye', LINES).view('us').us
  expect(own).toEqual({
    hand: ['rifleman-b.1', 'scout-a.1'],
    deck: ['rifleman-a.1', 'fog-of-war.1'],
    removed: ['rifleman-a.5'],
    bid: '',
  })
  const turned = LINES.replace('us deck rifleman-a fog-of-war', 'us deck fog-of-war rifleman-a')
  expect(table('la-raye', turned).view('us').us.own).toEqual(own)
})

test.each(['german', 'spectator'])(
  '[N-9.1] to %s the piles of the US are open or counted, never more',
  who => {
    const { us } = table('la-raye', LINES).view(who)
    expect(Object.keys(us)).toEqual([
      ...['points', 'need', 'target', 'hasBid', 'sizes', 'play', 'discard', 'supply', 'handAndDeck'],
    ])
    expect(us.sizes).toEqual({ deck: 2, hand: 2, removed: 1 })
    expect([us.play, us.discard]).toEqual([['scout-b.1'], ['squad-leader-a.1']])
    expect(us.supply).toHaveLength(29 - 7)
    expect(JSON.stringify([us.sizes, us.handAndDeck])).not.toMatch(/\.\d/)
  },
)

test('[N-9.1] everybody is told who looks; a spectator has no side', () => {
  const t = table('la-raye', LINES)
  for (const who of ['us', 'german', 'spectator']) expect(t.view(who).seat).toBe(who)
})

test('[N-3.4, N-9.1] a side sees its own bid; with an empty hand there is none to see', () => {
  const bid = (lines: string) => table('la-raye', `doing bid\ngerman hand scout-b\n${lines}`).view('us').us
  expect(bid('us hand scout-a')).toMatchObject({ hasBid: false, own: { bid: '' } })
  expect(bid('us hand scout-a\nbid us scout-a.1')).toMatchObject({ hasBid: true, own: { bid: 'scout-a.1' } })
  expect(bid('bid us none')).toMatchObject({ hasBid: true, own: { bid: '' } })
})

test('[N-9.1] a target marker is seen on any tile, the first of the map too', () => {
  const target = (lines: string) => table('mortain', lines).view('german').us.target
  expect([target('target us 4A'), target('target us 18B'), target('')]).toEqual(['4A', '18B', ''])
})

test('[N-9.1] discard piles are face up and public', () => {
  const t = table('la-raye', LINES)
  for (const who of ['us', 'german', 'spectator'])
    expect(t.view(who).us.discard).toEqual(['squad-leader-a.1'])
})

test('[N-9.1] everything on the board is public', () => {
  const t = table('mortain', 'unit us-mortar 4A suppressed\ntarget us 1B\nmarker us 1B scouted')
  const board = (who: string) => {
    const { tiles, units, us, german } = t.view(who)
    return { tiles, units, targets: [us.target, german.target], points: [us.points, german.points] }
  }
  expect(board('german')).toEqual(board('us'))
  expect(board('spectator')).toEqual(board('us'))
  expect(board('german').targets).toEqual(['1B', ''])
})

test('[N-9.1] a chosen initiative card is hidden until both are chosen', () => {
  const t = table('la-raye', 'doing bid\nus hand scout-a fog-of-war\ngerman hand scout-b')
  t.play('us', 'bid scout-a')
  expect(t.view('us').us).toMatchObject({ hasBid: true, own: { bid: 'scout-a.1' } })
  for (const who of ['german', 'spectator']) {
    const { us } = t.view(who)
    expect(us.hasBid).toBe(true)
    expect(JSON.stringify(us)).not.toContain('scout-a.1')
    expect(us.sizes.hand).toBe(2)
  }
  t.play('german', 'bid scout-b')
  expect(t.view('spectator').us.discard).toEqual(['scout-a.1'])
})

test('[N-9.2] hand and deck together are known by kind of card, a bid not yet revealed counted in', () => {
  const t = table(
    'la-raye',
    `doing bid
    us hand scout-a*2 fog-of-war
    us deck scout-a rifleman-b
    us supply *
    german hand scout-b`,
  )
  const wanted = { 'rifleman-b': 1, 'scout-a': 3, 'fog-of-war': 1 }
  for (const who of ['german', 'us', 'spectator']) expect(t.view(who).us.handAndDeck).toEqual(wanted)
  t.play('us', 'bid scout-a')
  expect(t.view('german').us.handAndDeck).toEqual(wanted)
})

const to = (side: 'us' | 'german', from: string, zone: string) =>
  ({ type: 'cardMoved', side, card: 'scout-a.1', from, to: zone }) as NormandyFact

test.each([
  ['a card drawn', to('us', 'deck', 'hand'), { type: 'cardMoved', side: 'us', from: 'deck', to: 'hand' }],
  ['a bid', { type: 'bidMade', side: 'us', card: 'scout-a.1' } as const, { type: 'bidMade', side: 'us' }],
])('[N-9.1] %s is shown to its own side in full, to others without the card', (_, fact, redacted) => {
  expect(seenBy(fact, 0)).toEqual(fact)
  expect(seenBy(fact, 1)).toEqual(redacted)
  expect(seenBy(fact, SPECTATOR)).toEqual(redacted)
})

test.each([
  ['a card played', to('us', 'hand', 'play')],
  ['a card discarded', to('us', 'hand', 'discard')],
  ['a card bolstered', to('us', 'supply', 'discard')],
  ['a card inspired', to('us', 'play', 'hand')],
  ['a card removed by Recon', to('us', 'hand', 'removed')],
  [
    'a roll',
    {
      type: 'diceRolled',
      by: 'a',
      at: 'b',
      use: 'attack',
      faces: [1],
      parts: [],
      total: 5,
      hit: false,
    } as const,
  ],
])('[N-9.1] %s is shown to all alike', (_, fact) => {
  for (const seat of [0, 1, SPECTATOR]) expect(seenBy(fact, seat)).toEqual(fact)
})

test('[N-9.1] after a whole round the enemy has heard of no drawn card', () => {
  const t = table('la-raye', 'active german').play('german', 'end-turn')
  const drawn = factsOf(t, 'cardMoved').filter(fact => fact.from === 'deck' && fact.side === 'us')
  expect(drawn).toHaveLength(4)
  for (const fact of drawn) {
    expect(seenBy(fact, 1)).not.toHaveProperty('card')
    expect(seenBy(fact, 0)).toHaveProperty('card')
  }
})

test('[N-9.1, N-9.2] changing what is hidden changes nothing that a seat is shown, offered or sent', () => {
  for (const id of ['la-raye', 'critical-intelligence']) {
    const match = openMatch(normandy, boardOf(id), 'secrecy')
    for (let step = 0; step < 40; step++) {
      for (const seat of [0, 1, SPECTATOR])
        expect(secrecyProblems(normandy, match.table, seat, 2)).toEqual([])
      const [seat] = normandy.decision(match.table).seats
      if (seat === undefined) break
      const view = normandy.view(match.table, seat)
      const every = normandy.everyCommand(match.table.board)
      const command = every.slice(step % 7).find(c => !normandy.explain(match.table.board, view, c))
      unwrap(submit(match, seat, command ?? every[0]))
    }
  }
})
