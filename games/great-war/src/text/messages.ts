/** Every word the game says, as whole sentences with slots, in one table by key. Pairs `.one`, `.other` go by number. */
import { CARDS } from './messages/cards.ts'
import { CHOICES } from './messages/choices.ts'
import { FACTS } from './messages/facts.ts'
import { NAMES } from './messages/names.ts'
import { REFUSED } from './messages/refusals.ts'
import { TABLE } from './messages/table.ts'

export const MESSAGES = { ...NAMES, ...CARDS, ...TABLE, ...CHOICES, ...FACTS, ...REFUSED } as const

export type MessageKey = keyof typeof MESSAGES
