/** What each tile is called, where its head or foot has room: an option for those who follow the log or talk about the game. */
import { lettered, lineWidth, placed } from '@bivouac/face-kit/art'
import { memo } from 'react'
import { TILE } from '../../../src/art/index.ts'
import type { NormandyBoard } from '../../../src/scenario/scenario.ts'
import type { TileView } from '../../../src/view/view.ts'
import { cornerOf } from '../logic/places.ts'
import { Art } from '../parts/art.tsx'
import type { TableWords } from '../say.ts'
import { enlarged } from './letters.ts'
import { footOf, RIM } from './printed.ts'

interface Props {
  readonly board: NormandyBoard
  readonly looks: readonly TileView[]
  readonly say: TableWords
  /** The least size of letters on the board. */
  readonly letters: number
}

export const PlaceNames = memo(function PlaceNames({ board, looks, say, letters }: Props) {
  const names = board.tiles.map((_, i) => {
    const { x, y } = cornerOf(board, i)
    return placed(x, y, nameArt(board, i, looks[i], say, letters))
  })
  return <Art className="normandy-names" art={names.join('')} />
})

const NAME = 18
const HEIGHT = 24
/** Below a marker in the upper right corner. */
const BELOW = 50

/** From the corner of its tile: left of the cover; where somebody enters there and the board lies small, in the middle of the head or under its markers. */
export function nameArt(
  board: NormandyBoard,
  i: number,
  { value }: TileView,
  say: TableWords,
  letters: number,
): string {
  const tile = board.tiles[i]
  const width = lineWidth(tile, NAME) + 12
  const scale = enlarged(NAME, letters)
  const [left, right] = footOf(board, i, say, letters).free
  const [x, y] =
    right - left >= width * scale
      ? [right - width * scale, TILE - RIM - HEIGHT * scale]
      : value === 0
        ? [(TILE - width * scale) / 2, RIM]
        : [TILE - RIM - width * scale, BELOW]
  return placed(
    x,
    y,
    `<rect width="${width}" height="${HEIGHT}" rx="5" fill="#211c0d" fill-opacity=".78"/>${lettered(width / 2, 18, tile, { size: NAME, colour: '#fff6dc', anchor: 'middle' })}`,
    scale,
  )
}
