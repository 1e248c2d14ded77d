/** French: the odds of a choice. */
import type { Messages } from '@bivouac/face-kit'
import type { ODDS as ENGLISH } from '../en/odds.ts'

export const ODDS: Messages<typeof ENGLISH, 'fr'> = {
  'odds.dice.one': '{count} dé',
  'odds.dice.other': '{count} dés',
  'odds.dice.sum': '{sum} = {dice}',
  'odds.part.base': '{amount}',
  'odds.part.ground': '{amount} terrain',
  'odds.part.card': '{amount} carte',
  'odds.attack': '{dice} : {counts} touches {chances}',
  'odds.attack.back': 'recule {chance}',
  'odds.attack.destroyed': 'détruite {chance}',
  'odds.wire': '{dice} : ôte les barbelés {chance}',
  'odds.barrage': 'touché (recul, destruction) : {hexes}',
  'odds.barrage.nobody': 'personne ne s’y trouve',
  'odds.barrage.target': 'cible {hex} {chance} ({back}, {destroyed})',
  'odds.barrage.foe': '{hex} {chance} ({back}, {destroyed})',
  'odds.barrage.own': 'LES VÔTRES {hex} {chance} ({back}, {destroyed})',
}
