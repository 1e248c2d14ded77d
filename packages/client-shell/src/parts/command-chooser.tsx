/** Several commands on one thing: a small slip that asks which, with odds where dice are rolled. */
import './command-chooser.css'
import { useEffect, useRef } from 'react'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { pointsAt } from '../touch/points-at.ts'
import { AnswerSlip } from './answer-slip.tsx'

export function CommandChooser() {
  const { say } = useSay()
  const { ui, seen, words, hand } = useDesk()
  const first = useRef<HTMLButtonElement>(null)
  const { among } = hand
  // The list has taken the place of the thing: the keyboard goes on in it.
  useEffect(() => {
    if (among.length > 0) first.current?.focus()
  }, [among])
  if (among.length === 0) return undefined
  return (
    <AnswerSlip title={say('chooser')}>
      <ul className="command-chooser">
        {among.map((command, i) => {
          const odds = words.face.odds(seen.board, seen.view, command)
          return (
            <li key={command}>
              <button
                ref={i === 0 ? first : undefined}
                type="button"
                className="button command-chooser__choice"
                data-command={command}
                {...pointsAt(hand.hands, ui.pathOf(seen.board, seen.view, command).at(-1))}
                onClick={() => hand.choose(command)}
              >
                {words.face.label(seen.board, seen.view, command)}
                {odds && <small>{odds}</small>}
              </button>
            </li>
          )
        })}
      </ul>
    </AnswerSlip>
  )
}
