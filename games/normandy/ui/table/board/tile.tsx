/** What lies on one tile besides counters: objective, markers, and the outline that says what may be done with it. */
import type { Thing } from '@bivouac/client-shell'
import { placeMark } from '@bivouac/face-kit/art'
import { memo, useEffect, useRef, useState } from 'react'
import {
  controlMarker,
  OBJECTIVE_LETTERS,
  objective,
  TILE,
  TILE_SLOTS,
  targetMarker,
  tileShadow,
} from '../../../src/art/index.ts'
import type { NormandyBoard } from '../../../src/scenario/scenario.ts'
import type { TileView } from '../../../src/view/view.ts'
import { SIDES } from '../../../src/vocabulary.ts'
import { cornerOf } from '../logic/places.ts'
import { Art } from '../parts/art.tsx'
import type { TableWords } from '../say.ts'
import { GroundTile } from './ground.tsx'
import { enlarged } from './letters.ts'
import type { Lift } from './lift.ts'
import { nameArt } from './names.tsx'
import { type Presses, pressProps } from './pressed.ts'
import { TILE_OUTLINE } from './story.ts'

type TileState = 'legal' | 'chosen' | 'plain'

interface TileProps extends Presses {
  readonly say: TableWords
  readonly board: NormandyBoard
  readonly tile: number
  readonly thing: Thing
  readonly look: TileView
  /** The least size of letters on the board. */
  readonly letters: number
  /** Whether each side's mortar is aimed here. */
  readonly usTarget: boolean
  readonly germanTarget: boolean
  readonly state: TileState
  readonly isPointed: boolean
  /** Set while it lies over its neighbours, with its ground and, if they are shown, its name. */
  readonly lift?: Lift | undefined
  readonly hasName?: boolean
}

const MARKS = {
  legal: placeMark('legal', TILE_OUTLINE),
  chosen: placeMark('chosen', TILE_OUTLINE),
  plain: '',
} as const
const HOVER = placeMark('hover', TILE_OUTLINE)

export const Tile = memo(function Tile(props: TileProps) {
  const { board, tile, say, thing, state, isPointed, lift, hasName } = props
  const { x, y } = lift ?? cornerOf(board, tile)
  const scale = lift?.scale ?? 1
  const letters = props.letters / scale
  const can = state === 'legal'
  const isLaid = useRef(false)
  useEffect(() => {
    isLaid.current = true
  }, [])
  return (
    <g
      className="normandy-tile"
      transform={`translate(${x} ${y}) scale(${scale})`}
      {...pressProps(thing, can, props)}
    >
      {lift && (
        <>
          <Art art={tileShadow} />
          <GroundTile board={board} tile={tile} say={say} letters={letters} />
          {hasName && <Art art={nameArt(board, tile, props.look, say, letters)} />}
        </>
      )}
      <rect className="normandy-tile__sheet" width={TILE} height={TILE} rx="10" />
      <TileMarkers {...props} letters={letters} isLaid={isLaid.current} />
      <Art className={can ? 'normandy-calls' : 'normandy-mark'} art={MARKS[state]} />
      {isPointed && <Art art={HOVER} />}
    </g>
  )
})

interface MarkersProps extends Pick<TileProps, 'look' | 'letters' | 'usTarget' | 'germanTarget'> {
  /** Whether the board lies there already: what it is laid with does not come with a motion. */
  readonly isLaid: boolean
}

/** Keyed by what they show, so that one that is new or turned over comes with its motion. */
function TileMarkers({ look, letters, usTarget, germanTarget, isLaid }: MarkersProps) {
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
          slot={objectiveSlot(letters)}
          art={objective(look.value)}
          isNew={isLaid}
        />
      )}
      {usTarget && <Slot slot={TILE_SLOTS.usTarget} art={targetMarker('us')} isNew={isLaid} />}
      {germanTarget && <Slot slot={TILE_SLOTS.germanTarget} art={targetMarker('german')} isNew={isLaid} />}
    </>
  )
}

/** Around its middle, below the upper rim. */
function objectiveSlot(letters: number): SlotProps['slot'] {
  const { x, y, scale } = TILE_SLOTS.objective
  const larger = enlarged(OBJECTIVE_LETTERS * scale, letters)
  return { x: x - 20 * scale * (larger - 1), y, scale: scale * larger }
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
