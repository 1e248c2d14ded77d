/** What others call me: it stands there, and can be changed at any time. */
import './name-slip.css'
import type { Problem } from '@bivouac/kernel'
import { type FormEvent, useState } from 'react'
import { ProblemNotice } from '../pages/parts/notice.tsx'
import { TextField } from '../parts/text-field.tsx'
import { problemOf } from '../say/problem-text.ts'
import { useStore } from '../store/use-store.ts'
import { IdentityDisc } from './identity-disc.tsx'
import type { Online } from './online.ts'
import { useOnlineWords } from './say.ts'

/** As many letters as the server takes. */
export const NAME_MOST = 24

export function NameSlip({ online }: { readonly online: Online }) {
  const { say } = useOnlineWords()
  const name = useStore(online.name)
  const [written, setWritten] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  if (name === undefined) return undefined
  const keep = (event: FormEvent): void => {
    event.preventDefault()
    const next = written?.trim()
    if (!next) return
    setProblem(undefined)
    online.rename(next).then(
      () => setWritten(undefined),
      error => setProblem(problemOf(error)),
    )
  }
  return (
    <form className="name-slip" onSubmit={keep}>
      <IdentityDisc name={name} />
      {written === undefined ? (
        <>
          <p className="name-slip__who">
            <small>{say('name.you')}</small> <b>{name}</b>
          </p>
          <button type="button" className="button button--small" onClick={() => setWritten(name)}>
            {say('name.change')}
          </button>
        </>
      ) : (
        <>
          <TextField
            quiet
            label={say('name')}
            className="name-slip__field"
            value={written}
            maxLength={NAME_MOST}
            autoComplete="nickname"
            // It was asked for by the press before.
            autoFocus
            write={setWritten}
          />
          <button type="submit" className="button button--small">
            {say('name.keep')}
          </button>
        </>
      )}
      {problem && <ProblemNotice problem={problem} />}
    </form>
  )
}
