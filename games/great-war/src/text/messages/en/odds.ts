/** The odds of a choice. */

export const ODDS = {
  'odds.dice.one': 'one die',
  'odds.dice.other': '{count} dice',
  'odds.dice.sum': '{sum} = {dice}',
  'odds.part.base': '{amount}',
  'odds.part.ground': '{amount} ground',
  'odds.part.card': '{amount} card',
  'odds.attack': '{dice}: {counts} hits {chances}',
  'odds.attack.back': 'falls back {chance}',
  'odds.attack.destroyed': 'destroyed {chance}',
  'odds.wire': '{dice}: removes the wire {chance}',
  'odds.barrage': 'hit (back, destroyed): {hexes}',
  'odds.barrage.nobody': 'nobody stands there',
  'odds.barrage.target': 'target {hex} {chance} ({back}, {destroyed})',
  'odds.barrage.foe': '{hex} {chance} ({back}, {destroyed})',
  'odds.barrage.own': 'YOUR OWN {hex} {chance} ({back}, {destroyed})',
} as const
