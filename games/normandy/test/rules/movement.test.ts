/** N-5 Movement: Move, Guide, Scout, Stalk. */
import { expect, test } from 'vitest'
import { factsOf, marker, pile, place, table, target, why } from '../table.ts'

test('[N-5.1] Move: every tile entered must hold an own marker, of either face', () => {
  const t = table('la-raye', 'marker us 13B controlled\nus hand rifleman-a').play('us', 'rifleman-a move')
  expect(t.legal('us')).toEqual(['to 13B', 'to 2B'])
  expect(why(t, 'us', 'to 12B')).toBe('N-5.1 tile-not-scouted')
  t.play('us', 'to 13B')
  expect(place(t, 'us-riflemen-a')).toBe('13B')
  expect(t.decision().kind).toBe('turn')
})

test("[N-5.1] the enemy's marker opens no tile", () => {
  const t = table('la-raye', 'marker german 13B controlled\nus hand rifleman-a').play('us', 'rifleman-a move')
  expect(t.legal('us')).toEqual(['to 2B'])
})

test('[N-5.1] the tile left need not hold a marker', () => {
  const t = table('la-raye', 'unit us-riflemen-a 13B\nus hand rifleman-a').play('us', 'rifleman-a move')
  expect(t.legal('us')).toEqual(['to 17B', 'to 2B'])
})

const guiding = (lines: string) => table('mortain', `active us\nus hand platoon-guide\n${lines}`)

test('[N-5.2] Guide: any one own counter on the board moves one tile under the rule of Move', () => {
  const t = guiding('unit us-mortar 16A').play('us', 'platoon-guide guide')
  expect(t.legal('us')).toEqual([
    'guide us-mortar',
    'guide us-riflemen-a',
    'guide us-riflemen-b',
    'guide us-scouts-a',
    'guide us-scouts-b',
  ])
  t.play('us', 'guide us-mortar')
  expect(t.legal('us')).toEqual(['to 10A', 'to 17B', 'to 4A'])
  t.play('us', 'to 10A')
  expect(place(t, 'us-mortar')).toBe('10A')
})

test('[N-5.2] not a suppressed counter, not one off the board, not an enemy', () => {
  const t = guiding('unit us-scouts-a 4A suppressed').play('us', 'platoon-guide guide')
  expect(why(t, 'us', 'guide us-scouts-a')).toBe('N-5.2 guided-suppressed')
  expect(why(t, 'us', 'guide us-sniper')).toBe('N-5.2 guided-off-board')
  expect(why(t, 'us', 'guide german-scouts-a')).toBe('N-5.2 not-own-counter')
})

test('[N-5.2, N-4.1] Guide needs one own counter that it could move, and the last one will do', () => {
  const others = ['riflemen-b', 'scouts-a', 'scouts-b'].map(unit => `unit us-${unit} off`).join('\n')
  const guide = (lines: string) => guiding(`${others}\n${lines}`).legal('us').includes('platoon-guide guide')
  expect(guide('')).toBe(true)
  expect(guide('unit us-riflemen-a 4A suppressed')).toBe(false)
  expect(guide('unit us-riflemen-a off')).toBe(false)
})

test('[N-5.2] a guided Scouts counter places no marker', () => {
  const t = guiding('unit us-scouts-a 10A').play('us', 'platoon-guide guide').play('us', 'guide us-scouts-a')
  expect(t.legal('us')).toEqual(['to 16A', 'to 17B'])
})

const scouting = (lines: string) => table('la-raye', `us hand scout-a\n${lines}`).play('us', 'scout-a scout')

test('[N-5.3] Scout places a marker on each new tile and takes a Fog of War card for it', () => {
  const t = scouting('us supply fog-of-war*3').play('us', 'to 12B').play('us', 'to 5B')
  expect(place(t, 'us-scouts-a')).toBe('5B')
  expect([marker(t, 'us', '12B'), marker(t, 'us', '5B')]).toEqual(['scouted', 'scouted'])
  expect(marker(t, 'german', '5B')).toBe('controlled')
  expect(pile(t, 'us', 'discard')).toBe('fog-of-war.1 fog-of-war.2')
  expect(pile(t, 'us', 'supply')).toBe('fog-of-war.3')
})

test('[N-5.3] a tile with an own marker costs nothing', () => {
  const t = scouting('us supply fog-of-war*3').play('us', 'to 2B').play('us', 'to 16B')
  expect(marker(t, 'us', '16B')).toBe('scouted')
  expect(pile(t, 'us', 'discard')).toBe('fog-of-war.1')
})

test('[N-5.3] a controlled own marker stays as it is', () => {
  const t = scouting('marker us 2B controlled').play('us', 'to 2B').play('us', 'stop')
  expect(marker(t, 'us', '2B')).toBe('controlled')
})

test('[N-5.3] Fog of War is taken only as far as there is any', () => {
  const t = scouting('us supply fog-of-war').play('us', 'to 12B').play('us', 'to 8A')
  expect([marker(t, 'us', '12B'), marker(t, 'us', '8A')]).toEqual(['scouted', 'scouted'])
  expect(pile(t, 'us', 'discard')).toBe('fog-of-war.1')
})

test('[N-5.3] the spawn tile is not one that the unit entered; the next ones are', () => {
  const t = table(
    'la-raye',
    `unit us-scouts-a off
    marker us 17B none
    us hand scout-a
    us supply fog-of-war*3`,
  )
  t.play('us', 'scout-a scout').play('us', 'to 7A').play('us', 'to 17B')
  expect(marker(t, 'us', '17B')).toBe('scouted')
  expect(factsOf(t, 'markerPlaced')).toEqual([{ type: 'markerPlaced', side: 'us', tile: '17B' }])
  expect(pile(t, 'us', 'discard')).toBe('fog-of-war.1 fog-of-war.2')
})

test('[N-5.4] Stalk goes to any tile and places nothing', () => {
  const t = table(
    'behind-enemy-lines',
    `us hand sniper
    us supply fog-of-war*2`,
  ).play('us', 'sniper stalk')
  expect(t.legal('us')).toEqual(['to 12B', 'to 1B', 'to 3B'])
  t.play('us', 'to 12B')
  expect(place(t, 'us-sniper')).toBe('12B')
  expect(marker(t, 'us', '12B')).toBe('none')
  expect(pile(t, 'us', 'discard')).toBe('')
})

test('[N-5.5] when the Mortar moves, its target marker leaves the board', () => {
  const t = table('mortain', 'active us\nunit us-mortar 4A\ntarget us 1B\ntarget german 4A\nus hand mortar')
  t.play('us', 'mortar move').play('us', 'to 16A')
  expect([target(t, 'us'), target(t, 'german')]).toEqual(['off', '4A'])
  expect(factsOf(t, 'targetRemoved')).toEqual([{ type: 'targetRemoved', side: 'us' }])
})

test('[N-5.5] by Guide too', () => {
  const t = guiding('unit us-mortar 4A\ntarget us 1B').play('us', 'platoon-guide guide')
  t.play('us', 'guide us-mortar').play('us', 'to 16A')
  expect(target(t, 'us')).toBe('off')
})

test('[N-5.5] the target marker stays while another counter moves', () => {
  const t = guiding('unit us-mortar 4A\ntarget us 1B').play('us', 'platoon-guide guide')
  t.play('us', 'guide us-riflemen-a').play('us', 'to 16A')
  expect(target(t, 'us')).toBe('1B')
})

test('[N-5.5] the target marker also leaves the board when the Mortar counter is removed from it', () => {
  const t = table(
    'mortain',
    `active german
    unit us-mortar 4A
    target us 1B
    us supply mortar*3
    german hand rifleman-a`,
  ).play('german', 'rifleman-a attack')
  t.dice(0).play('german', 'at us-mortar')
  expect([place(t, 'us-mortar'), target(t, 'us')]).toEqual(['off', 'off'])
})
