/** What stands on a side's plate: medals of those that win, cards in hand, HQ tokens, and the strength of its artillery. */
import './plate.css'
import { Icon } from '@bivouac/client-shell'
import type { Seat } from '@bivouac/kernel'
import { memo, type ReactNode } from 'react'
import { hqToken, medal, medalRow } from '../../../src/art/tokens.ts'
import { SIDES } from '../../../src/vocabulary.ts'
import { Art } from '../art.tsx'
import { isSameMoment } from '../same.ts'
import type { TablePart } from '../seen.ts'
import { tableWords } from '../words.ts'

interface Props extends TablePart {
  readonly side: Seat
  readonly brief: boolean
}

const isSamePlate = (was: Props, is: Props): boolean =>
  isSameMoment(was, is) && was.side === is.side && was.brief === is.brief

export const Plate = memo(function Plate({ seen, words, side, brief }: Props) {
  const { say } = tableWords(words)
  const { view } = seen
  const { medals, hq, artillery, hand } = view[SIDES[side]]
  const need = view.medalsToWin
  const score = `${medals}/${need}`
  const hqCount = (
    <Count label={say('plate.hq')} value={hq}>
      <Art width={30} height={32} svg={hqToken()} />
    </Count>
  )
  if (brief)
    return (
      <span className="gw-plate gw-plate--brief">
        <Count label={say('plate.medals')} value={score}>
          <Art width={30} height={32} svg={medal()} />
        </Count>
        {hqCount}
      </span>
    )
  const places = Math.max(medals, need)
  return (
    <span className="gw-plate">
      {/* Either the row or the score stands there, and each says what it shows. */}
      <Art
        className="gw-plate__medals"
        width={places * 32}
        height={32}
        svg={medalRow(medals, need)}
        label={`${say('plate.medals')}: ${score}`}
      />
      <Count className="gw-plate__score" label={say('plate.medals')} value={score}>
        <Art width={30} height={32} svg={medal()} />
      </Count>
      {side !== seen.seat && (
        <Count label={say('plate.cards')} value={`${hand.command} + ${hand.combat}`}>
          <Icon name="cards" size={17} />
        </Count>
      )}
      {hqCount}
      <Count label={say('plate.artillery')} value={artillery}>
        <Icon name="shell" size={17} />
      </Count>
    </span>
  )
}, isSamePlate)

interface CountProps {
  readonly label: string
  readonly value: number | string
  readonly className?: string
  readonly children: ReactNode
}

/** A number with its sign; what it counts is said to who points at it or listens. */
const Count = ({ label, value, className = '', children }: CountProps) => (
  <span className={`gw-plate__count ${className}`} title={`${label}: ${value}`}>
    {children}
    <span className="sr-only">{label}: </span>
    <b>{value}</b>
  </span>
)
