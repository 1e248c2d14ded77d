/** What happens, for those who hear it: sentences politely, dice, losses and refusals at once. */
import { useEffect, useState } from 'react'
import { useDesk } from '../table/desk.ts'
import { later } from '../table/later.tsx'
import { type Spoken, spokenOf } from './spoken.ts'
import { useWhatIsAsked } from './what-is-asked.ts'

export const LiveRegion = later(function LiveRegion() {
  const {
    ui,
    words,
    seen,
    hand: { refusal },
  } = useDesk()
  const { sentence, isPassing } = useWhatIsAsked()
  const [spoken, setSpoken] = useState<Spoken>({ polite: '', assertive: '' })
  useEffect(() => {
    if (seen.facts.length > 0) setSpoken(spokenOf(ui, words, seen))
  }, [ui, words, seen])
  return (
    <div className="sr-only">
      <p aria-live="polite">{spoken.polite}</p>
      <p aria-live="polite">{isPassing ? '' : sentence}</p>
      <p aria-live="assertive">{spoken.assertive}</p>
      <p aria-live="assertive">{refusal && 'sentence' in refusal ? refusal.sentence : ''}</p>
    </div>
  )
})
