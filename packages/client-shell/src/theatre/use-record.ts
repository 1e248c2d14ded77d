/** The whole record of what is on stage: as it was brought along, or as the host writes it. */
import { useEffect, useState } from 'react'
import { useShell } from '../shell-context.ts'
import { useAtTheatre } from './at-theatre.ts'

export function useRecord(): string | undefined {
  const { host } = useShell()
  const { stage } = useAtTheatre()
  const [text, setText] = useState(stage.brought?.text)
  useEffect(() => {
    let isHere = true
    if (text === undefined)
      host.ask('export', { game: stage.summary.id }).then(
        found => isHere && setText(found),
        // The host says so itself, and nothing can be shared without it.
        () => undefined,
      )
    return () => {
      isHere = false
    }
  }, [host, stage, text])
  return text
}
