/** The sign of a side wherever sides are told apart: round or square, and only then by colour. */
import './side-sign.css'
import type { Seat } from '@bivouac/kernel'
import { memo } from 'react'
import type { GameCover } from '../game-ui.ts'

interface Props {
  readonly cover: Pick<GameCover, 'shapes' | 'liveries'>
  readonly side: Seat
  /** In the colour of the words beside it, where the side's own would not stand out. */
  readonly plain?: boolean
}

export const liveryColour = (cover: Pick<GameCover, 'liveries'>, side: Seat): string =>
  `var(--${cover.liveries[side]}-sign)`

export const SideSign = memo(function SideSign({ cover, side, plain = false }: Props) {
  const fill = plain ? 'currentColor' : liveryColour(cover, side)
  return (
    <svg className="side-sign" viewBox="0 0 16 16" aria-hidden="true">
      {cover.shapes[side] === 'round' ? (
        <circle cx="8" cy="8" r="7.5" fill={fill} />
      ) : (
        <rect x="1" y="1" width="14" height="14" rx="1.5" fill={fill} />
      )}
    </svg>
  )
})
