/**
 * The cards, from the printed table (N-1.2, N-1.3). A card is a number from 0 to 55: its cell (the upper bits) and
 * its bit in the masks that piles are kept as. Cards of one kind are neighbours and never straddle two cells.
 */
import table from '../../data/cards.json' with { type: 'json' }
import names from '../../data/names.json' with { type: 'json' }
import {
  ACTIONS,
  type Action,
  type ActionName,
  type Card,
  type CardKind,
  FOG,
  KINDS,
  SIDES,
  type Side,
  type Squad,
} from '../vocabulary.ts'

interface PrintedAction {
  readonly action: Action
  readonly value: number
}

export interface Kind {
  readonly name: string
  readonly initiative: number
  readonly actions: readonly PrintedAction[]
  /** 0, 1, 2 for squads A, B, C; undefined for cards without a squad. */
  readonly squad: Squad | undefined
  /** The lowest card of this kind. */
  readonly first: Card
  readonly copies: number
  /** Which of a pile's two cells holds this kind, and its bits there. */
  readonly cell: number
  readonly mask: number
}

const titleOf = (kind: string): string => kind.replace(/-[abc]$/, '').replaceAll('-', '_')
const squadOf = (kind: string): Squad | undefined => {
  const letter = kind.match(/-([abc])$/)?.[1]
  return letter === undefined ? undefined : 'abc'.indexOf(letter)
}

/** Riflemen, Scouts, Snipers and Mortars fill the first cell; everything from Machine Gunners on the second. */
const SECOND_CELL = KINDS.indexOf('machine-gunner-a')

function readKinds(): Kind[] {
  let next = 0
  return KINDS.map((name, i) => {
    const row = table.cards.find(card => card.title === titleOf(name))
    if (row === undefined) throw new Error(`cards.json has no '${titleOf(name)}'`)
    if (i === SECOND_CELL) next = 32
    const first = next
    next += row.copies
    return {
      name,
      initiative: row.initiative,
      actions: row.actions.map(a => ({
        action: ACTIONS.indexOf(a.action as ActionName),
        value: 'value' in a && typeof a.value === 'number' ? a.value : 0,
      })),
      squad: squadOf(name),
      first,
      copies: row.copies,
      cell: first >> 5,
      mask: ((1 << row.copies) - 1) << (first & 31),
    }
  })
}

export const KIND: readonly Kind[] = readKinds()

/** The columns of the table that rules read most, as flat arrays. */
export const KIND_CELL: Int8Array = Int8Array.from(KIND, kind => kind.cell)
export const KIND_MASK: Int32Array = Int32Array.from(KIND, kind => kind.mask)
export const INITIATIVE: Int8Array = Int8Array.from(KIND, kind => kind.initiative)

/** One more than the highest card number. */
export const CARD_END = KIND[FOG].first + KIND[FOG].copies

/** The kind of each card; -1 for the numbers that no card has. */
export const kindOf: Int8Array = new Int8Array(CARD_END).fill(-1)
for (const [k, kind] of KIND.entries()) kindOf.fill(k, kind.first, kind.first + kind.copies)

const printed: Int8Array = new Int8Array(KIND.length * 16).fill(-1)
for (const [k, kind] of KIND.entries())
  for (const { action, value } of kind.actions) printed[k * 16 + action] = value

/** The value printed for an action on a card (0 if it has none); -1 if the card does not have the action. */
export const printedValue = (kind: CardKind, action: Action): number => printed[kind * 16 + action]

/** The kinds of cards on which an action is printed. */
export const kindsWith = (action: Action): Int8Array =>
  Int8Array.from([...KIND.keys()].filter(kind => printedValue(kind, action) >= 0))

/** One cell of the cards of some kinds. */
export const maskOf = (cell: number, wanted: (kind: Kind) => boolean): number =>
  KIND.reduce((mask, kind) => (kind.cell === cell && wanted(kind) ? mask | kind.mask : mask), 0)

/** The squads A, B, C are 0, 1, 2; this is for actions without a squad. */
export const ANY_SQUAD: Squad = 3
/** The cards that an action limited to a squad may take, at `squad * 2 + cell`; never Fog of War (N-6.1). */
export const SQUAD_CARDS: Int32Array = Int32Array.from({ length: 8 }, (_, i) =>
  maskOf(i & 1, kind => kind.name !== 'fog-of-war' && (i >> 1 === ANY_SQUAD || kind.squad === i >> 1)),
)
/** N-6.1, N-6.5 The squad that a card's Bolster or Inspire is limited to. */
export const SQUAD_LIMIT: Int8Array = Int8Array.from(KIND, kind => kind.squad ?? ANY_SQUAD)

export const cardName = (card: Card): string => {
  const kind = KIND[kindOf[card]]
  return `${kind.name}.${card - kind.first + 1}`
}

/** The card called `rifleman-a.2`; -1 if there is none. */
export function cardNamed(name: string): Card {
  const m = name.match(/^(.+)\.(\d+)$/)
  const kind = m && KIND.find(k => k.name === m[1])
  if (!kind) return -1
  const copy = Number(m[2])
  return copy >= 1 && copy <= kind.copies ? kind.first + copy - 1 : -1
}

/** N-1.3 The man on the card; Fog of War has none. */
export function soldierOf(side: Side, card: Card): string | undefined {
  const kind = KIND[kindOf[card]]
  const men: Readonly<Record<string, readonly string[]>> = names[SIDES[side]]
  return men[kind.name]?.[card - kind.first]
}

/** N-1.5 Base defence by unit of a side (the same for both). */
const { riflemen, scouts, gunners, sniper, mortar } = table.baseDefence
export const BASE_DEFENCE: readonly number[] = [
  riflemen,
  riflemen,
  riflemen,
  scouts,
  scouts,
  scouts,
  sniper,
  mortar,
  gunners,
  gunners,
  gunners,
]
