/** What is printed at the foot of a tile: who enters there and its cover, larger where the board lies small; and the radio. */
import { placed } from '@bivouac/face-kit/art'
import {
  COVER_LETTERS,
  coverTag,
  coverTagWidth,
  printedCover,
  radio,
  SPAWN_LETTERS,
  spawnMarker,
  spawnWidth,
  TILE,
  TILE_SLOTS,
} from '../../../src/art/index.ts'
import type { NormandyBoard } from '../../../src/scenario/scenario.ts'
import { entrants } from '../../../src/text/map.ts'
import { SIDES } from '../../../src/vocabulary.ts'
import type { TableWords } from '../say.ts'
import { enlarged } from './letters.ts'

/** It keeps away from the rim, and one thing from the next. */
export const RIM = 7
const GAP = 4
/** A spawn marker with its shadow. */
const MARKER = 27
const MOST_PRESSED = 0.7

interface Foot {
  readonly art: string
  /** From where to where nothing is printed. */
  readonly free: readonly [left: number, right: number]
}

export function footOf(board: NormandyBoard, tile: number, { names }: TableWords, letters: number): Foot {
  const cover = printedCover(board.tiles[tile])
  const larger = enlarged(COVER_LETTERS, letters)
  const right = TILE - RIM - coverTagWidth(cover) * larger
  const entering = SIDES.map((side, s) => ({ side, who: entrants(names, board, s, tile) })).filter(
    ({ who }) => who !== '',
  )
  const scale = enlarged(SPAWN_LETTERS, letters)
  const widest = (right - RIM) / scale - GAP
  let left: number = RIM
  const markers = entering.map(({ side, who }) => {
    // Where two sides enter, or many, words are pressed together rather than made smaller.
    const pressed = pressedInto(who, widest / entering.length)
    const marker = placed(left, TILE - RIM - MARKER * scale, spawnMarker(side, who, pressed), scale)
    left += (spawnWidth(who, pressed) + GAP) * scale
    return marker
  })
  const tag = placed(TILE - RIM, TILE - RIM, coverTag(cover), larger)
  return { art: tag + markers.join(''), free: [left, right - GAP] }
}

function pressedInto(who: string, width: number): number {
  const [plain, bare] = [spawnWidth(who), spawnWidth(who, 0)]
  return plain <= width ? 1 : Math.max(MOST_PRESSED, (width - bare) / (plain - bare))
}

export const radioArt = (board: NormandyBoard, tile: number): string =>
  tile === board.radio ? placed(TILE_SLOTS.radio.x, TILE_SLOTS.radio.y, radio, TILE_SLOTS.radio.scale) : ''
