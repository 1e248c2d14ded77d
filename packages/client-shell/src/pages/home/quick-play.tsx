/** The slip that starts a game at once. */
import './quick-play.css'
import type { GameSummary } from '@bivouac/protocol'
import { useState } from 'react'
import { useShell } from '../../shell-context.ts'
import { PageHeading } from '../frame/page-frame.tsx'
import { GameChoice } from '../parts/game-choice.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { usePageWords } from '../say.ts'
import { favouredSide, usualLevel } from '../seats/first-game.ts'
import { LevelSelect } from '../seats/level-select.tsx'
import { FIRST_SEATING, type Seating, seatsOf } from '../seats/seating.ts'
import { SideChoice } from '../seats/side-choice.tsx'
import { StartButton } from '../seats/start-button.tsx'

export function QuickPlay({ games }: { readonly games: readonly GameSummary[] }) {
  const words = usePageWords()
  const { say, language } = words
  const { covers } = useShell()
  const [game, setGame] = useState(covers[0].id)
  const cover = covers.find(one => one.id === game) ?? covers[0]
  const [scenario] = cover.scenarios(language)
  const [chosen, setChosen] = useState<Partial<Seating>>({})
  const change = (part: Partial<Seating>): void => setChosen({ ...chosen, ...part })
  // What has not been chosen is what a newcomer can win with.
  const seating = { ...FIRST_SEATING, side: favouredSide(scenario), level: usualLevel(games), ...chosen }
  const isAlone = seating.opponent === 'bot'
  return (
    <section className="paper quick-play">
      <PageHeading>{say('home.title')}</PageHeading>
      <p className="quick-play__plan" aria-live="polite">
        {say(isAlone ? 'home.plan.bot' : 'home.plan.people', {
          // Not every battle has a date.
          battle: [scenario.name, scenario.date].filter(Boolean).join(', '),
          minutes: scenario.minutes,
        })}
      </p>
      <div className="quick-play__choices">
        <GameChoice value={game} onChange={setGame} />
        <Segmented
          legend={say('home.opponent')}
          options={[
            { value: 'bot', label: say('home.computer') },
            { value: 'people', label: say('home.same-screen') },
          ]}
          value={seating.opponent === 'people' ? 'people' : 'bot'}
          onChange={opponent => change({ opponent })}
        />
        {isAlone && (
          <>
            <SideChoice
              cover={cover}
              legend={say('home.side')}
              side={seating.side}
              onChange={side => change({ side })}
            />
            <LevelSelect
              label={say('home.level')}
              value={seating.level}
              onChange={level => change({ level })}
            />
          </>
        )}
      </div>
      <StartButton
        className="quick-play__start"
        plan={{ module: cover.id, scenario: scenario.id, ...seatsOf(seating) }}
      >
        {say('home.start')}
      </StartButton>
    </section>
  )
}
