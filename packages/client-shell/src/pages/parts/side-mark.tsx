/** The sign of a side: round or square as everywhere, coloured besides. */
import type { GameCover } from '../../game-ui.ts'

interface Props {
  readonly cover: Pick<GameCover, 'shapes' | 'liveries'>
  readonly seat: number
  /** In the colour of the words beside it, where the side's own would not stand out. */
  readonly plain?: boolean
}

export const liveryColour = (cover: Pick<GameCover, 'liveries'>, seat: number): string =>
  `var(--${cover.liveries[seat]}-sign)`

export function SideMark({ cover, seat, plain = false }: Props) {
  const fill = plain ? 'currentColor' : liveryColour(cover, seat)
  return (
    <svg className="side-mark" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      {cover.shapes[seat] === 'round' ? (
        <circle cx="8" cy="8" r="6.5" fill={fill} />
      ) : (
        <rect x="2" y="2" width="12" height="12" rx="1.5" fill={fill} />
      )}
    </svg>
  )
}
