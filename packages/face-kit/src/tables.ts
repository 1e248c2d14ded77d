/**
 * Finds tables of messages by the language's code. Each lies in a folder `messages`, as a file or a folder named by its
 * language, and exports MESSAGES; the bundler's `import.meta.glob` finds them. So no list of tables stands anywhere, and the
 * only list of languages is `LANGUAGES`.
 */
import { fetchedPerLanguage, LANGUAGES, type Language } from './languages.ts'
import { type Forms, type Sayer, sayer } from './say.ts'

export interface TableFile<Key extends string> {
  readonly MESSAGES: Readonly<Record<Key, string>>
  /** The forms of a game's names: only what a game says anywhere has them. */
  readonly FORMS?: Forms
}

/** What `import.meta.glob` gives: by its path, each file, or the way to fetch it. */
type Found<File> = Readonly<Record<string, File>>
export type Fetchable = Found<() => Promise<unknown>>

/** All languages at once, for what is said before anything could be fetched. */
export const byLanguage = <File>(found: Found<File>): Readonly<Record<Language, File>> =>
  Object.fromEntries(LANGUAGES.map(language => [language, fileIn(found, language)])) as Record<Language, File>

/** Fetches the file of a language when it is asked for. No compiler sees what a glob finds; `checkTables` does, in tests. */
export const fetchFile = async <File>(found: Fetchable, language: Language): Promise<File> =>
  (await fileIn(found, language)()) as File

/** A language's way of speaking by its table. */
export const spoken = <Key extends string>(
  { MESSAGES, FORMS }: TableFile<Key>,
  language: Language,
): Sayer<Key> => sayer(MESSAGES, language, FORMS)

/** Speaks one language at a time, fetched when it is first asked for. */
export const loadMessages = <Key extends string>(
  found: Fetchable,
): ((language: Language) => Promise<Sayer<Key>>) =>
  fetchedPerLanguage(async language => spoken(await fetchFile<TableFile<Key>>(found, language), language))

interface SayersAhead<Key extends string> {
  /** English for as long as the language is not here. */
  in(language: Language): Sayer<Key>
  fetch(language: Language): Promise<void>
}

/** Speaks without waiting: English has come with the page, any other language is fetched before it is spoken. */
export function sayersAhead<Key extends string>(
  english: Readonly<Record<Key, string>>,
  fetchTable: (language: Language) => Promise<Readonly<Record<Key, string>>>,
): SayersAhead<Key> {
  const inEnglish = sayer(english)
  const here = new Map<Language, Sayer<Key>>([['en', inEnglish]])
  return {
    in: language => here.get(language) ?? inEnglish,
    async fetch(language) {
      if (!here.has(language)) here.set(language, sayer(await fetchTable(language), language))
    },
  }
}

/** The titles of a game, which are said before it is opened: a file `titles` of each language, which exports TITLES. */
export const titlesAhead = <Key extends string>(
  english: Readonly<Record<Key, string>>,
  found: Fetchable,
): SayersAhead<Key> =>
  sayersAhead(
    english,
    async language => (await fetchFile<{ readonly TITLES: typeof english }>(found, language)).TITLES,
  )

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>
type Together<T extends Tables> = { readonly [Name in keyof T]: keyof T[Name] & string }[keyof T]

/** The tables of a language that is a folder, as one. */
export const together = <const T extends Tables>(tables: T): Readonly<Record<Together<T>, string>> =>
  Object.assign({}, ...Object.values(tables))

function fileIn<File>(found: Found<File>, language: Language): File {
  const path = Object.keys(found).find(one => new RegExp(`/messages/${language}[./]`).test(one))
  if (path === undefined) throw new Error(`There is no table in '${language}' among ${Object.keys(found)}.`)
  return found[path]
}
