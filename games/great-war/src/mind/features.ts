/** The Great War's features for a learned value: what both sides have, hold, threaten and fear, and how the game stands. */
import type { Features } from '@bivouac/ai'
import type { GreatWarBoard } from '../scenario/board.ts'
import * as s from '../state/state.ts'
import { enemyOf } from '../vocabulary.ts'
import {
  COMMON_FEATURES,
  commonFeature,
  FEATURE_NAMES,
  raw,
  SIDE_COUNT,
  SIDE_FEATURES,
  sideFeature,
} from './feature-names.ts'
import { countGround, countHand, countMedals, countTokens } from './feature-rest.ts'
import { countUnits, readyOdds } from './feature-units.ts'
import { newKen } from './ken.ts'
import { nextToBegin } from './tempo.ts'

type T = s.GreatWarTable

const SCALE = Float64Array.from(SIDE_FEATURES, row => row[2])
const COMMON_SCALE = Float64Array.from(COMMON_FEATURES, row => row[2])
const F_MEDALS = sideFeature('medals')
const F_UNITS = sideFeature('units')
const F_FIGURES = sideFeature('figures')

const COMMON = 2 * SIDE_COUNT
const TEMPO = commonFeature('tempo')
const ATTACKER = commonFeature('attacker')
const WINS_TIES = commonFeature('wins-ties')
const TURN = commonFeature('turn')
const STALE = commonFeature('stale')
const GOAL = commonFeature('goal')
const LATE_LEAD = commonFeature('late-lead')
const FIGURES_LEAD = commonFeature('figures-lead')
const UNITS_LEAD = commonFeature('units-lead')
const ALWAYS = commonFeature('always')
const TURNS_COUNTED = 50
const LATE = 4

function put(out: Float32Array, feature: number, amount: number): void {
  out[COMMON + feature] = amount * COMMON_SCALE[feature]
}

function writeCommon(t: T, seat: number, out: Float32Array): void {
  const own = seat * SIDE_COUNT
  const foe = enemyOf(seat) * SIDE_COUNT
  const lead = raw[own + F_MEDALS] - raw[foe + F_MEDALS]
  const most = Math.max(raw[own + F_MEDALS], raw[foe + F_MEDALS])
  const figures = raw[own + F_FIGURES] + raw[foe + F_FIGURES]
  const units = raw[own + F_UNITS] + raw[foe + F_UNITS]
  put(out, TEMPO, nextToBegin(t) === seat ? 1 : -1)
  put(out, ATTACKER, t.board.attacker === seat ? 1 : -1)
  // G-2.5
  put(out, WINS_TIES, t.board.first === seat ? -1 : 1)
  put(out, TURN, Math.min(TURNS_COUNTED, s.turnOf(t)))
  put(out, STALE, Math.min(TURNS_COUNTED, s.staleTurns(t)))
  put(out, GOAL, t.board.medals)
  put(out, LATE_LEAD, (lead * most) / LATE)
  put(out, FIGURES_LEAD, figures > 0 ? (raw[own + F_FIGURES] - raw[foe + F_FIGURES]) / figures : 0)
  put(out, UNITS_LEAD, units > 0 ? (raw[own + F_UNITS] - raw[foe + F_UNITS]) / units : 0)
  put(out, ALWAYS, 1)
}

export const greatWarFeatures: Features<GreatWarBoard> = {
  names: FEATURE_NAMES,
  reader(board) {
    readyOdds()
    const { mind } = newKen(board)
    return (t, seat, out) => {
      raw.fill(0)
      countUnits(t)
      for (let side = 0; side < 2; side++) {
        countMedals(t, side)
        countGround(t, mind, side)
        countTokens(t, side)
        countHand(t, mind, side)
      }
      const own = seat * SIDE_COUNT
      const foe = enemyOf(seat) * SIDE_COUNT
      for (let i = 0; i < SIDE_COUNT; i++) {
        out[i] = raw[own + i] * SCALE[i]
        out[SIDE_COUNT + i] = raw[foe + i] * SCALE[i]
      }
      writeCommon(t, seat, out)
    }
  },
}
