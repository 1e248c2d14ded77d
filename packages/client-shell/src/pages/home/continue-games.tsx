/** The latest games that can be gone on with, if there are any. */
import './continue-games.css'
import type { GameSummary } from '@bivouac/protocol'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { useShell } from '../../shell-context.ts'
import { gameLine } from '../parts/game-line.ts'
import { GameSlip } from '../parts/game-slip.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
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
      <SectionHeading id="continue-games" title={words.say('home.continue')}>
        {waiting > 0 && <span>{words.sayCounted('home.waiting', waiting)}</span>}
        <Link href={paths.games}>{words.say('home.all-games')}</Link>
      </SectionHeading>
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
