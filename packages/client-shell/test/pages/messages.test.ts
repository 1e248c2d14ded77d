/** The pages' words are complete in every language. */
import { checkMessages } from '@bivouac/face-kit/check-messages'
import { describe, expect, it } from 'vitest'
import { DE } from '../../src/pages/messages/de/index.ts'
import { EN } from '../../src/pages/messages/en/index.ts'
import { ES } from '../../src/pages/messages/es/index.ts'
import { HU } from '../../src/pages/messages/hu/index.ts'
import { PL } from '../../src/pages/messages/pl/index.ts'

describe('the words of the pages', () => {
  it.each([
    ['de', DE, ['level.veteran', 'home.computer', 'settings.version']],
    ['es', ES, []],
    ['hu', HU, []],
    ['pl', PL, ['home.start']],
  ] as const)('are complete in %s', (language, table, same) => {
    expect(checkMessages(EN, table, language, same)).toEqual([])
  })
})
