/** The rush: how it goes, the puzzles one after the other, and what came of it. */
import './pages.css'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { PageFrame } from '../pages/frame/page-frame.tsx'
import { shortName } from '../pages/parts/short-name.ts'
import { Icon } from '../parts/icon.tsx'
import { paths } from '../paths.ts'
import { useStore } from '../store/use-store.ts'
import { NEW_SOLVER, theSolvers } from './kept.ts'
import { PuzzleWays } from './puzzle-bar.tsx'
import { usePuzzleSay } from './say.ts'
import { Sitting } from './sitting.tsx'
import type { GameBook } from './use-book.ts'
import { type RushOn, useRush } from './use-rush.ts'

const DO_NOTHING = (): void => undefined

export function RushPage(game: GameBook) {
  const { cover, book } = game
  const { rush, begin } = useRush(book.puzzles)
  const isOver = rush !== undefined && rush.id === undefined
  const solved = rush?.solved ?? 0
  useEffect(() => {
    if (isOver) theSolvers().noteRush(cover.id, solved)
  }, [isOver, solved, cover.id])
  const puzzle = book.puzzles.find(({ id }) => id === rush?.id)
  if (rush && puzzle)
    return (
      <Sitting
        key={puzzle.id}
        {...game}
        mode="rush"
        puzzle={puzzle}
        rush={rush}
        again={DO_NOTHING}
        next={DO_NOTHING}
      />
    )
  return <Before {...game} last={rush} begin={begin} />
}

interface BeforeProps extends GameBook {
  /** The one that is over. */
  readonly last: RushOn | undefined
  begin(): void
}

function Before({ cover, book, last, begin }: BeforeProps) {
  const { say } = usePuzzleSay()
  const { best } = useStore(theSolvers())[cover.id] ?? NEW_SOLVER
  return (
    <PageFrame title={say('rush.long')} lead={shortName(cover.name)} place="learn">
      <div className="puzzle-pages">
        <PuzzleWays cover={cover} now="rush" />
        {last && <Outcome cover={cover} book={book} rush={last} />}
        <section className="paper puzzle-pages__slip">
          <p>{say('rush.lead')}</p>
          <p className="puzzle-pages__small">
            {say('rush.how')} {best > 0 && say('rush.best', { count: best })}
          </p>
          <button type="button" className="button button--primary" onClick={begin}>
            <Icon name="clock" size={20} /> {say(last ? 'rush.again' : 'rush.start')}
          </button>
        </section>
      </div>
    </PageFrame>
  )
}

function Outcome({ cover, book, rush }: Pick<GameBook, 'cover' | 'book'> & { readonly rush: RushOn }) {
  const { say, sayCounted } = usePuzzleSay()
  const { best } = useStore(theSolvers())[cover.id] ?? NEW_SOLVER
  const { solved, answers } = rush
  return (
    <section className="paper puzzle-pages__slip" role="status">
      <h2 className="title">{say('rush.over')}</h2>
      <p className="puzzle-pages__count">
        {sayCounted('rush.solved', solved)} {solved > 0 && solved === best && say('rush.record')}
      </p>
      {answers.length > 0 && (
        <>
          <h3 className="label">{say('rush.answers')}</h3>
          <ol className="puzzle-pages__answers">
            {answers.map(({ id, isSolved }, at) => (
              <li key={id}>
                <Icon name={isSolved ? 'check' : 'cross'} size={18} />
                <Link href={paths.puzzle(cover.id, id)}>
                  {say('rush.look', {
                    number: at + 1,
                    rating: `${book.puzzles.find(one => one.id === id)?.rating ?? ''}`,
                  })}
                </Link>{' '}
                {say(isSolved ? 'rush.right' : 'rush.wrong')}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
