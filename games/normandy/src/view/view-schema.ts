/** The shape of a view that comes from outside: checked, and every count bounded, before anything is made of it. */
import { FRAMES_MAX } from '@bivouac/kernel'
import * as v from 'valibot'
import { CARD_END, cardName, KIND } from '../cards/cards.ts'
import { TILES_MAX } from '../scenario/scenario.ts'
import { FRAMES } from '../state/frames.ts'
import { ENDINGS, SIDES, UNITS, unitName } from '../vocabulary.ts'
import type { NormandyView } from './view.ts'

const most = (limit: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limit))
const whole = most(2 ** 31 - 1)
const cardCount = most(CARD_END)
const text = v.pipe(v.string(), v.maxLength(100))
/** Nothing in a game is there more often than that; said first, so that a longer list is not even read. */
const listOf = <S extends v.GenericSchema>(item: S, limit: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(limit), v.array(item))

const side = v.picklist(SIDES)
const unit = v.picklist([...Array(UNITS).keys()].map(unitName))
const card = v.picklist(
  KIND.flatMap(({ first, copies }) => [...Array(copies).keys()].map(i => cardName(first + i))),
)
const cards = listOf(card, CARD_END)
const face = v.picklist(['none', 'scouted', 'controlled'])

/** Which names and numbers belong to a decision is for `callDoing` to say. */
const doing = v.objectWithRest({ kind: v.picklist(FRAMES.map(({ name }) => name)) }, v.union([text, whole]))

const sideView = v.strictObject({
  points: whole,
  need: whole,
  target: text,
  hasBid: v.boolean(),
  sizes: v.strictObject({ deck: cardCount, hand: cardCount, removed: cardCount }),
  play: cards,
  discard: cards,
  supply: cards,
  handAndDeck: v.record(text, cardCount),
  own: v.exactOptional(
    v.strictObject({ hand: cards, deck: cards, removed: cards, bid: v.union([card, v.literal('')]) }),
  ),
})

export const viewSchema: v.GenericSchema<unknown, NormandyView> = v.strictObject({
  game: v.literal('normandy'),
  scenario: text,
  seat: v.picklist([...SIDES, 'spectator']),
  round: whole,
  initiative: side,
  active: side,
  stale: whole,
  progress: v.boolean(),
  toChoose: listOf(side, SIDES.length),
  doing: listOf(doing, FRAMES_MAX),
  winner: v.picklist([...SIDES, 'nobody']),
  ending: v.picklist([...ENDINGS, '']),
  tiles: listOf(v.strictObject({ tile: text, value: whole, us: face, german: face }), TILES_MAX),
  units: listOf(v.strictObject({ unit, tile: text, suppressed: v.boolean() }), UNITS),
  us: sideView,
  german: sideView,
})
