/** Where the tiles of a scenario file lie (N-2.1), for the board and for small maps that need no more than this. */
import { overlapping, type Place } from '@bivouac/grid'
import tileTable from '../../data/tiles.json' with { type: 'json' }
import type { ScenarioFile } from './scenario-file.ts'

/** N-1.6 The cover of each face; `3/1` is a hill. */
export const COVER: Readonly<Record<string, number | string>> = tileTable.cover

/** What is wrong with a scenario, and where in its file. Thrown while a board is built, and reported as a Result. */
export class Flaw extends Error {
  readonly path: string
  constructor(path: string, text: string) {
    super(text)
    this.path = path
  }
}

export function layTiles(file: Pick<ScenarioFile, 'layout'>): { tiles: string[]; places: Place[] } {
  const tiles: string[] = []
  const places: Place[] = []
  file.layout.forEach((line, l) => {
    line.tiles.forEach((tile, i) => {
      const path = `layout.${l}.tiles.${i}`
      if (!Object.hasOwn(COVER, tile))
        throw new Flaw(path, `There is no tile '${tile}'; tiles are 1A to 18B.`)
      const number = Number.parseInt(tile, 10)
      const twin = tiles.find(other => Number.parseInt(other, 10) === number)
      if (twin)
        throw new Flaw(
          path,
          twin === tile
            ? `Tile ${tile} lies on the map twice.`
            : `${tile} and ${twin} are the two faces of one tile.`,
        )
      const place = 'x' in line ? { x: line.x, y: line.y0 + 2 * i } : { x: line.x0 + 2 * i, y: line.y }
      const under = places.findIndex(other => overlapping(other, place))
      if (under >= 0) throw new Flaw(path, `Tile ${tile} lies on tile ${tiles[under]}.`)
      tiles.push(tile)
      places.push(place)
    })
  })
  if (tiles.length === 0) throw new Flaw('layout', 'The map has no tile.')
  return { tiles, places }
}
