/** Something went wrong: a paper note in the reader's language that says what to do. Nothing is lost by it. */
import './trouble-note.css'
import type { Problem } from '@bivouac/kernel'
import { type CommonWords, problemText } from '../say/problem-text.ts'
import { Icon } from './icon.tsx'

interface Props {
  readonly words: CommonWords
  readonly problem: Problem
  drop(): void
}

export function TroubleNote({ words, problem, drop }: Props) {
  return (
    <aside className="paper trouble-note" role="alert">
      <Icon name="warning" size={22} />
      <p>{problemText(words, problem)}</p>
      <button type="button" className="button button--small" onClick={drop}>
        {words.say('trouble.drop')}
      </button>
    </aside>
  )
}
