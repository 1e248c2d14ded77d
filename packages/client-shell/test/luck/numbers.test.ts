import { expect, it } from 'vitest'
import { numbersIn } from '../../src/luck/numbers.ts'

it('gives the figures of luck their sign, and the point or comma of the language', () => {
  const english = numbersIn('en')
  expect([english.signed(1.24), english.signed(-0.8), english.signed(0.04)]).toEqual(['+1.2', '−0.8', '0.0'])
  expect([english.tenths(12), english.whole(-1), english.whole(0)]).toEqual(['12.0', '−1', '0'])
  expect(numbersIn('de').signed(-3.25)).toBe('−3,3')
})
