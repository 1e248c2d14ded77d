/** The line of the whole game: rounds as bands, marks for what happened, and a thumb to drag. */
import './timeline.css'
import { type CSSProperties, lazy, memo, Suspense } from 'react'
import type { GameCover } from '../game-ui.ts'
import { Icon } from '../parts/icon.tsx'
import { SideSign } from '../parts/side-sign.tsx'
import { useDesk } from '../table/desk.ts'
import { useAtTheatre } from './at-theatre.ts'
import type { Chapters } from './chapters.ts'
import type { Note } from './notes.ts'
import { useTheatreSay } from './say.ts'

const Curve = lazy(async () => ({ default: (await import('../analysis/curve.tsx')).Curve }))

const place = (seq: number, last: number): string => `${(100 * seq) / Math.max(1, last)}%`

export function Timeline() {
  const { say } = useTheatreSay()
  const { cover, room } = useDesk()
  const { chapters, seq, go, placeOf, notes, reading } = useAtTheatre()
  const { last } = chapters
  return (
    <div className="timeline">
      {reading && (
        <Suspense>
          <Curve
            isBare
            steps={reading.account.steps}
            last={last}
            height={room === 'narrow' ? 48 : 84}
            label={say('analysis')}
            rounds={chapters.rounds}
            marks={NO_MARKS}
            here={seq}
            onGo={go}
          />
        </Suspense>
      )}
      <div className="timeline__track">
        <Bands chapters={chapters} least={room === 'narrow' ? LEAST_ON_PHONES : LEAST} />
        <Marks chapters={chapters} cover={cover} notes={notes} />
        <input
          type="range"
          className="timeline__thumb"
          min={0}
          max={last}
          value={seq}
          aria-label={say('thumb')}
          aria-valuetext={`${placeOf(seq)}, ${say('at', { seq, last })}`}
          onChange={event => go(Number(event.target.value))}
        />
      </div>
      {room === 'wide' && <Key />}
    </div>
  )
}

const NO_MARKS: readonly never[] = []

/** The share of the line that a round needs to have its number written on it. */
const LEAST = 0.021
const LEAST_ON_PHONES = 0.07

interface BandsProps {
  readonly chapters: Chapters
  readonly least: number
}

const Bands = memo(function Bands({ chapters: { rounds, last }, least }: BandsProps) {
  const lengthOf = (i: number): number => (rounds[i + 1] ?? last) - rounds[i]
  return (
    <div className="timeline__bands" aria-hidden="true">
      {rounds.map((from, i) => (
        <span
          key={from}
          style={
            {
              '--from': place(from, last),
              '--width': place(lengthOf(i), last),
            } as CSSProperties
          }
        >
          {lengthOf(i) >= least * last && i + 1}
        </span>
      ))}
    </div>
  )
})

interface MarksProps {
  readonly chapters: Chapters
  readonly cover: GameCover
  readonly notes: readonly Note[]
}

/** Seen, not heard: the story tells the same in words. */
const Marks = memo(function Marks({ chapters: { marks, last }, cover, notes }: MarksProps) {
  return (
    <div className="timeline__marks" aria-hidden="true">
      {marks.map(({ seq, kind, side }) => (
        <span
          key={`${seq} ${kind}`}
          className={`timeline__mark timeline__mark--${kind}`}
          data-livery={side === undefined ? undefined : cover.liveries[side]}
          style={{ '--at': place(seq, last) } as CSSProperties}
        >
          {kind === 'loss' && <Icon name="cross" size={9} />}
          {kind === 'objective' &&
            (side === undefined ? <Icon name="star" size={11} /> : <SideSign cover={cover} side={side} />)}
        </span>
      ))}
      {notes.map(({ seq }) => (
        <span
          key={`note ${seq}`}
          className="timeline__mark timeline__mark--note"
          style={{ '--at': place(seq, last) } as CSSProperties}
        />
      ))}
    </div>
  )
})

const KEYS = [
  { mark: 'loss', sign: <Icon name="cross" size={9} /> },
  { mark: 'objective', sign: <Icon name="star" size={11} /> },
  { mark: 'card', sign: undefined },
  { mark: 'note', sign: undefined },
] as const

function Key() {
  const { say } = useTheatreSay()
  return (
    <p className="timeline__key" aria-hidden="true">
      {KEYS.map(({ mark, sign }) => (
        <span key={mark}>
          <i className={`timeline__mark timeline__mark--${mark}`}>{sign}</i>
          {say(`mark.${mark}`)}
        </span>
      ))}
    </p>
  )
}
