/** G-8 Sight, case by case. */
import { newTable, seeded, unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { hexSet } from '../src/geometry.ts'
import { sees } from '../src/rules/sight.ts'
import { openScenario } from '../src/scenario/scenario.ts'
import { AT, type GreatWarTable, LAYOUT } from '../src/state/state.ts'
import { dotted, drawn, hex } from './scenario-files.ts'

/** A board with this terrain and these units, besides one of each side in far corners. */
function scene(marks: Record<string, readonly string[]>, units: readonly string[] = []): GreatWarTable {
  const file = drawn(dotted(marks), { british: ['11,12', ...units], german: ['1,12'] })
  const board = unwrap(openScenario(file))
  const t = newTable(LAYOUT, board, seeded)
  t.cells.set(hexSet(board.start.unitHex), AT.occupied)
  return t
}

/** Sight is the same in both directions; whoever asks for one is told if it is not. */
function look(t: GreatWarTable, from: string, to: string): boolean {
  const there = sees(t, hex(from), hex(to))
  expect(sees(t, hex(to), hex(from)), `${to} to ${from}`).toBe(there)
  return there
}

describe('a straight line from centre to centre', () => {
  test('[G-8.1] is open over countryside, trenches, craters and wire', () => {
    expect(look(scene({}), '9,5', '5,5')).toBe(true)
    expect(look(scene({ T: ['7,5'], C: ['7,4'], M: ['7,6'] }), '7,3', '7,7')).toBe(true)
    const file = drawn(dotted({}), { british: ['11,12'], german: ['1,12'] })
    const board = unwrap(openScenario({ ...file, wire: ['7,4', '7,5'] }))
    expect(sees(newTable(LAYOUT, board, seeded), hex('7,3'), hex('7,6'))).toBe(true)
  })

  test.each(['F', 'B', 'R', 'H'])('[G-8.1] terrain %s on a hex that it crosses blocks it', code => {
    expect(look(scene({ [code]: ['7,5'] }), '7,3', '7,7')).toBe(false)
    expect(look(scene({ [code]: ['6,5'] }), '7,3', '7,7')).toBe(true)
  })

  test('[G-8.1] a unit on a hex that it crosses blocks it, in a trench or a crater too', () => {
    expect(look(scene({}, ['7,5']), '7,3', '7,7')).toBe(false)
    expect(look(scene({ T: ['7,5'] }, ['7,5']), '7,3', '7,7')).toBe(false)
    expect(look(scene({ C: ['7,5'] }, ['7,5']), '7,3', '7,7')).toBe(false)
  })

  test('[G-8.1] [G-8.2] the corner 1,1 sees its neighbours, and along a side unless both hands are blocked', () => {
    expect(look(scene({}), '1,1', '1,2')).toBe(true)
    expect(look(scene({ F: ['1,2'] }), '1,1', '2,2')).toBe(true)
    expect(look(scene({ F: ['1,2', '2,1'] }), '1,1', '2,2')).toBe(false)
  })

  test('[G-8.1] the own and the target hex do not block, nor do neighbours hide each other', () => {
    expect(look(scene({ F: ['7,3', '7,7'] }, ['7,3', '7,7']), '7,3', '7,7')).toBe(true)
    expect(look(scene({ B: ['7,3', '7,4'] }, ['7,3', '7,4']), '7,3', '7,4')).toBe(true)
  })

  test('[G-8.1] a line askew is blocked by each hex that it crosses', () => {
    for (const name of ['5,4', '5,5', '6,4', '6,5'])
      expect(look(scene({ F: [name] }), '5,3', '6,6')).toBe(false)
  })

  test('[G-8.1] nothing is seen beyond the longest range', () => {
    expect(sees(scene({}), hex('6,1'), hex('6,7'))).toBe(true)
    expect(sees(scene({}), hex('6,1'), hex('6,8'))).toBe(false)
    expect(sees(scene({}), hex('6,1'), hex('6,1'))).toBe(true)
  })
})

describe('along sides', () => {
  test('[G-8.2] something on one side does not block', () => {
    expect(look(scene({ F: ['6,4', '8,4'] }), '9,5', '5,5')).toBe(true)
    expect(look(scene({ F: ['6,5'] }, ['8,5']), '9,5', '5,5')).toBe(true)
    expect(look(scene({ F: ['5,5'] }), '6,4', '5,6')).toBe(true)
  })

  test('[G-8.2] something on each side blocks, terrain or unit', () => {
    expect(look(scene({ F: ['6,4'], B: ['6,5'] }), '7,5', '5,5')).toBe(false)
    expect(look(scene({ F: ['6,4'] }, ['6,5']), '7,5', '5,5')).toBe(false)
    expect(look(scene({}, ['5,5', '6,5']), '6,4', '5,6')).toBe(false)
  })

  test('[G-8.2] on each side, though they do not face each other', () => {
    expect(look(scene({ F: ['6,4', '8,5'] }), '9,5', '5,5')).toBe(false)
  })

  test('[G-8.2] the hex between two sides is crossed, and blocks by itself', () => {
    expect(look(scene({ F: ['7,5'] }), '9,5', '5,5')).toBe(false)
  })

  test('[G-8.2] a corner does not block', () => {
    // The line leaves 5,5 at its corner to 6,4 and 6,5 and runs between them: 5,4 and 5,6 only touch it beside.
    expect(look(scene({ F: ['5,4', '5,6', '7,4', '7,6'] }), '7,5', '5,5')).toBe(true)
  })

  test("[G-1.1, G-8.2] the edge's half hexes block as one of the two sides", () => {
    expect(look(scene({}), '3,1', '1,1')).toBe(true)
    expect(look(scene({ F: ['2,1'] }), '3,1', '1,1')).toBe(false)
    expect(look(scene({}, ['10,11']), '11,12', '9,12')).toBe(false)
    expect(look(scene({ F: ['4,1'] }), '5,1', '1,1')).toBe(false)
    expect(look(scene({ F: ['4,1'] }), '4,2', '2,2')).toBe(true)
  })
})

describe('hills', () => {
  const ridge = { H: ['7,4', '7,5', '7,6'] }

  test('[G-8.3] hide what lies behind them', () => {
    expect(look(scene(ridge), '7,3', '7,7')).toBe(false)
    expect(look(scene({ H: ['7,5'] }), '7,3', '7,7')).toBe(false)
  })

  test('[G-8.3] the first hill hex sees and is seen, further ones are hidden from lower ground', () => {
    expect(look(scene(ridge), '7,2', '7,4')).toBe(true)
    expect(look(scene(ridge), '7,2', '7,5')).toBe(false)
    expect(look(scene(ridge), '7,3', '7,6')).toBe(false)
    expect(look(scene(ridge), '7,6', '7,9')).toBe(true)
  })

  test('[G-8.3] hexes of one hill see each other as on the flat, until something else blocks', () => {
    expect(look(scene(ridge), '7,4', '7,6')).toBe(true)
    expect(look(scene(ridge, ['7,5']), '7,4', '7,6')).toBe(false)
    expect(look(scene({ H: ['7,4', '7,6', '6,4', '6,5'], F: ['7,5'] }), '7,4', '7,6')).toBe(false)
  })

  test('[G-8.3] also across lower hexes between', () => {
    const horseshoe = { H: ['7,4', '7,6', '6,4', '6,5'] }
    expect(look(scene(horseshoe), '7,4', '7,6')).toBe(true)
    expect(look(scene(horseshoe, ['7,5']), '7,4', '7,6')).toBe(false)
  })

  test('[G-8.3] separate hills see each other, but not over a third hill hex', () => {
    expect(look(scene({ H: ['7,3', '7,7'] }), '7,3', '7,7')).toBe(true)
    expect(look(scene({ H: ['7,3', '7,5', '7,7'] }), '7,3', '7,7')).toBe(false)
    expect(look(scene({ H: ['7,3', '7,4', '7,7'] }), '7,3', '7,7')).toBe(false)
  })

  test('[G-8.2, G-8.3] along sides a hill is one of the things that block', () => {
    expect(look(scene({ H: ['6,4'] }), '7,5', '5,5')).toBe(true)
    expect(look(scene({ H: ['6,4', '6,5'] }), '7,5', '5,5')).toBe(false)
    expect(look(scene({ H: ['6,4', '6,5', '7,5', '5,5'] }), '7,5', '5,5')).toBe(true)
  })
})
