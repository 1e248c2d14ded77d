/** What can be asked of the other in the menu: take back, pause, end it here; and trying things out by oneself. */
import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { paths } from '../../paths.ts'
import { useDesk } from '../../table/desk.ts'
import { useOnlineWords } from '../say.ts'
import { useAround, useAtTable } from './seat-context.ts'
import { beforeOwnLast } from './tray-items.ts'
import { useDeed } from './use-deed.ts'

export function Deeds() {
  const { say } = useOnlineWords()
  const desk = useDesk()
  const { seen, state, openDrawer, around: parts } = desk
  const around = useAround()
  const { act, refusal } = useDeed()
  if (!around) return undefined
  const isPlaying = around.game.status === 'playing' && seen.seat >= 0
  const isPerson = isPlaying && around.game.seats[1 - seen.seat].who === 'person'
  const to = beforeOwnLast(state.steps, seen.seat)
  const isOpen = (what: string): boolean => around.offers.some(({ offer }) => offer.what === what)
  const ask = (offer: Parameters<typeof act<'offer'>>[1]['offer']) => () => {
    act('offer', { offer })
    openDrawer(undefined)
  }
  const tryItOut = (): void => {
    openDrawer(undefined)
    parts?.tryOut(desk, seen.seq)
  }
  return (
    <>
      {isPerson && to !== undefined && !isOpen('back') && (
        <button type="button" className="button" onClick={ask({ what: 'back', to })}>
          <Icon name="undo" size={18} /> {say('deed.back')}
        </button>
      )}
      {isPerson && around.clocks && !around.paused && !isOpen('pause') && (
        <button type="button" className="button" onClick={ask({ what: 'pause' })}>
          <Icon name="pause" size={18} /> {say('deed.pause')}
        </button>
      )}
      {isPerson && !isOpen('end') && (
        <button type="button" className="button" onClick={ask({ what: 'end' })}>
          <Icon name="check" size={18} /> {say('deed.end')}
        </button>
      )}
      <button type="button" className="button" onClick={tryItOut}>
        <Icon name="pencil" size={18} /> {say('deed.try')}
      </button>
      {refusal && <p role="alert">{refusal}</p>}
    </>
  )
}

/** A link to the moment that is looked at, for whoever may see the game. */
export function MomentDeeds() {
  const { say } = useOnlineWords()
  const { seen } = useDesk()
  const { game } = useAtTable()
  const [copied, setCopied] = useState<number>()
  const link = new URL(`#${paths.onlineGame(game, seen.seq)}`, location.href).href
  const copy = (): void => {
    navigator.clipboard?.writeText(link).then(
      () => setCopied(seen.seq),
      () => undefined,
    )
  }
  // Where pages may not use the clipboard, it is a link to be copied by hand.
  return (
    <a
      className="button button--small button--quiet"
      href={link}
      onClick={event => {
        if (!navigator.clipboard) return
        event.preventDefault()
        copy()
      }}
    >
      <Icon name="link" size={16} />
      <span role="status">{say(copied === seen.seq ? 'moment.copied' : 'moment.copy')}</span>
    </a>
  )
}
