/** The languages that games and screens speak, and the forms each has for a number of things. */

export const LANGUAGES = ['en', 'de', 'es', 'fr', 'hu', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language as its own speakers call it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hu: 'Magyar',
  pl: 'Polski',
}

/**
 * The forms a counted message has, by the names of `Intl.PluralRules`. A form that a language keeps for numbers no game
 * knows (Spanish has one for millions) is not asked for: `other` stands in for it.
 */
export const PLURAL_FORMS = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  es: ['one', 'other'],
  fr: ['one', 'other'],
  hu: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>

export type PluralForm<L extends Language = Language> = (typeof PLURAL_FORMS)[L][number]

/** What follows the number of a share, with the space that the language sets before it. */
export const PERCENT_SIGNS: Readonly<Record<Language, string>> = {
  en: '%',
  de: '\u00a0%',
  es: '\u00a0%',
  fr: '\u00a0%',
  hu: '%',
  pl: '%',
}

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text)

/** Makes a thing once for each language that is asked for, and remembers it. */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>()
  return language => {
    const known = made.get(language)
    if (known !== undefined) return known
    const fresh = make(language)
    made.set(language, fresh)
    return fresh
  }
}

/** The same for what has to be fetched. A failure is not remembered: whoever asks again may find it. */
export function fetchedPerLanguage<T>(
  fetchIn: (language: Language) => Promise<T>,
): (language: Language) => Promise<T> {
  const made = new Map<Language, Promise<T>>()
  return language => {
    const known = made.get(language)
    if (known !== undefined) return known
    const fresh = fetchIn(language)
    made.set(language, fresh)
    fresh.catch(() => made.delete(language))
    return fresh
  }
}
