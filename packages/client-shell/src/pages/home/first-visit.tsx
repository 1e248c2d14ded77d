/** What a newcomer is asked on his first visit: one press to the lessons, or one to a game that he can win. */
import './first-visit.css'
import type { GameSummary } from '@bivouac/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { theProgress } from '../../lessons/progress.ts'
import { paths } from '../../paths.ts'
import { useShell } from '../../shell-context.ts'
import { readText, writeText } from '../../store/kept-store.ts'
import { useStore } from '../../store/use-store.ts'
import { useStart } from '../parts/use-start.ts'
import { usePageWords } from '../say.ts'
import { favouredSide } from '../seats/first-game.ts'
import { FIRST_SEATING, seatsOf } from '../seats/seating.ts'

/** Undefined until the games are known: the slip stands above all else, and must not push it down when they are. */
type Games = readonly GameSummary[] | undefined

const KEY = 'bivouac.has-games'

/** Whether there are games here; as it was the last time, until that is known. */
function useHasGames(games: Games): boolean {
  const [before] = useState(() => readText(window, KEY) === 'yes')
  useEffect(() => {
    if (games !== undefined) writeText(window, KEY, games.length > 0 ? 'yes' : 'no')
  }, [games])
  return games === undefined ? before : games.length > 0
}

export function FirstVisit({ games }: { readonly games: Games }) {
  const { say, language } = usePageWords()
  const [cover] = useShell().covers
  const { start, isStarting } = useStart()
  const lessons = useStore(theProgress())
  const hasGames = useHasGames(games)
  if (hasGames || Object.keys(lessons).length > 0) return undefined
  const [scenario] = cover.scenarios(language)
  const seats = seatsOf({ ...FIRST_SEATING, side: favouredSide(scenario) })
  return (
    <section className="paper first-visit" aria-labelledby="first-visit">
      <div>
        <h2 id="first-visit">{say('home.first')}</h2>
        <p>{say('home.first.how')}</p>
      </div>
      <div className="first-visit__ways">
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
    </section>
  )
}
