/** How the board is looked at: the part that is shown, and the box it is shown in. Viewport and tools share it. */
import { createRef, type RefObject } from 'react'
import { newStore, type Store } from '../store/store.ts'
import { FIT, type Look, type Size, zoomed } from './viewport-math.ts'

export interface Lens {
  readonly look: Store<Look>
  readonly box: RefObject<HTMLDivElement | null>
}

export const newLens = (): Lens => ({ look: newStore(FIT), box: createRef() })

export function boxOf({ box }: Lens): Size {
  const { clientWidth: width = 1, clientHeight: height = 1 } = box.current ?? {}
  return { width, height }
}

/** About a point of the box; about its middle unless told. */
export function zoomBy(lens: Lens, factor: number, at?: { readonly x: number; readonly y: number }): void {
  const box = boxOf(lens)
  const middle = { x: box.width / 2, y: box.height / 2 }
  lens.look.set(zoomed(lens.look.get(), factor, at ?? middle, box))
}

export const showWhole = ({ look }: Lens): void => look.set(FIT)
