/** What a newcomer is asked on his first visit, of each game: one press to its lessons, or one to a battle that he can win. */
import './first-visit.css'
import type { GameSummary } from '@bivouac/protocol'
import { useEffect, useId, useState } from 'react'
import { Link } from 'wouter'
import type { GameCover } from '../../game-ui.ts'
import { theProgress } from '../../lessons/progress.ts'
import { paths } from '../../paths.ts'
import { useShell } from '../../shell-context.ts'
import { theBrowser } from '../../store/the-browser.ts'
import { useStore } from '../../store/use-store.ts'
import { shortName } from '../parts/short-name.ts'
import { useStart } from '../parts/use-start.ts'
import { usePageWords } from '../say.ts'
import { favouredSide } from '../seats/first-game.ts'
import { FIRST_SEATING, seatsOf } from '../seats/seating.ts'
import { hadGames, hasBegunLessons, noteGames } from './newcomer.ts'

/** Undefined until the games are known: the slip stands above all else, and must not push it down when they are. */
type Games = readonly GameSummary[] | undefined

/** Whether there are games here; as it was the last time, until that is known. */
function useHasGames(games: Games): boolean {
  const [before] = useState(() => hadGames(theBrowser))
  useEffect(() => {
    if (games !== undefined) noteGames(theBrowser, games.length > 0)
  }, [games])
  return games === undefined ? before : games.length > 0
}

export function FirstVisit({ games }: { readonly games: Games }) {
  const { say } = usePageWords()
  const { covers } = useShell()
  const { start, isStarting } = useStart()
  const lessons = useStore(theProgress())
  const hasGames = useHasGames(games)
  if (hasGames || hasBegunLessons(lessons)) return undefined
  return (
    <section className="paper first-visit" aria-labelledby="first-visit">
      <div>
        <h2 id="first-visit">{say('home.first')}</h2>
        <p>{say('home.first.how')}</p>
      </div>
      <div className="first-visit__games">
        {covers.map(cover => (
          <WaysInto key={cover.id} cover={cover} isStarting={isStarting} start={start} />
        ))}
      </div>
    </section>
  )
}

type WaysProps = Omit<ReturnType<typeof useStart>, 'problem'> & { readonly cover: GameCover }

/** Into one game: without knowing a rule of it, or knowing them all. */
function WaysInto({ cover, start, isStarting }: WaysProps) {
  const { say, language } = usePageWords()
  const name = useId()
  const [scenario] = cover.scenarios(language)
  const seats = seatsOf({ ...FIRST_SEATING, side: favouredSide(scenario) })
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form field.
    <div role="group" className="first-visit__ways" aria-labelledby={name}>
      <h3 id={name}>{shortName(cover.name)}</h3>
      <Link href={paths.learn(cover.id)} className="button button--primary">
        {say('home.first.learn')}
      </Link>
      <button
        type="button"
        className="button"
        aria-disabled={isStarting}
        onClick={() => start({ module: cover.id, scenario: scenario.id, ...seats })}
      >
        {say('home.first.play')}
      </button>
    </div>
  )
}
