/** Watching two bots: hold them, let them do one thing, and how fast. */
import './watch-bar.css'
import { useSay } from '../messages/say.ts'
import { SPEEDS } from '../settings/settings.ts'
import { setSettings, useSettings } from '../settings/use-settings.ts'
import { useDesk } from '../table/desk.ts'
import { Icon } from './icon.tsx'

export function WatchBar() {
  const { say } = useSay()
  const { table, state } = useDesk()
  const { speed } = useSettings()
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
      <label className="watch-bar__speed">
        {say('watch.speed')}
        <select
          value={speed}
          onChange={event =>
            setSettings({ speed: SPEEDS.find(one => one === Number(event.target.value)) ?? 1 })
          }
        >
          {SPEEDS.map(one => (
            <option key={one} value={one}>
              {one === 0 ? say('watch.speed.off') : say('watch.speed.times', { speed: one })}
            </option>
          ))}
        </select>
      </label>
    </section>
  )
}
