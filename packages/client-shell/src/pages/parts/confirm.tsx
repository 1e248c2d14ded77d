/** Asks once more before something is gone for good. Enter does not say yes: the safe button has the focus. */
import './confirm.css'
import { useEffect, useId, useRef } from 'react'
import { usePageWords } from '../say.ts'

interface Props {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly onYes: () => void
  readonly onClose: () => void
}

export function Confirm({ title, text, yes, onYes, onClose }: Props) {
  const { say } = usePageWords()
  const box = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => box.current?.showModal(), [])
  return (
    <dialog ref={box} className="paper confirm" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className="confirm__title">
        {title}
      </h2>
      <p>{text}</p>
      <form method="dialog" className="confirm__buttons">
        <button type="submit" className="button">
          {say('button.cancel')}
        </button>
        <button type="submit" className="button button--primary" onClick={onYes}>
          {yes}
        </button>
      </form>
    </dialog>
  )
}
