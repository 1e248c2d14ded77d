/** The language of the terminal, and what a game there says in it. */
import { isLanguage, LANGUAGES, type Language, type Sayer, sayer, type TableFile } from '@bivouac/face-kit'
import type { Problem } from '@bivouac/kernel'
import { UserError } from '../errors.ts'
import { didYouMean } from '../nearest.ts'
import type { MESSAGES } from './messages/en.ts'

type PlayKey = keyof typeof MESSAGES
export type PlayWords = Sayer<PlayKey>

export async function wordsIn(language: Language): Promise<PlayWords> {
  const file: TableFile<PlayKey> = await import(`./messages/${language}.ts`)
  return sayer(file.MESSAGES, language)
}

/** The language that was asked for; else the terminal's own, as far as we speak it. */
export function languageAsked(
  asked: string | undefined,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Language {
  if (asked === undefined) return languageOf(environment)
  if (isLanguage(asked)) return asked
  throw new UserError(
    'unknown-language',
    `There is no language '${asked}'.${didYouMean(asked, LANGUAGES)} The languages are ${LANGUAGES.join(', ')}.`,
  )
}

/** The language of what is typed, for help that is shown before options are read: a wrong one is complained of later. */
export function languageTyped(args: readonly string[]): Language {
  const at = args.indexOf('--language')
  const typed = at < 0 ? args.find(arg => arg.startsWith('--language='))?.slice(11) : args[at + 1]
  return typed !== undefined && isLanguage(typed) ? typed : languageAsked(undefined)
}

/** `LC_ALL=de_AT.UTF-8` is German: the first of the three that is set decides, as everywhere in a shell. */
function languageOf({ LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>): Language {
  const code = (LC_ALL || LC_MESSAGES || LANG || '').match(/^[a-z]+/i)?.[0].toLowerCase() ?? ''
  return isLanguage(code) ? code : 'en'
}

/** The kernel and the notation tell what is wrong in English; in other languages a sentence for each kind must do. */
export function problemText({ language, say }: PlayWords, { code, text }: Problem, typed = ''): string {
  if (language === 'en') return text
  if (code === 'nothing-to-undo' || code === 'bad-command') return say(`problem.${code}`, { typed })
  return text
}
