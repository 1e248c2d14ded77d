/** Which battles a campaign is made of: one of the game's own stories, or any run of scenarios. */
import '../parts/choice.css'
import type { Campaign } from '@bivouac/protocol'
import type { GameCover, ScenarioCover } from '../../game-ui.ts'
import { SelectField } from '../../parts/select-field.tsx'
import { type PageWords, usePageWords } from '../say.ts'

export const OWN_RUN = 'own'

export interface RunChoice {
  /** A story's id, or `OWN_RUN` for the scenarios between the two places in the list. */
  readonly story: string
  readonly from: number
  readonly to: number
}

/** The name and the battles that the choice comes to. */
export function runOf(
  cover: GameCover,
  words: PageWords,
  { story, from, to }: RunChoice,
): Pick<Campaign, 'name' | 'scenarios'> {
  const known = cover.campaigns(words.language).find(one => one.id === story)
  if (known) return { name: known.name, scenarios: known.scenarios }
  const run = cover.scenarios(words.language).slice(from, to + 1)
  return { name: runName(words, run), scenarios: run.map(({ id }) => id) }
}

const runName = (words: PageWords, run: readonly ScenarioCover[]): string =>
  run.length === 1
    ? run[0].name
    : words.say('campaign.run', { first: run[0]?.name ?? '', last: run.at(-1)?.name ?? '' })

interface Props {
  readonly cover: GameCover
  readonly run: RunChoice
  readonly onChange: (run: RunChoice) => void
}

export function StoryChoice({ cover, run, onChange }: Props) {
  const words = usePageWords()
  const scenarios = cover.scenarios(words.language)
  const stories = [
    ...cover.campaigns(words.language).map(({ id, name, scenarios: ids }) => ({
      id,
      name,
      about: runName(
        words,
        ids.flatMap(one => scenarios.filter(({ id }) => id === one)),
      ),
    })),
    { id: OWN_RUN, name: words.say('campaign.own'), about: undefined },
  ]
  return (
    <fieldset className="choice-set story-choice">
      <legend className="label">{words.say('campaign.stories')}</legend>
      {stories.map(({ id, name, about }) => (
        <label key={id} className="choice-words story-choice__one">
          <input
            type="radio"
            name="story"
            checked={run.story === id}
            onChange={() => onChange({ ...run, story: id })}
          />
          <span>
            <b>{name}</b>
            {about && about !== name && <small>{about}</small>}
          </span>
        </label>
      ))}
      {run.story === OWN_RUN && (
        <div className="choice-pair story-choice__run">
          <ScenarioSelect
            label={words.say('campaign.from')}
            scenarios={scenarios}
            value={run.from}
            onChange={from => onChange({ ...run, from, to: Math.max(from, run.to) })}
          />
          <ScenarioSelect
            label={words.say('campaign.to')}
            scenarios={scenarios}
            value={run.to}
            least={run.from}
            onChange={to => onChange({ ...run, to })}
          />
        </div>
      )}
    </fieldset>
  )
}

interface SelectProps {
  readonly label: string
  readonly scenarios: readonly ScenarioCover[]
  readonly value: number
  readonly least?: number
  readonly onChange: (at: number) => void
}

function ScenarioSelect({ label, scenarios, value, least = 0, onChange }: SelectProps) {
  const choices = scenarios.map(({ number, name }, at) => ({
    value: at,
    label: `${number} ${name}`,
    isOff: at < least,
  }))
  return <SelectField label={label} choices={choices} value={value} onChange={onChange} />
}
