/** The game that a puzzle came up in: where, who played it, what was done, and who won. */
import { levelName } from '../parts/levels.ts'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { useAtPuzzle } from './at-puzzle.ts'
import { usePuzzleSay } from './say.ts'
import { useLabels } from './use-labels.ts'

export function Behind() {
  const { say } = usePuzzleSay()
  const common = useSay()
  const { scenario, words } = useDesk()
  const { puzzle, cover } = useAtPuzzle()
  const { labelOf } = useLabels()
  const { round, levels, played, winner } = puzzle.source
  const [one, other] = levels.map(level => levelName(common, level))
  const side = cover.sideIds.indexOf(winner ?? '')
  const sentences = [
    say(cover.counts === 'rounds' ? 'behind.rounds' : 'behind.turns', { scenario, round, one, other }),
    say('behind.played', { command: labelOf(played) }),
    side < 0 ? say('behind.broken-off') : say('behind.won', { side: cover.sides(words.language)[side] }),
  ]
  return (
    <section className="paper puzzle__slip">
      <h2 className="label">{say('behind')}</h2>
      <p className="puzzle__small">{sentences.join(' ')}</p>
    </section>
  )
}
