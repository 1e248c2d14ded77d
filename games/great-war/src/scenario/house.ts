/**
 * House values: what no source gives us and we chose (`data/house.json`, and the costs that the combat cards name). A
 * scenario may carry other ones.
 */
import { fail, ok, type Result } from '@bivouac/kernel'
import * as v from 'valibot'
import file from '../../data/house.json' with { type: 'json' }
import '../cards/index.ts'
import { COMBAT_CARDS } from '../cards/vocabulary.ts'
import { POINTS } from '../state/frames.ts'
import type { Ignored } from '../terrain.ts'
import { HQ_TOKENS } from '../vocabulary.ts'
import type { House } from './board.ts'

const whole = (max: number, min = 0) =>
  v.pipe(
    v.number('This must be a number.'),
    v.integer('This must be a whole number.'),
    v.minValue(min, `This cannot be less than ${min}.`),
    v.maxValue(max, `This cannot be more than ${max}.`),
  )
export const ignoredSchema = v.tuple([whole(9), whole(9)])

/** Only what differs need be named. */
const houseSchema = v.strictObject({
  combatCosts: v.optional(v.record(v.string(), whole(HQ_TOKENS))),
  physicianPerFigure: v.optional(whole(HQ_TOKENS)),
  artilleryTemplate: v.optional(
    v.pipe(
      v.array(whole(6, 1)),
      v.check(
        numbers => numbers.length === 6 && new Set(numbers).size === 6,
        'The six neighbours need the numbers 1 to 6, each once.',
      ),
    ),
  ),
  sunkenLane: v.optional(v.strictObject({ ranged: ignoredSchema, close: ignoredSchema })),
  stretcherBearerFigures: v.optional(whole(4)),
  shellShortageRefund: v.optional(whole(HQ_TOKENS)),
  devastationPaysHq: v.optional(v.boolean()),
  devastationRetreats: v.optional(v.boolean()),
  ownShellsMedals: v.optional(whole(9)),
  lostMessengerTactic: v.optional(whole(9)),
  noProgressTurns: v.optional(whole(1000, 1)),
})
/** A house set as a scenario names it. */
export type HouseSet = v.InferOutput<typeof houseSchema>

/** Checks a house set and lays it over our own values. `path` says where in a file it stands. */
export function openHouse(data: unknown, path = 'house'): Result<House> {
  const parsed = v.safeParse(houseSchema, data)
  if (!parsed.success) {
    const issue = parsed.issues[0]
    const where = v.getDotPath(issue)
    return fail('bad-house', issue.message, { where: where ? `${path}.${where}` : path })
  }
  const { combatCosts = {}, ...changes } = parsed.output
  const costs = HOUSE.combatCosts
  for (const [title, cost] of Object.entries(combatCosts)) {
    const card = COMBAT_CARDS.findIndex(one => one.title === title)
    if (card < 0)
      return fail('bad-house', `There is no combat card '${title}'.`, {
        where: `${path}.combatCosts.${title}`,
      })
    costs[card] = cost
  }
  return ok({ ...HOUSE, ...withoutGaps(changes), combatCosts: costs })
}

/** Drops what is named but undefined, so that it does not cover our own value. */
const withoutGaps = (changes: Omit<HouseSet, 'combatCosts'>): Partial<Omit<House, 'combatCosts'>> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

const OUT_OF_REACH = HQ_TOKENS + 1

/** What the cheapest combat card of each point costs. */
export const cheapestAt = (combatCosts: Uint8Array): Uint8Array =>
  Uint8Array.from(POINTS, (_, point) =>
    Math.min(OUT_OF_REACH, ...combatCosts.filter((_, title) => COMBAT_CARDS[title].point === point)),
  )

const pair = ([soldiers, flags]: readonly number[]): Ignored => [soldiers, flags]

/** Our own values. */
export const HOUSE: House = {
  get combatCosts() {
    return Uint8Array.from(COMBAT_CARDS, card => card.cost)
  },
  physicianPerFigure: file.physicianPerFigure.value,
  artilleryTemplate: file.artilleryTemplate.value,
  sunkenLane: { ranged: pair(file.sunkenLane.value.ranged), close: pair(file.sunkenLane.value.close) },
  stretcherBearerFigures: file.stretcherBearerFigures.value,
  shellShortageRefund: file.shellShortageRefund.value,
  devastationPaysHq: file.devastationPaysHq.value,
  devastationRetreats: file.devastationRetreats.value,
  ownShellsMedals: file.ownShellsMedals.value,
  lostMessengerTactic: file.lostMessengerTactic.value,
  noProgressTurns: file.noProgressTurns.value,
}
