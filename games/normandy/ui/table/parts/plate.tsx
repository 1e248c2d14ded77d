/** What stands on a side's plate: its goal in pips of its shape, and how many cards each pile has. */
import type { Seat } from '@bivouac/kernel'
import { SIDES } from '../../../src/vocabulary.ts'
import type { NormandyProps } from '../props.ts'
import { tableWordsIn } from '../say.ts'
import './plate.css'

interface Props extends NormandyProps {
  readonly side: Seat
  readonly brief: boolean
}

export function Plate({ seen, words, side, brief }: Props) {
  const say = tableWordsIn(words.language)
  const { points, need, sizes, discard, supply, hasBid } = seen.view[SIDES[side]]
  const goal = need > 0 ? say.names.say('table.goal.points', { points, need }) : say.say('plate.pin')
  if (brief) return <BriefGoal points={points} need={need} goal={goal} />
  const piles = [
    ['plate.hand', sizes.hand],
    ['plate.deck', sizes.deck],
    ['plate.discard', discard.length],
    ['plate.supply', supply.length],
  ] as const
  const isBidding = seen.decision.kind === 'bid'
  return (
    <div className="normandy-plate">
      <p className={`normandy-plate__goal normandy-plate__goal--${SIDES[side]}`}>
        <span aria-hidden="true" className="normandy-plate__pips">
          {Array.from({ length: need }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike; only their number counts.
            <i key={i} data-full={i < points || undefined} />
          ))}
        </span>
        <b>{goal}</b>
        {isBidding && hasBid && <span className="normandy-plate__bid">{say.say('plate.bid')}</span>}
      </p>
      <dl className="normandy-plate__piles">
        {piles.map(([key, count]) => (
          <div key={key}>
            <dt>{say.say(key)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface BriefProps {
  readonly points: number
  readonly need: number
  readonly goal: string
}

/** The phone's strip has room for figures only; the words are still there for those who listen. */
const BriefGoal = ({ points, need, goal }: BriefProps) =>
  need === 0 ? (
    <span>{goal}</span>
  ) : (
    <span>
      <span aria-hidden="true">
        {points} / {need}
      </span>
      <span className="sr-only">{goal}</span>
    </span>
  )
