/** How hard each side is: the share of games it wins between equal bots. */
import './balance-bar.css'
import type { Level } from '@bivouac/ai'
import type { GameCover, ScenarioCover } from '../../game-ui.ts'
import { liveryColour, SideSign } from '../../parts/side-sign.tsx'
import { usePageWords } from '../say.ts'

/** Whose games the figures come from. */
export const BALANCE_LEVEL: Level = 'regular'

interface Props {
  readonly cover: GameCover
  readonly balance: NonNullable<ScenarioCover['balance']>
}

export function BalanceBar({ cover, balance: { share, games } }: Props) {
  const { say, percent, language } = usePageWords()
  const [one, other] = cover.sides(language)
  // The second from the first as it is shown, so that the two make a hundred.
  const shown = Math.round(100 * share) / 100
  const [oneShare, otherShare] = [percent(shown), percent(1 - shown)]
  const level = say(`level.${BALANCE_LEVEL}`)
  const label = say('balance.label', { level, games, one, oneShare, other, otherShare })
  return (
    <div className="balance-bar" role="img" aria-label={label} title={label}>
      <SideSign cover={cover} side={0} />
      <span>{oneShare}</span>
      <svg className="balance-bar__bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100 * share} height="10" fill={liveryColour(cover, 0)} />
        <rect x={100 * share} width={100 - 100 * share} height="10" fill={liveryColour(cover, 1)} />
        <rect x={100 * share - 1} width="2" height="10" fill="var(--paper)" />
      </svg>
      <span>{otherShare}</span>
      <SideSign cover={cover} side={1} />
    </div>
  )
}
