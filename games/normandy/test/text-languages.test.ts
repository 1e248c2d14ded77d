/** The game in every language: no word missing, none left in English, and the right form for every number. */
import { LANGUAGES, type Language, type TableFile } from '@bivouac/face-kit'
import { checkTables, everyLanguage } from '@bivouac/face-kit/check-messages'
import { choiceFlaws, gapIn, logFlaws, oddsFlaws, pageFlaws, tableFlaws } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { normandy, normandyFace } from '../src/game.ts'
import { REFUSALS } from '../src/refusals.ts'
import { faceOf } from '../src/text/face-of.ts'
import { MESSAGES } from '../src/text/messages/en/index.ts'
import same from '../src/text/messages/same.json' with { type: 'json' }
import type { MessageKey } from '../src/text/speech.ts'
import { ENDINGS, UNITS, unitName } from '../src/vocabulary.ts'
import { boards, open, playRandomly } from './random-play.ts'

const tableIn = (language: Language): Promise<TableFile<MessageKey>> =>
  import(`../src/text/messages/${language}/index.ts`)
const wordsIn = await everyLanguage(tableIn, words => words)
const faceIn = await everyLanguage(tableIn, faceOf)

const OTHERS = LANGUAGES.filter(language => language !== 'en')

const expectWhole = (text: string | undefined): void => expect(gapIn(text)).toBeUndefined()

test('every language has every message of the English table, in its own forms', async () => {
  expect(await checkTables(tableIn, same)).toEqual([])
})

/** Whole games that together tell of everything that can happen; the radio is raised in the second. */
const facts = [...playRandomly(12, 'log 12', () => {}, 3000), ...playRandomly(10, 'radio 5', () => {}, 3000)]

test('the games in the log come to their end and tell of everything', () => {
  expect(facts.filter(({ type }) => type === 'gameEnded')).toHaveLength(2)
  expect(new Set(facts.map(({ type }) => type)).size).toBe(19)
})

describe.each(LANGUAGES)('a game in %s', language => {
  const face = faceIn(language)

  test('prompts, choices, odds and the table', () => {
    for (const number of [7, 10])
      playRandomly(
        number,
        `speech ${number}`,
        ({ table, log }, seat, legal) => {
          const choosing = { table, seat, legal }
          expect(choiceFlaws(normandy, face, choosing)).toEqual([])
          expect(oddsFlaws(normandy, face, choosing)).toEqual([])
          if (log.length % 10 === 0) expect(tableFlaws(normandy, face, choosing)).toEqual([])
        },
        250,
      )
  })

  test('the log, from the first round to the end, and not in English', () => {
    const english = language === 'en' ? face : normandyFace
    expect(logFlaws({ module: normandy, board: boards[0], facts, face, english })).toEqual([])
  })

  test('every refusal and every ending, for every counter', () => {
    for (const { key } of REFUSALS)
      for (let unit = 0; unit < UNITS; unit++) {
        const about = { command: 'stop', card: 'rifleman-a', unit: unitName(unit), tile: '5B', steps: 2 }
        expectWhole(face.refusal(boards[0], { key, clause: 'N-4.1', about }))
      }
    for (const reason of ENDINGS)
      for (const winner of [0, 1]) expectWhole(face.ending(boards[0], { winner, reason }))
  })

  test('briefings and the primer keep to the width', () => {
    for (const board of boards) {
      expectWhole(face.briefing(board))
      expect(pageFlaws(face.briefing(board), 110)).toEqual([])
    }
    expect(pageFlaws(face.primer, 100)).toEqual([])
  })
})

describe('numbers', () => {
  test.each<[Language, number, string]>([
    ['pl', 1, 'Amerykanie: 1 karta tworzy nową talię.'],
    ['pl', 2, 'Amerykanie: 2 karty zostają potasowane w nową talię.'],
    ['pl', 5, 'Amerykanie: 5 kart zostaje potasowanych w nową talię.'],
    ['pl', 12, 'Amerykanie: 12 kart zostaje potasowanych w nową talię.'],
    ['pl', 22, 'Amerykanie: 22 karty zostają potasowane w nową talię.'],
    ['hu', 1, 'Amerikaiak: 1 kártyából lesz új pakli.'],
    ['hu', 5, 'Amerikaiak: 5 kártyából új paklit kevertek.'],
    ['de', 1, 'Amerikaner: Eine Karte bildet das neue Deck.'],
    ['fr', 0, 'Américains\u00a0: 0 carte forme la nouvelle pioche.'],
    ['es', 2, 'Estadounidenses: se barajan 2 cartas para formar el nuevo mazo.'],
  ])('%s, %i cards', (language, count, text) => {
    const fact = { type: 'deckShuffled', side: 'us', count } as const
    expect(faceIn(language).sentence(boards[0], fact)).toBe(text)
  })

  test('percents as each language sets them', () => {
    expect(OTHERS.map(language => wordsIn(language).percent(0.4))).toEqual([
      '40\u00a0%',
      '40\u00a0%',
      '40\u00a0%',
      '40%',
      '40%',
    ])
  })
})

describe('scenarios', () => {
  test('every printed one has its name in the table', () => {
    for (const { id, name } of normandy.scenarios)
      expect(Object.entries(MESSAGES)).toContainEqual([`scenario.${id}`, name])
  })

  test('the table is headed by the name in the language', () => {
    const { table } = open(11, 'head')
    expect(faceIn('de').draw(table.board, normandy.view(table, 0), false)).toMatch(/^Höhe 314 · Runde 1/)
  })
})
