/** G-12.1 Cards that give so many orders in each section, and those of them that come in three, one for each section. */
import { orderInSections } from '../rules/orders.ts'
import type { GreatWarTable } from '../state/state.ts'
import { SECTIONS, type SectionName } from '../vocabulary.ts'
import { type CommandCard, commandCard, type SectionOrders } from './vocabulary.ts'
import type { Promised, Worth } from './worth.ts'

interface InSections<Title extends string> {
  readonly title: Title
  readonly copies: number
  /** The same number wherever it is not 0. */
  readonly orders: SectionOrders
  readonly section?: number
  readonly pigeons?: boolean
  /** What the card does besides giving orders. */
  readonly besides?: (t: GreatWarTable) => void
  readonly worth: Worth<Promised>
}

export function inSections<const Title extends string>(card: InSections<Title>): CommandCard<Title> {
  const most = Math.max(...card.orders)
  const sections = card.orders.reduce((bits, orders, i) => (orders > 0 ? bits | (1 << i) : bits), 0)
  const { besides, ...printed } = card
  return commandCard({
    ...printed,
    clause: 'G-12.1',
    command(t, side) {
      orderInSections(t, side, sections, most)
      besides?.(t)
    },
  })
}

type Three = readonly [left: number, centre: number, right: number]

interface InEachSection<Name extends string> extends Pick<InSections<Name>, 'pigeons' | 'besides'> {
  readonly name: Name
  readonly copies: Three
  /** In the one section that the card speaks of. */
  readonly orders: number
  readonly worth: { readonly inHand: Three; readonly brings: Promised }
}

/** The same words for left, centre and right. */
export const inEachSection = <const Name extends string>(
  card: InEachSection<Name>,
): CommandCard<`${Name}-${SectionName}`>[] =>
  SECTIONS.map((section, i) =>
    inSections({
      title: `${card.name}-${section}` as const,
      copies: card.copies[i],
      orders: [i === 0 ? card.orders : 0, i === 1 ? card.orders : 0, i === 2 ? card.orders : 0],
      section: i,
      ...(card.pigeons ? { pigeons: true } : {}),
      ...(card.besides ? { besides: card.besides } : {}),
      worth: { inHand: card.worth.inHand[i], brings: card.worth.brings },
    }),
  )
