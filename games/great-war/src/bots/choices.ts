/** Every decision of the game, and how the bot comes to its choice there. */
import { copyState, firstOf, frameKind, secondOf, verbOf } from '@bivouac/kernel'
import { COMBAT_CARDS, type Prepared } from '../cards/vocabulary.ts'
import * as c from '../commands.ts'
import { apply } from '../decisions/decisions.ts'
import { diceMost } from '../rules/artillery.ts'
import { preparedMode } from '../rules/battle.ts'
import * as d from '../rules/dice.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { COMBAT, HEXES, handOf } from '../vocabulary.ts'
import { chooseAnswer } from './answers.ts'
import { attackWorth, bestAttack, bestTarget, rollWorth } from './attack.ts'
import { bestOfCombat, changeBy, chooseCommand, chooseWithCard, giveBackWorst, keepBest } from './cards.ts'
import { judge } from './judge.ts'
import type { Mind } from './mind.ts'
import { bestMove } from './moves.ts'
import { bestBarrage, bestDice, bestShelling } from './shelling.ts'
import { bestOrder, type Plans, turnAfter, unitGains } from './turn.ts'

type T = s.GreatWarTable
type Legal = readonly number[]

/** Above so many tokens a combat card is taken rather than two more. */
const TOKENS_WANTED = 5
/** From so many combat cards on one may go for a token. */
const CARDS_ENOUGH = 4

type Choice = (mind: Mind, t: T, side: number, legal: Legal) => number

const CHOICES = f.byKind<Choice>({
  'play-card': chooseCommand,
  'with-card': chooseWithCard,
  order(mind, t, side, legal) {
    const best = bestOrder(mind, t, side, legal, unitGains(mind, t, side))
    return best < 0 ? c.done : best
  },
  move(mind, t, _, legal) {
    const best = bestMove(mind, t, legal)
    return best < 0 ? c.done : best
  },
  shell: chooseShell,
  'shell-dice': (mind, t, side) => c.dice(bestDice(mind, t, side, f.shellDice.hex(t), diceMost(t, side))),
  battle: chooseBattle,
  'cross-fire': (mind, t, _, legal) => chooseJoin(mind, t, legal),
  'take-ground': chooseGround,
  answer: chooseAnswer,
  race: (_, __, ___, legal) => legal[0],
  keep: (mind, _, __, legal) => keepBest(mind, legal),
  choose: chooseForCard,
  'end-turn': chooseEnd,
  standing: () => c.done,
})

export const choose: Choice = (mind, t, side, legal) =>
  (CHOICES[frameKind(t)] ?? bestChange)(mind, t, side, legal)

/** Retreats, advances and whatever else changes the position without dice: the best one after it. */
function bestChange(mind: Mind, t: T, side: number, legal: Legal): number {
  let best = legal[0]
  let most = Number.NEGATIVE_INFINITY
  for (const command of legal) {
    const gain = changeBy(mind, t, side, command)
    if (gain <= most) continue
    most = gain
    best = command
  }
  return best
}

function chooseShell(mind: Mind, t: T, side: number): number {
  const paid = f.shell.dice(t)
  const { hex } = paid > 0 ? bestShelling(mind, t, side, paid) : bestBarrage(mind, t, side, diceMost(t, side))
  return hex < 0 ? c.done : c.shell(hex)
}

const isClose = (t: T, command: number): boolean =>
  t.board.steps[firstOf(command) * HEXES + secondOf(command)] === 1 && s.hasUnit(t, secondOf(command))

/** What a command of the battles is worth, with this card prepared for it. */
function battleWorth(mind: Mind, t: T, command: number, prepared: number): number {
  if (verbOf(command) === c.REMOVE_WIRE) return mind.weights.wire
  if (verbOf(command) !== c.BATTLE) return 0
  const unit = s.unitOn(t, firstOf(command))
  const hex = secondOf(command)
  if (!s.hasUnit(t, hex)) return mind.weights.bareWire
  const fury = s.isFurious(t) ? 1 << d.BONUS_SHIFT : 0
  return attackWorth(mind, t, unit, hex, (prepared + fury) | (isClose(t, command) ? d.CLOSE_BATTLE : 0))
}

/** The best attack first; or a card that makes one much better. */
function chooseBattle(mind: Mind, t: T, side: number, legal: Legal): number {
  const prepared = preparedMode(t)
  let best: number = legal.includes(c.done) ? c.done : legal[0]
  let most = 0
  for (const command of legal) {
    const worth = battleWorth(mind, t, command, prepared)
    if (worth <= most) continue
    most = worth
    best = command
  }
  const cards = legal.filter(command => verbOf(command) === c.COMBAT)
  const gainOf = (command: number): number => {
    const { prepares, worth } = COMBAT_CARDS[firstOf(command)]
    return prepares ? bestPrepared(mind, t, legal, prepares) - most : worth.brings.share
  }
  return bestOfCombat(mind, t, side, cards, gainOf) ?? best
}

/** The best attack with a card prepared for it. */
function bestPrepared(mind: Mind, t: T, legal: Legal, { mode, closeOnly }: Prepared): number {
  let most = 0
  for (const command of legal)
    if (verbOf(command) === c.BATTLE && s.hasUnit(t, secondOf(command)))
      if (!closeOnly || isClose(t, command)) most = Math.max(most, battleWorth(mind, t, command, mode))
  return most
}

/** G-6.8 A gun joins where its dice do more in one roll than in its own best attack. */
function chooseJoin(mind: Mind, t: T, legal: Legal): number {
  const hex = f.crossFire.hex(t)
  const guns = f.crossFire.guns(t)
  const dice = d.diceTogether(t, guns, hex, 0)
  const unit = 31 - Math.clz32(guns)
  const alone = rollWorth(mind, t, unit, hex, dice, 0)
  for (const command of legal) {
    if (verbOf(command) !== c.JOIN) continue
    const gun = s.unitOn(t, firstOf(command))
    const joint = rollWorth(mind, t, unit, hex, dice + d.diceOf(t, gun, hex, 0), 0)
    if (joint > alone + bestAttack(mind, t, gun)) return command
  }
  return c.done
}

/** G-7.3 Taking ground, staying, or going on with Battle Fury. Uses the first two scratch tables. */
function chooseGround(mind: Mind, t: T, side: number, legal: Legal): number {
  const [taken, stayed] = mind.scratch
  copyState(t, taken)
  copyState(t, stayed)
  apply(taken, side, c.takeGround)
  apply(stayed, side, c.stay)
  const gain = judge(mind, taken, side) - judge(mind, stayed, side)
  const unit = f.takeGround.unit(t)
  const again = s.isOver(taken) ? 0 : bestAttack(mind, taken, unit)
  const isNext = bestTarget >= 0 && t.board.steps[f.takeGround.hex(t) * HEXES + bestTarget] === 1
  const cards = legal.filter(command => verbOf(command) === c.COMBAT)
  const fury = bestOfCombat(mind, t, side, cards, () => gain + (isNext ? again : 0))
  if (fury !== undefined) return fury
  return gain > 0 ? c.takeGround : c.stay
}

/** The choices that cards ask for: a section, who gets figures, what is given back, where to go. */
function chooseForCard(mind: Mind, t: T, side: number, legal: Legal): number {
  if (verbOf(legal[0]) === c.GIVE_BACK) return giveBackWorst(mind, legal)
  if (verbOf(legal[0]) !== c.SECTION) return bestChange(mind, t, side, legal)
  const plans: Plans = new Map()
  let best = legal[0]
  let most = Number.NEGATIVE_INFINITY
  for (const command of legal) {
    const gain = turnAfter(mind, t, side, command, plans)
    if (gain <= most) continue
    most = gain
    best = command
  }
  return best
}

/** G-4.6 Tokens as long as there are few, then cards; a hand full of the useless gives one away. */
function chooseEnd(mind: Mind, t: T, side: number, legal: Legal): number {
  const logistics = legal.find(command => verbOf(command) === c.COMBAT)
  if (logistics !== undefined) return logistics
  const discards = legal.filter(command => verbOf(command) === c.DISCARD)
  const cards = s.cardCount(t, COMBAT, handOf(side))
  if (discards.length > 0 && cards >= CARDS_ENOUGH) return giveBackWorst(mind, discards)
  if (legal.includes(c.done)) return c.done
  return s.hqOf(t, side) >= TOKENS_WANTED && legal.includes(c.takeCard) ? c.takeCard : c.takeHq
}
