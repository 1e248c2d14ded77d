/** The switch for lines of sight: while it is on, pointing at a hex shows whom a unit there can reach. */
import { Icon } from '@bivouac/client-shell'
import { toggleLooking, useLooking } from '../looking.ts'
import type { TablePart } from '../seen.ts'
import { tableWords } from '../words.ts'

export function SightTool({ words }: TablePart) {
  const { say } = tableWords(words)
  return (
    <button
      type="button"
      className="tools__tool"
      aria-pressed={useLooking()}
      aria-label={say('board.sight')}
      title={say('board.sight.on')}
      onClick={toggleLooking}
    >
      <Icon name="eye" />
    </button>
  )
}
