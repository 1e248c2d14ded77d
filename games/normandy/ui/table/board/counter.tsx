/** One counter: it slides where it goes, turns over when it is suppressed, shakes when it is hit. */
import type { Thing } from '@bivouac/client-shell'
import { LIVERIES, type PieceMark, pieceMark } from '@bivouac/face-kit/art'
import { type CSSProperties, memo } from 'react'
import { counterArt, counterFace } from '../../../src/art/index.ts'
import { unitNumber } from '../../../src/vocabulary.ts'
import type { CounterSpot } from '../logic/places.ts'
import { Art } from '../parts/art.tsx'
import { type Presses, pressProps } from './pressed.ts'

/** What has just happened to it. */
export type CounterNews = 'entered' | 'turned' | 'hit' | undefined

interface CounterProps extends Presses {
  readonly unit: string
  readonly thing: Thing
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly suppressed: boolean
  /** The least size of letters on the board. */
  readonly letters: number
  readonly mark: PieceMark | undefined
  readonly can: boolean
  readonly isPointed: boolean
  readonly news: CounterNews
  readonly seq: number
}

export const Counter = memo(function Counter(props: CounterProps) {
  const { unit, thing, x, y, scale, letters: least, suppressed, mark, can, isPointed, news, seq } = props
  const face = counterFace(unitNumber(unit))
  const { shape } = LIVERIES[face.side]
  const letters = least / scale
  return (
    <g className="normandy-counter" style={placeStyle({ x, y, scale })} {...pressProps(thing, can, props)}>
      {/* A little more than the piece, for fingers. */}
      <rect className="normandy-counter__sheet" x="-4" y="-4" width="72" height="74" />
      <g key={news === undefined ? 'still' : seq} className={news && `normandy-counter--${news}`}>
        {news === 'turned' && (
          <Art
            className="normandy-counter__old"
            art={counterArt(face, `${unit}-o`, { suppressed: !suppressed, letters })}
          />
        )}
        <Art className="normandy-counter__face" art={counterArt(face, unit, { suppressed, letters })} />
      </g>
      {mark && <Art className={can ? 'normandy-calls' : 'normandy-mark'} art={pieceMark(mark, shape)} />}
      {isPointed && can && mark !== 'chosen-target' && (
        <Art className="normandy-mark" art={pieceMark('hover', shape)} />
      )}
    </g>
  )
})

/** In CSS, so that a change of place is a slide. */
export const placeStyle = ({ x, y, scale }: CounterSpot): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(${scale})`,
})
