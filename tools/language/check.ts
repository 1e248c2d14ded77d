/** All that a language lacks in the whole tree, or has wrong: one line each, with the place first. */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isLanguage } from '@bivouac/face-kit'
import { checkForms } from '@bivouac/face-kit/check-forms'
import { checkMessages } from '@bivouac/face-kit/check-messages'
import { checkTranslations } from '@bivouac/face-kit/check-translation'
import {
  gameFolders,
  type LoadedTable,
  loadTable,
  namedIn,
  ROOT,
  readJson,
  type TableFolder,
  tableFolders,
} from './tables.ts'

type Texts = Readonly<Record<string, string>>

export async function languageFlaws(language: string): Promise<string[]> {
  const flaws = isLanguage(language)
    ? []
    : [`packages/face-kit/src/languages.ts: '${language}' is not in the list`]
  const folders = tableFolders()
  for (const folder of folders) flaws.push(...(await tableFlaws(folder, language)))
  for (const game of gameFolders()) {
    const own = folders.filter(folder => folder.game === basename(game))
    flaws.push(...(await formFlaws(game, own, language)), ...referenceFlaws(game, language))
  }
  return flaws
}

async function tableFlaws(folder: TableFolder, language: string): Promise<string[]> {
  const english = (await loadTable(folder, 'en')) as LoadedTable
  const path = folder.pathIn(language)
  const table = await loadTable(folder, language)
  if (table === undefined) return [`${path}: missing, ${Object.keys(english.MESSAGES).length} messages`]
  if (language === 'en') return []
  const flaws = checkMessages(english.MESSAGES, table.MESSAGES, language, folder.same[language])
  return flaws.map(flaw => `${path}: ${flaw}`)
}

/** The forms of a game's names are asked for by all its tables. */
async function formFlaws(game: string, folders: readonly TableFolder[], language: string): Promise<string[]> {
  const loaded = await Promise.all(folders.map(folder => loadTable(folder, language)))
  const tables = loaded.filter(table => table !== undefined)
  const forms = tables.find(({ FORMS }) => FORMS)?.FORMS ?? {}
  const named = namedIn(game)
  return checkForms(
    language,
    named,
    forms,
    tables.map(({ MESSAGES }) => MESSAGES),
  ).map(flaw => `${game}: ${flaw}`)
}

/** The terms and the clauses of a game's rules. */
function referenceFlaws(game: string, language: string): string[] {
  const terms = `${game}/ui/reference/terms.json`
  const rulebook = `${game}/rulebook/${language}.md`
  const lacking = (readJson<Texts[]>(terms) ?? []).filter(row => !row[language]?.trim())
  const isWritten = language === 'en' || existsSync(join(ROOT, rulebook))
  const report = checkTranslations(join(ROOT, game)).find(one => one.language === language)
  return [
    ...lacking.map(({ en }) => `${terms}: missing, '${en}'`),
    ...(isWritten ? [] : [`${rulebook}: missing, the rules are shown in English`]),
    ...(isWritten ? (report?.flaws ?? []) : []).map(flaw => `${rulebook}: ${flaw}`),
  ]
}
