/** House values: ours, and another set of them. */
import { unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { COMBAT_TITLES } from '../src/cards/cards.ts'
import { COMBAT_CARDS } from '../src/cards/vocabulary.ts'
import { HOUSE, openHouse } from '../src/scenario/house.ts'
import { openScenario } from '../src/scenario/scenario.ts'
import { SUNKEN_LANE, soldiersIgnored } from '../src/terrain.ts'
import { BRITISH, HEXES } from '../src/vocabulary.ts'
import { boardOf, fileOf, hex } from './scenario-files.ts'

const costOf = (title: string): number => COMBAT_TITLES.indexOf(title as 'lice')
const house = (data: unknown) => unwrap(openHouse(data))

test('[G-13.1] each combat card has a cost and says where it comes from; only one is certain', () => {
  expect(HOUSE.combatCosts).toHaveLength(COMBAT_TITLES.length)
  const printed = COMBAT_CARDS.filter(card => card.costIs === 'printed')
  expect(printed.map(card => card.title)).toEqual(['trench-raid'])
  expect(HOUSE.combatCosts[costOf('trench-raid')]).toBe(3)
  expect(HOUSE.combatCosts[costOf('wire-cutters')]).toBe(0)
})

test('[G-13.1] another set changes what it names and nothing else', () => {
  const other = house({ combatCosts: { lice: 4 }, ownShellsMedals: 0 })
  expect(other.combatCosts[costOf('lice')]).toBe(4)
  expect(other.combatCosts[costOf('trench-raid')]).toBe(3)
  expect(other.ownShellsMedals).toBe(0)
  expect(HOUSE.combatCosts[costOf('lice')]).toBe(1)
  expect(house({})).toEqual(HOUSE)
  expect(house({ ownShellsMedals: undefined })).toEqual(HOUSE)
})

describe('what is wrong is told with its path', () => {
  test.each([
    [{ combatCosts: { lice: -1 } }, 'house.combatCosts.lice', /less than 0/],
    [{ combatCosts: { lice: 1.5 } }, 'house.combatCosts.lice', /whole number/],
    [{ combatCosts: { lice: '2' } }, 'house.combatCosts.lice', /number/],
    [{ combatCosts: { rats: 1 } }, 'house.combatCosts.rats', /no combat card 'rats'/],
    [{ artilleryTemplate: [1, 2, 3, 4, 5, 5] }, 'house.artilleryTemplate', /each once/],
    [{ sunkenLane: { ranged: [1, 1] } }, 'house.sunkenLane.close', /./],
    [{ noProgressTurns: 0 }, 'house.noProgressTurns', /less than 1/],
    [{ moon: 1 }, 'house.moon', /./],
    ['cheap', 'house', /./],
  ])('%j', (data, where, text) => {
    const result = openHouse(data)
    expect(result).toMatchObject({
      ok: false,
      problem: { code: 'bad-house', where, text: expect.stringMatching(text) },
    })
  })

  test('in a scenario too', () => {
    const result = openScenario({ ...fileOf('opening-action-1'), house: { combatCosts: { lice: -2 } } })
    expect(result).toMatchObject({ ok: false, problem: { where: 'house.combatCosts.lice' } })
  })
})

describe('a scenario with another set', () => {
  const open = (scenario: string, set: unknown) => unwrap(openScenario({ ...fileOf(scenario), house: set }))

  test('is another board', () => {
    const board = open('opening-action-1', { combatCosts: { lice: 2 } })
    expect(board.house.combatCosts[costOf('lice')]).toBe(2)
    expect(board.fingerprint).not.toBe(boardOf('opening-action-1').fingerprint)
  })

  test('[G-10.2] may number the neighbours of the artillery otherwise', () => {
    const board = open('opening-action-1', { artilleryTemplate: [2, 1, 3, 4, 5, 6] })
    const at = (BRITISH * HEXES + hex('5,5')) * 6
    expect([...board.template.subarray(at, at + 2)]).toEqual([hex('5,6'), hex('4,5')])
  })

  test('[G-15.3] may say what a sunken lane is worth, even against the scenario', () => {
    const lane = { ranged: [2, 1], close: [0, 0] }
    const board = open('somme-beaumont-hamel', { sunkenLane: lane })
    expect(soldiersIgnored(board.protection, SUNKEN_LANE, 0)).toBe(2)
    expect(soldiersIgnored(boardOf('somme-beaumont-hamel').protection, SUNKEN_LANE, 0)).toBe(1)
  })
})
