/** Commands of a puzzle in words, as its side reads them. */
import { useMemo } from 'react'
import { useDesk } from '../table/desk.ts'

interface Labels {
  labelOf(command: string): string
  /** Undefined where no dice are thrown for it. */
  oddsOf(command: string): string | undefined
}

export function useLabels(): Labels {
  const { ui, words, seen } = useDesk()
  const { board, view } = seen
  return useMemo(() => {
    const { face } = words
    const codeOf = (command: string): number | undefined => {
      const parsed = ui.module.parseCommand(board, command)
      return parsed.ok ? parsed.value : undefined
    }
    return {
      labelOf(command) {
        const code = codeOf(command)
        return code === undefined ? command : face.label(board, view, code)
      },
      oddsOf(command) {
        const code = codeOf(command)
        return code === undefined ? undefined : face.odds(board, view, code)
      },
    }
  }, [ui, words, board, view])
}
