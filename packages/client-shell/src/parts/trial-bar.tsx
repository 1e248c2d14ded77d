/** Over a game that only tries things out: that nothing counts here, and the way back to the game that does. */
import './trial-bar.css'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { Icon } from './icon.tsx'

export function TrialBar() {
  const { say } = useSay()
  const { trial } = useDesk()
  if (!trial) return undefined
  return (
    <section className="paper trial-bar" aria-label={say('trial')}>
      <Icon name="pencil" size={20} />
      <p>
        <b>{say('trial')}</b> {say('trial.how')}
      </p>
      <button type="button" className="button button--small" onClick={trial}>
        {say('trial.back')}
      </button>
    </section>
  )
}
