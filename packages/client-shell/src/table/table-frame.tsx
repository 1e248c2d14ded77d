/** The table laid out for the room there is: rack, board and tray on a desk, a sheet and a strip on the phone. */
import './table-frame.css'
import { type CSSProperties, memo, useDeferredValue, useRef } from 'react'
import { LiveRegion } from '../parts/live-region.tsx'
import { TroubleNote } from '../parts/trouble-note.tsx'
import { useSay } from '../say/say.ts'
import { useStore } from '../store/use-store.ts'
import { type Asked, tableProps } from '../touch/attributes.ts'
import { useDrag } from '../touch/use-drag.ts'
import { type Desk, useDesk } from './desk.ts'
import { DeskTable } from './desk-table.tsx'
import { PhoneTable } from './phone-table.tsx'
import { RulesBeside } from './rules-beside.tsx'
import { TableDrawers } from './table-drawers.tsx'
import { useGivenMark } from './use-given-mark.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useTableKeys } from './use-table-keys.ts'

export function TableFrame() {
  const desk = useDesk()
  const { ui, room, seen, hand, state, table } = desk
  const root = useRef<HTMLDivElement>(null)
  const given = useStore(table.given)
  useGivenMark(root, given, hand.choices)
  useTableKeys(desk)
  useDrag(root, hand.hands, hand.choices)
  // The board's list, to which it may go, follows the table a frame later.
  useKeptFocus(root, useDeferredValue(seen))
  const Layout = room === 'narrow' ? PhoneTable : DeskTable
  return (
    <div
      ref={root}
      className={`desk table-room ${room === 'narrow' ? 'phone-room ' : ''}table-frame table-frame--${room} table-frame--${ui.module.id}`}
      style={{ '--board-ratio': ui.ratio(seen.board) } as CSSProperties}
      {...tableProps(state.playing.now.seq, given ? 'other' : askedOf(desk))}
    >
      <Layout />
      <Drawers />
      <RulesBeside root={root} />
      <LiveRegion />
      <Trouble />
    </div>
  )
}

// Each is drawn anew when the desk has changed, and not for the sake of the frame's own marks.
const Drawers = memo(TableDrawers)

const Trouble = memo(function Trouble() {
  const words = useSay()
  const { state, table } = useDesk()
  if (!state.trouble) return undefined
  return <TroubleNote words={words} problem={state.trouble.problem} drop={table.dropTrouble} />
})

function askedOf({ seen, state }: Desk): Asked {
  const { outcome, decision } = state.playing.now
  if (outcome) return 'over'
  const { seats } = seen.isLive ? seen.decision : decision
  return seats.includes(seen.seat) && state.playing.waiting.length === 0 ? 'you' : 'other'
}
