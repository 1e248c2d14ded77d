/** The tray above one's own plate: offers, absence, a lost line and the end all come here and nowhere else. */
import './tray.css'
import type { IconName } from '@bivouac/face-kit/art'
import type { Offer } from '@bivouac/protocol/online'
import { Icon } from '../../parts/icon.tsx'
import { useSitterName } from '../../parts/sitter-name.ts'
import { useStore } from '../../store/use-store.ts'
import { useDesk } from '../../table/desk.ts'
import { useOnlineWords } from '../say.ts'
import { Absence } from './absence.tsx'
import { EndTray } from './end-tray.tsx'
import { useAround, useAtTable, useLine } from './seat-context.ts'
import { type TrayItem, trayItems } from './tray-items.ts'
import { TraySlip } from './tray-slip.tsx'
import { useDeed } from './use-deed.ts'
import { Wire } from './wire.tsx'

export function Tray() {
  const { seen, isOver, state } = useDesk()
  const { seat } = useAtTable()
  const around = useAround()
  const line = useLine()
  const pending = useStore(seat.pending)
  if (!around) return undefined
  const { seq } = state.playing.now
  const items = trayItems({ around, seat: seen.seat, line, seq, isKept: pending !== undefined, isOver })
  // The region is there before anything lies in it: only so is it read out when it comes.
  return (
    <div className="tray" aria-live="polite">
      {items.map(item => (
        <Item key={keyOf(item)} item={item} />
      ))}
    </div>
  )
}

const keyOf = (item: TrayItem): string => ('offer' in item ? `offer ${item.offer.number}` : item.kind)

function Item({ item }: { readonly item: TrayItem }) {
  switch (item.kind) {
    case 'lost':
      return <LostLine isKept={item.isKept} />
    case 'asked':
      return <Asked offer={item.offer} />
    case 'asking':
      return <Asking offer={item.offer} />
    case 'absent':
      return <Absence mayClaimAt={item.mayClaimAt} />
    case 'paused':
      return <Paused />
    case 'back':
      return <TakenBack why={item.why} />
    case 'end':
    case 'void':
      return <EndTray isVoid={item.kind === 'void'} />
  }
}

function LostLine({ isKept }: { readonly isKept: boolean }) {
  const { say } = useOnlineWords()
  const { restsSince } = useAtTable()
  if (restsSince !== undefined)
    return (
      <TraySlip kind="lost" sign={<Wire state="resting" />} title={say('tray.resting')}>
        <p>{say('tray.resting.how')}</p>
      </TraySlip>
    )
  return (
    <TraySlip kind="lost" sign={<Wire state="lost" />} title={say('tray.lost')}>
      <p>{say(isKept ? 'tray.lost.kept' : 'tray.lost.how')}</p>
    </TraySlip>
  )
}

function TakenBack({ why }: { readonly why: string | undefined }) {
  const { say } = useOnlineWords()
  return (
    <TraySlip kind="back" sign={<Icon name="undo" />} title={say('notice.back')}>
      <p>{say('notice.back.how')}</p>
      {why !== undefined && <p>{say('notice.why', { why })}</p>}
    </TraySlip>
  )
}

const SIGNS: Readonly<Record<Offer['offer']['what'], IconName>> = {
  back: 'undo',
  end: 'check',
  pause: 'pause',
  rematch: 'swap',
}

/** Two equal buttons, neither of them primary; playing on is a third answer. */
function Asked({ offer }: { readonly offer: Offer }) {
  const words = useOnlineWords()
  const { say } = words
  const { state } = useDesk()
  const { who } = useSitterName()(offer.by)
  const { act, isBusy, refusal } = useDeed()
  const { offer: wish } = offer
  const answer = (yes: boolean) => () => act('answer', { number: offer.number, yes })
  const count = wish.what === 'back' ? Math.max(1, state.playing.now.seq - wish.to) : 0
  return (
    <TraySlip kind="asked" sign={<Icon name={SIGNS[wish.what]} />} title={say(`asks.${wish.what}`, { who })}>
      <p>{wish.what === 'back' ? words.sayCounted('asks.back.how', count) : say(`asks.${wish.what}.how`)}</p>
      <div className="tray__two">
        <button type="button" className="button" aria-disabled={isBusy} onClick={answer(false)}>
          {say(`asks.${wish.what}.no`)}
        </button>
        <button type="button" className="button" aria-disabled={isBusy} onClick={answer(true)}>
          {say(`asks.${wish.what}.yes`)}
        </button>
      </div>
      {refusal && <p role="alert">{refusal}</p>}
    </TraySlip>
  )
}

function Asking({ offer }: { readonly offer: Offer }) {
  const { say } = useOnlineWords()
  const { who } = useSitterName()(offer.by === 0 ? 1 : 0)
  const { act, isBusy } = useDeed()
  return (
    <TraySlip
      kind="asking"
      sign={<Icon name={SIGNS[offer.offer.what]} />}
      title={say(`asking.${offer.offer.what}`)}
    >
      <p>{say('asking.how', { who })}</p>
      <button
        type="button"
        className="button button--small"
        aria-disabled={isBusy}
        onClick={() => act('answer', { number: offer.number, yes: false })}
      >
        {say('asking.drop')}
      </button>
    </TraySlip>
  )
}

function Paused() {
  const { say } = useOnlineWords()
  const { act, isBusy } = useDeed()
  return (
    <TraySlip kind="paused" sign={<Icon name="pause" />} title={say('paused')}>
      <p>{say('paused.how')}</p>
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => act('resume', {})}>
        {say('paused.go-on')}
      </button>
    </TraySlip>
  )
}
