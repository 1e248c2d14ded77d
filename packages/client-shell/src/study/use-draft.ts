/** A text that is being written: as it was typed while one types, and what is kept of it as soon as that is something else. */
import { useState } from 'react'

/** `kept` is what became of what was typed: without blanks at its ends, or as it was before an undo. `place` is where it belongs. */
export function useDraft(kept: string, place: string): readonly [string, (text: string) => void] {
  const [draft, setDraft] = useState({ text: kept, kept, place })
  const isOther = draft.place !== place || (draft.kept !== kept && draft.text.trim() !== kept.trim())
  if (isOther) setDraft({ text: kept, kept, place })
  else if (draft.kept !== kept) setDraft({ ...draft, kept })
  return [isOther ? kept : draft.text, text => setDraft({ text, kept, place })]
}
