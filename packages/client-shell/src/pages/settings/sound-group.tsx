/** Sound: on or off, how loud, and a try. */
import { setSettings, useSettings } from '../../settings/index.ts'
import { playSound } from '../../sound/player.ts'
import { usePageWords } from '../say.ts'
import { Group, Switch } from './group.tsx'

export function SoundGroup() {
  const { say, percent } = usePageWords()
  const { sound, volume } = useSettings()
  return (
    <Group title={say('settings.sound')}>
      <Switch label={say('settings.sound.on')} isOn={sound} onChange={next => setSettings({ sound: next })} />
      <label className="settings-volume">
        <span className="label">{say('settings.volume')}</span>
        <input
          type="range"
          min="0"
          max="100"
          value={Math.round(volume * 100)}
          aria-valuetext={percent(volume)}
          onChange={event => setSettings({ volume: Number(event.target.value) / 100 })}
        />
        <output>{percent(volume)}</output>
      </label>
      <div className="settings-group__buttons">
        <button type="button" className="button" onClick={() => playSound('dice', volume)}>
          {say('settings.try')}
        </button>
      </div>
    </Group>
  )
}
