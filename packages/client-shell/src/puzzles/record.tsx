/** The solver's record in a game: the week, the rating with its range, what was solved of each motif, and the best rush. */
import './record.css'
import { useState } from 'react'
import { Link } from 'wouter'
import { SURE } from '../analysis/reading.ts'
import type { GameCover } from '../game-ui.ts'
import { Icon } from '../parts/icon.tsx'
import { paths } from '../paths.ts'
import { useStore } from '../store/use-store.ts'
import { NEW_SOLVER, type Solver, theSolvers } from './kept.ts'
import { usePuzzleSay } from './say.ts'
import { talliesOf } from './tally.ts'
import type { Book } from './use-book.ts'
import { dayOf, weekOf } from './week.ts'

interface Props {
  readonly cover: GameCover
  readonly book: Book
}

const useSolver = ({ id }: GameCover): Solver => useStore(theSolvers())[id] ?? NEW_SOLVER

/** In whole points, as figures without a separator. */
export function rangeOf({ rating: { rating, deviation } }: Pick<Solver, 'rating'>) {
  const whole = (value: number): string => `${Math.round(value)}`
  const off = SURE * deviation
  return { rating: whole(rating), low: whole(rating - off), high: whole(rating + off) }
}

export function Record({ cover, book }: Props) {
  return (
    <>
      <Week cover={cover} />
      <RatingSlip cover={cover} />
      <section className="paper record__motifs">
        <MotifList cover={cover} book={book} />
        <RushRow cover={cover} />
      </section>
    </>
  )
}

function Week({ cover }: Pick<Props, 'cover'>) {
  const { say, language } = usePuzzleSay()
  const { days } = useSolver(cover)
  const [now] = useState(() => new Date())
  const today = dayOf(now)
  const letter = new Intl.DateTimeFormat(language, { weekday: 'narrow' })
  const name = new Intl.DateTimeFormat(language, { weekday: 'long' })
  return (
    <section className="paper record__week">
      <h2 className="title">{say('week')}</h2>
      <ol>
        {weekOf(now).map(date => {
          const day = dayOf(date)
          const isSolved = days[day]
          const state =
            isSolved === undefined ? (day === today ? 'today' : 'none') : isSolved ? 'solved' : 'missed'
          return (
            <li key={day} data-day={state}>
              <span className="sr-only">{say(`day.${state}`, { day: name.format(date) })}</span>
              <i aria-hidden="true">
                {state === 'solved' && <Icon name="check" size={16} />}
                {state === 'missed' && <Icon name="cross" size={14} />}
              </i>
              <span aria-hidden="true">{letter.format(date)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function RatingSlip({ cover }: Pick<Props, 'cover'>) {
  const { say } = usePuzzleSay()
  const { rating, low, high } = rangeOf(useSolver(cover))
  return (
    <section className="paper record__rating">
      <b className="title">{rating}</b>
      <div>
        <h2 className="label">{say('rating')}</h2>
        <p className="record__small">{say('rating.range', { low, high })}</p>
      </div>
    </section>
  )
}

function MotifList({ cover, book }: Props) {
  const { say } = usePuzzleSay()
  const tallies = talliesOf(book.motifs, book.puzzles, useSolver(cover))
  return (
    <>
      <h2 className="label">{say('motifs.long')}</h2>
      <ul>
        {tallies.map(({ motif, solved, tried, all }) => (
          <li key={motif}>
            <Link href={paths.motifs(cover.id, motif)} className="record__motif">
              <Icon name={book.iconOf(motif)} size={20} />
              <span>{book.nameOf(motif)}</span>
              <small>
                <span aria-hidden="true">{tried === 0 ? '–' : say('tally', { solved, tried })}</span>
                <span className="sr-only">{say('tally.spoken', { solved, tried, all })}</span>
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function RushRow({ cover }: Pick<Props, 'cover'>) {
  const { say } = usePuzzleSay()
  const { best } = useSolver(cover)
  return (
    <div className="record__rush">
      <Icon name="clock" size={26} />
      <span>
        <b>{say('rush')}</b>
        <small>{best > 0 ? say('rush.best', { count: best }) : say('rush.none')}</small>
      </span>
      <Link href={paths.rush(cover.id)} className="button button--small">
        {say('rush.start')}
      </Link>
    </div>
  )
}
