/** What stands on the plates of an online table and beside them: clock, presence, the line, who looks on. */
import './plates.css'
import type { Seat } from '@bivouac/kernel'
import { Icon } from '../../parts/icon.tsx'
import { useStore } from '../../store/use-store.ts'
import { useDesk } from '../../table/desk.ts'
import { useOnlineWords } from '../say.ts'
import { clockFace, LOW_MS, leftAt } from './clock-face.ts'
import { seatOf, useAround, useAtTable, useLine, useTick } from './seat-context.ts'
import { Wire, type WireState } from './wire.tsx'

interface Props {
  readonly side: Seat
  readonly brief: boolean
}

export function PlateSign({ side, brief }: Props) {
  const { say, language } = useOnlineWords()
  const { online, restsSince } = useAtTable()
  const around = useAround()
  const seat = seatOf(side)
  const clocks = around?.clocks
  const isRunning =
    clocks !== undefined && seat !== undefined && clocks.running[seat] && restsSince === undefined
  const isLow = isRunning && leftAt(clocks, seat, online.now()) < LOW_MS + 1000
  useTick(isRunning && around?.game.clock.kind === 'live' ? (isLow ? 100 : 500) : 0)
  if (!around || !clocks || seat === undefined) return undefined
  const plan = around.game.clock
  const face = clockFace({ plan, clocks, seat, now: restsSince ?? online.now(), language, isBrief: brief })
  const isStanding = (around.paused || restsSince !== undefined) && around.game.status === 'playing'
  return (
    <span
      className={`clock-plate clock-plate--${plan.kind}`}
      role="timer"
      aria-label={say('clock')}
      data-running={(face.isRunning && !isStanding) || undefined}
      data-standing={isStanding || undefined}
    >
      {face.isLow && plan.kind === 'live' && <Icon name="clock" size={16} />}
      {plan.kind === 'turn' && face.isRunning && !brief ? say('clock.by', { day: face.text }) : face.text}
      {face.hour && !brief && <small>{face.hour}</small>}
    </span>
  )
}

/** Full: at the table. Hollow: away. Always with its word. */
export function PlatePresence({ side, brief }: Props) {
  const { say } = useOnlineWords()
  const { seen } = useDesk()
  const around = useAround()
  const line = useLine()
  const seat = seatOf(side)
  if (!around || seat === undefined || seen.seat === side) return undefined
  if (around.game.seats[seat].who !== 'person') return undefined
  const presence = line === 'live' ? (around.here[seat] ? 'here' : 'away') : 'unheard'
  return (
    <small className={`presence presence--${presence}`} data-presence={presence}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        {presence === 'here' && <circle cx="7" cy="7" r="5.5" fill="currentColor" />}
        {presence !== 'here' && (
          <circle
            cx="7"
            cy="7"
            r="5.2"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeDasharray={presence === 'away' ? '2.7 2' : undefined}
          />
        )}
        {presence === 'unheard' && <path d="M7 1.8a5.2 5.2 0 0 1 0 10.4z" fill="currentColor" />}
      </svg>
      <span className={brief ? 'sr-only' : undefined}>{say(`presence.${presence}`)}</span>
    </small>
  )
}

/** How the line stands, in one word: only what is not yet known to be kept is on its way. */
function useWire(): WireState {
  const line = useLine()
  const { online, seat, restsSince } = useAtTable()
  const isSlow = useStore(online.isSlow)
  const pending = useStore(seat.pending)
  if (restsSince !== undefined) return 'resting'
  if (line === 'lost') return 'lost'
  if (line === 'connecting' || pending !== undefined) return 'sending'
  return isSlow ? 'slow' : 'kept'
}

/** The field wire, with its word; what it means is told by pointing at it. */
export function Between() {
  const { say } = useOnlineWords()
  const wire = useWire()
  return (
    <span
      className={`line-between line-between--${wire}`}
      role="status"
      data-line={wire}
      title={say(`line.${wire}.how`)}
    >
      <Wire state={wire} />
      {say(`line.${wire}`)}
    </span>
  )
}

/** Who looks on: an eye and a number. */
export function Bar() {
  const { sayCounted } = useOnlineWords()
  const count = useAround()?.watchers ?? 0
  if (count === 0) return undefined
  return (
    <span
      className="watch-count"
      role="img"
      aria-label={sayCounted('watchers', count)}
      title={sayCounted('watchers', count)}
    >
      <Icon name="eye" size={20} /> {count}
    </span>
  )
}
