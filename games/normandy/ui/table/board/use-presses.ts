/** What pressing a tile or a counter means: itself, or the thing beside it that is plainly meant. */
import type { Hands, Thing } from '@bivouac/client-shell'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { KINDS, type KindName, kindOfUnit, unitNumber } from '../../../src/vocabulary.ts'
import { isOwnCounter, type NormandySeen } from '../logic/spoken.ts'
import { cardThing, partsOfThing, tileThing, unitThing } from '../logic/things.ts'

/** A tile stands for the one counter on it that can be chosen; one's own counter for its card; a counter for its tile. */
function meant(
  { view, seat, decision }: NormandySeen,
  next: Hands['next'],
  usable: ReadonlySet<KindName>,
  thing: Thing,
): Thing {
  if (next.has(thing)) return thing
  const { sort, name } = partsOfThing(thing)
  if (sort === 'tile') {
    const targets = view.units.filter(one => one.tile === name && next.has(unitThing(one.unit)))
    return targets.length === 1 ? unitThing(targets[0].unit) : thing
  }
  if (decision.kind === 'step' || decision.kind === 'aim') {
    const tile = view.units.find(one => one.unit === name)?.tile
    return tile === undefined ? thing : tileThing(tile)
  }
  const kind = KINDS[kindOfUnit(unitNumber(name))]
  return decision.kind === 'turn' && isOwnCounter(seat, name) && usable.has(kind) ? cardThing(kind) : thing
}

/** Functions that stay the same, so that a press on one tile does not draw all the others anew. */
export function usePresses(
  seen: NormandySeen,
  hands: Hands,
  usable: ReadonlySet<KindName>,
): { press(thing: Thing): void; point(thing: Thing | undefined): void } {
  const latest = useRef({ seen, hands, usable })
  useLayoutEffect(() => {
    latest.current = { seen, hands, usable }
  })
  const press = useCallback((thing: Thing) => {
    const now = latest.current
    now.hands.press(meant(now.seen, now.hands.next, now.usable, thing))
  }, [])
  const point = useCallback((thing: Thing | undefined) => latest.current.hands.point(thing), [])
  return { press, point }
}
