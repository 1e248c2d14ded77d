import { describe, expect, test } from 'vitest'
import { checkMessages, checkTables, pluralForms } from '../src/check-messages.ts'
import {
  byLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  loadMessages,
  type Messages,
  PLURAL_FORMS,
  perLanguage,
  sayer,
  sayersAhead,
} from '../src/index.ts'

const ENGLISH = {
  'card.fog': 'Fog',
  'cards.one': 'One card of {side}.',
  'cards.other': '{count} cards of {side}.',
  plain: 'Nothing to fill.',
  shown: '{card}',
} as const

const POLISH: Messages<typeof ENGLISH, 'pl'> = {
  'card.fog': 'Mgła',
  'cards.one': '1 karta ({side.short}).',
  'cards.few': '{count} karty ({side}).',
  'cards.many': '{count} kart ({side}).',
  'cards.other': '{count} karty ({side}).',
  plain: 'Nic do wypełnienia.',
  shown: '{card}',
}

describe('languages', () => {
  test('the forms are those of the plural rules, for every number a game knows', () => {
    for (const language of LANGUAGES) {
      expect(pluralForms(language).toSorted()).toEqual([...PLURAL_FORMS[language]].toSorted())
      expect(LANGUAGE_NAMES[language]).toBeTruthy()
    }
  })

  test('a thing is made once a language', () => {
    const made: string[] = []
    const thing = perLanguage(language => {
      made.push(language)
      return { language }
    })
    expect(thing('de')).toBe(thing('de'))
    expect(thing('hu')).not.toBe(thing('de'))
    expect(made).toEqual(['de', 'hu'])
  })
})

describe('saying', () => {
  const polish = sayer(POLISH, 'pl')

  test.each([
    [1, '1 karta (US).'],
    [2, '2 karty (USA).'],
    [5, '5 kart (USA).'],
    [12, '12 kart (USA).'],
    [22, '22 karty (USA).'],
    [1.5, '1,5 karty (USA).'],
  ])('%d cards in Polish', (count, text) => {
    expect(polish.sayCounted('cards', count, { side: 'USA', 'side.short': 'US' })).toBe(text)
  })

  test('a number so big that a language has a form for it takes the other form', () => {
    const spanish = sayer({ 'a.one': 'una', 'a.other': '{count} cartas' }, 'es')
    expect(spanish.sayCounted('a', 1_000_000)).toBe('1.000.000 cartas')
  })

  test('a share is given in per cent, as the language sets them', () => {
    expect(polish.percent(0.456)).toBe('46%')
    expect([0, 0.004, 0.005, 0.995, 0.996, 1].map(polish.percent)).toEqual([
      '0%',
      '<1%',
      '1%',
      '>99%',
      '>99%',
      '100%',
    ])
    expect(sayer(ENGLISH, 'de').percent(0.456)).toBe('46\u00a0%')
  })
})

describe('numbers that are written without a format', () => {
  test.each(LANGUAGES)('are those that a format for %s would write', language => {
    const { percent, say } = sayer({ a: '{n}' }, language)
    const numbers = new Intl.NumberFormat(language)
    const percents = new Intl.NumberFormat(language, { style: 'percent' })
    for (const n of [...Array(1200).keys(), -1, 0.5, 12_345, 1_000_000])
      expect(say('a', { n })).toBe(numbers.format(n))
    for (let of = 1; of <= 216; of++)
      for (let n = 0; n <= of; n++) {
        const share = n / of
        if (share === 0 || share === 1 || (share >= 0.005 && share < 0.995))
          expect(percent(share)).toBe(percents.format(share))
      }
  })
})

describe('the check of a translation', () => {
  const check = (change: Readonly<Record<string, string | undefined>>, same: readonly string[] = []) => {
    const table = Object.entries({ ...POLISH, ...change }).filter((entry): entry is [string, string] =>
      Boolean(entry[1] !== undefined),
    )
    return checkMessages(ENGLISH, Object.fromEntries(table), 'pl', same)
  }

  test('a good one has nothing to tell', () => expect(check({})).toEqual([]))

  test.each<[Record<string, string | undefined>, string]>([
    [{ plain: undefined }, 'pl plain: missing'],
    [{ 'cards.few': undefined }, 'pl cards.few: missing'],
    [{ extra: 'x' }, 'pl extra: surplus'],
    [{ 'plain.few': 'x' }, 'pl plain.few: surplus'],
    [{ plain: 'Nic {tu}.' }, 'pl plain: unknown slot {tu}'],
    [{ plain: 'Nic {count}.' }, 'pl plain: unknown slot {count}'],
    [{ 'cards.few': 'karty: {side}' }, 'pl cards.few: no slot {count}'],
    [{ 'cards.many': '{count} kart' }, 'pl cards.many: no slot {side}'],
    [{ plain: 'Nothing to fill.' }, 'pl plain: the same as in English'],
    [{ plain: ' Nic.' }, 'pl plain: blanks at an end'],
    [{ plain: 'Nic "tu".' }, 'pl plain: straight quotes'],
    [{ plain: 'Nic {tu' }, 'pl plain: a broken slot'],
  ])('%j', (change, flaw) => expect(check(change)).toEqual([flaw]))

  test('what may be the same is listed, and nothing more than that', () => {
    expect(check({ 'card.fog': 'Fog' }, ['card.fog'])).toEqual([])
    expect(check({}, ['card.fog'])).toEqual(['pl card.fog: listed as the same as in English, but it differs'])
  })

  test('the type asks for the keys too', () => {
    // @ts-expect-error Polish has four forms.
    const short: Messages<typeof ENGLISH, 'pl'> = { ...ENGLISH }
    // @ts-expect-error English knows no such key.
    const long: Messages<typeof ENGLISH, 'de'> = { ...ENGLISH, surplus: 'x' }
    expect([short, long]).toHaveLength(2)
  })
})

describe('tables found by a glob', () => {
  const found = Object.fromEntries(
    LANGUAGES.map(language => [`./messages/${language}.ts`, { MESSAGES: { hello: `hello in ${language}` } }]),
  )
  test('are known by the language in their path', () => {
    expect(byLanguage(found).hu.MESSAGES.hello).toBe('hello in hu')
    expect(byLanguage({ ...found, './messages/hu.ts': found['./messages/de.ts'] }).hu).toBe(
      found['./messages/de.ts'],
    )
  })
  test('may be folders', async () => {
    const file = { MESSAGES: { hello: 'Cześć' } }
    const load = loadMessages<'hello'>({ '../src/messages/pl/index.ts': async () => file })
    expect((await load('pl')).say('hello')).toBe('Cześć')
  })
  test('are spoken without waiting once they are here, and in English until then', async () => {
    const words = sayersAhead<'hello'>(found['./messages/en.ts'].MESSAGES, async language => {
      if (language === 'pl') throw new Error('offline')
      return found[`./messages/${language}.ts`].MESSAGES
    })
    expect(words.in('hu').say('hello')).toBe('hello in en')
    await words.fetch('hu')
    expect(words.in('hu').say('hello')).toBe('hello in hu')
    await expect(words.fetch('pl')).rejects.toThrow('offline')
    expect(words.in('pl').say('hello')).toBe('hello in en')
  })
  test('are missed by name', async () => {
    const { './messages/es.ts': _, ...others } = found
    expect(() => byLanguage(others)).toThrow("no table in 'es'")
    await expect(loadMessages({})('de')).rejects.toThrow("no table in 'de'")
  })
  test('are all checked', async () => {
    const flaws = await checkTables(async language =>
      language === 'pl' ? { MESSAGES: {} } : found[`./messages/${language}.ts`],
    )
    expect(flaws).toEqual(['pl hello: missing'])
  })
})
