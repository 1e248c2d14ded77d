/** The cover knows every scenario, in every language, with figures for each. */
import { LANGUAGES, type Language } from '@bivouac/face-kit'
import { checkMessages } from '@bivouac/face-kit/check-messages'
import { unwrap } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { scenarioThumbnail } from '../../src/art/index.ts'
import { normandy } from '../../src/game.ts'
import { normandyCover as cover } from '../index.ts'
import balance from './balance.json' with { type: 'json' }
import { TABLES } from './say.ts'

const OTHERS = LANGUAGES.filter(language => language !== 'en')
/** What is called the same in English. */
const SAME: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  de: ['campaign.tessy'],
  es: ['campaign.tessy'],
  hu: ['campaign.tessy'],
  pl: ['campaign.tessy'],
}
const IDS = normandy.scenarios.map(({ id }) => id)

test.each(OTHERS)('%s has every message of the English table, in its own forms', language => {
  expect(checkMessages(TABLES.en, TABLES[language], language, SAME[language])).toEqual([])
})

describe.each(LANGUAGES)('the cover in %s', language => {
  test('lists all scenarios, each told in whole sentences', () => {
    const told = cover.scenarios(language)
    expect(told.map(({ id }) => id)).toEqual(IDS)
    for (const scenario of told) {
      const texts = [scenario.name, scenario.place, scenario.special, ...scenario.victory]
      for (const text of texts) expect(text).toMatch(/^[^{}]+$/)
      for (const text of [scenario.special, ...scenario.victory]) expect(text).toMatch(/^\p{Lu}|^\d/u)
      for (const text of [scenario.special, ...scenario.victory]) expect(text).toMatch(/\.$/)
      expect(scenario.special.length).toBeLessThanOrEqual(260)
    }
    expect(new Set(told.map(({ special }) => special)).size).toBe(IDS.length)
  })

  test('has two sides, a pitch, and campaigns of known scenarios, the first of all', () => {
    expect(new Set(cover.sides(language)).size).toBe(2)
    for (const side of cover.sides(language)) expect(side).toMatch(/^\p{Lu}/u)
    expect(cover.pitch(language)).toMatch(/\.$/)
    const [all, ...parts] = cover.campaigns(language)
    expect(all.scenarios).toEqual(IDS)
    for (const { scenarios } of parts) {
      expect(scenarios.length).toBeGreaterThan(0)
      expect(IDS).toEqual(expect.arrayContaining([...scenarios]))
    }
  })
})

test('every scenario has been played between bots, and lasts a sensible time', () => {
  expect(Object.keys(balance.scenarios)).toEqual(IDS)
  expect(balance.games).toBeGreaterThanOrEqual(100)
  for (const { minutes, balance: played } of cover.scenarios('en')) {
    expect(minutes % 5).toBe(0)
    expect(minutes).toBeGreaterThanOrEqual(10)
    expect(minutes).toBeLessThanOrEqual(90)
    expect(played?.share).toBeGreaterThanOrEqual(0)
    expect(played?.share).toBeLessThanOrEqual(1)
  }
})

test('pictures stand by themselves: nothing is pointed at that is not there', () => {
  for (const svg of [cover.lid, ...cover.scenarios('en').map(({ thumbnail }) => thumbnail)]) {
    expect(svg).toMatch(/^<svg [\s\S]+<\/svg>$/)
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
  }
})

test('the small maps are those of the boards', () => {
  for (const [i, { thumbnail, name }] of cover.scenarios('en').entries()) {
    const board = unwrap(normandy.board(normandy.scenarios[i].data))
    expect(thumbnail).toBe(scenarioThumbnail(board, board.start.value, name))
  }
})
