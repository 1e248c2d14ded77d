/** G-13 What combat cards bring at the moment they may be played, less their price and what they are worth in hand. */
import { firstOf, frameArg, secondOf } from '@bivouac/kernel'
import { writeRoll } from '../bots/attack.ts'
import { nextMedal, writeHold } from '../bots/objectives.ts'
import { slate } from '../bots/slate.ts'
import { titleNumber } from '../cards/vocabulary.ts'
import { hexIn, titleIn } from '../commands.ts'
import { costOf } from '../rules/combat-cards.ts'
import * as d from '../rules/dice.ts'
import * as s from '../state.ts'
import {
  COMBAT,
  COMBAT_TITLES,
  enemyOf,
  FIGURES_MAX,
  handOf,
  MACHINE_GUN,
  MORTAR,
  sideOfUnit,
} from '../words.ts'
import { gainsAt } from './gains.ts'
import type { Ken } from './ken.ts'
import { ARTILLERY } from './memory.ts'

type T = s.GreatWarTable

const PHYSICIAN = titleNumber('physician')
const MATCH = titleNumber('three-on-a-match')
const STRETCHER = titleNumber('stretcher-bearer')
const SHORT_SUPPLY = titleNumber('short-supply')
const ESPIONAGE = titleNumber('combat-card-espionage')
const MATA_HARI = titleNumber('mata-hari-spy')
const FETCH = titleNumber('counter-intelligence')
const BOX = titleNumber('box-barrage')
const MG_BARRAGE = titleNumber('machine-gun-barrage')
const MORTAR_BARRAGE = titleNumber('mortar-barrage')
const BAYONET = titleNumber('butt-and-bayonet')
const AMBUSH = titleNumber('surprise-ambush')
const RETURN_FIRE = titleNumber('return-fire')
const HOLD = titleNumber('hold-at-all-costs')

/** What a card brings that is not looked at more closely, by title; 0 for the others. */
const USUAL: Float64Array = new Float64Array(COMBAT_TITLES.length)
for (const [title, worth] of [
  ['advance-over-the-top', 1.2],
  ['gas-attack', 1.5],
  ['messenger-pigeons', 1.6],
  ['tactician', 1],
  ['trench-raid', 2],
  ['battle-fury', 2.2],
  ['body-armour', 2.4],
  ['lice', 1],
  ['hand-grenade', 1.8],
  ['lost-messenger', 3.2],
  ['improved-logistics', 2.2],
  ['shell-shortage', 1.6],
  ['trench-foot', 2.2],
  ['wire-cutters', 1],
] as const)
  USUAL[titleNumber(title)] = worth

/** Who strikes first may spare its unit a part of the attack. */
const SPARED = 0.4
const FLAGS_EXPECTED = 0.15
const STOLEN = 0.8
/** A card fetched may be played at once. */
const FETCHED = 0.5
const MATCH_HITS = 0.5
const DANGER = 0.3
/** The share of guns' gains that a second battle adds. */
const BARRAGE_SHARE = 0.5

/** A battle out of turn by the unit of the window, on the slate. */
function writeStrike(k: Ken, t: T, hex: number, answer: number, bonus: number, close: boolean): void {
  const unit = frameArg(t, 2)
  const mode = (close ? d.CLOSE_BATTLE : 0) | (answer << d.ANSWER_SHIFT) | (bonus << d.BONUS_SHIFT)
  writeRoll(k.mind, t, unit, hex, d.diceOf(t, unit, hex, mode) + bonus, mode)
}

/** Striking first takes some of the attacker's dice away as well; on the slate. */
export function writeStrikeFirst(k: Ken, t: T, bonus: number): void {
  const hex = frameArg(t, 3)
  writeRoll(k.mind, t, s.unitOn(t, hex), s.hexOf(t, frameArg(t, 2)), 3, d.CLOSE_BATTLE)
  const spared = slate[0]
  writeStrike(k, t, hex, d.AMBUSH, bonus, true)
  slate[0] = slate[0] + SPARED * spared
}

/** What a second battle of all guns of one kind would add, on the slate. */
function writeGuns(k: Ken, t: T, side: number, kind: number): void {
  const at = gainsAt(k, t, side)
  let sum = 0
  for (let i = 0; i < 16; i++) {
    const unit = side * 16 + i
    if (s.isOnBoard(t, unit) && s.kindOf(t, unit) === kind) sum += k.memory.gains[at + i]
  }
  slate[0] = BARRAGE_SHARE * sum
}

/** What one figure less costs a unit, on the slate. */
function writeLoss(k: Ken, t: T, unit: number): void {
  const { figures } = k.mind.weights
  const has = s.figuresOf(t, unit)
  const medal = has === 1 ? t.board.unitMedal * nextMedal(k.mind, t, enemyOf(sideOfUnit(unit))) : 0
  slate[0] = figures[has] - figures[has - 1] + medal
}

function writePhysician(k: Ken, t: T, side: number, unit: number): void {
  const { figures } = k.mind.weights
  const has = s.figuresOf(t, unit)
  const gained = Math.min(FIGURES_MAX - has, s.hqOf(t, side))
  slate[0] = figures[has + gained] - figures[has] - gained * k.mind.tokenWorth[s.hqOf(t, side)]
}

function writeStretcher(k: Ken, t: T, side: number, unit: number): void {
  const worth = k.mind.weights.figures[s.figuresOf(t, unit)]
  slate[0] = worth
  if (sideOfUnit(unit) !== side) return
  writeLoss(k, t, unit)
  slate[0] = DANGER * slate[0] - worth
}

function writeShortSupply(k: Ken, t: T, side: number, hex: number): void {
  const unit = s.unitOn(t, hex)
  slate[0] = -1
  if (sideOfUnit(unit) === side) return
  writeHold(k.mind, t, unit, hex)
  slate[0] = 1 + slate[0]
}

/** What a card does, on the slate. */
function writeGain(k: Ken, t: T, side: number, title: number, aim: number): void {
  const aimed = hexIn(aim)
  switch (title) {
    case PHYSICIAN:
      return writePhysician(k, t, side, s.unitOn(t, aimed))
    case MATCH:
      writeLoss(k, t, s.unitOn(t, aimed))
      slate[0] = MATCH_HITS * slate[0]
      return
    case STRETCHER:
      return writeStretcher(k, t, side, s.unitOn(t, aimed))
    case SHORT_SUPPLY:
      return writeShortSupply(k, t, side, aimed)
    case ESPIONAGE:
    case MATA_HARI:
      slate[0] = STOLEN * Math.min(3, s.cardCount(t, COMBAT, handOf(enemyOf(side))))
      return
    case FETCH:
      slate[0] = k.mind.combatWorth[titleIn(aim)] + FETCHED
      return
    case BOX:
      slate[0] = BARRAGE_SHARE * k.memory.gains[gainsAt(k, t, side) + ARTILLERY]
      return
    case MG_BARRAGE:
      return writeGuns(k, t, side, MACHINE_GUN)
    case MORTAR_BARRAGE:
      return writeGuns(k, t, side, MORTAR)
    case BAYONET:
      return writeStrike(k, t, frameArg(t, 3), d.BAYONET, 1, true)
    case AMBUSH:
      return writeStrikeFirst(k, t, 1)
    case RETURN_FIRE:
      return writeStrike(k, t, aimed, d.RETURN_FIRE, 2, false)
    case HOLD:
      writeHold(k.mind, t, s.unitOn(t, aimed), aimed)
      slate[0] = FLAGS_EXPECTED * slate[0]
      return
    default:
      slate[0] = USUAL[title]
  }
}

/** Writes on the slate what a card is worth against playing none, which is worth 0. */
export function writeCombat(k: Ken, t: T, side: number, command: number): void {
  const title = firstOf(command)
  writeGain(k, t, side, title, secondOf(command))
  const price = costOf(t, title) * k.mind.tokenWorth[s.hqOf(t, side)] + k.mind.combatWorth[title]
  slate[0] = slate[0] - price
}
