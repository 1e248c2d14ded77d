/**
 * The scripted opponent that players know from a solo sheet (see the RULEBOOK's data chapter), playing by the rules
 * like everybody: it draws, bids and takes its turn. Where the sheet is silent, a comment says what was chosen.
 */
import type { BotMaker } from '@bivouac/ai'
import { firstOf, frameKind, newTable, seeded, setGenerator } from '@bivouac/kernel'
import { KIND } from '../cards/cards.ts'
import { endTurn } from '../commands.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { imagine } from '../view/imagine.ts'
import type { NormandyView } from '../view/view.ts'
import { FOG, isCombat, KINDS, PLAY } from '../vocabulary.ts'
import { wayOfCard } from './solo-cards.ts'
import * as choices from './solo-choices.ts'

type T = s.NormandyTable
const ANY_SEED = [1, 1, 1, 1]

/** The sheet's normal strength: so many cards in a turn (easy 3, hard 5). Inspired cards are not counted twice. */
const CARDS_A_TURN = 4

/** From high to low initiative, command cards last. */
const ORDER: readonly number[] = KINDS.map((_, kind) => kind)
  .filter(kind => kind !== FOG)
  .toSorted(
    (a, b) => Number(isCombat(b)) - Number(isCombat(a)) || KIND[b].initiative - KIND[a].initiative || a - b,
  )

export const solo: BotMaker<NormandyBoard, NormandyView> = () => {
  let table: T | undefined
  return {
    name: 'solo',
    choose({ board, seat, view, legal }) {
      if (legal.length === 1) return legal[0]
      if (table?.board !== board) table = newTable(s.LAYOUT, board, seeded)
      // The script never looks at what it cannot know, so any table that fits the view will do.
      setGenerator(table, ANY_SEED)
      imagine(board, view).imagine(seeded, table)
      return decide(table, seat, legal)
    },
  }
}

function decide(t: T, side: number, legal: readonly number[]): number {
  switch (frameKind(t)) {
    case f.bidding.kind:
      return lowestBid(legal)
    case f.turn.kind:
      return nextCard(t, side, legal)
    case f.step.kind:
      return choices.chooseStep(t, side, legal)
    case f.chooseTarget.kind:
      return choices.chooseTarget(t, side)
    case f.takeCards.kind:
      return choices.chooseCard(t, side, legal)
    case f.chooseGuided.kind:
      return choices.chooseGuided(t, side, legal)
    case f.aim.kind:
      return choices.chooseAim(t, side, legal)
    default:
      // The order in which shells fall is all one to it.
      return legal[0]
  }
}

/** Silent in the sheet: it bids its lowest number, so Fog of War whenever it has one, and keeps what it can play. */
const lowestBid = (legal: readonly number[]): number =>
  legal.reduce((low, bid) => (KIND[firstOf(bid)].initiative < KIND[firstOf(low)].initiative ? bid : low))

/** The first card in the sheet's order that has a use; a card without one stays in hand and is discarded. */
function nextCard(t: T, side: number, legal: readonly number[]): number {
  if (s.cardCount(t, side, PLAY) >= CARDS_A_TURN) return endTurn
  for (const kind of ORDER) {
    const use = wayOfCard(t, side, kind, legal)
    if (use !== undefined) return use
  }
  return endTurn
}
