/** What is wrong with a record that is watched, and what went wrong on the way: said once, and put away. */
import { useState } from 'react'
import { TroubleNote } from '../parts/trouble-note.tsx'
import { problemText } from '../say/problem-text.ts'
import { useSay } from '../say/say.ts'
import { useAtTheatre } from './at-theatre.ts'
import { useTheatreSay } from './say.ts'

export function Notices() {
  const words = useSay()
  const { say } = useTheatreSay()
  const { stage, problem } = useAtTheatre()
  const [isRead, setRead] = useState(false)
  if (problem) return <TroubleNote words={words} problem={problem} drop={() => undefined} />
  const cut = stage.problem
  if (!cut || isRead) return undefined
  const line = cut.where?.match(/\d+/)?.[0]
  return (
    <div className="paper theatre__cut" role="alert">
      <p>{line ? say('cut.line', { line, last: stage.summary.seq }) : problemText(words, cut)}</p>
      <p className="theatre__detail" lang="en">
        {cut.text}
      </p>
      <button type="button" className="button button--small" onClick={() => setRead(true)}>
        {say('cut.read')}
      </button>
    </div>
  )
}
