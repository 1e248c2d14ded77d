/** The table of terrain, row by row, by play: what a unit on it ignores, from afar and close. */
import { describe, expect, test } from 'vitest'
import type { DieFace } from '../../src/vocabulary.ts'
import { figures, roll, type Seated, table, toBattle } from '../table.ts'

const FAR = { '1,12': '.:gi4' }

/** Three dice of this face at a German on this ground: by a machine gun two hexes off, or by infantry next to it. */
const three = (cell: string, face: DieFace, attacker: string): Seated => {
  const from = attacker === 'afar' ? '8,6' : '7,6'
  const british = { afar: '.:bm4', close: '.:bi4', 'from a hill': 'H:bi4' }[attacker] ?? ''
  const t = toBattle({ [from]: british, '6,6': `${cell}:gi4`, ...FAR }, { orders: [from] })
  return roll(t, face, face, face).play('british', `battle ${from} at 6,6`)
}

const ignored = (cell: string, attacker: string): string => {
  const soldiers = 3 - (4 - figures(three(cell, 'soldier', attacker), '6,6'))
  const retreat = three(cell, 'flag', attacker).view('german').doing.at(-1)
  expect(retreat).toMatchObject({ kind: 'retreat', flags: 3 })
  return `${soldiers}/${retreat?.ignorable}`
}

describe('soldiers and flags ignored', () => {
  test.each([
    ['countryside', '.', '0/0', '0/0', '0/0'],
    ['forest', 'F', '1/0', '1/0', '1/0'],
    ['building', 'B', '1/1', '1/1', '1/1'],
    ['hill', 'H', '1/0', '1/0', '0/0'],
    ['rubble', 'R', '1/1', '1/1', '1/1'],
    ['trench', 'T', '2/2', '1/1', '1/1'],
    ['shell crater', 'C', '1/1', '1/1', '1/1'],
    ['mine crater', 'M', '1/1', '1/1', '1/1'],
    ['wire', '.w', '0/0', '0/0', '0/0'],
  ])(
    '[G-6.5, G-7.2, G-9.3] %s (%s): %s from afar, %s close, %s close from a hill',
    (_, cell, ...expected) => {
      expect(['afar', 'close', 'from a hill'].map(attacker => ignored(cell, attacker))).toEqual(expected)
    },
  )

  test.each([
    ['fortified building', 'K', '2/2', '2/2'],
    ['sunken lane', 'S', '1/1', '1/1'],
  ])('[G-15.2, G-15.3] %s (%s): %s from afar, %s close', (_, cell, ranged, close) => {
    expect([ignored(cell, 'afar'), ignored(cell, 'close')]).toEqual([ranged, close])
  })

  test.each([
    ['forest', 'Fx'],
    ['hill', 'Hx'],
    ['trench', 'Tx'],
  ])('[G-10.7] %s under a crater token (%s) protects like a crater', (_, cell) => {
    expect(['afar', 'close', 'from a hill'].map(attacker => ignored(cell, attacker))).toEqual([
      ...['1/1', '1/1', '1/1'],
    ])
  })

  test.each([
    ['trench', 'Tw', '2/2', '1/1'],
    ['building', 'Bw', '1/1', '1/1'],
    ['shell crater', 'Cw', '1/1', '1/1'],
  ])('[G-1.4] wire on a %s (%s): the tile still protects, wire adds nothing', (_, cell, ranged, close) => {
    expect([ignored(cell, 'afar'), ignored(cell, 'close')]).toEqual([ranged, close])
  })
})

test('[G-1.4] one unit a hex and one hex a unit: other positions are refused', () => {
  expect(() => table({ '8,6': '.:b1i4', '8,7': '.:b1i4', ...FAR })).toThrow(/no number left/)
  expect(() => table({ '8,6': '.:b1i4:b2i4', ...FAR })).toThrow(/is no hex/)
})
