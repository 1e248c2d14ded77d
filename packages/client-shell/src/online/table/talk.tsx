/** Talk between the two players: one folded line under the log, or a drawer of its own. It can be muted, and switched off. */
import './talk.css'
import type { ChatLine } from '@bivouac/protocol/online'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { useSitterName } from '../../parts/sitter-name.ts'
import { TextField } from '../../parts/text-field.tsx'
import { useStore } from '../../store/use-store.ts'
import { useDesk } from '../../table/desk.ts'
import { useOnlineWords } from '../say.ts'
import { useAround, useAtTable } from './seat-context.ts'
import { lastRead, markRead, setMuted, talkWishes } from './talk-store.ts'
import { useDeed } from './use-deed.ts'

/** As long as the server takes. */
const TEXT_MOST = 300
const PHRASES = ['luck', 'played', 'moment'] as const

/** The lines that are heard here. */
function useLines(): readonly ChatLine[] {
  const { seat, game } = useAtTable()
  const { seen } = useDesk()
  const { muted } = useStore(talkWishes())
  const all = useStore(seat.chat)
  return muted.includes(game) ? all.filter(({ by }) => by === seen.seat) : all
}

export function useUnread(): number {
  const { game } = useAtTable()
  const { seen } = useDesk()
  const { isOff } = useStore(talkWishes())
  const read = useStore(lastRead).get(game) ?? -1
  const lines = useLines()
  return isOff ? 0 : lines.filter(({ by, number }) => by !== seen.seat && number > read).length
}

export function Talk({ isUnfolded = false }: { readonly isUnfolded?: boolean }) {
  const { say } = useOnlineWords()
  const [isOpen, setOpen] = useState(isUnfolded)
  const around = useAround()
  const unread = useUnread()
  const lines = useLines()
  const { game } = useAtTable()
  const { isOff, muted } = useStore(talkWishes())
  const last = isOff ? undefined : lines.at(-1)
  const quiet = isOff || muted.includes(game) ? 'talk.quiet' : 'talk.none'
  if (!around?.game.seats.every(({ who }) => who === 'person')) return undefined
  if (isUnfolded) return <Inside />
  return (
    <details className="paper talk" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="talk__head">
        <Icon name="chat" size={20} />
        <b>{say('talk')}</b>
        <span className="talk__last">{isOpen ? '' : (last?.text ?? say(quiet))}</span>
        {unread > 0 && !isOpen && <b className="talk__unread">{unread}</b>}
        <Icon name={isOpen ? 'down' : 'up'} size={14} />
      </summary>
      {isOpen && <Inside />}
    </details>
  )
}

function Inside() {
  const { say } = useOnlineWords()
  const { game } = useAtTable()
  const { seen, near } = useDesk()
  const { isOff, muted } = useStore(talkWishes())
  const name = useSitterName()
  const isMuted = muted.includes(game)
  const isPlayer = seen.seat >= 0
  return (
    <div className="talk__inside">
      {!isOff && <Lines />}
      {!isOff && isPlayer && <Writing />}
      <div className="talk__wishes">
        {isPlayer && !isOff && (
          <label>
            <input
              type="checkbox"
              checked={isMuted}
              onChange={event => setMuted(game, event.target.checked)}
            />
            {say('talk.mute', { who: name(1 - near).who })}
          </label>
        )}
        <label>
          <input
            type="checkbox"
            checked={isOff}
            onChange={event => talkWishes().set({ isOff: event.target.checked, muted })}
          />
          {say('talk.off')}
        </label>
      </div>
    </div>
  )
}

function Lines() {
  const { say } = useOnlineWords()
  const { game } = useAtTable()
  const name = useSitterName()
  const lines = useLines()
  const list = useRef<HTMLOListElement>(null)
  const newest = lines.at(-1)?.number
  useEffect(() => {
    if (newest === undefined) return
    markRead(game, newest)
    list.current?.scrollTo(0, list.current.scrollHeight)
  }, [game, newest])
  if (lines.length === 0) return <p className="talk__none">{say('talk.none')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <ol ref={list} className="talk__lines" aria-live="polite" tabIndex={0} aria-label={say('talk')}>
      {lines.map(({ number, by, text }) => (
        <li key={number}>
          <b>{name(by).who}</b> <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}

function Writing() {
  const { say } = useOnlineWords()
  const { act, isBusy, refusal } = useDeed()
  const [text, setText] = useState('')
  const send = (line: string): void => {
    if (!line.trim() || isBusy) return
    act('chat', { text: line.trim() })
    setText('')
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    send(text)
  }
  return (
    <>
      <div className="talk__phrases">
        {PHRASES.map(phrase => (
          <button key={phrase} type="button" onClick={() => send(say(`talk.${phrase}`))}>
            {say(`talk.${phrase}`)}
          </button>
        ))}
      </div>
      <form className="talk__form" onSubmit={submit}>
        <TextField
          quiet
          label={say('talk.write')}
          value={text}
          maxLength={TEXT_MOST}
          placeholder={say('talk.write')}
          autoComplete="off"
          write={setText}
        />
        <button type="submit" className="button button--small">
          {say('talk.send')}
        </button>
      </form>
      {refusal && <p role="alert">{refusal}</p>}
    </>
  )
}
