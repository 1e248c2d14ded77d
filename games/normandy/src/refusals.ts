/**
 * Why something may not be done. Rule functions answer with one of these numbers; OK is 0. `legal` lists what is OK,
 * `explain` tells the number's clause: legality is written once.
 */

export const OK = 0

/** key: what is wrong, for a sentence in any language; clause: the rule that says so. */
export const REFUSALS = [
  { key: 'ok', clause: '' },
  { key: 'game-over', clause: 'N-8.1' },
  { key: 'not-your-decision', clause: 'N-3.5' },
  { key: 'bid-first', clause: 'N-3.4' },
  { key: 'card-first', clause: 'N-3.6' },
  { key: 'other-decision', clause: 'N-3.6' },
  { key: 'not-in-hand', clause: 'N-3.5' },
  { key: 'bid-not-in-hand', clause: 'N-3.4' },
  { key: 'bid-made', clause: 'N-3.4' },
  { key: 'fog-cannot-be-played', clause: 'N-3.8' },
  { key: 'fog-cannot-hunker', clause: 'N-3.7' },
  { key: 'not-on-card', clause: 'N-3.6' },
  { key: 'suppressed', clause: 'N-3.9' },
  { key: 'not-suppressed', clause: 'N-3.9' },
  { key: 'no-spawn', clause: 'N-4.1' },
  { key: 'no-tile-to-go', clause: 'N-4.1' },
  { key: 'nobody-to-guide', clause: 'N-4.1' },
  { key: 'no-fog-in-hand', clause: 'N-4.1' },
  { key: 'no-target-marker', clause: 'N-4.1' },
  { key: 'no-tile-far-enough', clause: 'N-4.1' },
  { key: 'enemy-on-tile', clause: 'N-6.4' },
  { key: 'no-own-marker', clause: 'N-4.1' },
  { key: 'already-controlled', clause: 'N-4.1' },
  { key: 'no-enemy-counter', clause: 'N-4.1' },
  { key: 'nothing-in-supply', clause: 'N-4.1' },
  { key: 'nothing-in-play', clause: 'N-4.1' },
  { key: 'nothing-to-draw', clause: 'N-4.1' },
  { key: 'too-many-cards', clause: 'N-6.2' },
  { key: 'not-adjacent', clause: 'N-1.6' },
  { key: 'tile-not-scouted', clause: 'N-5.1' },
  { key: 'at-least-one', clause: 'N-4.2' },
  { key: 'too-near', clause: 'N-6.7' },
  { key: 'target-already-there', clause: 'N-6.7' },
  { key: 'own-counter', clause: 'N-7.1' },
  { key: 'counter-off-board', clause: 'N-7.1' },
  { key: 'not-on-target-tile', clause: 'N-7.1' },
  { key: 'not-own-counter', clause: 'N-5.2' },
  { key: 'guided-off-board', clause: 'N-5.2' },
  { key: 'guided-suppressed', clause: 'N-5.2' },
  { key: 'not-in-supply', clause: 'N-6.1' },
  { key: 'not-in-play', clause: 'N-6.5' },
  { key: 'other-squad', clause: 'N-6.1' },
  { key: 'fog-not-taken', clause: 'N-6.1' },
  { key: 'card-being-played', clause: 'N-6.5' },
] as const

export type RefusalKey = (typeof REFUSALS)[number]['key']

const numberOf = (key: RefusalKey): number => REFUSALS.findIndex(r => r.key === key)

export const GAME_OVER = numberOf('game-over')
export const NOT_YOUR_DECISION = numberOf('not-your-decision')
export const BID_FIRST = numberOf('bid-first')
export const CARD_FIRST = numberOf('card-first')
export const OTHER_DECISION = numberOf('other-decision')
export const NOT_IN_HAND = numberOf('not-in-hand')
export const BID_NOT_IN_HAND = numberOf('bid-not-in-hand')
export const BID_MADE = numberOf('bid-made')
export const FOG_CANNOT_BE_PLAYED = numberOf('fog-cannot-be-played')
export const FOG_CANNOT_HUNKER = numberOf('fog-cannot-hunker')
export const NOT_ON_CARD = numberOf('not-on-card')
export const SUPPRESSED = numberOf('suppressed')
export const NOT_SUPPRESSED = numberOf('not-suppressed')
export const NO_SPAWN = numberOf('no-spawn')
export const NO_TILE_TO_GO = numberOf('no-tile-to-go')
export const NOBODY_TO_GUIDE = numberOf('nobody-to-guide')
export const NO_FOG_IN_HAND = numberOf('no-fog-in-hand')
export const NO_TARGET_MARKER = numberOf('no-target-marker')
export const NO_TILE_FAR_ENOUGH = numberOf('no-tile-far-enough')
export const ENEMY_ON_TILE = numberOf('enemy-on-tile')
export const NO_OWN_MARKER = numberOf('no-own-marker')
export const ALREADY_CONTROLLED = numberOf('already-controlled')
export const NO_ENEMY_COUNTER = numberOf('no-enemy-counter')
export const NOTHING_IN_SUPPLY = numberOf('nothing-in-supply')
export const NOTHING_IN_PLAY = numberOf('nothing-in-play')
export const NOTHING_TO_DRAW = numberOf('nothing-to-draw')
export const TOO_MANY_CARDS = numberOf('too-many-cards')
export const NOT_ADJACENT = numberOf('not-adjacent')
export const TILE_NOT_SCOUTED = numberOf('tile-not-scouted')
export const AT_LEAST_ONE = numberOf('at-least-one')
export const TOO_NEAR = numberOf('too-near')
export const TARGET_ALREADY_THERE = numberOf('target-already-there')
export const OWN_COUNTER = numberOf('own-counter')
export const COUNTER_OFF_BOARD = numberOf('counter-off-board')
export const NOT_ON_TARGET_TILE = numberOf('not-on-target-tile')
export const NOT_OWN_COUNTER = numberOf('not-own-counter')
export const GUIDED_OFF_BOARD = numberOf('guided-off-board')
export const GUIDED_SUPPRESSED = numberOf('guided-suppressed')
export const NOT_IN_SUPPLY = numberOf('not-in-supply')
export const NOT_IN_PLAY = numberOf('not-in-play')
export const OTHER_SQUAD = numberOf('other-squad')
export const FOG_NOT_TAKEN = numberOf('fog-not-taken')
export const CARD_BEING_PLAYED = numberOf('card-being-played')
