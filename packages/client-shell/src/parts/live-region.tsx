/** What happens, for those who hear it: sentences politely, dice, losses and refusals at once. */
import { useEffect, useState } from 'react'
import type { GameUi, Seen, Words } from '../game-ui.ts'
import type { Refusal } from '../touch/refusal.ts'
import { type Told, toldOf } from './told.ts'
import { useWhatIsAsked } from './what-is-asked.ts'

interface Props {
  readonly ui: GameUi
  readonly words: Words
  readonly seen: Seen
  readonly refusal: Refusal | undefined
}

export function LiveRegion({ ui, words, seen, refusal }: Props) {
  const { sentence } = useWhatIsAsked()
  const [told, setTold] = useState<Told>({ polite: '', assertive: '' })
  useEffect(() => {
    if (seen.facts.length > 0) setTold(toldOf(ui, words, seen))
  }, [ui, words, seen])
  return (
    <div className="sr-only">
      <p aria-live="polite">{told.polite}</p>
      <p aria-live="polite">{sentence}</p>
      <p aria-live="assertive">{told.assertive}</p>
      <p aria-live="assertive">{refusal && 'sentence' in refusal ? refusal.sentence : ''}</p>
    </div>
  )
}
