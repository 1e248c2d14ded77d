/** The cover knows every scenario, in every language, with figures for each. */
import { checkCover } from '@bivouac/client-shell/check-cover'
import { LANGUAGES, type Language } from '@bivouac/face-kit'
import { checkMessages } from '@bivouac/face-kit/check-messages'
import { unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { scenarioThumbnail } from '../../src/art/index.ts'
import { greatWar } from '../../src/game.ts'
import { greatWarCover as cover } from '../index.ts'
import balance from './balance.json' with { type: 'json' }
import { TABLES } from './say.ts'

/** What is called the same in English. */
const SAME: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  de: ['campaign.loos', 'source.thelus'],
  es: ['source.thelus'],
  hu: ['source.thelus'],
  pl: ['campaign.loos', 'source.thelus'],
}
const IDS = greatWar.scenarios.map(({ id }) => id)

test.each(LANGUAGES.filter(language => language !== 'en'))(
  '%s has every message of the English table, in its own forms',
  language => {
    expect(checkMessages(TABLES.en, TABLES[language], language, SAME[language])).toEqual([])
  },
)

test('scenarios, sides, campaigns and pictures are told in every language', () => {
  expect(checkCover(cover, IDS)).toEqual([])
})

test('the figures are those of the scenarios', () => {
  expect(Object.keys(balance.scenarios)).toEqual(IDS)
})

test('the small maps are those of the boards', () => {
  for (const [i, { thumbnail, name }] of cover.scenarios('en').entries()) {
    const board = unwrap(greatWar.board(greatWar.scenarios[i].data))
    expect(thumbnail).toBe(scenarioThumbnail(board, name))
  }
})
