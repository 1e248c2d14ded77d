/** Polish: the odds of a choice. */
import type { Messages } from '@bivouac/face-kit'
import type { ODDS as ENGLISH } from '../en/odds.ts'

export const ODDS: Messages<typeof ENGLISH, 'pl'> = {
  'odds.dice.one': 'jedna kość',
  'odds.dice.few': '{count} kości',
  'odds.dice.many': '{count} kości',
  'odds.dice.other': '{count} kości',
  'odds.dice.sum': '{sum} = {dice}',
  'odds.part.base': '{amount}',
  'odds.part.ground': '{amount} teren',
  'odds.part.card': '{amount} karta',
  'odds.attack': '{dice}, trafienia {counts}: {chances}',
  'odds.attack.back': 'odwrót {chance}',
  'odds.attack.destroyed': 'zniszczenie {chance}',
  'odds.wire': '{dice}: usunięcie zasieków {chance}',
  'odds.barrage': 'trafienie (odwrót, zniszczenie): {hexes}',
  'odds.barrage.nobody': 'nikt tam nie stoi',
  'odds.barrage.target': 'cel {hex} {chance} ({back}, {destroyed})',
  'odds.barrage.foe': '{hex} {chance} ({back}, {destroyed})',
  'odds.barrage.own': 'WŁASNY {hex} {chance} ({back}, {destroyed})',
}
