/** Beside what is asked on a phone, in sight where the thumb is: a hint, and undo while there is something to take back. */
import './sheet-tools.css'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { IconButton } from './icon-button.tsx'

export function SheetTools() {
  const { say } = useSay()
  const { seen, state, table, around, teaching } = useDesk()
  // The slip of a lesson has its own.
  if (!seen.isLive || teaching) return undefined
  const { hint } = state
  // Nobody whispers into the ear of one who plays against somebody else.
  const canAsk = seen.legal.length > 0 && !around
  return (
    <>
      {canAsk && (
        <IconButton
          className="sheet-tool"
          icon="lamp"
          name={say('tools.hint')}
          aria-pressed={hint !== undefined}
          onClick={hint === undefined ? table.askHint : table.dropHint}
        />
      )}
      <UndoTool />
    </>
  )
}

export function UndoTool() {
  const { say } = useSay()
  const { state, table } = useDesk()
  if (!state.playing.now.canUndo) return undefined
  return (
    <IconButton
      className="sheet-tool sheet-tool--undo"
      icon="undo"
      name={say('tools.undo')}
      onClick={table.undo}
    />
  )
}
