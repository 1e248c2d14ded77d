/** Chooses what a chapter begins with: a scenario, or the text of a position. */
import type { StudyOrigin } from '@bivouac/protocol'
import { useState } from 'react'
import { SelectField } from '../parts/select-field.tsx'
import { useSettings } from '../settings/use-settings.ts'
import { useShell } from '../shell-context.ts'
import { PastedForm } from './pasted-form.tsx'
import { useStudySay } from './say.ts'

export function BeginForm({ begin }: { begin(origin: StudyOrigin): void }) {
  const { say } = useStudySay()
  const { covers } = useShell()
  const { language } = useSettings()
  const [game, setGame] = useState(covers[0].id)
  const [scenario, setScenario] = useState<string>()
  const scenarios = (covers.find(cover => cover.id === game) ?? covers[0]).scenarios(language)
  const chosen = scenarios.find(one => one.id === scenario) ?? scenarios[0]
  return (
    <>
      <form
        className="study-form"
        onSubmit={event => {
          event.preventDefault()
          begin({ from: 'scenario', game, scenario: chosen.id })
        }}
      >
        <SelectField
          label={say('new.game')}
          choices={covers.map(cover => ({ value: cover.id, label: cover.name }))}
          value={game}
          onChange={setGame}
        />
        <SelectField
          label={say('new.scenario')}
          choices={scenarios.map(one => ({ value: one.id, label: `${one.number} ${one.name}` }))}
          value={chosen.id}
          onChange={setScenario}
        />
        <button type="submit" className="button button--primary">
          {say('new.begin')}
        </button>
      </form>
      <PastedForm
        title={say('new.position')}
        label={say('new.position.text')}
        deed={say('new.position.begin')}
        take={text => begin({ from: 'position', text })}
      />
    </>
  )
}
