/** Luck in words and figures, in all five languages. */
import { checkMessages } from '@bivouac/face-kit/check-messages'
import { describe, expect, it } from 'vitest'
import { LUCK as DE } from '../../src/luck/messages/de.ts'
import { LUCK as EN } from '../../src/luck/messages/en.ts'
import { LUCK as ES } from '../../src/luck/messages/es.ts'
import { LUCK as HU } from '../../src/luck/messages/hu.ts'
import { LUCK as PL } from '../../src/luck/messages/pl.ts'
import { numbersIn } from '../../src/luck/numbers.ts'

describe('the words of luck', () => {
  it.each([
    ['de', DE, []],
    ['es', ES, ['all.standing']],
    ['hu', HU, []],
    ['pl', PL, []],
  ] as const)('are complete in %s', (language, table, same) => {
    expect(checkMessages(EN, table, language, same)).toEqual([])
  })
})

describe('the figures of luck', () => {
  it('have their sign, and the point or comma of the language', () => {
    const english = numbersIn('en')
    expect([english.signed(1.24), english.signed(-0.8), english.signed(0.04)]).toEqual([
      '+1.2',
      '−0.8',
      '0.0',
    ])
    expect([english.tenths(12), english.whole(-1), english.whole(0)]).toEqual(['12.0', '−1', '0'])
    expect(numbersIn('de').signed(-3.25)).toBe('−3,3')
  })
})
