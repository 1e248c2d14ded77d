import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accountOf,
  CERTAIN,
  type DecisionFinding,
  type Finding,
  isMistake,
  lostBy,
  summaryOf,
} from '../src/index.ts'

const decision = (best: number, given: number, error = 50): DecisionFinding => ({
  best,
  given,
  bestError: 50,
  error,
  choices: [{ command: 'better', chance: best, error: 50, next: [] }],
})

function finding(number: number, seat: number, more: Partial<Finding> = {}): Finding {
  return { number, seat, command: `${number}`, isChance: false, isEnding: false, ...more }
}

const chance = fc.integer({ min: 0, max: CERTAIN })
const anyFinding = fc.record(
  {
    seat: fc.integer({ min: 0, max: 1 }),
    isChance: fc.boolean(),
    decision: fc.tuple(chance, chance).map(([best, given]) => decision(best, given)),
  },
  { requiredKeys: ['seat', 'isChance'] },
)
const anyGame = fc
  .array(anyFinding, { maxLength: 40 })
  .map(all => all.map((one, i) => finding(i + 1, one.seat, one as Partial<Finding>)))

test('start, decisions and luck add up to the result exactly, and the curve has no gap', () => {
  fc.assert(
    fc.property(anyGame, chance, fc.boolean(), (findings, result, resigns) => {
      const all = resigns ? [...findings, finding(findings.length + 1, 1, { isEnding: true })] : findings
      const { start, decisions, luck, steps, result: end } = accountOf(all, result)
      expect(start + decisions[0] + decisions[1] + luck).toBe(end)
      expect(end).toBe(result)
      expect(steps.map(step => step.number)).toEqual(all.map(one => one.number))
      for (const [i, step] of steps.entries()) if (i > 0) expect(step.before).toBe(steps[i - 1].after)
      if (steps.length > 0) expect(steps.at(-1)?.after).toBe(result)
    }),
  )
})

describe('a short game', () => {
  const findings = [
    finding(1, 0, { decision: decision(5000, 4000), isChance: true }),
    finding(2, 0),
    finding(3, 1, { decision: decision(7000, 7000) }),
    finding(4, 1, { isChance: true, remade: { got: 9000, others: [1000, 9000, 5000, 5000] } }),
  ]
  const account = accountOf(findings, CERTAIN)

  test('tells what decisions changed, by whom, and what luck changed', () => {
    expect(account).toMatchObject({ start: 5000, decisions: [-1000, 0], luck: 6000, result: CERTAIN })
  })

  test('gives luck to the throw or draw it came by, and to nothing else', () => {
    expect(account.steps.map(({ decided, after }) => after - decided)).toEqual([-1000, 0, 0, 7000])
  })

  test('sums up each side, and asks the throws themselves how unusual the luck was', () => {
    const summary = summaryOf(account, findings)
    expect(summary.bySide[0]).toEqual({ decisions: 1, mistakes: 1, lost: 1000, lostEach: 1000, worst: 1 })
    expect(summary.bySide[1]).toEqual({ decisions: 1, mistakes: 0, lost: 0, lostEach: 0 })
    expect(summary).toMatchObject({ withoutLuck: 4000, turningPoints: [1, 4] })
    // One throw that brings 4,000 at most either way: 6,000 never come.
    expect(summary.rarity).toMatchObject({ throws: 1, atLeastSo: 0, thrown: 4000 })
    const usual = summaryOf({ ...account, luck: 4000 }, findings).rarity.atLeastSo
    expect(usual).toBeGreaterThan(4700)
    expect(usual).toBeLessThan(5300)
  })
})

test('who resigns loses all that was left, and it is no luck', () => {
  const findings = [
    finding(1, 0, { decision: decision(6000, 6000) }),
    finding(2, 1, { decision: decision(3000, 3000) }),
    finding(3, 0, { isEnding: true }),
  ]
  expect(accountOf(findings, 0)).toMatchObject({ start: 6000, decisions: [-7000, 0], luck: 1000, result: 0 })
})

test.each([
  ['a loss within the noise', decision(5000, 4700, 120), false],
  ['a small loss, however sure', decision(5000, 4850, 10), false],
  ['a loss beyond the noise', decision(5000, 4500, 120), true],
  ['a gain', decision(5000, 5500, 10), false],
])('%s', (_, found, wrong) => {
  expect(isMistake(found)).toBe(wrong)
  expect(lostBy(found)).toBe(found.best - found.given)
})
