/** A text that is pasted in: folded away, because a press on something else is shorter. */
import { useId, useState } from 'react'

interface Props {
  /** What unfolds it. */
  readonly title: string
  readonly label: string
  /** What the button says. */
  readonly deed: string
  take(text: string): void
}

export function PastedForm({ title, label, deed, take }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  return (
    <details className="study-form__position">
      <summary>{title}</summary>
      <form
        className="study-form"
        onSubmit={event => {
          event.preventDefault()
          take(text)
        }}
      >
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <textarea
          id={id}
          rows={5}
          spellCheck={false}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {deed}
        </button>
      </form>
    </details>
  )
}
