/**
 * What never changes while a scenario is played: height lines in chalk on the canvas, the tiles with their printed cover,
 * spawn markers and the radio. A drawing of its own, so that nothing that moves above it makes it be painted again.
 */
import { artBrush, placed, ring, sharedDefinitions, smooth, stroked } from '@bivouac/face-kit/art'
import { memo } from 'react'
import {
  coverTag,
  printedCover,
  radio,
  spawnMarker,
  spawnWidth,
  TILE,
  TILE_SLOTS,
  tileShadow,
} from '../../../src/art/index.ts'
import type { NormandyBoard } from '../../../src/scenario/scenario.ts'
import { entrants } from '../../../src/text/map.ts'
import { cornerOf, type Extent } from '../logic/places.ts'
import { Art } from '../parts/art.tsx'
import type { TableWords } from '../say.ts'
import { bakedTile } from './baked.ts'

/** The gradients and textures that counters, markers and cards anywhere in the page point at. */
const DEFINITIONS = `<defs>${sharedDefinitions()}</defs>`

interface Props {
  readonly board: NormandyBoard
  readonly extent: Extent
  readonly viewBox: string
  readonly say: TableWords
}

export const Ground = memo(function Ground({ board, extent, viewBox, say }: Props) {
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
          <GroundTile board={board} tile={i} say={say} />
        </g>
      ))}
    </svg>
  )
})

/** Drawn one by one, as each takes its time: all together they would be felt. */
function GroundTile({ board, tile, say }: Pick<Props, 'board' | 'say'> & { readonly tile: number }) {
  return (
    <>
      <image href={bakedTile(board, tile)} width={TILE} height={TILE + 3} />
      <Art art={printed(board, tile, say)} />
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

/** The cover, who enters here, and the radio. */
function printed(board: NormandyBoard, tile: number, { names }: TableWords): string {
  const [us, german] = [entrants(names, board, 0, tile), entrants(names, board, 1, tile)]
  const { x, y } = TILE_SLOTS.spawn
  const besideUs = us === '' ? x : x + spawnWidth(us) + 4
  return (
    placed(193, 193, coverTag(printedCover(board.tiles[tile]))) +
    (us === '' ? '' : placed(x, y, spawnMarker('us', us))) +
    (german === '' ? '' : placed(besideUs, y, spawnMarker('german', german))) +
    (tile === board.radio
      ? placed(TILE_SLOTS.radio.x, TILE_SLOTS.radio.y, radio, TILE_SLOTS.radio.scale)
      : '')
  )
}
