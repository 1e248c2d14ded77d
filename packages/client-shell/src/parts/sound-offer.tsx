/** Sound is offered once, when the first game begins and never in the midst of one: it is never needed. */
import './sound-offer.css'
import { useSay } from '../say/say.ts'
import { setSettings, useSettings } from '../settings/use-settings.ts'
import { playSound } from '../sound/player.ts'
import { useDesk } from '../table/desk.ts'
import { Icon } from './icon.tsx'

export function SoundOffer() {
  const { say } = useSay()
  const { sound, soundOffered, volume } = useSettings()
  const { state, seen } = useDesk()
  const hasBegun = state.steps.some(({ by }) => by === seen.seat)
  if (sound || soundOffered || hasBegun) return undefined
  const answer = (on: boolean): void => {
    setSettings({ sound: on, soundOffered: true })
    if (on) playSound('card', volume)
  }
  return (
    <aside className="sound-offer" aria-label={say('tools.sound')}>
      <Icon name="sound" size={20} />
      <p>{say('sound.offer')}</p>
      <button type="button" className="button button--small" onClick={() => answer(true)}>
        {say('sound.yes')}
      </button>
      <button type="button" className="button button--small button--quiet" onClick={() => answer(false)}>
        {say('sound.no')}
      </button>
    </aside>
  )
}
