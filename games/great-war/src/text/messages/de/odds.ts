/** German: the odds of a choice. */
import type { Messages } from '@bivouac/face-kit'
import type { ODDS as ENGLISH } from '../en/odds.ts'

export const ODDS: Messages<typeof ENGLISH, 'de'> = {
  'odds.dice.one': 'ein Würfel',
  'odds.dice.other': '{count} Würfel',
  'odds.dice.sum': '{sum} = {dice}',
  'odds.part.base': '{amount}',
  'odds.part.ground': '{amount} Gelände',
  'odds.part.card': '{amount} Karte',
  'odds.attack': '{dice}: {counts} Treffer {chances}',
  'odds.attack.back': 'Rückzug {chance}',
  'odds.attack.destroyed': 'zerstört {chance}',
  'odds.wire': '{dice}: Draht geräumt {chance}',
  'odds.barrage': 'Treffer (Rückzug, zerstört): {hexes}',
  'odds.barrage.nobody': 'dort steht niemand',
  'odds.barrage.target': 'Ziel {hex} {chance} ({back}, {destroyed})',
  'odds.barrage.foe': '{hex} {chance} ({back}, {destroyed})',
  'odds.barrage.own': 'EIGENE {hex} {chance} ({back}, {destroyed})',
}
