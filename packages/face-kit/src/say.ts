/** Messages of a game: whole sentences with slots, kept in one table a language and filled here. */
import { type Language, PERCENT_SIGNS, PLURAL_FORMS, type PluralForm, perLanguage } from './languages.ts'

/** A slot may name a form of its word after a dot: `{side}`, `{side.of}`. Each form is a slot of its own here. */
type Slots = Readonly<Record<string, string | number>>

/**
 * The forms that a language has of names, besides the one in its table of messages: by the form, then by the key of the name.
 * Which forms there are is the language's own affair: no program names one, and its sentences ask for what it has.
 */
export type Forms = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The stems of messages that have a form for one and a form for many. */
type Counted<Key> = Key extends `${infer Stem}.other` ? Stem : never

/**
 * The table of another language: every key of the English one and no other, but with that language's own forms of the
 * counted messages. Annotate each table with it, not the sum of several: only a literal is checked for surplus keys.
 */
export type Messages<English, L extends Language> = Readonly<
  Record<
    | (Exclude<keyof English, `${Counted<keyof English>}.${PluralForm}`> & string)
    | `${Counted<keyof English>}.${PluralForm<L>}`,
    string
  >
>

export interface Sayer<Key extends string> {
  readonly language: Language
  say(key: Key, slots?: Slots): string
  /** The form that goes with the number, which is the slot `count`. */
  sayCounted(stem: Counted<Key>, count: number, slots?: Slots): string
  /** The slots of a name: `{slot}` as the table has it, `{slot.form}` for every form that the language has of it. */
  named(slot: string, key: Key, slots?: Slots): Readonly<Record<string, string>>
  /**
   * A share from 0 to 1 in whole percents, with the sign as the language sets it. What is possible at all is never told as 0, nor
   * what may fail as 100.
   */
  percent(share: number): string
}

/** What would be rounded to nothing. */
const LEAST = 0.005

// Made when first asked for, and shared: each takes a millisecond or more, and a page speaks from a dozen tables.
const pluralsIn = perLanguage(language => new Intl.PluralRules(language))
const numbersIn = perLanguage(language => new Intl.NumberFormat(language))

/** Below this no language of ours sets marks between digits, and all write the same ones: no format need be made for most pages. */
const PLAIN = 1000
const isPlain = (number: number): boolean => Number.isInteger(number) && number >= 0 && number < PLAIN
const numberIn = (language: Language, number: number): string =>
  isPlain(number) ? String(number) : numbersIn(language).format(number)

/** Rounded from the digits as one would write them: 23 of 40 are 57.5 and not a hair less. */
const wholePercents = (share: number): number => Math.round(Number((share * 100).toFixed(9)))

export const SLOT = /\{([\w.]+)\}/g

export function sayer<Key extends string>(
  messages: Readonly<Record<Key, string>>,
  language: Language = 'en',
  forms: Forms = {},
): Sayer<Key> {
  const plurals: readonly string[] = PLURAL_FORMS[language]

  /** A slot that nobody fills stays visible, so that it is noticed. */
  const filled = (name: string, filling: string | number = `{${name}}`): string =>
    typeof filling === 'number' ? numberIn(language, filling) : filling
  /** Messages cut at their slots, once, since a table says hundreds of sentences a moment: words, slot, words … */
  const cut = new Map<string, readonly string[]>()
  const partsOf = (message: string): readonly string[] => {
    const known = cut.get(message)
    if (known) return known
    const parts = message.split(SLOT)
    cut.set(message, parts)
    return parts
  }
  const fill = (message: string, slots: Slots): string => {
    const parts = partsOf(message)
    let text = parts[0]
    for (let i = 1; i < parts.length; i += 2) text += filled(parts[i], slots[parts[i]]) + parts[i + 1]
    return text
  }
  const say = (key: Key, slots: Slots = {}): string => fill(messages[key], slots)
  return {
    language,
    say,
    sayCounted(stem, count, slots = {}) {
      const form = pluralsIn(language).select(count)
      return say(`${stem}.${plurals.includes(form) ? form : 'other'}` as Key, { ...slots, count })
    },
    named(slot, key, slots = {}) {
      const named: Record<string, string> = { [slot]: say(key, slots) }
      for (const form in forms) {
        const message = forms[form][key]
        if (message !== undefined) named[`${slot}.${form}`] = fill(message, slots)
      }
      return named
    },
    percent(share) {
      const percents = (whole: number): string => `${numberIn(language, whole)}${PERCENT_SIGNS[language]}`
      if (share > 0 && share < LEAST) return `<${percents(1)}`
      return share >= 1 - LEAST && share < 1 ? `>${percents(99)}` : percents(wholePercents(share))
    },
  }
}
