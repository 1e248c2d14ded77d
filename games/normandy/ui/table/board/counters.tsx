/** The counters on the board, each with the mark of what may be done with it. */
import type { Thing } from '@bivouac/client-shell'
import type { PieceMark } from '@bivouac/face-kit/art'
import { useMemo } from 'react'
import { KINDS, type KindName, kindOfUnit, unitNumber } from '../../../src/vocabulary.ts'
import type { CounterSpot } from '../logic/places.ts'
import { actingUnit } from '../logic/reading.ts'
import { isOwnCounter, spoken } from '../logic/spoken.ts'
import { cardThing, unitThing } from '../logic/things.ts'
import type { NormandyBoardProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { Counter } from './counter.tsx'
import { Ghosts } from './ghosts.tsx'
import { newsOf } from './state.ts'

interface Props extends Pick<NormandyBoardProps, 'seen' | 'hands' | 'pointed' | 'words'> {
  readonly spots: ReadonlyMap<string, CounterSpot>
  /** The counter that is to be shot at. */
  readonly chosen: string | undefined
  /** The kinds of cards in hand that can do something. */
  readonly usable: ReadonlySet<KindName>
  onPress(thing: Thing): void
  onPoint(thing: Thing | undefined): void
}

export function Counters({ seen, hands, pointed, words, spots, chosen, usable, onPress, onPoint }: Props) {
  const { view, decision, seq } = seen
  const say = tableWordsIn(words.language)
  const names = useMemo(() => {
    const things = view.units.map(({ unit }) => unitThing(unit))
    return new Map(things.map(thing => [thing, spoken(seen, say, words.face, thing)]))
  }, [view, seen, say, words.face])
  const acting = actingUnit(view)
  const asksForTile = decision.kind === 'step' || decision.kind === 'aim'

  const markOf = (unit: string): PieceMark | undefined => {
    if (unit === chosen) return 'chosen-target'
    const kind = KINDS[kindOfUnit(unitNumber(unit))]
    const own = isOwnCounter(seen.seat, unit)
    if (unit === acting || (own && hands.picked[0] === cardThing(kind))) return 'selected'
    if (hands.next.has(unitThing(unit))) return decision.kind === 'choose-guided' ? 'can-act' : 'legal-target'
    return own && decision.kind === 'turn' && usable.has(kind) ? 'can-act' : undefined
  }

  return (
    <g className={asksForTile ? 'normandy-counters normandy-counters--through' : 'normandy-counters'}>
      {[...spots.keys()].sort(byNumber).map(unit => {
        const thing = unitThing(unit)
        const { x, y, scale } = spots.get(unit)!
        const mark = markOf(unit)
        return (
          <Counter
            key={unit}
            unit={unit}
            thing={thing}
            x={x}
            y={y}
            scale={scale}
            suppressed={view.units.some(one => one.unit === unit && one.suppressed)}
            mark={mark}
            can={hands.next.has(thing) || mark === 'can-act'}
            isPointed={pointed === thing}
            news={newsOf(seen, unit)}
            seq={seq}
            name={names.get(thing) ?? ''}
            onPress={onPress}
            onPoint={onPoint}
          />
        )
      })}
      <Ghosts seen={seen} />
    </g>
  )
}

const byNumber = (a: string, b: string): number => unitNumber(a) - unitNumber(b)
