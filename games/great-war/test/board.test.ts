/** G-1 The board, as both players see it. */
import { unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { HEX_NAMES, hasHex, hexesIn, NEAR, NEAR_SETS, STEPS } from '../src/geometry.ts'
import type { GreatWarBoard } from '../src/scenario/board.ts'
import { openScenario } from '../src/scenario/scenario.ts'
import { BRITISH, CENTRE, enemyOf, HEXES, LEFT, RIGHT } from '../src/vocabulary.ts'
import { boardOf, fileOf, hex } from './scenario-files.ts'

const GERMAN = enemyOf(BRITISH)
const board = boardOf('opening-action-1')
const names = (hexes: Iterable<number>): string[] => [...hexes].map(h => (h < 0 ? '-' : HEX_NAMES[h]))
const section = (side: number, name: string): number => board.sections[side * HEXES + hex(name)]

describe('hexes', () => {
  test('[G-1.1] 127 hexes in rows of twelve and eleven, both baselines long', () => {
    const lengths = Array.from({ length: 11 }, (_, r) => board.rows.filter(row => row === r + 1).length)
    expect(lengths).toEqual([12, 11, 12, 11, 12, 11, 12, 11, 12, 11, 12])
    expect(board.terrain).toHaveLength(127)
    expect([HEX_NAMES[0], HEX_NAMES[126]]).toEqual(['1,1', '11,12'])
  })

  test('[G-1.1] distances are the fewest steps from neighbour to neighbour', () => {
    for (let from = 0; from < HEXES; from++) {
      const steps = new Map([[from, 0]])
      for (const [at, far] of steps)
        for (const next of NEAR.subarray(at * 6, at * 6 + 6))
          if (next >= 0 && !steps.has(next)) steps.set(next, far + 1)
      expect([...STEPS.subarray(from * HEXES, (from + 1) * HEXES)]).toEqual(
        Array.from({ length: HEXES }, (_, to) => steps.get(to)),
      )
    }
  })

  test('[G-1.1] neighbours as a list and as a set are the same', () => {
    for (let h = 0; h < HEXES; h++)
      expect(hexesIn(NEAR_SETS, h * 4)).toEqual(
        [...NEAR.subarray(h * 6, h * 6 + 6)].filter(near => near >= 0).sort((a, b) => a - b),
      )
  })
})

describe('sections', () => {
  test('[G-1.2] long rows split 4/4/4, and each player has his own left', () => {
    const row = (side: number) => Array.from({ length: 12 }, (_, c) => section(side, `5,${c + 1}`))
    expect(row(BRITISH)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4])
    expect(row(GERMAN)).toEqual([4, 4, 4, 4, 2, 2, 2, 2, 1, 1, 1, 1])
  })

  test('[G-1.2] in short rows the 4th and 8th hexes belong to flank and centre', () => {
    const row = (side: number) => Array.from({ length: 11 }, (_, c) => section(side, `6,${c + 1}`))
    expect(row(BRITISH)).toEqual([1, 1, 1, 3, 2, 2, 2, 6, 4, 4, 4])
    expect(row(GERMAN)).toEqual([4, 4, 4, 6, 2, 2, 2, 3, 1, 1, 1])
  })

  test('[G-1.2] the sets of any choice of sections agree with the hexes', () => {
    for (const side of [BRITISH, GERMAN])
      for (let choice = 0; choice < 8; choice++)
        for (let h = 0; h < HEXES; h++)
          expect(hasHex(board.sectionSets, h, (side * 8 + choice) * 4)).toBe(
            (board.sections[side * HEXES + h] & choice) !== 0,
          )
    const count = (choice: number) => hexesIn(board.sectionSets, choice * 4).length
    expect([LEFT, CENTRE, RIGHT].map(count)).toEqual([6 * 4 + 5 * 4, 6 * 4 + 5 * 5, 6 * 4 + 5 * 4])
  })
})

describe('where players sit', () => {
  const back = (from: GreatWarBoard, side: number, name: string): string[] => {
    const at = (side * HEXES + hex(name)) * 2
    return names(from.back.subarray(at, at + 2))
  }

  test('[G-1.3] the scenario says who sits where and who moves first', () => {
    expect([board.top, board.first]).toEqual([GERMAN, BRITISH])
    const counter = boardOf('loos-german-counter-attack')
    expect([counter.top, counter.first, counter.attacker]).toEqual([GERMAN, GERMAN, GERMAN])
  })

  test('[G-9.1] the way back leads towards the own baseline, own left first, never onto a half hex', () => {
    expect(back(board, BRITISH, '5,5')).toEqual(['6,4', '6,5'])
    expect(back(board, GERMAN, '5,5')).toEqual(['4,5', '4,4'])
    expect(back(board, BRITISH, '5,1')).toEqual(['-', '6,1'])
    expect(back(board, GERMAN, '5,1')).toEqual(['4,1', '-'])
    expect(back(board, BRITISH, '11,5')).toEqual(['-', '-'])
    expect(back(board, GERMAN, '1,5')).toEqual(['-', '-'])
  })

  test('[G-1.3] each side has its baseline', () => {
    expect(names(hexesIn(board.baselines, BRITISH * 4))).toEqual(HEX_NAMES.slice(-12))
    expect(names(hexesIn(board.baselines, GERMAN * 4))).toEqual(HEX_NAMES.slice(0, 12))
  })

  test('[G-10.2] targeting dice fall clockwise from forward right, forward being towards the enemy', () => {
    const template = (from: GreatWarBoard, side: number, name: string): string[] => {
      const at = (side * HEXES + hex(name)) * 6
      return names(from.template.subarray(at, at + 6))
    }
    expect(template(board, BRITISH, '5,5')).toEqual(['4,5', '5,6', '6,5', '6,4', '5,4', '4,4'])
    expect(template(board, GERMAN, '5,5')).toEqual(['6,4', '5,4', '4,4', '4,5', '5,6', '6,5'])
    expect(template(board, BRITISH, '1,1')).toEqual(['-', '1,2', '2,1', '-', '-', '-'])
  })

  test('[G-1.3] everything turns round when the sides change places', () => {
    const sides = { top: 'british', bottom: 'german', attacker: 'british' }
    const turned = unwrap(openScenario({ ...fileOf('opening-action-1'), sides }))
    expect(turned.top).toBe(BRITISH)
    expect(back(turned, BRITISH, '5,5')).toEqual(['4,5', '4,4'])
    expect(turned.sections[GERMAN * HEXES + hex('5,1')]).toBe(LEFT)
  })
})

describe('the opening', () => {
  test('[G-2.3, G-3.1] units are numbered side by side in the order of the file', () => {
    expect(names(board.start.unitHex.subarray(0, 13))).toEqual([
      ...['8,3', '8,4', '8,5', '8,8', '8,9', '9,2', '9,6', '9,7', '9,11', '10,3', '10,7', '11,7', '-'],
    ])
    expect([...board.unitKind.subarray(16, 26)]).toEqual([3, 0, 0, 0, 2, 0, 1, 2, 0, -1])
  })

  test('[G-2.1, G-3.1] assets are those of the scenario', () => {
    const { start } = boardOf('opening-action-2')
    expect([...start.command, ...start.combat]).toEqual([5, 5, 3, 3])
    expect([...start.hq, ...start.artillery]).toEqual([10, 8, 4, 4])
    expect(names(hexesIn(start.wire))).toEqual(fileOf('opening-action-2').wire)
  })
})
