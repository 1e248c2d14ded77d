/** All faces of the tiles by what they show, with their cover. */
import { GalleryItem, GallerySection } from '@bivouac/client-shell/gallery'
import { useCallback } from 'react'
import { printedCover, TILE, TILE_NAMES, tilePicture } from '../../src/art/index.ts'
import { THEME, THEMES } from '../../src/drawing/terrain.ts'
import { terrainText } from '../../src/text/names.ts'
import type { GalleryWords } from './words.ts'

const BY_THEME = THEMES.flatMap(theme => TILE_NAMES.filter(tile => THEME[tile] === theme))

export const Tiles = ({ words }: { readonly words: GalleryWords }) => (
  <GallerySection title={words.say('tiles')} note={words.say('tiles.note')} room="tile">
    {BY_THEME.map(tile => (
      <Tile key={tile} words={words} tile={tile} />
    ))}
  </GallerySection>
)

function Tile({ words, tile }: { readonly words: GalleryWords; readonly tile: string }) {
  const paint = useCallback(() => tilePicture(tile, { bare: true }), [tile])
  const cover = printedCover(tile)
  return (
    <GalleryItem
      title={`${terrainText(words.names, tile)} · ${tile}`}
      lines={[cover.includes('/') ? words.say('tiles.hill') : words.say('tiles.cover', { cover })]}
      width={TILE}
      height={TILE + 3}
      paint={paint}
    />
  )
}
