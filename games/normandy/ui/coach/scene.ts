/** A moment of the game as the coach looks at it: whose eyes, what may be done, with which cards. */
import type { Seen, Thing } from '@bivouac/client-shell'
import { firstOf, verbOf } from '@bivouac/kernel'
import * as c from '../../src/commands.ts'
import type { NormandyFact } from '../../src/facts.ts'
import type { NormandyBoard } from '../../src/scenario/scenario.ts'
import type { NormandyView, SideView } from '../../src/view/view.ts'
import { ACTIONS, type ActionName, KINDS, type KindName, SIDES, type SideName } from '../../src/vocabulary.ts'
import { actingCard, kindIn } from '../table/logic/reading.ts'
import { cardThing, nameOfUse, rowThing } from '../table/logic/things.ts'

type NormandySeen = Seen<NormandyBoard, NormandyView, NormandyFact>

export interface Scene extends Pick<NormandySeen, 'board' | 'view' | 'facts' | 'legal'> {
  readonly side: SideName
  readonly enemy: SideName
  readonly own: SideView
  /** The decision one is asked for; undefined while one is not asked. */
  readonly asked: string | undefined
  /** The action that one is carrying out, if there is one. */
  readonly action: ActionName | undefined
  /** The kinds of cards in one's hand. */
  readonly hand: readonly KindName[]
}

/** Nobody coaches somebody who only watches. */
export function sceneOf({ board, view, seat, decision, legal, facts }: NormandySeen): Scene | undefined {
  if (view.seat === 'spectator') return undefined
  const side = view.seat
  const acting = actingCard(view)
  return {
    board,
    view,
    facts,
    legal,
    side,
    enemy: SIDES[1 - SIDES.indexOf(side)],
    own: view[side],
    asked: legal.length > 0 && decision.seats.includes(seat) ? decision.kind : undefined,
    action: acting?.side === side ? acting.action : undefined,
    hand: (view[side].own?.hand ?? []).map(kindIn),
  }
}

/** The rows with this action that may be pressed in one's turn. */
export const rowsWith = ({ legal }: Scene, action: ActionName): readonly Thing[] =>
  legal
    .filter(command => verbOf(command) === c.PLAY && ACTIONS[c.actionIn(command)] === action)
    .map(command => rowThing(KINDS[firstOf(command)], nameOfUse(command)))

/** The cards in hand of any of these titles, whichever squad they belong to. */
export const cardsNamed = ({ hand }: Scene, title: string): readonly Thing[] =>
  hand.filter(kind => kind.startsWith(title)).map(cardThing)
