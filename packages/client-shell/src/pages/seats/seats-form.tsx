/** Side and opponent: a bot of some strength, a friend at this screen, or two bots to watch. */
import '../parts/choice.css'
import './seats-form.css'
import type { GameCover } from '../../game-ui.ts'
import { LEVELS } from '../../parts/levels.ts'
import { Segmented } from '../parts/segmented.tsx'
import { usePageWords } from '../say.ts'
import { LevelSelect } from './level-select.tsx'
import type { SeatingChoice } from './seating.ts'
import { SideChoice } from './side-choice.tsx'

interface Props extends SeatingChoice {
  readonly cover: GameCover
}

export function SeatsForm(props: Props) {
  const { seating, change } = props
  const { say } = usePageWords()
  return (
    <div className="seats-form">
      <Segmented
        legend={say('setup.opponent')}
        options={[
          { value: 'bot', label: say('setup.bot') },
          { value: 'people', label: say('setup.people') },
          { value: 'watch', label: say('setup.watch') },
        ]}
        value={seating.opponent}
        onChange={opponent => change({ opponent })}
      />
      {seating.opponent === 'bot' && <AgainstBot {...props} />}
      {seating.opponent === 'people' && (
        <div className="seats-form__more">
          <p>{say('setup.people.how')}</p>
          <label className="seats-form__check">
            <input
              type="checkbox"
              checked={seating.curtain}
              onChange={event => change({ curtain: event.target.checked })}
            />
            {say('setup.curtain')}
          </label>
        </div>
      )}
      {seating.opponent === 'watch' && <BetweenBots {...props} />}
    </div>
  )
}

function AgainstBot({ cover, seating, change }: Props) {
  const { say } = usePageWords()
  return (
    <>
      <SideChoice
        cover={cover}
        legend={say('setup.side')}
        side={seating.side}
        onChange={side => change({ side })}
      />
      <fieldset className="choice-set">
        <legend className="label">{say('setup.level')}</legend>
        {LEVELS.map((level, i) => (
          <label key={level} className="seats-form__level">
            <input
              type="radio"
              name="level"
              checked={seating.level === level}
              onChange={() => change({ level })}
            />
            <span className="seats-form__stripes" aria-hidden="true">
              {'▮'.repeat(i + 1)}
            </span>
            <span>
              <b>{say(`level.${level}`)}</b> <small>{say(`level.${level}.how`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  )
}

function BetweenBots({ cover, seating, change }: Props) {
  const { say, language } = usePageWords()
  const [one, other] = seating.watched
  const [oneSide, otherSide] = cover.sides(language)
  return (
    <div className="seats-form__more">
      <p>{say('setup.watch.how')}</p>
      <div className="choice-pair">
        <LevelSelect
          label={say('setup.level-of', { side: oneSide })}
          value={one}
          onChange={level => change({ watched: [level, other] })}
        />
        <LevelSelect
          label={say('setup.level-of', { side: otherSide })}
          value={other}
          onChange={level => change({ watched: [one, level] })}
        />
      </div>
    </div>
  )
}
