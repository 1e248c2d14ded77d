/** The game told in every language: no word missing, none left in English, and the right form for every number. */
import { LANGUAGES, type Language, type TableFile } from '@bivouac/face-kit'
import { checkTables, everyLanguage } from '@bivouac/face-kit/check-messages'
import { SPECTATOR } from '@bivouac/kernel'
import { choiceFlaws, gapIn, logFlaws, oddsFlaws, pageFlaws, tableFlaws } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { COMBAT_TITLES, COMMAND_TITLES } from '../src/cards/cards.ts'
import { greatWar, greatWarFace } from '../src/game.ts'
import { REFUSALS } from '../src/refusals.ts'
import { faceOf } from '../src/text/face-of.ts'
import { SCENARIOS } from '../src/text/messages/en/scenarios.ts'
import { TITLES } from '../src/text/messages/en/titles.ts'
import same from '../src/text/messages/same.json' with { type: 'json' }
import { objectiveText } from '../src/text/say.ts'
import type { MessageKey } from '../src/text/words.ts'
import { ENDINGS } from '../src/vocabulary.ts'
import { boards, open, playRandomly, REFUSED } from './random-play.ts'
import { FLAG, SKULL, SOLDIER, toBattle } from './table.ts'

const tableIn = (language: Language): Promise<TableFile<MessageKey>> =>
  import(`../src/text/messages/${language}/index.ts`)
const wordsIn = await everyLanguage(tableIn, words => words)
const faceIn = await everyLanguage(tableIn, faceOf)

const OTHERS = LANGUAGES.filter(language => language !== 'en')

const expectWhole = (text: string | undefined): void => expect(gapIn(text)).toBeUndefined()

test('every language has every message of the English table, in its own forms', async () => {
  expect(await checkTables(tableIn, same)).toEqual([])
})

test.each(LANGUAGES)('the cards of %s have titles of their own, and say briefly what they do', language => {
  const { say } = wordsIn(language)
  const titles = [...COMMAND_TITLES, ...COMBAT_TITLES]
  expect(new Set(titles.map(title => say(`card.${title}` as MessageKey))).size).toBe(53)
  for (const title of titles) expect(say(`does.${title}` as MessageKey).length, title).toBeLessThanOrEqual(90)
})

/** A whole game that tells of everything that can happen. */
const facts = playRandomly(7, 'v 7', () => {})

test('the game in the log comes to its end and tells of everything', () => {
  expect(facts.at(-1)?.type).toBe('gameEnded')
  expect(new Set(facts.map(({ type }) => type)).size).toBe(24)
})

describe.each(LANGUAGES)('a game told in %s', language => {
  const face = faceIn(language)

  test('prompts, choices, odds and the table', () => {
    playRandomly(7, 'told 7', ({ table, log }, seat, legal) => {
      const choosing = { table, seat, legal }
      expect(choiceFlaws(greatWar, face, choosing)).toEqual([])
      const prompt = face.prompt(table.board, greatWar.view(table, seat), greatWar.decision(table))
      expect(prompt.charAt(0)).toBe(prompt.charAt(0).toLocaleUpperCase(language))
      if (log.length % 5 === 0) expect(oddsFlaws(greatWar, face, choosing)).toEqual([])
      if (log.length % 25 === 0) expect(tableFlaws(greatWar, face, choosing)).toEqual([])
    })
  })

  test('the log, from the first turn to the end, and not in English', () => {
    const english = language === 'en' ? face : greatWarFace
    expect(logFlaws({ module: greatWar, board: boards[6], facts, face, english })).toEqual([])
  })

  test('every refusal and every ending', () => {
    for (const { key } of REFUSALS)
      expectWhole(face.refusal(boards[0], { key, clause: 'G-4.1', about: REFUSED }))
    for (const reason of ENDINGS)
      for (const winner of [0, 1]) expectWhole(face.ending(boards[0], { winner, reason }))
  })

  test('briefings, the first table and the primer keep to the width', () => {
    for (const [i, board] of boards.entries()) {
      const { table } = open(i + 1, 'width')
      const drawn = [0, 1, SPECTATOR].map(seat => face.draw(board, greatWar.view(table, seat), false))
      for (const text of [face.briefing(board), ...drawn]) expect(pageFlaws(text, 100)).toEqual([])
    }
    expect(face.primer.trim().split('\n').length).toBeLessThanOrEqual(52)
    expect(pageFlaws(face.primer, 100)).toEqual([])
  })
})

describe('names and numbers', () => {
  test.each<[Language, readonly string[]]>([
    [
      'de',
      [
        'Die britische Infanterie auf 7,6 greift 6,6 im Nahkampf an.',
        'Gewürfelt: Soldat, Totenkopf, Flagge.',
        'Die deutsche Infanterie auf 6,6 verliert 2 Figuren.',
        'Die deutsche Infanterie auf 6,6 ist zerstört.',
      ],
    ],
    [
      'es',
      [
        'La infantería británica en 7,6 ataca 6,6 cuerpo a cuerpo.',
        'Tirada: soldado, calavera, bandera.',
        'La infantería alemana en 6,6 pierde 2 figuras.',
        'Unidad destruida: infantería alemana en 6,6.',
      ],
    ],
    [
      'fr',
      [
        'L’infanterie britannique en 7,6 attaque 6,6 au corps à corps.',
        'Dés\u00a0: soldat, tête de mort, drapeau.',
        'L’infanterie allemande en 6,6 perd 2 figurines.',
        'Unité détruite\u00a0: infanterie allemande en 6,6.',
      ],
    ],
    [
      'hu',
      [
        'A brit gyalogos egység (7,6) közelharcban támad, célpont: 6,6.',
        'Dobás: katona, halálfej, zászló.',
        'A német gyalogos egység (6,6) 2 figurát veszít.',
        'A német gyalogos egység (6,6) megsemmisül.',
      ],
    ],
    [
      'pl',
      [
        'Piechota brytyjska (7,6) atakuje wręcz pole 6,6.',
        'Rzut: żołnierz, czaszka, flaga.',
        'Piechota niemiecka (6,6) traci 2 figurki.',
        'Oddział zniszczony: piechota niemiecka (6,6).',
      ],
    ],
  ])('a battle in %s', (language, lines) => {
    const t = toBattle({ '7,6': '.:b1i4', '6,6': '.:g2i2' }, { orders: ['7,6'] })
    t.dice(SOLDIER, SKULL, FLAG).play('british', 'battle 7,6 at 6,6')
    const sentences = t.facts.map(fact => faceIn(language).sentence(t.match.table.board, fact))
    expect(sentences.slice(0, 4)).toEqual(lines)
  })

  test.each<[Language, number, string]>([
    ['pl', 1, 'Niemcy dostają jeden żeton HQ.'],
    ['pl', 3, 'Niemcy dostają 3 żetony HQ.'],
    ['pl', 5, 'Niemcy dostają 5 żetonów HQ.'],
    ['pl', 12, 'Niemcy dostają 12 żetonów HQ.'],
    ['hu', 2, 'Németek: 2 HQ jelzőt kapnak.'],
    ['de', 1, 'Deutsche: ein HQ-Marker erhalten.'],
    ['es', 2, 'Alemanes: ganan 2 fichas HQ.'],
    ['fr', 2, 'Allemands\u00a0: 2 jetons HQ gagnés.'],
  ])('%s, %i tokens', (language, count, text) => {
    const fact = { type: 'hqMoved', side: 'german', count, clause: 'G-6.6' } as const
    expect(faceIn(language).sentence(boards[0], fact)).toBe(text)
  })

  test('a side as a subject and as an owner', () => {
    const played = { type: 'cardPlayed', deck: 'combat', side: 'german', title: 'lice', cost: 1 } as const
    const ordered = { type: 'artilleryOrdered', side: 'german' } as const
    const sentences = OTHERS.map(language =>
      [played, ordered].map(fact => faceIn(language).sentence(boards[0], fact)),
    )
    expect(sentences).toEqual([
      ['Die Deutschen spielen „Läuse“ für 1 HQ.', 'Die Reserveartillerie der Deutschen erhält einen Befehl.'],
      [
        'Los alemanes juegan «Piojos» por 1 HQ.',
        'La artillería de reserva de los alemanes recibe una orden.',
      ],
      [
        'Les Allemands jouent «\u00a0Poux\u00a0» pour 1 HQ.',
        'L’artillerie de réserve des Allemands reçoit un ordre.',
      ],
      ['A németek 1 HQ jelzőért kijátszanak egy lapot: Tetvek.', 'A német tartalék tüzérség parancsot kap.'],
      ['Niemcy zagrywają kartę za 1 HQ: Wszy.', 'Artyleria odwodowa Niemców dostaje rozkaz.'],
    ])
  })
})

describe('scenarios', () => {
  test('whatever a printed one says is in the table', () => {
    const known: readonly string[] = Object.values({ ...TITLES, ...SCENARIOS })
    for (const { name, place } of greatWar.scenarios)
      expect(known).toEqual(expect.arrayContaining([name, place]))
    for (const { objectives, specialTexts } of boards)
      expect(known).toEqual(
        expect.arrayContaining([...objectives.ids.map(objectiveText), ...objectives.texts, ...specialTexts]),
      )
  })

  test('and nothing else is', () => {
    const said = new Set([
      ...greatWar.scenarios.flatMap(({ name, place }) => [name, place]),
      ...boards.flatMap(({ objectives, specialTexts }) => [
        ...objectives.ids.map(objectiveText),
        ...objectives.texts,
        ...specialTexts,
      ]),
    ])
    const tables = Object.entries({ ...TITLES, ...SCENARIOS })
    expect(tables.filter(([key, text]) => !key.startsWith('side.') && !said.has(text))).toEqual([])
  })
})
