/** Scenario files: all of ours open, and their objectives and special rules are worked in. */
import { unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { HEX_NAMES, hasHex, hexesIn } from '../src/geometry.ts'
import {
  BREAKTHROUGH,
  COUNT_EACH,
  COUNTINGS,
  EITHER,
  RACE,
  TURN_START_MAJORITY,
  TURN_START_TEMPORARY,
} from '../src/scenario/board.ts'
import { openScenario } from '../src/scenario/scenario.ts'
import { scenarios } from '../src/scenario/scenarios.ts'
import { FORTIFIED_BUILDING, SUNKEN_LANE, TERRAINS } from '../src/terrain.ts'
import { BRITISH, enemyOf, HEXES } from '../src/vocabulary.ts'
import { boardOf, fileOf, hex } from './scenario-files.ts'

const GERMAN = enemyOf(BRITISH)
const names = (hexes: Iterable<number>): string[] => [...hexes].map(h => HEX_NAMES[h])

describe('our scenarios', () => {
  test('are sixteen, called by their files without the number', () => {
    expect(scenarios).toHaveLength(16)
    expect(scenarios.map(one => one.id)).toContain('opening-action-1')
    expect(new Set(scenarios.map(one => one.id)).size).toBe(16)
    expect(new Set(scenarios.map(one => boardOf(one.id).fingerprint)).size).toBe(16)
  })

  test.each(scenarios.map(one => one.id))(
    '[G-3.1] %s opens, with its terrain and units where it says',
    id => {
      const file = fileOf(id)
      const board = unwrap(openScenario(file))
      expect(board.scenario).toBe(id)
      const codes = { F: 'forest', B: 'building', H: 'hill', R: 'rubble', T: 'trench', C: 'shell-crater' }
      const said = file.board.flatMap(row => row.trim().split(/\s+/))
      for (let h = 0; h < HEXES; h++) {
        const found = TERRAINS[board.terrain[h]]
          .replace('fortified-', '')
          .replace('sunken-lane', 'countryside')
        expect(found).toBe({ ...codes, '.': 'countryside', M: 'mine-crater' }[said[h]])
      }
      expect(names(board.start.unitHex.filter(h => h >= 0))).toEqual(
        [...file.units.british, ...file.units.german].map(unit => unit.hex),
      )
      expect(board.objectives.ids).toEqual(file.objectives.map(objective => objective.id))
      expect(board.specialTexts).toEqual(file.special.map(rule => rule.text))
    },
  )

  test('the same file gives the same fingerprint, another one another', () => {
    const file = fileOf('opening-action-1')
    const print = (changed: unknown) => unwrap(openScenario(changed)).fingerprint
    expect(print(Object.fromEntries(Object.entries(file).reverse()))).toBe(print(file))
    expect(print({ ...file, first: 'german', provenance: { assets: 'ours', map: 'ours' } })).not.toBe(
      print(file),
    )
  })
})

describe('objectives', () => {
  test('[G-11.2, G-11.5] trenches chain: the third needs the first and the second', () => {
    const { objectives } = boardOf('loos-hohenzollern-redoubt')
    expect(objectives.ids).toEqual(['german-front', 'german-second', 'german-third', 'race'])
    expect([...objectives.kind]).toEqual([...Array(3).fill(TURN_START_TEMPORARY), RACE])
    expect([...objectives.requires]).toEqual([0, 0b1, 0b11, 0])
    expect(names(hexesIn(objectives.hexes, 4))).toEqual(
      fileOf('loos-hohenzollern-redoubt').groups['german-second'],
    )
  })

  test('[G-11.3, G-11.6, G-11.7] majority, breakthrough and race', () => {
    const board = boardOf('somme-beaumont-hamel')
    const { objectives } = board
    const crater = objectives.ids.indexOf('hawthorn-crater')
    expect(objectives.kind[crater]).toBe(TURN_START_MAJORITY)
    expect(objectives.side[crater]).toBe(EITHER)
    expect(objectives.counting[crater]).toBe(COUNTINGS.indexOf('majority'))
    expect(hexesIn(objectives.hexes, crater * 4)).toHaveLength(7)
    expect(objectives.kind[objectives.ids.indexOf('breakthrough')]).toBe(BREAKTHROUGH)
    expect([...board.breakthrough]).toEqual([1, 0])
    expect([...board.race]).toEqual([0, 1])
    expect([...boardOf('loos-german-counter-attack').race]).toEqual([1, 0])
  })

  test('[G-11.2] medals for each hex', () => {
    const { objectives } = boardOf('somme-mametz')
    expect([objectives.counting[0], objectives.medals[0]]).toEqual([COUNT_EACH, 2])
  })
})

describe('special rules', () => {
  test('[G-3.2, G-15.4] shelled rows go from the one nearest the enemy, each from the own left', () => {
    const british = boardOf('opening-action-2').shelling
    expect(british?.side).toBe(BRITISH)
    expect(british?.trenches).toBe(false)
    expect(british?.rows.map(row => names(row).slice(0, 2))).toEqual([
      ['6,1', '6,2'],
      ['7,1', '7,2'],
    ])
    const german = boardOf('loos-german-counter-attack').shelling
    expect(german?.rows.map(row => names(row).slice(0, 2))).toEqual([
      ['5,12', '5,11'],
      ['4,11', '4,10'],
    ])
    expect(boardOf('vimy-thelus').shelling?.trenches).toBe(true)
    expect(boardOf('opening-action-1').shelling).toBeUndefined()
  })

  test('[G-15.1] observation counts the named hexes and those next to them', () => {
    const { observation } = boardOf('loos-hohenzollern-redoubt')
    expect(names(hexesIn(observation as Int32Array))).toEqual([
      ...['1,8', '1,9', '1,10', '1,11', '2,7', '2,8', '2,9', '2,10', '3,8', '3,9', '3,10'],
    ])
  })

  test('[G-15.2] fortified are the buildings of the named group only', () => {
    const board = boardOf('somme-schwaben-redoubt')
    const fortified = [...board.terrain.keys()].filter(h => board.terrain[h] === FORTIFIED_BUILDING)
    expect(names(fortified)).toEqual(['3,10', '4,9', '4,10'])
    expect(TERRAINS[board.terrain[hex('4,1')]]).toBe('building')
    expect(hasHex(board.screens, hex('3,10'))).toBe(true)
  })

  test('[G-15.3] a sunken lane is terrain of its own and blocks no sight', () => {
    const board = boardOf('somme-beaumont-hamel')
    for (const name of ['7,3', '7,4', '8,3']) {
      expect(board.terrain[hex(name)]).toBe(SUNKEN_LANE)
      expect(hasHex(board.screensAndHills, hex(name))).toBe(false)
    }
  })

  test('[G-15.5] snow', () => {
    expect(boardOf('vimy-the-pimple').snow).toEqual({ side: GERMAN, turns: 2, rangeMax: 2 })
  })
})

describe('hills', () => {
  test('[G-8.3] hill hexes that hang together are one group', () => {
    const { hillGroup } = boardOf('somme-la-boisselle')
    const groups = ['11,1', '11,2', '11,3', '11,7', '11,9', '11,4'].map(name => hillGroup[hex(name)])
    expect(groups).toEqual([0, 0, 0, 1, 1, -1])
  })
})
