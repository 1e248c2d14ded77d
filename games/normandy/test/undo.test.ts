/** Undo: back to the last die, draw or act of the other side. */
import { expect, test } from 'vitest'
import { place, table } from './table.ts'

test('a card and each step of it can be taken back, one command at a time', () => {
  const t = table('la-raye', 'us hand scout-a\nus supply fog-of-war*2')
  const before = t.position()
  t.play('us', 'scout-a scout').play('us', 'to 12B').play('us', 'to 5B')
  expect(place(t.undo('us'), 'us-scouts-a')).toBe('12B')
  expect(place(t.undo('us'), 'us-scouts-a')).toBe('17B')
  expect(t.undo('us').position()).toBe(before)
  expect(() => t.undo('us')).toThrow('Nothing has been done yet.')
})

test('dice cannot be taken back, nor what came before them', () => {
  const t = table('la-raye', 'us hand scout-a rifleman-a').play('us', 'scout-a attack')
  t.undo('us').play('us', 'scout-a attack').dice(3).play('us', 'at german-scouts-a')
  expect(() => t.undo('us')).toThrow('cannot be taken back')
  t.play('us', 'rifleman-a move').undo('us')
  expect(() => t.undo('us')).toThrow('cannot be taken back')
})

test.each([
  ['Command', 'us hand platoon-sergeant', 'platoon-sergeant command 1'],
  ['Recon', 'us hand scout-a fog-of-war', 'scout-a recon'],
])('a card drawn by %s cannot be taken back', (_, lines, play) => {
  const t = table('la-raye', lines).play('us', play)
  expect(() => t.undo('us')).toThrow('cannot be taken back')
})

test('the end of a turn can be taken back until the other side acts', () => {
  const t = table('la-raye', 'us hand scout-a\ngerman hand scout-a')
  t.play('us', 'end-turn').undo('us').play('us', 'end-turn').play('german', 'scout-a conceal')
  expect(() => t.undo('us')).toThrow('The other side has acted since.')
  t.undo('german')
  expect(() => t.undo('us')).toThrow('cannot be taken back')
})

test('the end of the second turn cannot: new cards have been drawn', () => {
  const t = table('la-raye', 'active german').play('german', 'end-turn')
  expect(() => t.undo('german')).toThrow('cannot be taken back')
})

test('a bid can be taken back until both are revealed', () => {
  const t = table('la-raye', 'doing bid\nus hand scout-a rifleman-a\ngerman hand scout-a')
  t.play('us', 'bid scout-a').undo('us').play('us', 'bid rifleman-a').play('german', 'bid scout-a')
  expect(() => t.undo('us')).toThrow('The other side has acted since.')
  expect(() => t.undo('german')).toThrow('cannot be taken back')
})
