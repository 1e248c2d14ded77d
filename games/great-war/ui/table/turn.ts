/** How the board lies on the screen: everybody has the own baseline at the bottom, or on the left of an upright phone. */
import { useSyncExternalStore } from 'react'
import { type Turn, turnFor } from '../../src/art/places.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import { enemyOf } from '../../src/vocabulary.ts'
import { seatOf } from './things.ts'

/** Narrow and upright: there the 127 hexes are large enough for a finger only if the board is turned a quarter. */
const PORTRAIT = '(max-width: 759.98px) and (orientation: portrait)'

/** Made once: it is asked for every thing on the board. */
const query = typeof matchMedia === 'function' ? matchMedia(PORTRAIT) : undefined
const portrait = (): boolean => query?.matches ?? false

function watch(listener: () => void): () => void {
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** Somebody who watches sits at the bottom. */
const isAtTop = (board: GreatWarBoard, view: GreatWarView): boolean =>
  (seatOf(view) < 0 ? enemyOf(board.top) : seatOf(view)) === board.top

export const turnNow = (board: GreatWarBoard, view: GreatWarView): Turn =>
  turnFor(isAtTop(board, view), portrait())

export const useTurn = (board: GreatWarBoard, view: GreatWarView): Turn =>
  turnFor(isAtTop(board, view), useSyncExternalStore(watch, portrait))
