/** What lies on one tile besides counters: objective, markers, and the outline that says what may be done with it. */
import type { Thing } from '@bivouac/client-shell'
import { placeMark } from '@bivouac/face-kit/art'
import { memo } from 'react'
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
  return (
    <g className="normandy-tile" transform={`translate(${x} ${y})`} {...pressProps(thing, can, props)}>
      <rect className="normandy-tile__sheet" width={TILE} height={TILE} rx="10" />
      <TileMarkers {...props} />
      <Art className={can ? 'normandy-calls' : 'normandy-mark'} art={MARKS[state]} />
      {isPointed && <Art art={HOVER} />}
    </g>
  )
})

/** Keyed by what they show, so that one that is new or turned over comes with its motion. */
function TileMarkers({ look, usTarget, germanTarget }: TileProps) {
  return (
    <>
      {SIDES.map((side, s) => {
        const slot = s === 0 ? TILE_SLOTS.usControl : TILE_SLOTS.germanControl
        return look[side] === 'none' ? null : (
          <Slot
            key={`${side}-${look[side]}`}
            slot={slot}
            art={controlMarker(side, look[side] === 'controlled')}
          />
        )
      })}
      {look.value > 0 && (
        <Slot key={`value-${look.value}`} slot={TILE_SLOTS.objective} art={objective(look.value)} />
      )}
      {usTarget && <Slot slot={TILE_SLOTS.usTarget} art={targetMarker('us')} />}
      {germanTarget && <Slot slot={TILE_SLOTS.germanTarget} art={targetMarker('german')} />}
    </>
  )
}

interface SlotProps {
  readonly slot: { readonly x: number; readonly y: number; readonly scale: number }
  readonly art: string
}

const Slot = ({ slot, art }: SlotProps) => (
  <g transform={`translate(${slot.x} ${slot.y}) scale(${slot.scale})`}>
    <Art className="normandy-turns" art={art} />
  </g>
)
