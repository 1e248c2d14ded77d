/** The counters on the board, each with the mark of what may be done with it. */
import type { Thing } from '@bivouac/client-shell'
import type { PieceMark } from '@bivouac/face-kit/art'
import { KINDS, type KindName, kindOfUnit, unitNumber } from '../../../src/vocabulary.ts'
import type { CounterSpot } from '../logic/places.ts'
import { actingUnit } from '../logic/reading.ts'
import { isOwnCounter } from '../logic/spoken.ts'
import { cardThing, partsOfThing, unitThing } from '../logic/things.ts'
import type { NormandyBoardProps } from '../props.ts'
import { Counter } from './counter.tsx'
import { Ghosts } from './ghosts.tsx'
import { newsOf } from './state.ts'

interface Props extends Pick<NormandyBoardProps, 'seen' | 'hands' | 'pointed'> {
  readonly spots: ReadonlyMap<string, CounterSpot>
  /** The least size of letters on the board. */
  readonly letters: number
  /** The counter that is to be shot at. */
  readonly chosen: string | undefined
  /** The kinds of cards in hand that can do something. */
  readonly usable: ReadonlySet<KindName>
  /** Counters that something beside the board speaks of, and whether they are the ones pointed at. */
  readonly rings: ReadonlyMap<string, boolean>
  onPress(thing: Thing): void
  onPoint(thing: Thing | undefined): void
}

export function Counters(props: Props) {
  const { seen, hands, pointed, spots, letters, chosen, usable, rings, onPress, onPoint } = props
  const { view, decision, seq } = seen
  const acting = actingUnit(view)
  const asksForTile = decision.kind === 'step' || decision.kind === 'aim'

  const markOf = (unit: string): { readonly mark?: PieceMark | undefined; readonly can: boolean } => {
    const can = hands.next.has(unitThing(unit))
    if (unit === chosen) return { mark: 'chosen-target', can }
    const kind = KINDS[kindOfUnit(unitNumber(unit))]
    const own = isOwnCounter(seen.seat, unit)
    if (unit === acting || (own && hands.picked[0] === cardThing(kind))) return { mark: 'selected', can }
    if (can) return { mark: decision.kind === 'choose-guided' ? 'can-act' : 'legal-target', can }
    const canAct = own && decision.kind === 'turn' && usable.has(kind)
    // Lit because its card is pointed at: it can be pressed all the same.
    const isLit = rings.get(unit) ?? (own && kindPointedAt(pointed) === kind)
    if (isLit) return { mark: 'selected', can: canAct }
    return { mark: canAct ? 'can-act' : undefined, can: canAct }
  }

  return (
    <g className={asksForTile ? 'normandy-counters normandy-counters--through' : 'normandy-counters'}>
      {[...spots.keys()].sort(byNumber).map(unit => {
        const thing = unitThing(unit)
        const { x, y, scale } = spots.get(unit)!
        const { mark, can } = markOf(unit)
        return (
          <Counter
            key={unit}
            unit={unit}
            thing={thing}
            x={x}
            y={y}
            scale={scale}
            letters={letters}
            suppressed={view.units.some(one => one.unit === unit && one.suppressed)}
            mark={mark}
            can={can}
            isPointed={pointed === thing}
            news={newsOf(seen, unit)}
            seq={seq}
            onPress={onPress}
            onPoint={onPoint}
          />
        )
      })}
      <Ghosts seen={seen} />
    </g>
  )
}

/** The kind of the card that is pointed at, or of a row of it. */
function kindPointedAt(pointed: Thing | undefined): string | undefined {
  if (pointed === undefined) return undefined
  const { sort, name } = partsOfThing(pointed)
  return sort === 'card' || sort === 'row' ? name.split('/')[0] : undefined
}

const byNumber = (a: string, b: string): number => unitNumber(a) - unitNumber(b)
