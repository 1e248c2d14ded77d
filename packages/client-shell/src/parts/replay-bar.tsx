/** Looking back: by itself, step by step, by a slider, back to now, or on from here as a new game. */
import './replay-bar.css'
import type { IconName } from '@bivouac/face-kit/art'
import { useLocation } from 'wouter'
import { paths } from '../paths.ts'
import { type ShellKey, useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { PRIMARY } from '../touch/attributes.ts'
import { IconButton } from './icon-button.tsx'
import { RefusalLine } from './refusal-line.tsx'
import { SpeedSelect } from './speed-select.tsx'
import { useReplay } from './use-replay.ts'
import { useWhatIsAsked } from './what-is-asked.ts'

export function ReplayBar() {
  const { say } = useSay()
  const [, go] = useLocation()
  const desk = useDesk()
  const { state, table, hand, around } = desk
  const { sentence } = useWhatIsAsked()
  const { seq, last, isPlaying, setPlaying, go: goTo } = useReplay()
  const branch = async () => {
    if (around) return around.tryOut(desk, seq)
    const game = await table.ask('branch', { game: state.summary.id, seq })
    if (game) go(paths.play(game.id))
  }
  const step = (icon: IconName, key: ShellKey, to: number) => (
    <IconButton
      className="replay-bar__step"
      icon={icon}
      name={say(key)}
      size={18}
      aria-disabled={to < 0 || to > last}
      onClick={() => goTo(to)}
    />
  )
  return (
    <section className="paper replay-bar" aria-label={say('replay')}>
      <div className="replay-bar__told">
        {hand.refusal ? (
          <RefusalLine refusal={hand.refusal} />
        ) : (
          <p className="prompt-bar__what">{sentence}</p>
        )}
      </div>
      <div className="replay-bar__row">
        {step('first', 'replay.first', seq === 0 ? -1 : 0)}
        {step('left', 'replay.back', seq - 1)}
        <input
          type="range"
          className="replay-bar__slider"
          min={0}
          max={last}
          value={seq}
          aria-label={say('replay.slider')}
          aria-valuetext={say('replay.at', { seq, last })}
          onChange={event => goTo(Number(event.target.value))}
        />
        {step('right', 'replay.on', seq + 1)}
        <IconButton
          className="replay-bar__step"
          icon={isPlaying ? 'pause' : 'play'}
          name={say(isPlaying ? 'watch.pause' : 'replay.play')}
          size={18}
          onClick={() => setPlaying(!isPlaying)}
        />
        <span className="replay-bar__at">{say('replay.at', { seq, last })}</span>
      </div>
      <div className="replay-bar__row replay-bar__row--ends">
        {isPlaying && <SpeedSelect />}
        {around && <around.MomentDeeds />}
        <button type="button" className="button button--small button--quiet" onClick={branch}>
          {say('replay.branch')}
        </button>
        <button
          type="button"
          className="button button--small button--primary"
          {...PRIMARY}
          onClick={table.backToNow}
        >
          {say('replay.now')}
        </button>
      </div>
    </section>
  )
}
