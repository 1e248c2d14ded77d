/** The table before it is laid, and the words when it cannot be. */
import './table-skeleton.css'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { BarFrame } from '../parts/app-bar.tsx'
import { paths } from '../paths.ts'
import { problemText } from '../say/problem-text.ts'
import { useSay } from '../say/say.ts'
import type { Trouble } from './trouble.ts'

/** What the table will be written in. A face is fetched when it is first needed, and when it comes that late, lines break anew. */
const FACES = ['400 1em "Source Sans 3"', '600 1em "Source Sans 3"', '700 1em "Barlow Condensed"']

function fetchFaces(): void {
  // Without them there is another face.
  for (const face of FACES) document.fonts.load(face).catch(() => undefined)
}

export function TableSkeleton() {
  const { say } = useSay()
  useEffect(fetchFaces, [])
  // Whoever comes by an address that tells which ground it is has seen it before the app was there.
  const { ground } = document.documentElement.dataset
  return (
    <div className="desk table-skeleton">
      <BarFrame />
      <p role="status" className="table-skeleton__words">
        {say('page.opening')}
      </p>
      <div className="paper table-skeleton__column" />
      <div className="table-skeleton__board">{ground !== undefined && <img src={ground} alt="" />}</div>
      <div className="paper table-skeleton__column" />
    </div>
  )
}

interface Props {
  readonly trouble: Trouble
  again(): void
}

export function GameFailed({ trouble, again }: Props) {
  const words = useSay()
  const { say } = words
  /** What is not there will not be there when it is tried again. */
  const isThere = trouble.problem.code !== 'no-such-game'
  return (
    <div className="desk game-failed">
      <BarFrame />
      <main className="paper game-failed__slip" role="alert">
        <h1 className="title">{say('page.failed')}</h1>
        <p>{problemText(words, trouble.problem)}</p>
        {isThere && <p>{say('page.kept')}</p>}
        <div className="game-failed__onward">
          <Link href={paths.home} className="button">
            {say('lost.home')}
          </Link>
          <Link href={paths.games} className={`button ${isThere ? '' : 'button--primary'}`}>
            {say('games.title')}
          </Link>
          {isThere && (
            <button type="button" className="button button--primary" onClick={again}>
              {say('trouble.again')}
            </button>
          )}
        </div>
      </main>
    </div>
  )
}
