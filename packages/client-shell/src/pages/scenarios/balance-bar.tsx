/** How hard each side is: the share of games it wins between equal bots. */
import './balance-bar.css'
import type { GameCover, ScenarioCover } from '../../game-ui.ts'
import { liveryColour, SideMark } from '../parts/side-mark.tsx'
import { usePageWords } from '../say.ts'

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
  const label = say('balance.label', { one, oneShare, other, otherShare, games })
  return (
    <div className="balance-bar" role="img" aria-label={label} title={label}>
      <SideMark cover={cover} seat={0} />
      <span>{oneShare}</span>
      <svg className="balance-bar__bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100 * share} height="10" fill={liveryColour(cover, 0)} />
        <rect x={100 * share} width={100 - 100 * share} height="10" fill={liveryColour(cover, 1)} />
        <rect x={100 * share - 1} width="2" height="10" fill="var(--paper)" />
      </svg>
      <span>{otherShare}</span>
      <SideMark cover={cover} seat={1} />
    </div>
  )
}
