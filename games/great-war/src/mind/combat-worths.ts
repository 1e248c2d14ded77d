/** G-13 What combat cards bring at the moment they may be played, less their price and what they are worth in hand. */
import { firstOf, frameArg, secondOf } from '@bivouac/kernel'
import { rollWorth, tokenWorth } from '../bots/attack.ts'
import { holdWorth, nextMedal } from '../bots/objectives.ts'
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

/** A battle out of turn by the unit of the window. */
export function strikeGain(k: Ken, t: T, hex: number, answer: number, bonus: number, close: boolean): number {
  const unit = frameArg(t, 2)
  const mode = (close ? d.CLOSE_BATTLE : 0) | (answer << d.ANSWER_SHIFT) | (bonus << d.BONUS_SHIFT)
  return rollWorth(k.mind, t, unit, hex, d.diceOf(t, unit, hex, mode) + bonus, mode)
}

/** Striking first takes some of the attacker's dice away as well. */
export const strikeFirstGain = (k: Ken, t: T, bonus: number): number => {
  const hex = frameArg(t, 3)
  const spared = rollWorth(k.mind, t, s.unitOn(t, hex), s.hexOf(t, frameArg(t, 2)), 3, d.CLOSE_BATTLE)
  return strikeGain(k, t, hex, d.AMBUSH, bonus, true) + SPARED * spared
}

/** What a second battle of all guns of one kind would add. */
function gunsGain(k: Ken, t: T, side: number, kind: number): number {
  const at = gainsAt(k, t, side)
  let sum = 0
  for (let i = 0; i < 16; i++) {
    const unit = side * 16 + i
    if (s.isOnBoard(t, unit) && s.kindOf(t, unit) === kind) sum += k.memory.gains[at + i]
  }
  return BARRAGE_SHARE * sum
}

function lossOf(k: Ken, t: T, unit: number): number {
  const { figures } = k.mind.weights
  const has = s.figuresOf(t, unit)
  const medal = has === 1 ? t.board.unitMedal * nextMedal(k.mind, t, enemyOf(sideOfUnit(unit))) : 0
  return figures[has] - figures[has - 1] + medal
}

function gainOf(k: Ken, t: T, side: number, title: number, aim: number): number {
  const { mind } = k
  const aimed = hexIn(aim)
  switch (title) {
    case PHYSICIAN: {
      const has = s.figuresOf(t, s.unitOn(t, aimed))
      const gained = Math.min(FIGURES_MAX - has, s.hqOf(t, side))
      return (
        mind.weights.figures[has + gained] - mind.weights.figures[has] - gained * tokenWorth(mind, t, side)
      )
    }
    case MATCH:
      return MATCH_HITS * lossOf(k, t, s.unitOn(t, aimed))
    case STRETCHER: {
      const unit = s.unitOn(t, aimed)
      const worth = mind.weights.figures[s.figuresOf(t, unit)]
      return sideOfUnit(unit) === side ? DANGER * lossOf(k, t, unit) - worth : worth
    }
    case SHORT_SUPPLY: {
      const unit = s.unitOn(t, aimed)
      return sideOfUnit(unit) === side ? -1 : 1 + holdWorth(mind, t, unit, aimed)
    }
    case ESPIONAGE:
    case MATA_HARI:
      return STOLEN * Math.min(3, s.cardCount(t, COMBAT, handOf(enemyOf(side))))
    case FETCH:
      return mind.combatWorth[titleIn(aim)] + FETCHED
    case BOX:
      return BARRAGE_SHARE * k.memory.gains[gainsAt(k, t, side) + ARTILLERY]
    case MG_BARRAGE:
      return gunsGain(k, t, side, MACHINE_GUN)
    case MORTAR_BARRAGE:
      return gunsGain(k, t, side, MORTAR)
    case BAYONET:
      return strikeGain(k, t, frameArg(t, 3), d.BAYONET, 1, true)
    case AMBUSH:
      return strikeFirstGain(k, t, 1)
    case RETURN_FIRE:
      return strikeGain(k, t, aimed, d.RETURN_FIRE, 2, false)
    case HOLD:
      return FLAGS_EXPECTED * holdWorth(mind, t, s.unitOn(t, aimed), aimed)
    default:
      return USUAL[title]
  }
}

/** Against playing none, which is worth 0. */
export function combatWorth(k: Ken, t: T, side: number, command: number): number {
  const title = firstOf(command)
  const price = costOf(t, title) * tokenWorth(k.mind, t, side) + k.mind.combatWorth[title]
  return gainOf(k, t, side, title, secondOf(command)) - price
}
