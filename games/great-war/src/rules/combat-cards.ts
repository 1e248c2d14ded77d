/** G-13.1, G-13.2 Playing combat cards: when, for how much, how many; what each does is in its own file. */
import { add, type Commands, end, frameKind, lowestBit } from '@bivouac/kernel'
import { COMBAT_CARDS, COMBAT_TITLES_AT } from '../cards/vocabulary.ts'
import * as c from '../commands.ts'
import * as no from '../refusals.ts'
import { cardToShow, layOpen, noteCardPlayed } from '../state/doors/cards.ts'
import * as doors from '../state/doors.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { COMBAT, DISCARD, handOf, playedOf, type Side, type Title } from '../vocabulary.ts'

type T = s.GreatWarTable
const { aim: atAim, withCard: atWithCard } = s.AT

const NOWHERE = -1

/** The point of play that the decision on top of the stack stands for. */
const pointNow = (t: T): number => {
  switch (frameKind(t)) {
    case f.WITH_CARD:
      return f.WITH_COMMAND
    case f.ANSWER:
      return f.answer.point(t)
    case f.BATTLE:
      return f.OWN_BATTLE
    case f.TAKE_GROUND:
      return f.OWN_GROUND
    case f.END_TURN:
      return f.OWN_END
    default:
      return NOWHERE
  }
}

/** G-13.2 One in the own turn, one in the enemy's; a card fetched by Counter Intelligence may be played as well. */
const isWithinLimit = (t: T, side: Side, title: Title): boolean => {
  const played = s.combatPlayed(t, side)
  return played === 0 || (played === 1 && s.fetchedTitle(t) === title && side === s.activeSide(t))
}

export const costOf = (t: T, title: Title): number => t.board.house.combatCosts[title]

const whyNotTitle = (t: T, side: Side, title: Title, point: number): number => {
  const card = COMBAT_CARDS[title]
  if (card === undefined || card.point !== point) return no.WRONG_MOMENT
  if (!s.hasTitle(t, COMBAT, handOf(side), title)) return no.COMBAT_NOT_IN_HAND
  if (!isWithinLimit(t, side, title)) return no.COMBAT_LIMIT
  return s.hqOf(t, side) >= costOf(t, title) ? no.OK : no.TOO_FEW_HQ
}

/** Whether what the command names is what the card asks for. */
const fitsAim = (title: Title, aim: number): boolean => {
  switch (COMBAT_CARDS[title].aim) {
    case 'unit':
      return c.hexIn(aim) >= 0
    case 'section':
      return c.sectionIn(aim) >= 0
    case 'discard':
      return c.titleIn(aim) >= 0
    default:
      return aim === c.AIM_NONE
  }
}

/** G-13.1 Whether a side may play this combat card now, aimed so. */
export const whyNotCombat = (t: T, side: Side, title: Title, aim: number): number => {
  const why = whyNotTitle(t, side, title, pointNow(t))
  if (why !== no.OK) return why
  if (!fitsAim(title, aim)) return no.BAD_AIM
  if (COMBAT_CARDS[title].aim === 'unit' && !s.hasUnit(t, c.hexIn(aim))) return no.BAD_AIM
  if (COMBAT_CARDS[title].aim === 'discard' && !s.hasTitle(t, COMBAT, DISCARD, c.titleIn(aim)))
    return no.BAD_AIM
  return COMBAT_CARDS[title].whyNot(t, side, aim)
}

/** Every way to play a combat card now. Hand, cost, limit and point are asked once for all that a card can be aimed at. */
export const addCombatCards = (t: T, side: Side, out: Commands): void => {
  const point = pointNow(t)
  let titles = s.titlesIn(t, COMBAT, handOf(side)) & COMBAT_TITLES_AT[point]
  for (; titles !== 0; titles &= titles - 1) {
    const title = lowestBit(titles)
    if (whyNotTitle(t, side, title, point) === no.OK) addAims(t, side, title, out)
  }
}

const addAims = (t: T, side: Side, title: Title, out: Commands): void => {
  switch (COMBAT_CARDS[title].aim) {
    case 'unit':
      for (let units = s.allUnits(t); units !== 0; units &= units - 1)
        addAim(t, side, title, c.aimAtHex(s.hexOf(t, lowestBit(units))), out)
      return
    case 'section':
      for (let i = 0; i < 3; i++) addAim(t, side, title, c.aimAtSection(i), out)
      return
    case 'discard':
      for (let i = 0; i < COMBAT_CARDS.length; i++)
        if (s.hasTitle(t, COMBAT, DISCARD, i)) addAim(t, side, title, c.aimAtTitle(i), out)
      return
    default:
      return addAim(t, side, title, c.AIM_NONE, out)
  }
}

const addAim = (t: T, side: Side, title: Title, aim: number, out: Commands): void => {
  if (COMBAT_CARDS[title].whyNot(t, side, aim) === no.OK) add(out, c.combat(title, aim))
}

/** G-13.1 The card is laid open and its whole cost paid at once. A window is closed by it. */
export const playCombat = (t: T, side: Side, title: Title, aim: number): void => {
  const card = cardToShow(t, side, title)
  const cost = costOf(t, title)
  noteCardPlayed(t, COMBAT, side, card, cost, c.hexIn(aim))
  layOpen(t, COMBAT, side, card, playedOf(side))
  doors.payHq(t, side, cost, 'G-13.1')
  doors.countCombatCard(t, side, 1)
  const answers = frameKind(t) === f.ANSWER
  const unit = answers ? f.answer.unit(t) : -1
  const hex = answers ? f.answer.hex(t) : -1
  if (answers) end(t)
  if (COMBAT_CARDS[title].point === f.WITH_COMMAND) {
    doors.setTurnCell(t, atWithCard, title + 1)
    doors.setTurnCell(t, atAim, aim)
  }
  COMBAT_CARDS[title].play(t, side, aim, unit, hex)
  // With a card fetched by Counter Intelligence the choice of a card goes on.
  if (frameKind(t) === f.WITH_CARD && (s.fetchedTitle(t) < 0 || s.combatPlayed(t, side) > 1))
    f.commanding.goto(t, 0)
}
