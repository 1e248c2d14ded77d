/** The end of an online game: the board stays, the result comes into the tray, and its buttons wake after a moment. */
import { Link } from 'wouter'
import { Icon } from '../../parts/icon.tsx'
import { useArmed } from '../../parts/use-armed.ts'
import { paths } from '../../paths.ts'
import { useDesk } from '../../table/desk.ts'
import { useEndTitle } from '../../table/use-end-title.ts'
import { useOnlineWords } from '../say.ts'
import { useAround } from './seat-context.ts'
import { TraySlip } from './tray-slip.tsx'
import { useDeed } from './use-deed.ts'

/** Nothing is to be pressed by a finger that was meant for the board. */
const ARMED_MS = 1200

export function EndTray({ isVoid }: { readonly isVoid: boolean }) {
  const { say } = useOnlineWords()
  const { words, seen, state, table, openDrawer } = useDesk()
  const title = useEndTitle()
  const isArmed = useArmed(ARMED_MS)
  const around = useAround()
  const { act, isBusy, refusal } = useDeed()
  const { outcome } = state.playing.now
  const next = around?.game.rematch
  const isPlayer = seen.seat >= 0
  const isAsked = around?.offers.some(({ offer }) => offer.what === 'rematch') ?? false
  const isAsleep = !isArmed || isBusy
  return (
    <TraySlip kind="end" sign={<Icon name="trophy" />} title={isVoid ? say('end.void') : title}>
      <p>{isVoid || !outcome ? say('end.void.how') : words.face.ending(seen.board, outcome)}</p>
      {isVoid && around?.notice?.why !== undefined && <p>{say('notice.why', { why: around.notice.why })}</p>}
      {refusal && <p role="alert">{refusal}</p>}
      <div className="tray__two" data-asleep={isAsleep || undefined}>
        <button
          type="button"
          className="button"
          aria-disabled={isAsleep}
          onClick={() => isArmed && table.lookAt(0)}
        >
          {say('end.look-back')}
        </button>
        {outcome && (
          <button
            type="button"
            className="button"
            aria-disabled={isAsleep}
            onClick={() => isArmed && openDrawer('end')}
          >
            {say('end.how')}
          </button>
        )}
        {isPlayer && next === undefined && !isAsked && (
          <button
            type="button"
            className="button button--primary tray__wide"
            aria-disabled={isAsleep}
            onClick={() => isArmed && act('offer', { offer: { what: 'rematch' } })}
          >
            <Icon name="swap" size={18} /> {say('end.rematch')}
          </button>
        )}
        {next !== undefined && (
          <Link href={paths.onlineGame(next)} className="button button--primary tray__wide">
            {say('end.next')}
          </Link>
        )}
      </div>
    </TraySlip>
  )
}
