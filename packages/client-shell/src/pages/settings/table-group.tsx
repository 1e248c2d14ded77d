/** How things go at the table. */
import { useState } from 'react'
import { theReadNotes } from '../../coach/read-notes.ts'
import { RESULT_STAYS, SPEEDS, setSettings, useSettings } from '../../settings/index.ts'
import { Segmented } from '../parts/segmented.tsx'
import { usePageWords } from '../say.ts'
import { Group, Switch } from './group.tsx'

export function TableGroup() {
  const { say } = usePageWords()
  const { speed, resultStay, coordinates, askBeforeDice, letterKeys } = useSettings()
  return (
    <Group title={say('settings.table')}>
      <Segmented
        legend={say('settings.speed')}
        options={SPEEDS.map(one => ({
          value: one,
          label: one === 0 ? say('settings.speed.off') : `${one}×`,
        }))}
        value={speed}
        onChange={next => setSettings({ speed: next })}
      />
      <Segmented
        legend={say('settings.result')}
        options={RESULT_STAYS.map(one => ({
          value: one,
          label: one === 0 ? say('settings.result.act') : say('settings.result.seconds', { seconds: one }),
        }))}
        value={resultStay}
        onChange={next => setSettings({ resultStay: next })}
      />
      <Switch
        label={say('settings.coordinates')}
        how={say('settings.coordinates.how')}
        isOn={coordinates}
        onChange={next => setSettings({ coordinates: next })}
      />
      <Switch
        label={say('settings.ask')}
        how={say('settings.ask.how')}
        isOn={askBeforeDice}
        onChange={next => setSettings({ askBeforeDice: next })}
      />
      <Switch
        label={say('settings.keys')}
        how={say('settings.keys.how')}
        isOn={letterKeys}
        onChange={next => setSettings({ letterKeys: next })}
      />
      <CoachNotes />
    </Group>
  )
}

function CoachNotes() {
  const { say } = usePageWords()
  const { coach } = useSettings()
  const [isAgain, setAgain] = useState(false)
  const again = (): void => {
    theReadNotes().forget()
    setSettings({ coach: true })
    setAgain(true)
  }
  return (
    <>
      <Switch
        label={say('settings.coach')}
        how={say('settings.coach.how')}
        isOn={coach}
        onChange={next => setSettings({ coach: next })}
      />
      <div className="settings-again">
        <button type="button" className="button button--small" onClick={again}>
          {say('settings.coach.again')}
        </button>
        <span role="status">{isAgain && say('settings.coach.again.done')}</span>
      </div>
    </>
  )
}
