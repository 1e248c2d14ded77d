/** What stands on a side's plate: medals and what they are for, HQ tokens, guns, and how many cards it holds. */
import './plate.css'
import type { Seat } from '@bivouac/kernel'
import { memo } from 'react'
import { artilleryRow, hqRow, medal, medalRow } from '../../../src/art/tokens.ts'
import { SIDES } from '../../../src/vocabulary.ts'
import { Art } from '../art.tsx'
import { isSameMoment } from '../same.ts'
import type { TablePart } from '../seen.ts'
import { tableWords } from '../words.ts'
import { reasonsOf } from './reasons.ts'

interface Props extends TablePart {
  readonly side: Seat
  readonly brief: boolean
}

const isSamePlate = (was: Props, is: Props): boolean =>
  isSameMoment(was, is) && was.side === is.side && was.brief === is.brief

const HQ_ROW = 250
const GUNS = 6

export const Plate = memo(function Plate({ seen, words, side, brief }: Props) {
  const own = tableWords(words)
  const { say } = own
  const { board, view } = seen
  const { medals, hq, artillery, hand } = view[SIDES[side]]
  const need = view.medalsToWin
  const score = say('plate.of', { medals, need })
  if (brief)
    return (
      <span className="gw-plate-brief">
        <Art width={30} height={32} svg={medal()} label={say('plate.medals')} />
        {score}
      </span>
    )
  const places = Math.max(medals, need)
  return (
    <div className="gw-plate">
      <Row label={say('plate.medals')} value={score} />
      <Art className="gw-plate__row" width={places * 32} height={32} svg={medalRow(medals, need)} />
      <Reasons list={reasonsOf(board, view, own, SIDES[side])} />
      {side === seen.seat ? (
        <>
          <Row label={say('plate.hq')} value={String(hq)} />
          <Art className="gw-plate__row gw-plate__hq" width={HQ_ROW} height={32} svg={hqRow(hq, HQ_ROW)} />
          <Row label={say('plate.artillery')} value={String(artillery)} />
          <Art
            className="gw-plate__row gw-plate__guns"
            width={Math.max(GUNS, artillery) * 27}
            height={32}
            svg={artilleryRow(artillery, GUNS)}
          />
        </>
      ) : (
        <dl className="gw-plate__counts">
          <Count value={hand.command} label={say('plate.count.command')} />
          <Count value={hand.combat} label={say('plate.count.combat')} />
          <Count value={hq} label={say('plate.count.hq')} />
          <Count value={artillery} label={say('plate.count.artillery')} />
        </dl>
      )}
    </div>
  )
}, isSamePlate)

const Row = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <p className="gw-plate__label">
    <span>{label}</span>
    <b>{value}</b>
  </p>
)

const Count = ({ value, label }: { readonly value: number; readonly label: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

const Reasons = ({ list }: { readonly list: readonly string[] }) =>
  list.length > 0 && (
    <ul className="gw-plate__reasons">
      {list.map(reason => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
