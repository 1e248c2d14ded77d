/** For a row or a button beside the board: while the pointer or the keyboard is on it, the board shows what it is about. */
import type { PointerEvent } from 'react'
import type { Hands } from '../game-ui.ts'
import type { Thing } from './touch.ts'

export const pointsAt = ({ point }: Pick<Hands, 'point'>, thing: Thing | undefined) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') point(thing)
  },
  onPointerLeave: () => point(undefined),
  onFocus: () => point(thing),
  onBlur: () => point(undefined),
})
