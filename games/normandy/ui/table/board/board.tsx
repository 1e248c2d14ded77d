/** The board: baked tiles, live counters, and the marks of what may be done with them. It knows no rule. */
import type { PieceMark } from '@bivouac/face-kit/art'
import { firstOf, verbOf } from '@bivouac/kernel'
import { type CSSProperties, memo, useMemo } from 'react'
import * as c from '../../../src/commands.ts'
import { KINDS, kindOfUnit, unitName, unitNumber } from '../../../src/vocabulary.ts'
import { counterSpots, extentOf, placeOf } from '../logic/places.ts'
import { actingUnit } from '../logic/reading.ts'
import { isOwnCounter, spoken } from '../logic/spoken.ts'
import { cardThing, tileThing, unitThing } from '../logic/things.ts'
import type { NormandyBoardProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import { Counter } from './counter.tsx'
import { Ghosts } from './ghosts.tsx'
import { Ground } from './ground.tsx'
import { Overlay } from './overlay.tsx'
import { newsOf, oddsOf, usableKinds } from './state.ts'
import { Tile } from './tile.tsx'
import { useTrail } from './trail.ts'
import { usePresses } from './use-presses.ts'
import './board.css'

export const Board = memo(function Board({ seen, hands, pointed, words, motion, room }: NormandyBoardProps) {
  const { board, view, seat, decision, facts, seq } = seen
  const say = tableWordsIn(words.language)
  const extent = useMemo(() => extentOf(board), [board])
  const spots = useMemo(() => counterSpots(board, view), [board, view])
  const viewBox = `${extent.left} ${extent.top} ${extent.width} ${extent.height}`
  const names = useMemo(() => {
    const things = view.units.map(({ unit }) => unitThing(unit))
    return new Map(things.map(thing => [thing, spoken(seen, say, words.face, thing)]))
  }, [view, seen, say, words.face])
  const trail = useTrail(seen)
  const usable = useMemo(() => usableKinds(seen), [seen])
  const tags = useMemo(() => oddsOf(seen, share => say.percent(share)), [seen, say])
  const { press, point } = usePresses(seen, hands, usable)

  const acting = actingUnit(view)
  const chosen = hands.proposed
  const chosenUnit =
    chosen !== undefined && verbOf(chosen) === c.AT_UNIT ? unitName(firstOf(chosen)) : undefined
  const aimedAt = chosenUnit ?? tags.find(({ unit }) => pointed === unitThing(unit))?.unit
  const asksForTile = decision.kind === 'step' || decision.kind === 'aim'
  const style = {
    '--pace': motion.speed === 0 ? 0 : 1 / motion.speed,
    '--wait': facts.some(fact => fact.type === 'diceRolled') ? 0.52 : 0,
  } as CSSProperties

  const markOf = (unit: string): PieceMark | undefined => {
    if (unit === chosenUnit) return 'chosen-target'
    const kind = KINDS[kindOfUnit(unitNumber(unit))]
    const own = isOwnCounter(seat, unit)
    if (unit === acting || (own && hands.picked[0] === cardThing(kind))) return 'selected'
    if (hands.next.has(unitThing(unit))) return decision.kind === 'choose-guided' ? 'can-act' : 'legal-target'
    return own && decision.kind === 'turn' && usable.has(kind) ? 'can-act' : undefined
  }

  return (
    <div className="normandy-board" style={style}>
      <Ground board={board} extent={extent} viewBox={viewBox} say={say} />
      {/* To be seen and pressed; keys and screen readers have the board's list. */}
      <svg className="normandy-board__pieces" viewBox={viewBox} aria-hidden="true">
        {board.tiles.map((tile, i) => {
          const thing = tileThing(tile)
          return (
            <Tile
              key={tile}
              board={board}
              tile={i}
              thing={thing}
              look={view.tiles[i]}
              usTarget={view.us.target === tile}
              germanTarget={view.german.target === tile}
              state={hands.next.has(thing) ? 'legal' : 'plain'}
              isPointed={pointed === thing}
              onPress={press}
              onPoint={point}
            />
          )
        })}
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
                onPress={press}
                onPoint={point}
              />
            )
          })}
          <Ghosts seen={seen} />
        </g>
        <Overlay
          board={board}
          spots={spots}
          trail={trail}
          odds={tags.map(tag => ({ ...tag, isChosen: tag.unit === chosenUnit }))}
          fire={acting !== undefined && aimedAt !== undefined ? [acting, aimedAt] : undefined}
          advised={hands.advised}
          tagScale={room === 'narrow' ? 1.25 : 1}
          placeOf={thing => placeOf(board, view, thing)}
        />
      </svg>
    </div>
  )
})

const byNumber = (a: string, b: string): number => unitNumber(a) - unitNumber(b)
