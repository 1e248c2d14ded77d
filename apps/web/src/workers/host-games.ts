/** The games that can be played in the browser, as the host needs them. It needs no bots, which are heavy. */

import { greatWar } from '@bivouac/great-war'
import type { HostGame } from '@bivouac/host'
import type { Fact } from '@bivouac/kernel'
import { KINDS, normandy } from '@bivouac/normandy'
import type { Fallen } from '@bivouac/protocol'

type NormandyFact = Parameters<typeof normandy.seenBy>[0]

/** Normandy's cards are men with names. */
const menLost = (facts: readonly Fact[]): readonly Fallen[] =>
  (facts as readonly NormandyFact[]).flatMap(fact =>
    fact.type === 'casualty'
      ? [{ seat: normandy.sides.indexOf(fact.side), unit: fact.unit, name: fact.name }]
      : [],
  )

/** `scout-a move`: a card is named before what it is used for; a bid is not played. */
const normandyCard = (command: string): string | undefined => {
  const [card, use] = command.split(' ')
  return use !== undefined && (KINDS as readonly string[]).includes(card) ? card : undefined
}

/** `play probe-left`. */
const greatWarCard = (command: string): string | undefined => command.match(/^play ([a-z-]+)/)?.[1]

export const HOST_GAMES: readonly HostGame[] = [
  { module: normandy, fallenIn: menLost, cardIn: normandyCard },
  { module: greatWar, cardIn: greatWarCard },
]
