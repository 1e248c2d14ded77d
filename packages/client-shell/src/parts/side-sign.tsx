/** The sign of a side in logs and buttons: round or square as everywhere, coloured besides. */
import './side-sign.css'
import type { Seat } from '@bivouac/kernel'
import { memo } from 'react'
import type { GameCover } from '../game-ui.ts'

interface Props {
  readonly cover: GameCover
  readonly side: Seat
}

export const SideSign = memo(function SideSign({ cover, side }: Props) {
  const livery = cover.liveries?.[side]
  return (
    <i
      className={`side-sign side-sign--${cover.shapes[side]}`}
      style={livery && { background: `var(--${livery}-sign)` }}
      aria-hidden="true"
    />
  )
})
