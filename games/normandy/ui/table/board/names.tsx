/** What each tile is called, left of its cover: an option for those who follow the log or talk about the game. */
import { lettered, lineWidth, placed } from '@bivouac/face-kit/art'
import { memo } from 'react'
import type { NormandyBoard } from '../../../src/scenario/scenario.ts'
import { cornerOf } from '../logic/places.ts'
import { Art } from '../parts/art.tsx'

export const PlaceNames = memo(function PlaceNames({ board }: { readonly board: NormandyBoard }) {
  return (
    <Art className="normandy-names" art={board.tiles.map((tile, i) => nameArt(board, tile, i)).join('')} />
  )
})

function nameArt(board: NormandyBoard, tile: string, i: number): string {
  const { x, y } = cornerOf(board, i)
  const width = lineWidth(tile, 18) + 12
  return placed(
    x + 152 - width,
    y + 169,
    `<rect width="${width}" height="24" rx="5" fill="#211c0d" fill-opacity=".78"/>${lettered(width / 2, 18, tile, { size: 18, colour: '#fff6dc', anchor: 'middle' })}`,
  )
}
