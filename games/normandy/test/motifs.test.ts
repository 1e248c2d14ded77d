import { unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { normandy, normandyMotifs } from '../src/game.ts'
import { eachPosition, namesOf } from './mind-positions.ts'
import { table } from './table.ts'

const motif = (lines: string, command: string): string | undefined => {
  const t = table('la-raye', lines).match.table
  return normandyMotifs.of(t, 0, unwrap(normandy.parseCommand(t.board, command)))
}

test.each([
  [
    'doing bid\nround 1\nus hand fog-of-war*3 scout-a\ngerman hand fog-of-war*4',
    'bid scout-a',
    'which-card-to-bid',
  ],
  ['us hand rifleman-a', 'rifleman-a control', 'hold-the-ground'],
  ['us hand rifleman-a', 'rifleman-a move', 'which-way'],
  ['us hand rifleman-a', 'rifleman-a attack', 'open-fire'],
  ['us hand rifleman-a', 'rifleman-a hunker-down', 'hunker-down'],
  ['us hand scout-a fog-of-war', 'scout-a recon', 'clear-the-fog'],
  ['us hand scout-a', 'scout-a conceal', 'blind-the-enemy'],
  ['us hand scout-a', 'scout-a scout', 'scout-ahead'],
  ['us hand squad-leader-a', 'squad-leader-a bolster', 'call-for-men'],
  ['us hand squad-leader-a', 'squad-leader-a inspire', 'lead-the-platoon'],
  ['us hand rifleman-a', 'rifleman-a ready', 'make-ready'],
  ['us hand rifleman-a', 'end-turn', 'stop-in-time'],
  ['us hand rifleman-a', 'to 12B', 'which-way'],
  ['us hand rifleman-a', 'machine-gunner-a suppress', 'suppress-first'],
  ['us hand rifleman-a', 'at german-scouts-a', 'which-target'],
])('%s: %s is %s', (lines, command, name) => {
  expect(motif(lines, command)).toBe(name)
})

test('whoever can suppress could have attacked with the same card', () => {
  let suppressing = 0
  eachPosition('suppress', (t, _, list) => {
    const names = namesOf(t, list)
    for (const name of names.filter(one => one.endsWith(' suppress'))) {
      suppressing++
      expect(names).toContain(name.replace(' suppress', ' attack'))
    }
  })
  expect(suppressing).toBeGreaterThan(0)
})

test('whatever can be done has a motif, and all motifs come up', () => {
  const seen = new Set<string | undefined>()
  eachPosition('motifs', (t, seat, list) => {
    for (let i = 0; i < list.count; i++) seen.add(normandyMotifs.of(t, seat, list.codes[i]))
  })
  expect([...seen].toSorted()).toEqual([...normandyMotifs.names].toSorted())
})
