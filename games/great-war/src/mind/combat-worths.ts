/** G-13 What combat cards bring at the moment they may be played, less their price and what they are worth in hand. */
import { firstOf, secondOf } from '@bivouac/kernel'
import { writeRoll } from '../bots/attack.ts'
import { nextMedal, writeHold } from '../bots/objectives.ts'
import { slate } from '../bots/slate.ts'
import { CARDS_SEEN } from '../cards/spies.ts'
import { COMBAT_CARDS } from '../cards/vocabulary.ts'
import * as worths from '../cards/worth.ts'
import { hexIn, titleIn } from '../commands.ts'
import { costOf } from '../rules/combat-cards.ts'
import * as d from '../rules/dice.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { COMBAT, enemyOf, FIGURES_MAX, handOf, sideOfUnit } from '../vocabulary.ts'
import { gainsAt } from './gains.ts'
import type { Ken } from './ken.ts'
import { ARTILLERY } from './memory.ts'

type T = s.GreatWarTable

// A copy, because the numbers of another module have to be looked up for every case of a switch.
const w = { ...worths }

/** Who strikes first may spare its unit a part of the attack. */
const SPARED = 0.4
const DANGER = 0.3

/** A battle out of turn by the unit of the window, on the slate; before an attack it takes some of its dice away as well. */
export function writeStrike(k: Ken, t: T, hex: number, mode: number): void {
  const unit = f.answer.unit(t)
  let spared = 0
  if (f.answer.point(t) === f.BEFORE_CLOSE) {
    writeRoll(k.mind, t, s.unitOn(t, hex), s.hexOf(t, unit), 3, d.CLOSE_BATTLE)
    spared = slate[0]
  }
  writeRoll(k.mind, t, unit, hex, d.diceOf(t, unit, hex, mode) + d.bonusIn(mode), mode)
  slate[0] = slate[0] + SPARED * spared
}

/** What a second battle of all guns of one kind would add, on the slate. */
function writeGuns(k: Ken, t: T, side: number, kind: number, share: number): void {
  const at = gainsAt(k, t, side)
  let sum = 0
  for (let i = 0; i < 16; i++) {
    const unit = side * 16 + i
    if (s.isOnBoard(t, unit) && s.kindOf(t, unit) === kind) sum += k.memory.gains[at + i]
  }
  slate[0] = share * sum
}

/** What one figure less costs a unit, on the slate. */
function writeLoss(k: Ken, t: T, unit: number): void {
  const { figures } = k.mind.weights
  const has = s.figuresOf(t, unit)
  const medal = has === 1 ? t.board.unitMedal * nextMedal(k.mind, t, enemyOf(sideOfUnit(unit))) : 0
  slate[0] = figures[has] - figures[has - 1] + medal
}

function writeHealing(k: Ken, t: T, side: number, unit: number): void {
  const { figures } = k.mind.weights
  const has = s.figuresOf(t, unit)
  const gained = Math.min(FIGURES_MAX - has, s.hqOf(t, side))
  slate[0] = figures[has + gained] - figures[has] - gained * k.mind.tokenWorth[s.hqOf(t, side)]
}

function writeTakenAway(k: Ken, t: T, side: number, unit: number): void {
  const worth = k.mind.weights.figures[s.figuresOf(t, unit)]
  slate[0] = worth
  if (sideOfUnit(unit) !== side) return
  writeLoss(k, t, unit)
  slate[0] = DANGER * slate[0] - worth
}

function writeSentBack(k: Ken, t: T, side: number, hex: number): void {
  const unit = s.unitOn(t, hex)
  slate[0] = -1
  if (sideOfUnit(unit) === side) return
  writeHold(k.mind, t, unit, hex)
  slate[0] = 1 + slate[0]
}

/** What a card does, on the slate. */
function writeGain(k: Ken, t: T, side: number, title: number, aim: number): void {
  const { strikes, worth } = COMBAT_CARDS[title]
  const { how, share, kind } = worth.brings
  const aimed = hexIn(aim)
  switch (how) {
    case w.HEALS:
      return writeHealing(k, t, side, s.unitOn(t, aimed))
    case w.HITS:
      writeLoss(k, t, s.unitOn(t, aimed))
      slate[0] = share * slate[0]
      return
    case w.TAKES_AWAY:
      return writeTakenAway(k, t, side, s.unitOn(t, aimed))
    case w.SENDS_BACK:
      return writeSentBack(k, t, side, aimed)
    case w.STEALS:
      slate[0] = share * Math.min(CARDS_SEEN, s.cardCount(t, COMBAT, handOf(enemyOf(side))))
      return
    case w.FETCHES:
      slate[0] = k.mind.combatWorth[titleIn(aim)] + share
      return
    case w.SHELLS:
      slate[0] = share * k.memory.gains[gainsAt(k, t, side) + ARTILLERY]
      return
    case w.AGAIN:
      return writeGuns(k, t, side, kind, share)
    case w.STRIKES:
      return writeStrike(k, t, aimed >= 0 ? aimed : f.answer.hex(t), strikes)
    case w.HOLDS:
      writeHold(k.mind, t, s.unitOn(t, aimed), aimed)
      slate[0] = share * slate[0]
      return
    default:
      slate[0] = share
  }
}

/** Writes on the slate what a card is worth against playing none, which is worth 0. */
export function writeCombat(k: Ken, t: T, side: number, command: number): void {
  const title = firstOf(command)
  writeGain(k, t, side, title, secondOf(command))
  const price = costOf(t, title) * k.mind.tokenWorth[s.hqOf(t, side)] + k.mind.combatWorth[title]
  slate[0] = slate[0] - price
}
