/**
 * Why something may not be done. Rule functions answer with one of these numbers; OK is 0. `legal` lists what is OK,
 * `explain` tells the number's clause: legality is written once.
 */

/** key: what is wrong, for a sentence in any language; clause: the rule that says so. */
export const REFUSALS = [
  { key: 'ok', clause: '' },
  { key: 'game-over', clause: 'G-2.4' },
  { key: 'not-your-decision', clause: 'G-4.1' },
  { key: 'card-first', clause: 'G-4.1' },
  { key: 'other-decision', clause: 'G-4.4' },
  { key: 'not-in-hand', clause: 'G-4.1' },
  { key: 'combat-not-in-hand', clause: 'G-13.1' },
  { key: 'too-few-hq', clause: 'G-13.1' },
  { key: 'combat-limit', clause: 'G-13.2' },
  { key: 'wrong-moment', clause: 'G-13.1' },
  { key: 'bad-aim', clause: 'G-13.1' },
  { key: 'no-effect', clause: 'G-13.1' },
  { key: 'no-own-unit-there', clause: 'G-4.2' },
  { key: 'not-on-card', clause: 'G-4.2' },
  { key: 'already-ordered', clause: 'G-4.2' },
  { key: 'no-orders-left', clause: 'G-4.2' },
  { key: 'artillery-not-on-card', clause: 'G-4.3' },
  { key: 'artillery-already-ordered', clause: 'G-4.3' },
  { key: 'artillery-cannot-pay', clause: 'G-10.2' },
  { key: 'order-costs-hq', clause: 'G-12.5' },
  { key: 'not-ordered', clause: 'G-4.4' },
  { key: 'already-moved', clause: 'G-4.4' },
  { key: 'may-not-move', clause: 'G-5.1' },
  { key: 'out-of-reach', clause: 'G-5.1' },
  { key: 'hex-occupied', clause: 'G-5.2' },
  { key: 'no-friend-beside', clause: 'G-12.8' },
  { key: 'cannot-leave', clause: 'G-11.6' },
  { key: 'may-not-battle', clause: 'G-5.1' },
  { key: 'already-battled', clause: 'G-4.5' },
  { key: 'no-enemy-there', clause: 'G-6.1' },
  { key: 'enemy-adjacent', clause: 'G-6.1' },
  { key: 'out-of-range', clause: 'G-6.2' },
  { key: 'not-in-sight', clause: 'G-6.3' },
  { key: 'no-dice', clause: 'G-6.4' },
  { key: 'ranged-only', clause: 'G-12.9' },
  { key: 'must-fire', clause: 'G-12.9' },
  { key: 'snowed-in', clause: 'G-15.5' },
  { key: 'close-only', clause: 'G-13.1' },
  { key: 'cannot-join', clause: 'G-6.8' },
  { key: 'no-wire', clause: 'G-5.4' },
  { key: 'other-section', clause: 'G-10.1' },
  { key: 'too-many-dice', clause: 'G-10.2' },
  { key: 'not-a-way-back', clause: 'G-9.1' },
  { key: 'cannot-ignore', clause: 'G-9.3' },
  { key: 'hand-full', clause: 'G-2.1' },
  { key: 'nothing-to-draw', clause: 'G-4.6' },
  { key: 'discard-used', clause: 'G-4.6' },
  { key: 'not-drawn', clause: 'G-4.6' },
  { key: 'winning-medal', clause: 'G-11.7' },
  { key: 'same-standing-order', clause: 'G-13.4' },
  { key: 'card-prepared', clause: 'G-13.1' },
  { key: 'not-a-choice', clause: 'G-13.1' },
] as const

export type RefusalKey = (typeof REFUSALS)[number]['key']

const numberOf = (key: RefusalKey): number => REFUSALS.findIndex(r => r.key === key)

export const OK = numberOf('ok')
export const GAME_OVER = numberOf('game-over')
export const NOT_YOUR_DECISION = numberOf('not-your-decision')
export const CARD_FIRST = numberOf('card-first')
export const OTHER_DECISION = numberOf('other-decision')
export const NOT_IN_HAND = numberOf('not-in-hand')
export const COMBAT_NOT_IN_HAND = numberOf('combat-not-in-hand')
export const TOO_FEW_HQ = numberOf('too-few-hq')
export const COMBAT_LIMIT = numberOf('combat-limit')
export const WRONG_MOMENT = numberOf('wrong-moment')
export const BAD_AIM = numberOf('bad-aim')
export const NO_EFFECT = numberOf('no-effect')
export const NO_OWN_UNIT_THERE = numberOf('no-own-unit-there')
export const NOT_ON_CARD = numberOf('not-on-card')
export const ALREADY_ORDERED = numberOf('already-ordered')
export const NO_ORDERS_LEFT = numberOf('no-orders-left')
export const ARTILLERY_NOT_ON_CARD = numberOf('artillery-not-on-card')
export const ARTILLERY_ALREADY_ORDERED = numberOf('artillery-already-ordered')
export const ARTILLERY_CANNOT_PAY = numberOf('artillery-cannot-pay')
export const ORDER_COSTS_HQ = numberOf('order-costs-hq')
export const NOT_ORDERED = numberOf('not-ordered')
export const ALREADY_MOVED = numberOf('already-moved')
export const MAY_NOT_MOVE = numberOf('may-not-move')
export const OUT_OF_REACH = numberOf('out-of-reach')
export const HEX_OCCUPIED = numberOf('hex-occupied')
export const NO_FRIEND_BESIDE = numberOf('no-friend-beside')
export const CANNOT_LEAVE = numberOf('cannot-leave')
export const MAY_NOT_BATTLE = numberOf('may-not-battle')
export const ALREADY_BATTLED = numberOf('already-battled')
export const NO_ENEMY_THERE = numberOf('no-enemy-there')
export const ENEMY_ADJACENT = numberOf('enemy-adjacent')
export const OUT_OF_RANGE = numberOf('out-of-range')
export const NOT_IN_SIGHT = numberOf('not-in-sight')
export const NO_DICE = numberOf('no-dice')
export const RANGED_ONLY = numberOf('ranged-only')
export const MUST_FIRE = numberOf('must-fire')
export const SNOWED_IN = numberOf('snowed-in')
export const CLOSE_ONLY = numberOf('close-only')
export const CANNOT_JOIN = numberOf('cannot-join')
export const NO_WIRE = numberOf('no-wire')
export const OTHER_SECTION = numberOf('other-section')
export const TOO_MANY_DICE = numberOf('too-many-dice')
export const NOT_A_WAY_BACK = numberOf('not-a-way-back')
export const CANNOT_IGNORE = numberOf('cannot-ignore')
export const HAND_FULL = numberOf('hand-full')
export const NOTHING_TO_DRAW = numberOf('nothing-to-draw')
export const DISCARD_USED = numberOf('discard-used')
export const NOT_DRAWN = numberOf('not-drawn')
export const WINNING_MEDAL = numberOf('winning-medal')
export const SAME_STANDING_ORDER = numberOf('same-standing-order')
export const CARD_PREPARED = numberOf('card-prepared')
export const NOT_A_CHOICE = numberOf('not-a-choice')
