/** Something went wrong: a paper note in the reader's language that says what to do. Nothing is lost by it. */
import './trouble-note.css'
import type { Problem } from '@bivouac/kernel'
import { type ShellKey, type ShellWords, useSay } from '../messages/say.ts'
import { Icon } from './icon.tsx'

/** The problems that have words here, by code. */
const KNOWN: Readonly<Record<string, ShellKey>> = {
  stale: 'trouble.stale',
  'no-host': 'trouble.no-host',
  'nothing-to-undo': 'trouble.nothing-to-undo',
  'no-such-game': 'trouble.no-such-game',
  'unknown-game': 'trouble.no-such-game',
  'unknown-scenario': 'trouble.unknown-scenario',
  'other-scenario': 'trouble.other-rules',
  'other-rules': 'trouble.other-rules',
  'damaged-game': 'trouble.damaged-game',
  'not-your-turn': 'trouble.not-your-turn',
  over: 'trouble.over',
  'storage-failed': 'trouble.storage-failed',
  'bot-failed': 'trouble.bot-failed',
  'bot-silent': 'trouble.bot-failed',
  offline: 'trouble.offline',
}

export function troubleText({ say }: ShellWords, { code, text }: Problem): string {
  const key = KNOWN[code]
  return key ? say(key) : say('trouble.unknown', { text })
}

interface Props {
  readonly problem: Problem
  drop(): void
}

export function TroubleNote({ problem, drop }: Props) {
  const words = useSay()
  return (
    <aside className="paper trouble-note" role="alert">
      <Icon name="warning" size={22} />
      <p>{troubleText(words, problem)}</p>
      <button type="button" className="button button--small" onClick={drop}>
        {words.say('trouble.drop')}
      </button>
    </aside>
  )
}
