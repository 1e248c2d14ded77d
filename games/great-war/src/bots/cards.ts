/** The bot's choice of cards: which command card to play, which combat card with it, which to keep. */
import { copyState, firstOf, frameKind, secondOf, verbOf } from '@bivouac/kernel'
import { CARDS_SEEN } from '../cards/spies.ts'
import { COMBAT_CARDS } from '../cards/vocabulary.ts'
import { FETCHES, HEALS, HITS, STEALS } from '../cards/worth.ts'
import * as c from '../commands.ts'
import { apply } from '../decisions/decisions.ts'
import { costOf } from '../rules/combat-cards.ts'
import { CHOOSE } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { COMBAT, enemyOf, FIGURES_MAX, handOf } from '../vocabulary.ts'
import { tokenWorth } from './attack.ts'
import { judge } from './judge.ts'
import type { Mind } from './mind.ts'
import { nextMedal } from './objectives.ts'
import { type Plans, turnAfter } from './turn.ts'

type T = s.GreatWarTable

/** G-4.1 The command card that promises most above what it is worth in hand. */
export function chooseCommand(mind: Mind, t: T, side: number, legal: readonly number[]): number {
  const plans: Plans = new Map()
  let best = legal[0]
  let most = Number.NEGATIVE_INFINITY
  for (const command of legal) {
    const kept = mind.weights.keepCommand * mind.commandWorth[firstOf(command)]
    const gain = turnAfter(mind, t, side, command, plans) - kept
    if (gain <= most) continue
    most = gain
    best = command
  }
  return best
}

/** The combat card whose gain is most above its price and worth; undefined if none is. */
export function bestOfCombat(
  mind: Mind,
  t: T,
  side: number,
  cards: readonly number[],
  gainOf: (command: number) => number,
): number | undefined {
  let best: number | undefined
  let most = 0
  for (const command of cards) {
    const title = firstOf(command)
    const price = costOf(t, title) * tokenWorth(mind, t, side) + mind.combatWorth[title]
    const gain = gainOf(command) - price
    if (gain <= most) continue
    most = gain
    best = command
  }
  return best
}

/** G-13.1 A combat card with the command card, or none. */
export function chooseWithCard(mind: Mind, t: T, side: number, legal: readonly number[]): number {
  const plans: Plans = new Map()
  const without = turnAfter(mind, t, side, c.pass, plans)
  const cards = legal.filter(command => verbOf(command) === c.COMBAT)
  return (
    bestOfCombat(mind, t, side, cards, command => withGain(mind, t, side, command, without, plans)) ?? c.pass
  )
}

function withGain(mind: Mind, t: T, side: number, command: number, without: number, plans: Plans): number {
  const { aim, worth } = COMBAT_CARDS[firstOf(command)]
  const hex = c.hexIn(secondOf(command))
  switch (worth.brings.how) {
    case HEALS:
      return healWorth(mind, t, side, s.unitOn(t, hex))
    case HITS:
      return worth.brings.share * hitWorth(mind, t, s.unitOn(t, hex))
    case STEALS:
      return worth.brings.share * (Math.min(CARDS_SEEN, s.cardCount(t, COMBAT, handOf(enemyOf(side)))) - 1)
    case FETCHES:
      return mind.combatWorth[c.titleIn(secondOf(command))]
  }
  if (aim === 'unit') return changeBy(mind, t, side, command)
  return turnAfter(mind, t, side, command, plans) - without
}

/** G-13.5 Figures for tokens, as many as there are. */
function healWorth(mind: Mind, t: T, side: number, unit: number): number {
  const { figures } = mind.weights
  const has = s.figuresOf(t, unit)
  const gained = Math.min(FIGURES_MAX - has, s.hqOf(t, side))
  return figures[has + gained] - figures[has] - gained * tokenWorth(mind, t, side)
}

function hitWorth(mind: Mind, t: T, unit: number): number {
  const { figures } = mind.weights
  const has = s.figuresOf(t, unit)
  const medal = has === 1 ? t.board.unitMedal * nextMedal(mind, t, s.activeSide(t)) : 0
  return figures[has] - figures[has - 1] + medal
}

/** How much better the position is after a command that rolls no dice. Uses the third scratch table. */
export function changeBy(mind: Mind, t: T, side: number, command: number): number {
  const after = mind.scratch[2]
  copyState(t, after)
  apply(after, side, command)
  // Where the owner of a unit has still to say where it goes, nothing has changed yet.
  if (frameKind(after) === CHOOSE && frameKind(t) !== CHOOSE) return 0
  return judge(mind, after, side) - judge(mind, t, side)
}

/** G-4.6 The command card that is worth most in hand. */
export function keepBest(mind: Mind, legal: readonly number[]): number {
  return legal.reduce((best, command) =>
    mind.commandWorth[firstOf(command)] > mind.commandWorth[firstOf(best)] ? command : best,
  )
}

/** The enemy gets back the card that is worth least. */
export function giveBackWorst(mind: Mind, legal: readonly number[]): number {
  return legal.reduce((worst, command) =>
    mind.combatWorth[firstOf(command)] < mind.combatWorth[firstOf(worst)] ? command : worst,
  )
}
