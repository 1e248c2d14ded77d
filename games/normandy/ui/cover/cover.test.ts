/** The cover knows every scenario, in every language, with figures for each. */
import { checkCover } from '@bivouac/client-shell/check-cover'
import { LANGUAGES, type Language } from '@bivouac/face-kit'
import { checkTables } from '@bivouac/face-kit/check-messages'
import { unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { scenarioThumbnail } from '../../src/art/index.ts'
import { normandy } from '../../src/game.ts'
import { UNIT_NAMES } from '../../src/vocabulary.ts'
import { normandyCover as cover } from '../index.ts'
import balance from './balance.json' with { type: 'json' }
import same from './messages/same.json' with { type: 'json' }
import { scenarioTextsIn } from './scenario-texts.ts'
import { unitNamesIn } from './unit-names.ts'

const IDS = normandy.scenarios.map(({ id }) => id)

test('every language has every message of the English table, in its own forms', async () => {
  expect(await checkTables(language => import(`./messages/${language}.ts`), same)).toEqual([])
})

test('scenarios, sides, campaigns and pictures are there in every language', async () => {
  expect(await checkCover(cover, IDS)).toEqual([])
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

test('a small map shows where the counters of a game stand', () => {
  const [scenario] = cover.scenarios('en')
  const board = unwrap(normandy.board(normandy.scenarios[0].data))
  const [tile] = board.tiles
  const map = scenario.mapOf?.([[tile, tile], [tile]]) ?? ''
  // Its own shape and colour for each side, beside all that the bare map has.
  expect(map.length).toBeGreaterThan(scenario.thumbnail.length)
  expect(map.split('stroke="#f4ead0"')).toHaveLength(3)
})

test.each(LANGUAGES)('units have names for the roll of the fallen in %s', async language => {
  const nameOf = await unitNamesIn(language)
  const names = UNIT_NAMES.map(unit => nameOf(`german-${unit}`))
  for (const name of names) expect(name).toMatch(/^\p{Lu}[^-{}]*/u)
  expect(new Set(names).size).toBe(UNIT_NAMES.length)
  expect(nameOf('us-scouts-a')).toBe(nameOf('german-scouts-a'))
})

test('name, place and day', async () => {
  for (const language of LANGUAGES) await cover.fetchWords?.(language)
  const texts = (language: Language, number: number) =>
    scenarioTextsIn(language, normandy.scenarios[number - 1])
  expect(texts('en', 4)).toEqual({
    name: 'Behind Enemy Lines',
    place: 'Vire-et-Taute Canal',
    date: '17 June - 6 July 1944',
  })
  expect(texts('de', 1)).toEqual({ name: 'La Raye', place: 'La Raye', date: '15. Juni 1944' })
  expect(texts('pl', 11)).toEqual({
    name: 'Wzgórze 314',
    place: 'Mortain',
    date: '10 sierpnia 1944',
  })
  expect(texts('de', 12).date).toMatch(/^7\.\s?–\s?12\. August 1944$/)
  expect(texts('hu', 4).date).toMatch(/^1944\. június 17\.\s?–\s?július 6\.$/)
})

test('a scenario of somebody’s own keeps its name', () => {
  const own = { name: 'My Hill', place: 'Somewhere', date: 'some day' }
  expect(scenarioTextsIn('hu', own)).toEqual(own)
})
