/** Messages of a game: whole sentences with slots, kept in one table a language and filled here. */
import { type Language, PLURAL_FORMS, type PluralForm } from './languages.ts'

/** A slot may name a form of its word after a dot: `{side}`, `{side.genitive}`. Each form is a slot of its own here. */
export type Slots = Readonly<Record<string, string | number>>

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
  /** A share from 0 to 1 in whole percents, with the sign as the language sets it. */
  percent(share: number): string
}

export const SLOT = /\{([\w.]+)\}/g

export function sayer<Key extends string>(
  messages: Readonly<Record<Key, string>>,
  language: Language = 'en',
): Sayer<Key> {
  const plural = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const percents = new Intl.NumberFormat(language, { style: 'percent' })
  const forms: readonly string[] = PLURAL_FORMS[language]

  /** A slot that nobody fills stays visible, so that it is noticed. */
  const say = (key: Key, slots: Slots = {}): string =>
    messages[key].replace(SLOT, (slot, name: string) => {
      const filling = slots[name] ?? slot
      return typeof filling === 'number' ? numbers.format(filling) : filling
    })
  return {
    language,
    say,
    sayCounted(stem, count, slots = {}) {
      const form = plural.select(count)
      return say(`${stem}.${forms.includes(form) ? form : 'other'}` as Key, { ...slots, count })
    },
    percent: share => percents.format(share),
  }
}
