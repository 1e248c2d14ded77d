/** Says that not all of what was kept could be read. */
import { Icon } from '../parts/icon.tsx'
import { theSolvers } from './kept.ts'
import { usePuzzleSay } from './say.ts'

export function DamagedNote() {
  const { say } = usePuzzleSay()
  if (!theSolvers().isDamaged) return undefined
  return (
    <p className="puzzle-damaged" role="alert">
      <Icon name="warning" size={18} />
      <span>
        <b>{say('damaged')}.</b> {say('damaged.how')}
      </span>
    </p>
  )
}
