/** The chance to win by the planning bot's judgement: a value for the search while there is none learned from play. */
import { exp } from '@bivouac/kernel'
import { judgeBy } from '../bots/features.ts'
import { FEATURE_NAMES, type FeatureName, WEIGHTS, type Weight } from '../bots/weights.ts'
import * as s from '../state/state.ts'
import { FOG, HAND } from '../vocabulary.ts'

type T = s.NormandyTable

/** So much better a judgement makes it e times as likely to win as to lose. */
const SCALE = 45
/** A card that can still be played this round. */
const CARD_IN_HAND = 1.5

/** What the bot thinks of its own things and of the enemy's, both alike: what is good for one is bad for the other. */
const even = Object.fromEntries(
  FEATURE_NAMES.map(name => {
    const weight = (WEIGHTS.features[name].own + WEIGHTS.features[name].enemy) / 2
    return [name, { own: weight, enemy: weight }]
  }),
) as Record<FeatureName, Weight>

const { judge } = judgeBy({ ...WEIGHTS, features: even })

const playable = (t: T, side: number): number => s.cardCount(t, side, HAND) - s.kindCount(t, side, HAND, FOG)

/** The chance of seat 0, left in `out[0]`. */
export function judgeValue(t: T, out: Float64Array): void {
  out[0] = 1 / (1 + exp(-(judge(t, 0) + CARD_IN_HAND * (playable(t, 0) - playable(t, 1))) / SCALE))
}
