/** The combat deck: every card that has a file here. A card that is not in this list cannot be played. */
import { installCombatCards } from '../vocabulary.ts'
import { advanceOverTheTop } from './advance-over-the-top.ts'
import { battleFury } from './battle-fury.ts'
import { bodyArmour } from './body-armour.ts'
import { boxBarrage } from './box-barrage.ts'
import { buttAndBayonet } from './butt-and-bayonet.ts'
import { combatCardEspionage } from './combat-card-espionage.ts'
import { counterIntelligence } from './counter-intelligence.ts'
import { gasAttack } from './gas-attack.ts'
import { handGrenade } from './hand-grenade.ts'
import { holdAtAllCosts } from './hold-at-all-costs.ts'
import { improvedLogistics } from './improved-logistics.ts'
import { lice } from './lice.ts'
import { lostMessenger } from './lost-messenger.ts'
import { machineGunBarrage } from './machine-gun-barrage.ts'
import { mataHariSpy } from './mata-hari-spy.ts'
import { messengerPigeons } from './messenger-pigeons.ts'
import { mortarBarrage } from './mortar-barrage.ts'
import { physician } from './physician.ts'
import { returnFire } from './return-fire.ts'
import { shellShortage } from './shell-shortage.ts'
import { shortSupply } from './short-supply.ts'
import { stretcherBearer } from './stretcher-bearer.ts'
import { surpriseAmbush } from './surprise-ambush.ts'
import { tactician } from './tactician.ts'
import { threeOnAMatch } from './three-on-a-match.ts'
import { trenchFoot } from './trench-foot.ts'
import { trenchRaid } from './trench-raid.ts'
import { wireCutters } from './wire-cutters.ts'

/** In the order in which titles are numbered: records know them by it, so that a new card comes last. */
export const COMBAT_DECK = [
  advanceOverTheTop,
  boxBarrage,
  counterIntelligence,
  combatCardEspionage,
  gasAttack,
  machineGunBarrage,
  mataHariSpy,
  messengerPigeons,
  physician,
  trenchRaid,
  shortSupply,
  stretcherBearer,
  tactician,
  threeOnAMatch,
  mortarBarrage,
  battleFury,
  bodyArmour,
  buttAndBayonet,
  lice,
  handGrenade,
  holdAtAllCosts,
  lostMessenger,
  improvedLogistics,
  returnFire,
  shellShortage,
  surpriseAmbush,
  trenchFoot,
  wireCutters,
] as const

export type CombatTitle = (typeof COMBAT_DECK)[number]['title']

installCombatCards(COMBAT_DECK)
