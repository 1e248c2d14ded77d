/** What is made of a game's throws. */
import { describe, expect, it } from 'vitest'
import { differenceOf, facesOf, rarityOf, reportOn, verdictOn } from '../../src/luck/report.ts'
import { certain } from '../../src/luck/spread.ts'
import { shot } from './throws.ts'

describe('the report', () => {
  it('adds up what was expected and what came, side by side and kind by kind', () => {
    const { sides } = reportOn([
      shot(0, 0.5, 1),
      shot(1, 0.2, 0),
      shot(0, 0.25, 0, { what: 'blast' }),
      shot(0, 0.5, 1),
    ])
    expect(sides[0]).toMatchObject({ throws: 3, expected: 1.25, got: 2 })
    expect(differenceOf(sides[0])).toBeCloseTo(0.75, 12)
    expect(sides[0].kinds).toEqual([
      { what: 'attack', throws: 2, expected: 1, got: 2 },
      { what: 'blast', throws: 1, expected: 0.25, got: 0 },
    ])
    expect(sides[1]).toMatchObject({ throws: 1, expected: 0.2, got: 0 })
  })

  it('says exactly how many games bring fewer hits, and how many more', () => {
    const { sides } = reportOn(
      Array(10)
        .fill(shot(0, 0.5, 1))
        .fill(shot(0, 0.5, 0), 8),
    )
    // Eight heads of ten coins: 968 of 1024 games have fewer, 11 have more.
    expect(sides[0].fewer).toBeCloseTo(968 / 1024, 12)
    expect(sides[0].more).toBeCloseTo(11 / 1024, 12)
    expect(verdictOn(sides[0])).toEqual({ luck: 'luckier', of100: 94 })
  })

  it('calls bad luck by its name, and says nothing where there is nothing to say', () => {
    const unlucky = reportOn(Array(10).fill(shot(1, 0.5, 0))).sides
    expect(verdictOn(unlucky[1])).toEqual({ luck: 'unluckier', of100: 99 })
    expect(verdictOn(unlucky[0])).toEqual({ luck: 'few' })
    const even = reportOn(
      Array(10)
        .fill(shot(0, 0.5, 1))
        .fill(shot(0, 0.5, 0), 5),
    ).sides[0]
    expect(verdictOn(even)).toEqual({ luck: 'usual' })
  })

  it('compares the luck of both sides', () => {
    const { lead, rarity } = reportOn([shot(0, 0.5, 1), shot(1, 0.5, 0)])
    expect(lead).toBeCloseTo(1, 12)
    // One hits and the other does not, or the other way round.
    expect(rarity).toBeCloseTo(0.5, 12)
  })

  it('gives a figure for how uneven luck was only where it tells something', () => {
    expect(rarityOf({ rarity: 0.004 })).toEqual({ luck: 'rare' })
    expect(rarityOf({ rarity: 0.23 })).toEqual({ of100: 23 })
    // One throw is always as far from its expectation.
    expect(rarityOf(reportOn([shot(0, 0.5, 1)]))).toEqual({ luck: 'usual' })
  })

  it('leaves throws out that were not for hits, but counts their faces', () => {
    const orders = shot(0, 0, 0, { what: 'big-show', spread: certain(0), faces: ['flag', 'hq', 'flag'] })
    const throws = [orders, shot(0, 0.5, 1, { faces: ['burst'] }), shot(1, 0.5, 0, { faces: ['flag'] })]
    const { points, sides } = reportOn(throws)
    expect(points.map(({ cast }) => cast.what)).toEqual(['attack', 'attack'])
    expect(sides[0].throws).toBe(1)
    const [one, other] = facesOf(throws)
    expect([...one]).toEqual([
      ['flag', 2],
      ['hq', 1],
      ['burst', 1],
    ])
    expect([...other]).toEqual([['flag', 1]])
  })

  it('follows the standing of each side by itself', () => {
    const { points } = reportOn([shot(0, 0.5, 1), shot(1, 0.25, 0), shot(0, 0.5, 0)])
    expect(points.map(({ standing }) => standing)).toEqual([0.5, -0.25, 0])
  })
})
