/**
 * Finds tables of messages by the language's code. Each lies in a folder `messages`, as a file or a folder named by its
 * language, and exports MESSAGES; the bundler's `import.meta.glob` finds them. So no list of tables stands anywhere, and the
 * only list of languages is `LANGUAGES`.
 */
import { fetchedPerLanguage, LANGUAGES, type Language } from './languages.ts'
import type { Primer } from './primer.ts'
import { type Forms, type Sayer, sayer } from './say.ts'

export interface TableFile<Key extends string> {
  readonly MESSAGES: Readonly<Record<Key, string>>
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

/** Speaks one language at a time, fetched when it is first asked for. */
export const loadMessages = <Key extends string>(
  found: Fetchable,
): ((language: Language) => Promise<Sayer<Key>>) =>
  fetchedPerLanguage(async language => {
    const { MESSAGES } = await fetchFile<TableFile<Key>>(found, language)
    return sayer(MESSAGES, language)
  })

/** A game's sentences and its first lesson in one language: `faceOf` makes the game's face of them. */
interface Spoken<Key extends string> {
  readonly speech: Sayer<Key>
  readonly primer: Primer
}

/** All that a game says in one language: its sentences, the forms of its names, and its first lesson. */
export interface SpokenFile<Key extends string> extends TableFile<Key> {
  readonly FORMS: Forms
  readonly PRIMER: Primer
}

export const spoken = <Key extends string>(file: SpokenFile<Key>, language: Language): Spoken<Key> => ({
  speech: sayer(file.MESSAGES, language, file.FORMS),
  primer: file.PRIMER,
})

/** The same for all that a game says. */
export const loadSpoken = <Key extends string>(
  found: Fetchable,
): ((language: Language) => Promise<Spoken<Key>>) =>
  fetchedPerLanguage(async language => spoken(await fetchFile<SpokenFile<Key>>(found, language), language))

function fileIn<File>(found: Found<File>, language: Language): File {
  const path = Object.keys(found).find(one => new RegExp(`/messages/${language}[./]`).test(one))
  if (path === undefined) throw new Error(`There is no table in '${language}' among ${Object.keys(found)}.`)
  return found[path]
}
