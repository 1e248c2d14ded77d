/** The cover knows every scenario, in every language, with figures for each. */
import { checkCover } from '@bivouac/client-shell/check-cover'
import { LANGUAGES, type Language } from '@bivouac/face-kit'
import { checkMessages } from '@bivouac/face-kit/check-messages'
import { unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { scenarioThumbnail } from '../../src/art/index.ts'
import { normandy } from '../../src/game.ts'
import { UNIT_NAMES } from '../../src/vocabulary.ts'
import { normandyCover as cover } from '../index.ts'
import balance from './balance.json' with { type: 'json' }
import { TABLES } from './say.ts'
import { unitNamesIn } from './unit-names.ts'

/** What is called the same in English. */
const SAME: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  de: ['campaign.tessy'],
  es: ['campaign.tessy'],
  hu: ['campaign.tessy'],
  pl: ['campaign.tessy'],
}
const IDS = normandy.scenarios.map(({ id }) => id)

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
    const board = unwrap(normandy.board(normandy.scenarios[i].data))
    expect(thumbnail).toBe(scenarioThumbnail(board, board.start.value, name))
  }
})

test.each(LANGUAGES)('units have names for the roll of the fallen in %s', async language => {
  const nameOf = await unitNamesIn(language)
  const names = UNIT_NAMES.map(unit => nameOf(`german-${unit}`))
  for (const name of names) expect(name).toMatch(/^\p{Lu}[^-{}]*/u)
  expect(new Set(names).size).toBe(UNIT_NAMES.length)
  expect(nameOf('us-scouts-a')).toBe(nameOf('german-scouts-a'))
})
