/** Fills the slots of a message. */
import { MESSAGES, type MessageKey } from './messages.ts'

export type Slots = Readonly<Record<string, string | number>>

/** A message that has a form for one and a form for many. */
type Counted = { [K in MessageKey]: K extends `${infer Stem}.other` ? Stem : never }[MessageKey]

/** A slot that nobody fills stays visible, so that it is noticed. */
export const say = (key: MessageKey, slots: Slots = {}): string =>
  MESSAGES[key].replace(/\{(\w+)\}/g, (slot, name: string) => String(slots[name] ?? slot))

const plural = new Intl.PluralRules('en')

/** The form that goes with the number, which is the slot `count`. */
export const sayCounted = (stem: Counted, count: number, slots: Slots = {}): string =>
  say(plural.select(count) === 'one' ? `${stem}.one` : `${stem}.other`, { ...slots, count })
