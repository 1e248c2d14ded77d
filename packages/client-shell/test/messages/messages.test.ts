/** The shell's words in all five languages: complete, with the same slots, and nothing left in English. */
import { checkMessages } from '@bivouac/face-kit/check-messages'
import { expect, it } from 'vitest'
import { DE } from '../../src/messages/de.ts'
import { EN } from '../../src/messages/en.ts'
import { ES } from '../../src/messages/es.ts'
import { HU } from '../../src/messages/hu.ts'
import { PL } from '../../src/messages/pl.ts'

it('is complete in each language', () => {
  const same = ['plate', 'plate.rank', 'watch.speed.times']
  const told = [
    ...checkMessages(EN, DE, 'de', [...same, 'level.veteran', 'tabs.hand', 'zoom']),
    ...checkMessages(EN, ES, 'es', [...same, 'plate.bot', 'zoom']),
    ...checkMessages(EN, HU, 'hu', [...same, 'plate.bot']),
    ...checkMessages(EN, PL, 'pl', [...same, 'plate.bot', 'tools.menu']),
  ]
  expect(told).toEqual([])
})
