/** The latest games that can be gone on with, if there are any. */
import './continue-games.css'
import type { GameSummary } from '@bivouac/protocol'
import { Link } from 'wouter'
import { useShell } from '../../shell-context.ts'
import { addresses } from '../addresses.ts'
import { gameLine } from '../parts/game-line.ts'
import { GameSlip } from '../parts/game-slip.tsx'
import { usePageWords } from '../say.ts'

const SHOWN = 4

export function ContinueGames({ games }: { readonly games: readonly GameSummary[] }) {
  const words = usePageWords()
  const { covers } = useShell()
  const running = games.filter(game => !game.outcome && !game.flaw)
  if (running.length === 0) return undefined
  const cover = (game: GameSummary) => covers.find(({ id }) => id === game.plan.module)
  const waiting = running.filter(game => gameLine(words, cover(game), game).tone === 'now').length
  return (
    <section className="continue-games" aria-labelledby="continue-games">
      <div className="section-heading">
        <h2 id="continue-games" className="title">
          {words.say('home.continue')}
        </h2>
        {waiting > 0 && <span>{words.sayCounted('home.waiting', waiting)}</span>}
        <Link href={addresses.games}>{words.say('home.all-games')}</Link>
      </div>
      <ul className="continue-games__row">
        {running.slice(0, SHOWN).map(game => (
          <li key={game.id}>
            <GameSlip game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}
