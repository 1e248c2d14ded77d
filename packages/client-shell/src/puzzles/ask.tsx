/** What is asked: which puzzle this is, whose choice it is, and the ways out of it. */
import { Icon } from '../parts/icon.tsx'
import { useDesk } from '../table/desk.ts'
import { useAtPuzzle } from './at-puzzle.ts'
import { usePuzzleSay } from './say.ts'

export function AskHead() {
  const { say } = usePuzzleSay()
  const { words, room } = useDesk()
  const { cover, puzzle, solver, mode } = useAtPuzzle()
  const side = cover.sides(words.language)[puzzle.seat]
  const isKnown = puzzle.id in solver.answers && mode !== 'rush'
  return (
    <div className="puzzle-ask">
      {room !== 'narrow' && <Kind />}
      <h2 className="title puzzle-ask__what">{say('ask', { side })}</h2>
      {isKnown && <p className="puzzle__small">{say('not-counted')}</p>}
    </div>
  )
}

/**
 * How hard the puzzle is; before that which puzzle it is, where nothing else says so. The motif would be half of the answer: it is
 * named to those who chose it themselves, and to all others afterwards.
 */
export function Kind({ isBrief = false }: { readonly isBrief?: boolean }) {
  const { say } = usePuzzleSay()
  const { puzzle, mode, book, verdict } = useAtPuzzle()
  const kind = say(mode === 'today' ? 'today.long' : mode === 'rush' ? 'rush' : 'any')
  const isNamed = mode === 'motif' || verdict !== undefined
  const about = [`${puzzle.rating}`, ...(isNamed ? [book.nameOf(puzzle.motif)] : [])]
  return (
    <p className="puzzle-ask__kind">
      {isNamed && <Icon name={book.iconOf(puzzle.motif)} size={18} />}
      {(isBrief ? about : [kind, ...about]).join(' · ')}
    </p>
  )
}

export function GiveUp() {
  const { say } = usePuzzleSay()
  const { answer } = useAtPuzzle()
  return (
    <div className="puzzle__deeds">
      <button type="button" className="button button--quiet" onClick={() => answer(undefined)}>
        <Icon name="lamp" size={18} /> {say('give-up')}
      </button>
    </div>
  )
}

export function HowItWorks() {
  const { say } = usePuzzleSay()
  return (
    <section className="paper puzzle__slip puzzle__how">
      <h2 className="label">{say('how')}</h2>
      <p className="puzzle__small">{say('how.text')}</p>
    </section>
  )
}
