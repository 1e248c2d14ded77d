/** Commands with their chances and errors, one row each, on one axis. */
import './choices.css'
import type { Board } from '@bivouac/kernel'
import type { Chance, Moment } from '@bivouac/protocol'
import type { GameUi, Words } from '../game-ui.ts'
import { numbersIn } from '../luck/numbers.ts'
import { codeOf, labelOf } from '../table/written.ts'
import type { Thing } from '../touch/touch.ts'
import { Interval } from './interval.tsx'

export interface ChoiceRow {
  /** In the game's notation. */
  readonly command: string
  readonly chance: Chance
  /** How far the chance may be off, 19 times in 20. */
  readonly off: Chance
  readonly isPlayed: boolean
  /** How it would go on, as far as the search has looked. */
  readonly next?: readonly string[]
  /** Said below its name. */
  readonly more?: string | undefined
}

export interface RowsProps {
  readonly rows: readonly ChoiceRow[]
  /** The chance of the best, dotted through all rows. */
  readonly best: Chance
  /** What is said of the one that was given. */
  readonly mine: string
  readonly ui: GameUi
  readonly board: Board
  readonly words: Words
  /** The table as its side saw it before it chose; undefined while it is on its way. */
  readonly moment: Pick<Moment, 'view'> | undefined
  /** Shows on the board where a command goes and how it would go on: what is pointed at, or nothing. */
  readonly point?: (things: readonly Thing[] | undefined, line?: readonly string[]) => void
}

/** The axis leaves some room around what is on it. */
const ROOM = 300

export function ChoiceRows({ rows, best, mine, ui, board, words, moment, point }: RowsProps) {
  const { tenths } = numbersIn(words.language)
  const ends = rows.flatMap(({ chance, off }) => [chance - off, chance + off])
  const [from, to] = [Math.max(0, Math.min(...ends) - ROOM), Math.min(10_000, Math.max(...ends) + ROOM)]

  return (
    <ol className="choices">
      {rows.map(({ command, chance, off, isPlayed, next = [], more }) => {
        const code = codeOf(ui, board, command)
        const things = moment && code !== undefined ? ui.pathOf(board, moment.view, code) : undefined
        const label = labelOf(ui, words, board, moment?.view, command)
        const show = () => point?.(things, [command, ...next])
        const inside = (
          <>
            <span className="choices__label">
              {label}
              {isPlayed && <b> · {mine}</b>}
              {more && <small>{more}</small>}
            </span>
            <Interval {...{ chance, off, from, to, best, isPlayed }} />
            <span className="choices__chance">
              {tenths(chance / 100)} % <small>± {tenths(off / 100)}</small>
            </span>
          </>
        )
        return (
          <li key={command}>
            {point ? (
              <button
                type="button"
                className="choices__one"
                onPointerEnter={show}
                onPointerLeave={() => point(undefined)}
                onFocus={show}
                onBlur={() => point(undefined)}
                onClick={show}
              >
                {inside}
              </button>
            ) : (
              <div className="choices__one">{inside}</div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
