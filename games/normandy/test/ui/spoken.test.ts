/** The table in words, in all languages. */
import { LANGUAGES, type Language } from '@bivouac/face-kit'
import { checkTables } from '@bivouac/face-kit/check-messages'
import { SPECTATOR } from '@bivouac/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { printedCard } from '../../src/art/index.ts'
import { REFUSALS } from '../../src/refusals.ts'
import { cardText, counterText, terrainText } from '../../src/text/names.ts'
import { KINDS } from '../../src/vocabulary.ts'
import { deedName } from '../../ui/table/logic/deeds.ts'
import { boardThings } from '../../ui/table/logic/places.ts'
import { spoken } from '../../ui/table/logic/spoken.ts'
import { goal, steps } from '../../ui/table/logic/story.ts'
import { pathOf, tileThing } from '../../ui/table/logic/things.ts'
import { MESSAGES } from '../../ui/table/messages/en.ts'
import same from '../../ui/table/messages/same.json' with { type: 'json' }
import { loadWords, tableWordsIn } from '../../ui/table/say.ts'
import { open } from '../random-play.ts'
import { everyMoment, seenAt } from './seats.ts'

const whole = (text: string): void => {
  expect(text).not.toBe('')
  expect(text).not.toMatch(/[{}]|undefined|NaN| {2}|\bnull\b/)
}

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadWords))
})

test('every language has every message, in its own forms', async () => {
  expect(await checkTables(language => import(`../../ui/table/messages/${language}.ts`), same)).toEqual([])
})

test('a short reason belongs to a refusal there is', () => {
  const keys = Object.keys(MESSAGES).filter(key => key.startsWith('reason.'))
  for (const key of keys) expect(REFUSALS.map(one => `reason.${one.key}`)).toContain(key)
})

describe.each(LANGUAGES)('in %s', (language: Language) => {
  test('a tile tells everything that lies on it', async () => {
    const { face } = await loadWords(language)
    const words = tableWordsIn(language)
    everyMoment(`spoken ${language}`, 12, seen => {
      const { board, view } = seen
      board.tiles.forEach((tile, i) => {
        const said = spoken(seen, words, face, tileThing(tile))
        whole(said)
        expect(said).toContain(tile)
        expect(said).toContain(terrainText(words.names, tile))
        for (const { unit } of view.units.filter(one => one.tile === tile))
          expect(said).toContain(counterText(words.names, unit))
        if (view.tiles[i].value > 1) expect(said).toContain(String(view.tiles[i].value))
        if (i === board.radio) expect(said).toContain(words.names.say('table.radio'))
      })
    })
  })

  test('every thing that can be pressed has a name, and every button says what it does', async () => {
    const { face } = await loadWords(language)
    const words = tableWordsIn(language)
    everyMoment(`names ${language}`, 15, seen => {
      for (const row of boardThings(seen.board, seen.view))
        for (const thing of row) whole(spoken(seen, words, face, thing))
      for (const command of seen.legal) {
        whole(deedName(seen.board, seen.view, words, command))
        for (const thing of pathOf(command, seen.board)) whole(spoken(seen, words, face, thing))
      }
      for (const { label } of steps(seen.view, words)) whole(label)
      whole(goal(seen.view, words))
    })
  })

  test('what is printed on a small card is in its name', () => {
    const { say, names } = tableWordsIn(language)
    for (const kind of KINDS) {
      const short = say(`short.${printedCard(kind).scene}`).replace(/\.$/, '')
      expect(cardText(names, kind).toLowerCase()).toContain(short.toLowerCase())
    }
  })

  test('those who watch hear both goals', () => {
    const words = tableWordsIn(language)
    whole(goal(seenAt(open(1, 'watch'), SPECTATOR).view, words))
  })
})
