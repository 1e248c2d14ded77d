/** The fields of the state that belong to one turn, with names instead of numbers, for views and positions; and back. */

import { agreeIn, type Fields, fieldsOf } from '@bivouac/kernel'
import { COMBAT_TITLES, COMMAND_TITLES } from '../cards/cards.ts'
import { HEX_NAMES } from '../geometry.ts'
import { layNote } from '../state/lay.ts'
import { type GreatWarTable, LAYOUT, numbersOf, TURN_FLAGS } from '../state/state.ts'
import { UNIT_NAMES } from '../vocabulary.ts'

/** The sets of units, in the order of the layout. */
export const UNIT_SETS = [
  'ordered',
  'moved',
  'entered',
  'stopped',
  'unfit',
  'battled',
  'battledTwice',
  'orderable',
] as const

/** What the numbers of a field mean; those of names are one more than the name's place, 0 for none. */
const KINDS = {
  caps: 'number',
  sections: 'number',
  command: 'command',
  lastCommand: 'command',
  dice: 'number',
  reach: 'number',
  withCard: 'combat',
  aim: 'number',
  combatPlayed: 'number',
  fetched: 'combat',
  prepared: 'number',
  holding: 'unit',
  fury: 'number',
  raider: 'unit',
  raiderHome: 'hex',
  strikes: 'number',
  restless: 'number',
} as const
type NoteName = keyof typeof KINDS
export const NOTES = Object.keys(KINDS) as readonly NoteName[]

const NAMES: Readonly<Record<string, readonly string[]>> = {
  command: COMMAND_TITLES,
  combat: COMBAT_TITLES,
  unit: UNIT_NAMES,
  hex: HEX_NAMES,
}

const COUNTS = new Map(LAYOUT.fields.map(({ name, count }) => [name as string, count]))
const countOf = (field: string): number => COUNTS.get(field) ?? 0

/** A field's numbers as words; undefined if all are 0, which goes without saying. */
export function noteWords(t: GreatWarTable, name: NoteName): string[] | undefined {
  const numbers = numbersOf(t, name, countOf(name))
  if (numbers.every(number => number === 0)) return undefined
  const names = NAMES[KINDS[name]]
  return [...numbers].map(number =>
    names === undefined ? `${number}` : number === 0 ? '-' : names[number - 1],
  )
}

const NOTED = Object.fromEntries(NOTES.map(name => [name, fieldsOf(LAYOUT, [name])])) as Record<
  NoteName,
  Fields
>

/** Whether a field's numbers are the same at both tables. */
export const isSameNote = (t: GreatWarTable, other: GreatWarTable, name: NoteName): boolean =>
  agreeIn(t, other, NOTED[name])

/** Writes a field back from its words; false if they do not fit. */
export function readNote(t: GreatWarTable, name: string, note: readonly string[]): boolean {
  if (!Object.hasOwn(KINDS, name)) return false
  const field = name as NoteName
  if (note.length !== countOf(field)) return false
  const names = NAMES[KINDS[field]]
  return note.every((word, i) => {
    const number = names === undefined ? Number(word) : word === '-' ? 0 : names.indexOf(word) + 1
    if (!Number.isInteger(number) || (names !== undefined && number === 0 && word !== '-')) return false
    layNote(t, field, i, number)
    return true
  })
}

export const flagNames = (bits: number): string[] => TURN_FLAGS.filter((_, i) => (bits >> i) & 1)

/** The bits of these flags; -1 if one is unknown. */
export function flagBits(names: readonly string[]): number {
  let bits = 0
  for (const name of names) {
    const i = (TURN_FLAGS as readonly string[]).indexOf(name)
    if (i < 0) return -1
    bits |= 1 << i
  }
  return bits
}
