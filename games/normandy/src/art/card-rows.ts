/** What is printed on a card and where its action rows lie, so that a screen can put real buttons exactly there. */
import type { ActionName } from '../vocabulary.ts'
import type { CardScene } from './card-scenes.ts'

export interface RowBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Everything about a card that depends on how many actions it has; a card is 250 by 350. */
interface CardPlan {
  /** The picture reaches from y 56 down by so much. */
  readonly picture: number
  readonly rows: readonly RowBox[]
}

/** Four rows leave the picture its least height; two give it room. Fog of War has none. */
export function cardPlan(actions: number): CardPlan {
  const picture = actions > 3 ? 134 : actions === 3 ? 148 : 166
  const pitch = actions > 3 ? 33.5 : actions === 3 ? 40 : 49
  const top = 56 + picture + 13
  return {
    picture,
    rows: Array.from({ length: actions }, (_, i) => ({
      x: 13,
      y: top + i * pitch,
      width: 224,
      height: pitch - 4,
    })),
  }
}

/** What is printed on a kind of card: for the caller to find the words, and for the rows' places. */
export interface PrintedCard {
  readonly scene: CardScene
  readonly initiative: number
  /** `A`, `B`, `C` or nothing. */
  readonly squad: string
  readonly actions: readonly {
    readonly action: ActionName
    readonly value: number
    readonly ownSquad: boolean
  }[]
  readonly plan: CardPlan
}
