/**
 * What never changes while a scenario is played: height lines in chalk on the canvas, the tiles with their printed cover,
 * spawn markers and the radio. A drawing of its own, so that nothing that moves above it makes it be painted again.
 */
import { artBrush, ring, sharedDefinitions, smooth, stroked } from '@bivouac/face-kit/art'
import { memo } from 'react'
import { TILE, tileShadow } from '../../../src/art/index.ts'
import type { NormandyBoard } from '../../../src/scenario/scenario.ts'
import { cornerOf, type Extent } from '../logic/places.ts'
import { Art } from '../parts/art.tsx'
import type { TableWords } from '../say.ts'
import { bakedTile } from './baked.ts'
import { footOf, radioArt } from './printed.ts'

/** The gradients and textures that counters, markers and cards anywhere in the page point at. */
const DEFINITIONS = `<defs>${sharedDefinitions()}</defs>`

interface Props {
  readonly board: NormandyBoard
  readonly extent: Extent
  readonly viewBox: string
  readonly say: TableWords
  /** The least size of letters on the board. */
  readonly letters: number
}

export const Ground = memo(function Ground({ board, extent, viewBox, say, letters }: Props) {
  const places = board.tiles.map((tile, i) => ({ tile, i, ...cornerOf(board, i) }))
  return (
    <svg className="normandy-board__ground" viewBox={viewBox} aria-hidden="true">
      <Art art={DEFINITIONS} />
      <Art art={chalk(extent)} />
      {places.map(({ tile, x, y }) => (
        <Art key={tile} transform={`translate(${x} ${y})`} art={tileShadow} />
      ))}
      {places.map(({ tile, i, x, y }) => (
        <g key={tile} transform={`translate(${x} ${y})`}>
          <GroundTile board={board} tile={i} say={say} letters={letters} />
        </g>
      ))}
    </svg>
  )
})

interface GroundTileProps extends Pick<Props, 'board' | 'say' | 'letters'> {
  readonly tile: number
}

/** Drawn one by one, as each takes its time: all together they would be felt. */
export function GroundTile({ board, tile, say, letters }: GroundTileProps) {
  return (
    <>
      <image href={bakedTile(board, tile)} width={TILE} height={TILE + 3} />
      <Art art={footOf(board, tile, say, letters).art + radioArt(board, tile)} />
    </>
  )
}

function chalk({ left, top, width, height }: Extent): string {
  const b = artBrush('chalk', 'chalk')
  const lines = Array.from({ length: 7 }, (_, i) => {
    const middle = [left + width / 2 + b.between(-30, 30), top + height / 2] as const
    return smooth(ring(b, middle, width * (0.45 + i * 0.065), height * (0.4 + i * 0.06), 14, 0.06), true)
  })
  return stroked(lines.join(''), '#fff6dc', 2, 'opacity=".1"')
}
