/** What stands on a side's plate: its goal in pips of its shape, and how many cards each pile has. */
import type { Seat } from '@bivouac/kernel'
import { initiativeMarker } from '../../../src/art/index.ts'
import { SIDES, type SideName } from '../../../src/vocabulary.ts'
import type { NormandyProps } from '../props.ts'
import { type TableWords, tableWordsIn } from '../say.ts'
import { Drawing } from './art.tsx'
import './plate.css'

interface Props extends NormandyProps {
  readonly side: Seat
  readonly brief: boolean
}

export function Plate({ seen, words, side, brief }: Props) {
  const say = tableWordsIn(words.language)
  const { points, need, sizes, discard, supply, hasBid } = seen.view[SIDES[side]]
  const goal = need > 0 ? say.names.say('table.goal.points', { points, need }) : say.say('plate.pin')
  const holds = seen.view.initiative === SIDES[side] && <Initiative side={SIDES[side]} say={say} />
  if (brief)
    return (
      <span className="normandy-plate__brief">
        <Goal points={points} need={need} goal={goal} />
        {holds}
      </span>
    )
  const piles = [
    ['plate.hand', sizes.hand],
    ['plate.deck', sizes.deck],
    ['plate.discard', discard.length],
    ['plate.supply', supply.length],
  ] as const
  return (
    <div className="normandy-plate">
      <span className="normandy-plate__goal" data-side={SIDES[side]} title={goal}>
        <span aria-hidden="true" className="normandy-plate__pips">
          {Array.from({ length: need }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike; only their number counts.
            <i key={i} data-full={i < points || undefined} />
          ))}
        </span>
        <Goal points={points} need={need} goal={goal} />
      </span>
      {holds}
      {seen.decision.kind === 'bid' && hasBid && (
        <span className="normandy-plate__bid">{say.say('plate.bid')}</span>
      )}
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

/** N-3.4 Who holds the marker goes first where both bid the same: it is in sight while one bids. */
const Initiative = ({ side, say }: { readonly side: SideName; readonly say: TableWords }) => (
  <span
    className="normandy-plate__initiative"
    role="img"
    aria-label={say.say('plate.initiative')}
    title={say.say('plate.initiative')}
  >
    <Drawing art={initiativeMarker(side)} width={64} height={66} />
  </span>
)

interface GoalProps {
  readonly points: number
  readonly need: number
  readonly goal: string
}

/** Figures say enough to who sees them; the words are there for those who listen. */
const Goal = ({ points, need, goal }: GoalProps) =>
  need === 0 ? (
    <span>{goal}</span>
  ) : (
    <span className="normandy-plate__figures">
      <span aria-hidden="true">
        {points}/{need}
      </span>
      <span className="sr-only">{goal}</span>
    </span>
  )
