/** What a newcomer is asked on his first visit: one press to the lessons, or one to a game that he can win. */
import './first-visit.css'
import type { GameSummary } from '@bivouac/protocol'
import { Link } from 'wouter'
import { theProgress } from '../../lessons/progress.ts'
import { paths } from '../../paths.ts'
import { useShell } from '../../shell-context.ts'
import { useStore } from '../../store/use-store.ts'
import { useStart } from '../parts/use-start.ts'
import { usePageWords } from '../say.ts'
import { favouredSide } from '../seats/first-game.ts'
import { FIRST_SEATING, seatsOf } from '../seats/seating.ts'

export function FirstVisit({ games }: { readonly games: readonly GameSummary[] }) {
  const { say, language } = usePageWords()
  const [cover] = useShell().covers
  const { start, isStarting } = useStart()
  const lessons = useStore(theProgress())
  if (games.length > 0 || Object.keys(lessons).length > 0) return undefined
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
