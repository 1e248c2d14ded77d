/** How fast things move at the table, chosen in the middle of a game. */
import { useSay } from '../say/say.ts'
import { SPEEDS } from '../settings/settings.ts'
import { setSettings, useSettings } from '../settings/use-settings.ts'
import { SelectField } from './select-field.tsx'

export function SpeedSelect() {
  const { say } = useSay()
  const { speed } = useSettings()
  return (
    <SelectField
      label={say('watch.speed')}
      choices={SPEEDS.map(one => ({
        value: one,
        label: one === 0 ? say('watch.speed.off') : say('watch.speed.times', { speed: one }),
      }))}
      value={speed}
      onChange={next => setSettings({ speed: next })}
      beside
    />
  )
}
