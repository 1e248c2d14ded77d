/** The shape of a scenario file (`data/FORMAT.md`): which fields it has and what they may hold. */
import * as v from 'valibot'
import { COMBAT_HAND_MAX, HQ_TOKENS, SIDES, UNIT_KINDS } from '../vocabulary.ts'
import { COUNTINGS } from './board.ts'
import { ignoredSchema } from './house.ts'

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))
/** Hexes are told apart from other text when the board is built, where what is wrong can be said better. */
const hex = text(9)
const word = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens.'),
)
const side = v.picklist(SIDES)
const row = whole(1, 11)
const explained = { text: text(600) }

const objective = { id: word, medals: whole(1, 9), ...explained }
const onGround = {
  ...objective,
  side: v.picklist([...SIDES, 'either']),
  group: word,
  requires: v.optional(v.array(word)),
}
const objectiveSchema = v.variant('kind', [
  v.strictObject({
    kind: v.picklist(['temporary', 'turn-start-temporary', 'permanent', 'turn-start-permanent']),
    count: v.picklist(['any', 'each']),
    ...onGround,
  }),
  v.strictObject({ kind: v.literal('turn-start-majority'), count: v.literal(COUNTINGS[2]), ...onGround }),
  v.strictObject({
    kind: v.literal('breakthrough'),
    side,
    edge: v.picklist(['top', 'bottom']),
    ...objective,
  }),
  v.strictObject({ kind: v.literal('race-against-time'), side, ...objective }),
])
export type ObjectiveInFile = v.InferOutput<typeof objectiveSchema>

const two = v.pipe(
  ignoredSchema,
  v.check(([s, f]) => s === 2 && f === 2, 'Two soldiers and two flags (G-15.2).'),
)
const specialSchema = v.variant('key', [
  v.strictObject({ key: v.literal('shelling'), side, rows: v.array(row), ...explained }),
  v.strictObject({ key: v.literal('shelling-trenches'), side, rows: v.array(row), ...explained }),
  v.strictObject({ key: v.literal('observation'), group: word, ...explained }),
  v.strictObject({
    key: v.literal('fortified-buildings'),
    group: word,
    ranged: v.optional(two),
    close: v.optional(two),
    ...explained,
  }),
  v.strictObject({
    key: v.literal('sunken-lane'),
    hexes: v.array(hex),
    ranged: v.optional(ignoredSchema),
    close: v.optional(ignoredSchema),
    blocks: v.optional(v.literal(false)),
    stop: v.optional(v.literal(false)),
    ...explained,
  }),
  v.strictObject({ key: v.literal('snow'), side, turns: whole(1, 99), maxRange: whole(1, 6), ...explained }),
])
export type SpecialInFile = v.InferOutput<typeof specialSchema>

const units = v.array(v.strictObject({ hex, kind: v.picklist(UNIT_KINDS) }))
const assets = v.strictObject({
  command: whole(1, 9),
  combat: whole(0, COMBAT_HAND_MAX),
  hq: whole(0, HQ_TOKENS),
  artillery: whole(0, 6),
})
const origin = v.picklist(['published', 'ours'])

export const scenarioSchema = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(60), v.regex(/^(?:\d+-)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)),
  number: whole(1, 9999),
  name: text(60),
  date: v.nullable(text(20)),
  place: text(120),
  note: v.pipe(v.string(), v.maxLength(2000)),
  sides: v.strictObject({ top: side, bottom: side, attacker: side }),
  first: side,
  medals: whole(1, 30),
  unitMedal: whole(0, 9),
  board: v.array(v.string()),
  wire: v.array(hex),
  noMansLand: v.array(row),
  groups: v.record(word, v.array(hex)),
  units: v.strictObject({ german: units, british: units }),
  assets: v.strictObject({ german: assets, british: assets }),
  objectives: v.array(objectiveSchema),
  special: v.array(specialSchema),
  provenance: v.strictObject({ assets: origin, map: origin, source: v.optional(v.string()) }),
  house: v.optional(v.unknown()),
})
export type ScenarioFile = v.InferOutput<typeof scenarioSchema>
