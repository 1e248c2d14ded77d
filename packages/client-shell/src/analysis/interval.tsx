/** One chance with its error on an axis that it shares with others: full for what was played, hollow for what was not. */
import './interval.css'
import type { Chance } from '@bivouac/protocol'
import type { CSSProperties } from 'react'

interface Props {
  readonly chance: Chance
  readonly off: Chance
  /** The ends of the axis. */
  readonly from: Chance
  readonly to: Chance
  /** The best of those that share it. */
  readonly best: Chance
  readonly isPlayed: boolean
}

export function Interval({ chance, off, from, to, best, isPlayed }: Props) {
  const at = (value: Chance): number =>
    100 * Math.min(1, Math.max(0, (value - from) / Math.max(1, to - from)))
  const style = {
    '--at': `${at(chance)}%`,
    '--low': `${at(chance - off)}%`,
    '--wide': `${at(chance + off) - at(chance - off)}%`,
    '--best': `${at(best)}%`,
  } as CSSProperties
  return (
    <span className="interval" style={style} aria-hidden="true">
      <i className="interval__best" />
      <i className="interval__bar" />
      <i className={isPlayed ? 'interval__dot interval__dot--played' : 'interval__dot'} />
    </span>
  )
}
