/** N-6 Support: Bolster, Command, Conceal, Control, Inspire, Recon, Target. */
import { expect, test } from 'vitest'
import { play } from '../../src/commands.ts'
import { normandy } from '../../src/game.ts'
import { COMMAND, KINDS } from '../../src/vocabulary.ts'
import { factsOf, marker, pile, points, table, target, why } from '../table.ts'

test('[N-6.1] Bolster 3: up to three cards of the supply go to the discard pile', () => {
  const t = table('la-raye', 'us hand platoon-sergeant\nus supply scout-a*2 rifleman-b rifleman-a')
  t.play('us', 'platoon-sergeant bolster')
  expect(t.legal('us')).toEqual(['take rifleman-a', 'take rifleman-b', 'take scout-a'])
  expect(why(t, 'us', 'take scout-b')).toBe('N-6.1 not-in-supply')
  t.play('us', 'take scout-a').play('us', 'take rifleman-b').play('us', 'take scout-a')
  expect(pile(t, 'us', 'discard')).toBe('rifleman-b.1 scout-a.1 scout-a.2')
  expect(pile(t, 'us', 'supply')).toBe('rifleman-a.1')
  expect(t.decision().kind).toBe('turn')
})

test('[N-6.1, N-4.2] how many are taken, and how many may still be, is open to all', () => {
  const t = table('la-raye', 'us hand platoon-sergeant\nus supply scout-a*2 rifleman-b rifleman-a')
  t.play('us', 'platoon-sergeant bolster')
  const now = () => t.view('german').doing.at(-1)
  expect(now()).toMatchObject({ kind: 'take-cards', from: 'supply', left: 3, taken: 0 })
  t.play('us', 'take scout-a')
  expect(now()).toMatchObject({ left: 2, taken: 1 })
  t.play('us', 'take scout-a')
  expect(now()).toMatchObject({ left: 1, taken: 2 })
})

test('[N-6.1] Bolster asks by its own clause', () => {
  const t = table('la-raye', 'us hand squad-leader-a\nus supply rifleman-a*2').play(
    'us',
    'squad-leader-a bolster',
  )
  expect(t.decision()).toMatchObject({ kind: 'take-cards', clause: 'N-6.1' })
})

test('[N-6.1] Bolster ends by itself when nothing is left to take', () => {
  const t = table('la-raye', 'us hand platoon-sergeant\nus supply scout-a fog-of-war')
  t.play('us', 'platoon-sergeant bolster').play('us', 'take scout-a')
  expect(t.decision().kind).toBe('turn')
})

test('[N-6.1] a Squad Leader bolsters two cards of his own squad', () => {
  const t = table('la-raye', 'us hand squad-leader-a\nus supply scout-a rifleman-a*2 rifleman-b')
  t.play('us', 'squad-leader-a bolster')
  expect(t.legal('us')).toEqual(['take rifleman-a', 'take scout-a'])
  expect(why(t, 'us', 'take rifleman-b')).toBe('N-6.1 other-squad')
  t.play('us', 'take rifleman-a').play('us', 'take scout-a')
  expect(pile(t, 'us', 'discard')).toBe('rifleman-a.1 scout-a.1')
  expect(t.decision().kind).toBe('turn')
})

test("[N-6.1] cards without a squad are not of the Squad Leader's", () => {
  const t = table('mortain', 'active us\nus hand squad-leader-a\nus supply sniper platoon-guide scout-a')
  t.play('us', 'squad-leader-a bolster')
  expect(t.legal('us')).toEqual(['take scout-a'])
})

test('[N-6.1] Bolster cannot take Fog of War', () => {
  const t = table('la-raye', 'us hand platoon-sergeant\nus supply scout-a fog-of-war')
  t.play('us', 'platoon-sergeant bolster')
  expect(t.legal('us')).toEqual(['take scout-a'])
  expect(why(t, 'us', 'take fog-of-war')).toBe('N-6.1 fog-not-taken')
})

test('[N-6.2] Command draws cards that can be played this turn', () => {
  const t = table('la-raye', 'us hand platoon-sergeant\nus deck scout-a rifleman-b fog-of-war')
  t.play('us', 'platoon-sergeant command 2')
  expect(pile(t, 'us', 'hand')).toBe('rifleman-b.1 scout-a.1')
  t.play('us', 'rifleman-b move')
})

test('[N-6.2] Command draws no more than the card says', () => {
  const t = table('la-raye', 'us hand platoon-sergeant')
  expect(t.legal('us')).toContain('platoon-sergeant command 2')
  const three = play(KINDS.indexOf('platoon-sergeant'), COMMAND, 3)
  const { clause, key } = normandy.explain(t.match.table.board, t.view('us'), three)!
  expect(`${clause} ${key}`).toBe('N-6.2 too-many-cards')
})

test("[N-6.3] Conceal: one Fog of War card goes from the enemy's supply to the enemy's discard pile", () => {
  const t = table('la-raye', 'us hand scout-a\ngerman supply fog-of-war*3\nus supply fog-of-war*2')
  t.play('us', 'scout-a conceal')
  expect(pile(t, 'german', 'discard')).toBe('fog-of-war.1')
  expect(pile(t, 'german', 'supply')).toBe('fog-of-war.2 fog-of-war.3')
  expect(pile(t, 'us', 'discard')).toBe('')
})

test("[N-6.4] Control turns the own marker to controlled, and the enemy's there to scouted", () => {
  const t = table(
    'la-raye',
    `unit us-riflemen-a 13B
    marker us 13B scouted
    marker german 13B controlled
    us hand rifleman-a`,
  )
  expect(points(t)).toEqual([0, 5])
  t.play('us', 'rifleman-a control')
  expect([marker(t, 'us', '13B'), marker(t, 'german', '13B')]).toEqual(['controlled', 'scouted'])
  expect(points(t)).toEqual([2, 3])
})

test("[N-6.4] an enemy's scouted marker stays", () => {
  const t = table(
    'la-raye',
    `unit us-riflemen-a 13B
    marker us 13B scouted
    marker german 13B scouted
    us hand rifleman-a`,
  ).play('us', 'rifleman-a control')
  expect(factsOf(t, 'markerTurned')).toEqual([
    { type: 'markerTurned', side: 'us', tile: '13B', controlled: true },
  ])
})

test('[N-6.4] an own counter on the tile does not hinder', () => {
  const t = table('la-raye', 'us hand rifleman-a').play('us', 'rifleman-a control')
  expect(marker(t, 'us', '17B')).toBe('controlled')
})

test('[N-6.5] Inspire takes a card of the own squad from the play area back into the hand', () => {
  const t = table('la-raye', 'us hand squad-leader-a\nus play scout-a*2 rifleman-a scout-b')
  t.play('us', 'squad-leader-a inspire')
  expect(t.decision()).toMatchObject({ kind: 'take-cards', clause: 'N-6.5' })
  expect(t.legal('us')).toEqual(['take rifleman-a', 'take scout-a'])
  expect(why(t, 'us', 'take scout-b')).toBe('N-6.1 other-squad')
  t.play('us', 'take scout-a')
  expect(pile(t, 'us', 'hand')).toBe('scout-a.1')
  expect(pile(t, 'us', 'play')).toBe('rifleman-a.1 scout-a.2 scout-b.1 squad-leader-a.1')
  t.play('us', 'scout-a attack')
})

test('[N-6.5] only from the play area', () => {
  const t = table('la-raye', 'us hand squad-leader-a\nus play rifleman-a\nus discard scout-a')
  t.play('us', 'squad-leader-a inspire')
  expect(why(t, 'us', 'take scout-a')).toBe('N-6.5 not-in-play')
})

test('[N-6.5] Inspire never takes the card being played', () => {
  const t = table('la-raye', 'us hand squad-leader-a\nus play rifleman-a')
  t.play('us', 'squad-leader-a inspire')
  expect(why(t, 'us', 'take squad-leader-a')).toBe('N-6.5 card-being-played')
})

test('[N-6.6] Recon removes one Fog of War card of the hand from the game and draws one card', () => {
  const t = table('la-raye', 'us hand scout-a fog-of-war*2\nus deck rifleman-a')
  t.play('us', 'scout-a recon')
  expect(pile(t, 'us', 'removed')).toBe('fog-of-war.1')
  expect(pile(t, 'us', 'hand')).toBe('rifleman-a.1 fog-of-war.2')
  t.play('us', 'rifleman-a move')
})

test('[N-6.6, N-3.3] Recon may have nothing to draw', () => {
  const t = table('la-raye', 'us hand scout-a rifleman-a platoon-sergeant fog-of-war\nus supply *')
  t.play('us', 'scout-a recon')
  expect(pile(t, 'us', 'hand')).toBe('rifleman-a.1 platoon-sergeant.1')
})

test('[N-6.7] Target: a tile three or more tiles away from the Mortar', () => {
  const t = table('mortain', 'active us\nunit us-mortar 4A\nus hand mortar').play('us', 'mortar target')
  expect(t.legal('us')).toEqual(
    ['11A', '13B', '14B', '18B', '1B', '2A', '3A', '6A', '8B'].map(tile => `to ${tile}`),
  )
  expect(why(t, 'us', 'to 5B')).toBe('N-6.7 too-near')
  t.play('us', 'to 3A')
  expect(target(t, 'us')).toBe('3A')
})

test('[N-6.7] the marker is moved to another such tile, not put where it lies', () => {
  const t = table('mortain', 'active us\nunit us-mortar 4A\ntarget us 1B\nus hand mortar')
  t.play('us', 'mortar target')
  expect(why(t, 'us', 'to 1B')).toBe('N-6.7 target-already-there')
  t.play('us', 'to 6A')
  expect(target(t, 'us')).toBe('6A')
})

test('[N-6.7] the distance is counted from the spawn tile for a Mortar that enters by this card', () => {
  const t = table('mortain', 'active us\nus hand mortar').play('us', 'mortar target')
  expect(t.legal('us')).not.toContain('to 1B')
  expect(t.legal('us')).toContain('to 8B')
})
