/** A line that takes a command as text, completed from what may be done: for those who would rather type. */
import './notation-line.css'
import { type FormEvent, useId, useState } from 'react'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { mostLike } from './most-like.ts'

export function NotationLine() {
  const { say } = useSay()
  const { ui, seen, hand, words } = useDesk()
  const [text, setText] = useState('')
  const [note, setNote] = useState<string>()
  const [inputId, listId, noteId] = [useId(), useId(), useId()]
  const written = seen.legal.map(command => ui.module.formatCommand(seen.board, command))

  const give = (event: FormEvent) => {
    event.preventDefault()
    const typed = text.trim()
    if (typed === '') return
    const read = ui.module.parseCommand(seen.board, typed)
    if (!read.ok) {
      // What the game says of it is English; an example is clear in every language.
      const example = mostLike(typed, written)
      return setNote(
        example === undefined
          ? say('notation.unknown', { text: typed })
          : say('notation.unknown.like', { text: typed, example }),
      )
    }
    if (seen.legal.includes(read.value)) {
      setText('')
      setNote(undefined)
      return hand.choose(read.value)
    }
    const why = ui.module.explain(seen.board, seen.view, read.value)
    setNote(why ? words.face.refusal(seen.board, why) : say('refusal.not-now'))
  }
  return (
    <form className="notation-line" onSubmit={give}>
      <label htmlFor={inputId} className="label">
        {say('notation')}
      </label>
      <div className="notation-line__row">
        <input
          id={inputId}
          list={listId}
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={note ? noteId : undefined}
          onChange={event => setText(event.target.value)}
        />
        <datalist id={listId}>
          {seen.legal.map((command, i) => (
            <option key={command} value={written[i]}>
              {words.face.label(seen.board, seen.view, command)}
            </option>
          ))}
        </datalist>
        <button type="submit" className="button button--small">
          {say('notation.give')}
        </button>
      </div>
      {note && (
        <p id={noteId} className="notation-line__note" role="alert">
          {note}
        </p>
      )}
    </form>
  )
}
