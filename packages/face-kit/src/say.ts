/** Messages of a game: whole sentences with slots, kept in one table and filled here. */

export type Slots = Readonly<Record<string, string | number>>

/** The stems of messages that have a form for one and a form for many. */
type Counted<Key extends string> = Key extends `${infer Stem}.other` ? Stem : never

export interface Sayer<Key extends string> {
  say(key: Key, slots?: Slots): string
  /** The form that goes with the number, which is the slot `count`. */
  sayCounted(stem: Counted<Key>, count: number, slots?: Slots): string
}

const plural = new Intl.PluralRules('en')

export function sayer<Key extends string>(messages: Readonly<Record<Key, string>>): Sayer<Key> {
  /** A slot that nobody fills stays visible, so that it is noticed. */
  const say = (key: Key, slots: Slots = {}): string =>
    messages[key].replace(/\{(\w+)\}/g, (slot, name: string) => String(slots[name] ?? slot))
  return {
    say,
    sayCounted(stem, count, slots = {}) {
      const form = plural.select(count) === 'one' ? 'one' : 'other'
      return say(`${stem}.${form}` as Key, { ...slots, count })
    },
  }
}
