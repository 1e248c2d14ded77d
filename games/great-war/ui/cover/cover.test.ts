/** The cover knows every scenario, in every language, with figures for each. */
import { checkCover } from '@bivouac/client-shell/check-cover'
import { LANGUAGES, type Language } from '@bivouac/face-kit'
import { checkTables } from '@bivouac/face-kit/check-messages'
import { unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { scenarioThumbnail } from '../../src/art/index.ts'
import { greatWar } from '../../src/game.ts'
import { greatWarCover as cover } from '../index.ts'
import balance from './balance.json' with { type: 'json' }
import same from './messages/same.json' with { type: 'json' }
import { scenarioTextsIn } from './scenario-texts.ts'

const IDS = greatWar.scenarios.map(({ id }) => id)

test('every language has every message of the English table, in its own forms', async () => {
  expect(await checkTables(language => import(`./messages/${language}.ts`), same)).toEqual([])
})

test('scenarios, sides, campaigns and pictures are told in every language', async () => {
  expect(await checkCover(cover, IDS)).toEqual([])
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

test('a small map shows where the units of a game stand', () => {
  const [scenario] = cover.scenarios('en')
  const board = unwrap(greatWar.board(greatWar.scenarios[0].data))
  const map = scenario.mapOf?.([['5,5', '6,6'], []])
  expect(map).toBe(scenarioThumbnail(board, scenario.name, [['5,5', '6,6'], []]))
  expect(map).not.toBe(scenario.thumbnail)
})

test('name, place and day', async () => {
  for (const language of LANGUAGES) await cover.fetchWords?.(language)
  const texts = (language: Language) => scenarioTextsIn(language, greatWar.scenarios[12])
  expect(texts('en')).toEqual({
    name: 'Vimy Ridge (The Pimple)',
    place: 'The Pimple, above Givenchy-en-Gohelle',
    date: '12 April 1917',
  })
  expect(texts('de').name).toBe('Vimy-Rücken (Gießlerhöhe, „The Pimple“)')
  expect(texts('pl').date).toBe('12 kwietnia 1917')
  expect(texts('hu').date).toBe('1917. április 12.')
  expect(scenarioTextsIn('es', greatWar.scenarios[0]).date).toBe('')
})

test('one of somebody’s own keeps its words', () => {
  const own = { name: 'My Trench', place: 'Somewhere', date: 'some day' }
  expect(scenarioTextsIn('hu', own)).toEqual(own)
})
