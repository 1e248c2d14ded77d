/** What is wrong with a translated table of messages, for tests: one line each, none if all is well. */
import { LANGUAGES, type Language } from './languages.ts'
import { type Sayer, SLOT } from './say.ts'
import { spoken, type TableFile } from './tables.ts'

type Table = Readonly<Record<string, string>>

/** Every form of every language here, so that a stray one is noticed wherever it stands. */
const FORM = /\.(?:zero|one|two|few|many|other)$/

/** Checks a folder of tables, each language against English: checkTables(language => import(`./messages/${language}.ts`)). */
export async function checkTables(
  importTable: (language: Language) => Promise<TableFile<string>>,
  same: Readonly<Partial<Record<Language, readonly string[]>>> = {},
): Promise<string[]> {
  const english = (await importTable('en')).MESSAGES
  const flaws = LANGUAGES.filter(language => language !== 'en').map(async language =>
    checkMessages(english, (await importTable(language)).MESSAGES, language, same[language]),
  )
  return (await Promise.all(flaws)).flat()
}

/** What is made of each language's table, to be asked for by language: everyLanguage(language => import(…), faceOf). */
export async function everyLanguage<Key extends string, Made>(
  importTable: (language: Language) => Promise<TableFile<Key>>,
  make: (words: Sayer<Key>) => Made,
): Promise<(language: Language) => Made> {
  const made = new Map<Language, Made>()
  for (const language of LANGUAGES) made.set(language, make(spoken(await importTable(language), language)))
  return language => made.get(language)!
}

/**
 * `same` lists the keys whose text may be that of the English table (names, mostly); text without a word of its own may
 * be the same anywhere. An entry of `same` that is not needed is a flaw too.
 */
export function checkMessages(
  english: Table,
  other: Table,
  language: string,
  same: readonly string[] = [],
): string[] {
  const stems = stemsOf(english)
  const wanted = wantedKeys(english, stems, language)
  const flaws: string[] = []
  const report = (key: string, wrong: string): void => void flaws.push(`${language} ${key}: ${wrong}`)

  for (const key of wanted) if (other[key] === undefined) report(key, 'missing')
  for (const [key, text] of Object.entries(other)) {
    if (!wanted.has(key)) {
      report(key, 'surplus')
      continue
    }
    const stem = stemIn(key, stems)
    for (const wrong of slotFlaws(english[stem === undefined ? key : `${stem}.other`], text, key, stem))
      report(key, wrong)
    for (const wrong of textFlaws(text)) report(key, wrong)
    const equal = english[key] === text
    if (equal && hasWords(text) && !same.includes(key)) report(key, 'the same as in English')
    if (!equal && same.includes(key)) report(key, 'listed as the same as in English, but it differs')
  }
  return flaws
}

/** The forms that a language has for the numbers a game knows, also one that is only on its way into the list. */
export function pluralForms(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language)
  const forms = new Set(Array.from({ length: 2000 }, (_, number) => rules.select(number)))
  // A form for fractions: whole numbers never ask for it, but `other` is what every language has.
  return [...forms.add('other')]
}

const stemsOf = (english: Table): ReadonlySet<string> =>
  new Set(
    Object.keys(english)
      .filter(key => key.endsWith('.other'))
      .map(key => key.replace(FORM, '')),
  )

function stemIn(key: string, stems: ReadonlySet<string>): string | undefined {
  const stem = key.replace(FORM, '')
  return stem !== key && stems.has(stem) ? stem : undefined
}

function wantedKeys(english: Table, stems: ReadonlySet<string>, language: string): ReadonlySet<string> {
  const plain = Object.keys(english).filter(key => stemIn(key, stems) === undefined)
  const counted = [...stems].flatMap(stem => pluralForms(language).map(form => `${stem}.${form}`))
  return new Set([...plain, ...counted])
}

/** The slots of a text, each by its word: `{side.genitive}` is the slot `side` in another form. */
const slotsOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(SLOT)].map(([, name]) => name.replace(/\..*$/, '')))

/** `count` is always filled, and the form for one may say it in words. */
function slotFlaws(english: string, text: string, key: string, stem: string | undefined): string[] {
  const [wanted, found] = [slotsOf(english), slotsOf(text)]
  const free = (slot: string): boolean => stem !== undefined && slot === 'count'
  const spoken = (slot: string): boolean => free(slot) && key === `${stem}.one`
  return [
    ...[...wanted].filter(slot => !found.has(slot) && !spoken(slot)).map(slot => `no slot {${slot}}`),
    ...[...found].filter(slot => !wanted.has(slot) && !free(slot)).map(slot => `unknown slot {${slot}}`),
  ]
}

function textFlaws(text: string): string[] {
  return [
    ...(text.trim() === '' ? ['empty'] : []),
    ...(text !== text.trim() ? ['blanks at an end'] : []),
    ...(/["'`]/.test(text) ? ['straight quotes'] : []),
    ...(/[{}]/.test(text.replace(SLOT, '')) ? ['a broken slot'] : []),
  ]
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(SLOT, ''))
