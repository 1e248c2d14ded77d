/** The features of a position: every one written, the same for both sides, and what their names say. */
import { seeded, type Table, unwrap } from '@bivouac/kernel'
import { openScenario } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { normandy } from '../src/game.ts'
import { NORMANDY_FEATURES, normandyFeatures } from '../src/mind/index.ts'
import type { NormandyBoard } from '../src/scenario/scenario.ts'
import { boards, playRandomly } from './random-play.ts'
import { positionText } from './table.ts'

type T = Table<NormandyBoard>
const { names } = normandyFeatures
const own = names.filter(name => name.startsWith('own ')).length

function read(t: T, seat: number): Float32Array {
  const out = new Float32Array(names.length).fill(Number.NaN)
  normandyFeatures.reader(t.board)(t, seat, out)
  return out
}

function eachTable(look: (t: T) => void): void {
  for (let scenario = 1; scenario <= boards.length; scenario++)
    playRandomly(scenario, `features ${scenario}`, ({ table }) => look(table), 300)
}

describe('the features', () => {
  test('have names of their own, the same for both blocks', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(names.slice(own, 2 * own)).toEqual(names.slice(0, own).map(name => name.replace('own', 'enemy')))
    expect(NORMANDY_FEATURES.every(([, meaning]) => meaning.length > 3)).toBe(true)
  })

  test('are all written, within bounds, and no cell of the table is', () => {
    eachTable(t => {
      const before = t.cells.slice()
      for (const seat of [0, 1]) expect(read(t, seat).every(x => x >= -6 && x <= 6)).toBe(true)
      expect(t.cells).toEqual(before)
    })
  })

  test('what is own to one seat is the enemy of the other', () => {
    const german = names.indexOf('german')
    eachTable(t => {
      const us = read(t, 0)
      const other = read(t, 1)
      expect(us.slice(0, own)).toEqual(other.slice(own, 2 * own))
      expect(us.slice(own, 2 * own)).toEqual(other.slice(0, own))
      expect([us[german], other[german]]).toEqual([0, 1])
      us[german] = 1
      expect(us.slice(2 * own)).toEqual(other.slice(2 * own))
    })
  })

  test('say something: hardly one is always the same', () => {
    const least = new Float32Array(names.length).fill(Number.POSITIVE_INFINITY)
    const most = new Float32Array(names.length).fill(Number.NEGATIVE_INFINITY)
    eachTable(t => {
      for (const seat of [0, 1])
        read(t, seat).forEach((x, i) => {
          least[i] = Math.min(least[i], x)
          most[i] = Math.max(most[i], x)
        })
    })
    // Random play aims at nobody and wins by no plan.
    const rare = ['own grab-wins', 'own blast', 'enemy grab-wins', 'enemy blast']
    expect(names.filter((name, i) => least[i] === most[i] && !rare.includes(name))).toEqual([])
  })
})

describe('a position of La Raye', () => {
  const t = (lines: string): T =>
    unwrap(normandy.parsePosition(positionText('la-raye', lines), seeded, id => openScenario(normandy, id)))
  const feature = (lines: string, name: string): number => read(t(lines), 0)[names.indexOf(name)]

  const ON_OBJECTIVE = 'marker us 13B scouted\nunit us-riflemen-a 13B\n'
  const WITH_CARDS = `${ON_OBJECTIVE}us hand rifleman-a scout-a\n`

  test.each([
    ['own grab', WITH_CARDS, 1],
    ['own grab', `${ON_OBJECTIVE}us hand scout-a`, 0],
    ['own grab', `${WITH_CARDS}unit german-scouts-a 13B`, 0],
    ['own grab-wins', WITH_CARDS, 0],
    ['own grab-wins', `${WITH_CARDS}marker us 6A controlled\nmarker us 2B controlled`, 1],
    ['own turn', WITH_CARDS, 1],
    ['enemy turn', WITH_CARDS, 0],
    ['enemy turn-to-come', WITH_CARDS, 1],
    ['own initiative', WITH_CARDS, 1],
    ['own hand', WITH_CARDS, 1],
    ['own hand-riflemen', WITH_CARDS, 1],
    ['own hand-riflemen', `${WITH_CARDS}unit us-riflemen-a 13B suppressed`, 0],
    ['own suppressed-riflemen', `${WITH_CARDS}unit us-riflemen-a 13B suppressed`, 1],
    ['own hand-fog', 'us hand fog-of-war fog-of-war', 2],
    ['bidding', 'doing bid\nus hand rifleman-a\ngerman hand rifleman-a', 1],
  ])('%s', (name, lines, value) => {
    expect(feature(lines, name)).toBe(value)
  })

  test('the race is shorter on the objective than before it', () => {
    expect(feature(ON_OBJECTIVE, 'own race')).toBeLessThan(feature('', 'own race'))
    expect(feature(ON_OBJECTIVE, 'own closeness')).toBeGreaterThan(feature('', 'own closeness'))
    expect(feature(ON_OBJECTIVE, 'own poised')).toBeGreaterThan(feature('', 'own poised'))
  })
})
