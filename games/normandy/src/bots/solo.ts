/**
 * The scripted opponent that players know from a solo sheet (see the RULEBOOK's data chapter), playing by the rules like
 * everybody: it draws, bids and takes its turn. Where the sheet is silent, a comment says what was chosen.
 */
import type { BotMaker } from '@bivouac/ai'
import { firstOf, frameArg, frameKind, newTable, RNG, seeded } from '@bivouac/kernel'
import { KIND } from '../cards.ts'
import * as c from '../commands.ts'
import * as f from '../frames.ts'
import { imagine } from '../imagine.ts'
import type { NormandyBoard } from '../scenario.ts'
import * as s from '../state.ts'
import type { NormandyView } from '../view.ts'
import { CONTROL, FOG, GUIDE, isCombat, KINDS, kindOfUnit, PLAY, SUPPRESS } from '../words.ts'
import * as aims from './solo-aims.ts'
import { useOfCard } from './solo-cards.ts'
import { bestTake, goodAim, stepFor } from './solo-choices.ts'

type T = s.NormandyTable

/** The sheet's normal strength: so many cards in a turn (easy 3, hard 5). */
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
      table.words.fill(1, RNG, RNG + 4)
      imagine(board, view).imagine(seeded, table)
      return decide(table, seat, legal)
    },
  }
}

function decide(t: T, side: number, legal: readonly number[]): number {
  switch (frameKind(t)) {
    case f.BIDDING:
      return lowestBid(legal)
    case f.TURN:
      return nextCard(t, side, legal)
    case f.STEP:
      return stepFor(t, side, legal)
    case f.CHOOSE_TARGET:
      return targetFor(t, side, legal)
    case f.TAKE_CARDS:
      return bestTake(t, side, legal)
    case f.AIM:
      return goodAim(t, side, legal)
    default:
      // Whom to guide was seen to when the card was played; the order of shells does not matter.
      return legal[0]
  }
}
