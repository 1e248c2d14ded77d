/** What the parts read from a view: whose eyes, which decision, which card is being used. */

import type { Doing } from '@bivouac/kernel'
import { type Seat, SPECTATOR } from '@bivouac/kernel'
import { KIND, printedValue } from '../../../src/cards/cards.ts'
import type { NormandyView } from '../../../src/view/view.ts'
import {
  ACTIONS,
  type ActionName,
  KINDS,
  type KindName,
  kindOfUnit,
  SIDES,
  type SideName,
  unitNumber,
} from '../../../src/vocabulary.ts'

/** The side at the lower edge of the table: the viewer's own, or the first for those who watch. */
export const nearSide = (seat: Seat): SideName => SIDES[seat === SPECTATOR ? 0 : seat]
export const farSide = (seat: Seat): SideName => SIDES[seat === SPECTATOR ? 1 : 1 - seat]

export const kindIn = (card: string): KindName => card.replace(/\.\d+$/, '') as KindName

export const nowDoing = (view: NormandyView): Doing | undefined => view.doing.at(-1)

/** The cards by kind, in the order of the kinds, with how many there are. */
export function countKinds(cards: readonly string[]): readonly (readonly [KindName, number])[] {
  const counts = new Map<KindName, number>()
  for (const card of cards) counts.set(kindIn(card), (counts.get(kindIn(card)) ?? 0) + 1)
  return KINDS.flatMap(kind => {
    const count = counts.get(kind)
    return count === undefined ? [] : [[kind, count] as const]
  })
}

/** The counter that is acting: it moves, fires, aims. */
export function actingUnit(view: NormandyView): string | undefined {
  const unit = nowDoing(view)?.unit
  return typeof unit === 'string' ? unit : undefined
}

interface ActingCard {
  readonly side: SideName
  readonly card: string
  readonly action: ActionName
}

/** The card whose action is being carried out: it lies in the play area already. */
export function actingCard(view: NormandyView): ActingCard | undefined {
  const doing = nowDoing(view)
  if (doing === undefined) return undefined
  const side = view.active
  const action = actionOf(doing)
  if (action === undefined) return undefined
  const card =
    typeof doing.playing === 'string'
      ? doing.playing
      : view[side].play.findLast(one => kindIn(one) === kindFor(doing, action))
  return card === undefined ? undefined : { side, card, action }
}

function actionOf(doing: Doing): ActionName | undefined {
  switch (doing.kind) {
    case 'step':
    case 'choose-target':
      return doing.action as ActionName
    case 'choose-blasted':
      return 'blast'
    case 'choose-guided':
      return 'guide'
    case 'aim':
      return 'target'
    case 'take-cards':
      return doing.from === 'play' ? 'inspire' : 'bolster'
    default:
      return undefined
  }
}

/** A guided counter is led by another card than its own. */
function kindFor(doing: Doing, action: ActionName): KindName | undefined {
  if (action === 'guide')
    return KINDS[KIND.findIndex((_, kind) => printedValue(kind, ACTIONS.indexOf('guide')) >= 0)]
  return typeof doing.unit === 'string' ? KINDS[kindOfUnit(unitNumber(doing.unit))] : undefined
}
