/** Spanish: the odds of a choice. */
import type { Messages } from '@bivouac/face-kit'
import type { ODDS as ENGLISH } from '../en/odds.ts'

export const ODDS: Messages<typeof ENGLISH, 'es'> = {
  'odds.dice.one': 'un dado',
  'odds.dice.other': '{count} dados',
  'odds.dice.sum': '{sum} = {dice}',
  'odds.part.base': '{amount}',
  'odds.part.ground': '{amount} terreno',
  'odds.part.card': '{amount} carta',
  'odds.attack': '{dice}: {counts} impactos {chances}',
  'odds.attack.back': 'se retira {chance}',
  'odds.attack.destroyed': 'destruida {chance}',
  'odds.wire': '{dice}: quita la alambrada {chance}',
  'odds.barrage': 'impacto (retirada, destruida): {hexes}',
  'odds.barrage.nobody': 'allí no hay nadie',
  'odds.barrage.target': 'objetivo {hex} {chance} ({back}, {destroyed})',
  'odds.barrage.foe': '{hex} {chance} ({back}, {destroyed})',
  'odds.barrage.own': 'PROPIA {hex} {chance} ({back}, {destroyed})',
}
