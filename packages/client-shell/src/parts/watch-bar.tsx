/** Watching two bots: hold them, let them do one thing, and how fast. */
import './watch-bar.css'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { Icon } from './icon.tsx'
import { SpeedSelect } from './speed-select.tsx'

export function WatchBar() {
  const { say } = useSay()
  const { table, state } = useDesk()
  const { isPaused } = state
  return (
    <section className="paper watch-bar" aria-label={say('watch')}>
      <button type="button" className="button button--small" onClick={() => table.setPaused(!isPaused)}>
        <Icon name={isPaused ? 'play' : 'pause'} size={16} />
        {say(isPaused ? 'watch.play' : 'watch.pause')}
      </button>
      <button
        type="button"
        className="button button--small"
        aria-disabled={!isPaused}
        onClick={() => isPaused && table.stepOn()}
      >
        <Icon name="right" size={16} />
        {say('watch.step')}
      </button>
      <SpeedSelect />
    </section>
  )
}
