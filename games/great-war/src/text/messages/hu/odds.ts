/** Hungarian: the odds of a choice. */
import type { Messages } from '@bivouac/face-kit'
import type { ODDS as ENGLISH } from '../en/odds.ts'

export const ODDS: Messages<typeof ENGLISH, 'hu'> = {
  'odds.dice.one': 'egy kocka',
  'odds.dice.other': '{count} kocka',
  'odds.dice.sum': '{sum} = {dice}',
  'odds.part.base': '{amount}',
  'odds.part.ground': '{amount} terep',
  'odds.part.card': '{amount} kártya',
  'odds.attack': '{dice}: {counts} találat {chances}',
  'odds.attack.back': 'visszavonul {chance}',
  'odds.attack.destroyed': 'megsemmisül {chance}',
  'odds.wire': '{dice}: eltűnik a szögesdrót {chance}',
  'odds.barrage': 'találat (visszavonul, megsemmisül): {hexes}',
  'odds.barrage.nobody': 'nem áll ott senki',
  'odds.barrage.target': 'célpont {hex} {chance} ({back}, {destroyed})',
  'odds.barrage.foe': '{hex} {chance} ({back}, {destroyed})',
  'odds.barrage.own': 'SAJÁT {hex} {chance} ({back}, {destroyed})',
}
