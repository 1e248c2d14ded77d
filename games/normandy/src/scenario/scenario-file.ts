/** The shape of a scenario file, as the data folder and scenario makers write it. */
import * as v from 'valibot'

const tileList = v.array(v.string())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const victory = v.union(
  [
    v.strictObject({ control_points: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    v.strictObject({ pin: v.picklist(['US', 'GER']) }),
  ],
  'A side has either control_points or pin as its condition, and nothing else.',
)
const sideSchema = v.strictObject({
  scouted: tileList,
  controlled: tileList,
  spawns: v.record(v.string(), v.array(v.string())),
  counters: v.record(v.string(), v.array(v.string())),
  deck: v.record(v.string(), count),
  supply: v.record(v.string(), count),
})
const half = v.pipe(v.number(), v.integer())
export const scenarioSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  place: v.string(),
  date: v.string(),
  operation: v.string(),
  initiative: v.picklist(['US', 'GER']),
  victory: v.strictObject({ US: victory, GER: victory }),
  stagger: v.picklist(['columns', 'rows']),
  layout: v.array(
    v.union(
      [
        v.strictObject({ x: half, y0: half, tiles: tileList }),
        v.strictObject({ y: half, x0: half, tiles: tileList }),
      ],
      'A line of the map has either x, y0 and tiles, or y, x0 and tiles, and nothing else.',
    ),
  ),
  objectives: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3))),
  US: sideSchema,
  GER: sideSchema,
  radio: v.optional(v.string()),
  rotated_180_art_only: v.optional(tileList),
})

export type ScenarioFile = v.InferOutput<typeof scenarioSchema>
