/** The games that can be played in the browser, as the host needs them. It needs no bots, which are heavy. */

import { greatWar } from '@bivouac/great-war'
import type { HostGame } from '@bivouac/host'
import type { Fact } from '@bivouac/kernel'
import { normandy } from '@bivouac/normandy'
import type { Fallen } from '@bivouac/protocol'

type NormandyFact = Parameters<typeof normandy.seenBy>[0]

/** Normandy's cards are men with names. */
const menLost = (facts: readonly Fact[]): readonly Fallen[] =>
  (facts as readonly NormandyFact[]).flatMap(fact =>
    fact.type === 'casualty'
      ? [{ seat: normandy.sides.indexOf(fact.side), unit: fact.unit, name: fact.name }]
      : [],
  )

export const HOST_GAMES: readonly HostGame[] = [{ module: normandy, fallenIn: menLost }, { module: greatWar }]
