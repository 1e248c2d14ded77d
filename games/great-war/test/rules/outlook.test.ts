/** What a view lets one see before anything is done: the field of fire, and the way that a unit would go. */
import { unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { HEX_NAMES, hexNamed } from '../../src/geometry.ts'
import { fieldOfFire, wayOf } from '../../src/view/outlook.ts'
import { type Cells, type Seated, table } from '../table.ts'

const FAR = { '1,12': '.:gi4' }
const MOVING = 'doing move\nmark ordered british-1\nnote reach 2 1'

/** Every hex in reach with its dice, and a star where it is not seen. */
function field(cells: Cells, from: string): string[] {
  const t = table({ ...FAR, ...cells })
  return fieldOfFire(t.match.table.board, t.view('british'), hexNamed(from)).map(
    ({ hex, dice, isSeen }) => `${HEX_NAMES[hex]} ${dice}${isSeen ? '' : '*'}`,
  )
}

function way(t: Seated, text: string): string[] {
  const { module, table: state } = t.match
  const command = unwrap(module.parseCommand(state.board, text))
  const [from, to] = text.split(' ').slice(1).join(' ').split(' to ')
  const hexes = wayOf(state.board, t.view('british'), command, hexNamed(from), hexNamed(to))
  return hexes.map(hex => HEX_NAMES[hex])
}

describe('the field of fire', () => {
  test('[G-6.2] [G-8.1] infantry in the corner: dice by range, and what a wood hides', () => {
    expect(field({ '11,1': '.:bi4', '11,3': 'F' }, '11,1')).toEqual([
      '7,1 1',
      '7,2 1',
      '7,3 1',
      '8,1 1',
      '8,2 1',
      '8,3 1',
      '9,1 2',
      '9,2 2',
      '9,3 1',
      '9,4 1',
      '10,2 2',
      '10,3 1',
      '10,4 1*',
      '11,3 2',
      '11,4 1*',
      '11,5 1*',
    ])
  })

  test('[G-6.3] a mortar sees all that it reaches; nobody stands on an empty hex', () => {
    const seen = field({ '11,1': '.:bo4', '10,1': 'F', '11,2': 'F' }, '11,1')
    expect(seen).toContain('11,7 1')
    expect(seen.filter(text => text.endsWith('*'))).toEqual([])
    expect(field({}, '11,1')).toEqual([])
  })

  test('[G-6.2] infantry near the other corner: from the first hex of the board on, and none that is not there', () => {
    const seen = field({ '1,3': '.:bi4' }, '1,3')
    expect(seen[0]).toBe('1,1 2')
    expect(seen.filter(text => !/^\d+,\d+ \d\*?$/.test(text))).toEqual([])
  })
})

describe('the way', () => {
  const moving = (cells: Cells, lines = MOVING): Seated => table({ ...FAR, ...cells }, lines)

  test('[G-5.2] round whoever stands between', () => {
    expect(way(moving({ '8,5': '.:bi4' }), 'move 8,5 to 8,6')).toEqual(['8,5', '8,6'])
    const t = moving({ '8,5': '.:bi4', '8,6': '.:gi4', '7,6': '.:gi4' })
    expect(way(t, 'move 8,5 to 9,7')).toEqual(['8,5', '9,6', '9,7'])
  })

  test.each([
    ['6,4', '7,5'],
    ['6,6', '7,6'],
    ['8,3', '8,4'],
    ['8,7', '8,6'],
    ['10,4', '9,5'],
    ['10,6', '9,6'],
  ])('[G-5.2] straight to %s, by %s', (to, by) => {
    expect(way(moving({ '8,5': '.:bi4' }), `move 8,5 to ${to}`)).toEqual(['8,5', by, to])
  })

  test('[G-5.3] of two ways of one length, the one that nothing stops', () => {
    for (const [wood, by] of [
      ['7,6', '8,6'],
      ['8,6', '7,6'],
    ])
      expect(way(moving({ '8,5': '.:bi4', [wood]: 'F' }), 'move 8,5 to 7,7')).toEqual(['8,5', by, '7,7'])
  })

  test('[G-5.3] not through ground that stops, but for a raid', () => {
    const cells = { '8,5': '.:bi4', '8,6': 'F', '7,6': 'F', '9,6': '.' }
    expect(way(moving(cells), 'move 8,5 to 8,7')).toEqual(['8,5', '9,6', '9,7', '8,7'])
    expect(way(moving(cells), 'raid 8,5 to 8,7')).toEqual(['8,5', '8,6', '8,7'])
  })

  test('[G-12.8] through friends in a rush', () => {
    const cells = { '8,5': '.:bi4', '8,6': '.:bi4', '7,6': '.:gi4', '9,6': '.:gi4' }
    expect(way(moving(cells, `${MOVING}\nflags rush`), 'move 8,5 to 8,7')).toEqual(['8,5', '8,6', '8,7'])
  })

  test('[G-5.2] only both ends where nothing is known of it', () => {
    expect(way(moving({ '8,5': '.:bi4' }), 'move 8,8 to 8,6')).toEqual(['8,8', '8,6'])
  })
})
