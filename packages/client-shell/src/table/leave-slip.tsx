/** Asked before Back leaves a game that is being played. */
import './leave-slip.css'
import { useLocation } from 'wouter'
import { paths } from '../paths.ts'
import { useSay } from '../say/say.ts'
import { useDesk } from './desk.ts'
import { leaveBackwards } from './use-back.ts'

export function LeaveSlip() {
  const { say } = useSay()
  const { openDrawer } = useDesk()
  const [, go] = useLocation()
  return (
    <div className="leave-slip">
      <p>{say('leave.how', { games: say('games.title') })}</p>
      <button
        type="button"
        className="button"
        onClick={() => leaveBackwards() || go(paths.home, { replace: true })}
      >
        {say('leave.yes')}
      </button>
      <button type="button" className="button button--primary" onClick={() => openDrawer(undefined)}>
        {say('leave.no')}
      </button>
    </div>
  )
}
