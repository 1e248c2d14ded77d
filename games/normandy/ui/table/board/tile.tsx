/** What lies on one tile besides counters: objective, markers, and the outline that says what may be done with it. */
import type { Thing } from '@bivouac/client-shell'
import { placeMark } from '@bivouac/face-kit/art'
import { memo, useEffect, useRef, useState } from 'react'
import { controlMarker, objective, TILE, TILE_SLOTS, targetMarker } from '../../../src/art/index.ts'
import type { NormandyBoard } from '../../../src/scenario/scenario.ts'
import type { TileView } from '../../../src/view/view.ts'
import { SIDES } from '../../../src/vocabulary.ts'
import { cornerOf } from '../logic/places.ts'
import { Art } from '../parts/art.tsx'
import { type Presses, pressProps } from './pressed.ts'
import { TILE_OUTLINE } from './story.ts'

type TileState = 'legal' | 'chosen' | 'plain'

interface TileProps extends Presses {
  readonly board: NormandyBoard
  readonly tile: number
  readonly thing: Thing
  readonly look: TileView
  /** Whether each side's mortar is aimed here. */
  readonly usTarget: boolean
  readonly germanTarget: boolean
  readonly state: TileState
  readonly isPointed: boolean
}

const MARKS = {
  legal: placeMark('legal', TILE_OUTLINE),
  chosen: placeMark('chosen', TILE_OUTLINE),
  plain: '',
} as const
const HOVER = placeMark('hover', TILE_OUTLINE)

export const Tile = memo(function Tile(props: TileProps) {
  const { board, tile, thing, state, isPointed } = props
  const { x, y } = cornerOf(board, tile)
  const can = state === 'legal'
  const isLaid = useRef(false)
  useEffect(() => {
    isLaid.current = true
  }, [])
  return (
    <g className="normandy-tile" transform={`translate(${x} ${y})`} {...pressProps(thing, can, props)}>
      <rect className="normandy-tile__sheet" width={TILE} height={TILE} rx="10" />
      <TileMarkers {...props} isLaid={isLaid.current} />
      <Art className={can ? 'normandy-calls' : 'normandy-mark'} art={MARKS[state]} />
      {isPointed && <Art art={HOVER} />}
    </g>
  )
})

interface MarkersProps extends Pick<TileProps, 'look' | 'usTarget' | 'germanTarget'> {
  /** Whether the board lies there already: what it is laid with does not come with a motion. */
  readonly isLaid: boolean
}

/** Keyed by what they show, so that one that is new or turned over comes with its motion. */
function TileMarkers({ look, usTarget, germanTarget, isLaid }: MarkersProps) {
  return (
    <>
      {SIDES.map((side, s) => {
        const slot = s === 0 ? TILE_SLOTS.usControl : TILE_SLOTS.germanControl
        return look[side] === 'none' ? null : (
          <Slot
            key={`${side}-${look[side]}`}
            slot={slot}
            art={controlMarker(side, look[side] === 'controlled')}
            isNew={isLaid}
          />
        )
      })}
      {look.value > 0 && (
        <Slot
          key={`value-${look.value}`}
          slot={TILE_SLOTS.objective}
          art={objective(look.value)}
          isNew={isLaid}
        />
      )}
      {usTarget && <Slot slot={TILE_SLOTS.usTarget} art={targetMarker('us')} isNew={isLaid} />}
      {germanTarget && <Slot slot={TILE_SLOTS.germanTarget} art={targetMarker('german')} isNew={isLaid} />}
    </>
  )
}

interface SlotProps {
  readonly slot: { readonly x: number; readonly y: number; readonly scale: number }
  readonly art: string
  readonly isNew: boolean
}

function Slot({ slot, art, isNew }: SlotProps) {
  /** As it was when the marker came: what has come is not new any more, but has had its motion. */
  const [turns] = useState(isNew)
  return (
    <g transform={`translate(${slot.x} ${slot.y}) scale(${slot.scale})`}>
      <Art className={turns ? 'normandy-turns' : ''} art={art} />
    </g>
  )
}
