/** The shape of a view that comes from outside: checked, and every count bounded, before anything is made of it. */
import { FRAMES_MAX } from '@bivouac/kernel'
import * as v from 'valibot'
// Without the cards themselves their decks would be empty.
import '../cards/index.ts'
import { cardName, DECK_CARDS } from '../cards/cards.ts'
import { HEX_NAMES } from '../geometry.ts'
import { NOTES, UNIT_SETS } from '../position/turn-notes.ts'
import { FRAMES } from '../state/frames.ts'
import { TURN_FLAGS } from '../state/state.ts'
import { TERRAINS } from '../terrain.ts'
import {
  COMBAT,
  COMMAND,
  ENDINGS,
  FIGURES_MAX,
  HEXES,
  OBJECTIVES_MAX,
  SIDES,
  UNIT_KINDS,
  UNIT_NAMES,
  UNITS,
} from '../vocabulary.ts'
import type { GreatWarView } from './view.ts'

const most = (limit: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limit))
const whole = most(2 ** 31 - 1)
const text = v.pipe(v.string(), v.maxLength(100))
/** Nothing in a game is there more often than that; said first, so that a longer list is not even read. */
const listOf = <S extends v.GenericSchema>(item: S, limit: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(limit), v.array(item))

const side = v.picklist(SIDES)
const hex = v.picklist(HEX_NAMES)
const cardsOf = (deck: number) =>
  listOf(v.picklist([...Array(DECK_CARDS[deck]).keys()].map(card => cardName(deck, card))), DECK_CARDS[deck])
const cards = { command: cardsOf(COMMAND), combat: cardsOf(COMBAT) }
const count = { command: most(DECK_CARDS[COMMAND]), combat: most(DECK_CARDS[COMBAT]) }

/** Which names and numbers belong to a decision is for `callDoing` to say. Numbers may be sets of units: any cell. */
const cell = v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1))
const doing = v.objectWithRest({ kind: v.picklist(FRAMES.map(({ name }) => name)) }, v.union([text, cell]))

const unitView = v.strictObject({
  unit: v.picklist(UNIT_NAMES),
  kind: v.picklist(UNIT_KINDS),
  hex,
  figures: most(FIGURES_MAX),
  marks: listOf(v.picklist(UNIT_SETS), UNIT_SETS.length),
})

const pileView = (deck: 'command' | 'combat') =>
  v.strictObject({
    deck: count[deck],
    discard: cards[deck],
    drawn: count[deck],
    drawnCards: v.exactOptional(cards[deck]),
  })

const sideView = v.strictObject({
  hq: whole,
  medals: whole,
  kept: whole,
  losses: whole,
  artillery: whole,
  hand: v.strictObject({ ...count, limit: whole }),
  played: v.strictObject(cards),
  known: cards.combat,
  spied: v.exactOptional(cards.combat),
  own: v.exactOptional(v.strictObject({ ...cards, standing: whole })),
})

export const viewSchema: v.GenericSchema<unknown, GreatWarView> = v.strictObject({
  game: v.literal('great-war'),
  scenario: text,
  seat: v.picklist([...SIDES, 'spectator']),
  turn: whole,
  active: side,
  stale: whole,
  progress: v.boolean(),
  toChoose: listOf(side, SIDES.length),
  doing: listOf(doing, FRAMES_MAX),
  winner: v.picklist([...SIDES, 'nobody']),
  ending: v.picklist([...ENDINGS, '']),
  medalsToWin: whole,
  pool: whole,
  aside: whole,
  objectives: listOf(v.strictObject({ id: text, british: whole, german: whole }), OBJECTIVES_MAX),
  hexes: listOf(
    v.strictObject({ hex, terrain: v.picklist(TERRAINS), wire: v.boolean(), crater: v.boolean() }),
    HEXES,
  ),
  units: listOf(unitView, UNITS),
  flags: listOf(v.picklist(TURN_FLAGS), TURN_FLAGS.length),
  notes: v.record(v.picklist(NOTES), listOf(text, 16)),
  command: pileView('command'),
  combat: pileView('combat'),
  british: sideView,
  german: sideView,
})
