/** Exact chances and how they add up. */
import { describe, expect, it } from 'vitest'
import {
  against,
  certain,
  chanceThat,
  expectedOf,
  isCertain,
  mixed,
  plus,
  sumOf,
} from '../../src/luck/spread.ts'

const die = { least: 1, chances: Array(6).fill(1 / 6) }

describe('spreads', () => {
  it('adds two dice up to the triangle everybody knows', () => {
    const { least, chances } = plus(die, die)
    expect(least).toBe(2)
    expect(chances.map(chance => Math.round(chance * 36))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
  })

  it('gives ten coins the chances of a binomial', () => {
    const coin = { least: 0, chances: [0.5, 0.5] }
    const ten = sumOf(Array(10).fill(coin))
    expect(ten.chances[5]).toBeCloseTo(252 / 1024, 12)
    expect(chanceThat(ten, heads => heads >= 8)).toBeCloseTo(56 / 1024, 12)
    expect(expectedOf(ten)).toBeCloseTo(5, 12)
  })

  it('turns a number round when it counts against', () => {
    const lost = against({ least: 0, chances: [0.5, 0.3, 0.2] })
    expect(lost).toEqual({ least: -2, chances: [0.2, 0.3, 0.5] })
    expect(expectedOf(lost)).toBeCloseTo(-0.7, 12)
    expect(against(certain(0)).least).toBe(0)
  })

  it('mixes spreads that reach to different numbers', () => {
    const { least, chances } = mixed([
      { chance: 0.25, spread: certain(-1) },
      { chance: 0.75, spread: { least: 1, chances: [0.5, 0.5] } },
    ])
    expect(least).toBe(-1)
    expect(chances).toEqual([0.25, 0, 0.375, 0.375])
  })

  it('knows what is sure', () => {
    expect(isCertain(certain(3))).toBe(true)
    expect(isCertain(die)).toBe(false)
    expect(sumOf([])).toEqual(certain(0))
  })
})
