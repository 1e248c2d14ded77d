/** Tiles painted once and kept as pictures: their hundreds of strokes never enter the page. */
import { riverBanks, tilePicture } from '../../../src/art/index.ts'
import type { NormandyBoard } from '../../../src/scenario/scenario.ts'

const baked = new Map<string, string>()

/** The address of a tile's picture, 200 by 203, without its printed cover: letters need the page's faces. */
export function bakedTile(board: NormandyBoard, tile: number): string {
  const banks = riverBanks(board, tile)
  const key = `${board.tiles[tile]} ${banks.from} ${banks.to}`
  const known = baked.get(key)
  if (known !== undefined) return known
  const text = tilePicture(board.tiles[tile], { banks, bare: true })
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  baked.set(key, address)
  return address
}
