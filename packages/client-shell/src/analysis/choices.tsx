/** What could have been done: the best commands that were found and the one that was given, with their chances and errors. */
import './choices.css'
import type { Step } from '@bivouac/analysis'
import type { Board } from '@bivouac/kernel'
import type { Moment } from '@bivouac/protocol'
import type { GameUi, Words } from '../game-ui.ts'
import { numbersIn } from '../luck/numbers.ts'
import { codeOf, labelOf } from '../table/written.ts'
import type { Thing } from '../touch/touch.ts'
import { Interval } from './interval.tsx'
import { SURE } from './reading.ts'
import { useAnalysisSay } from './say.ts'

interface Props {
  readonly step: Step
  readonly ui: GameUi
  readonly board: Board
  readonly words: Words
  /** The table as its side saw it before it chose; undefined while it is on its way. */
  readonly moment: Moment | undefined
  /** Shows on the board where a command goes: what is pointed at, or nothing. */
  readonly point?: (things: readonly Thing[] | undefined) => void
}

interface Row {
  readonly command: string
  readonly chance: number
  readonly error: number
  readonly isPlayed: boolean
}

function rowsOf({ command, decision }: Step): readonly Row[] {
  if (!decision) return []
  const rows = decision.choices.map(choice => ({ ...choice, isPlayed: choice.command === command }))
  if (rows.some(row => row.isPlayed)) return rows
  return [...rows, { command, chance: decision.given, error: decision.error, isPlayed: true }]
}

/** The axis leaves some room around what is on it. */
const ROOM = 300

export function Choices({ step, ui, board, words, moment, point }: Props) {
  const { say } = useAnalysisSay()
  const { tenths } = numbersIn(words.language)
  const rows = rowsOf(step)
  const ends = rows.flatMap(({ chance, error }) => [chance - SURE * error, chance + SURE * error])
  const [from, to] = [Math.max(0, Math.min(...ends) - ROOM), Math.min(10_000, Math.max(...ends) + ROOM)]
  const best = step.decision?.best ?? 0
  return (
    <ol className="choices">
      {rows.map(({ command, chance, error, isPlayed }) => {
        const code = codeOf(ui, board, command)
        const things = moment && code !== undefined ? ui.pathOf(board, moment.view, code) : undefined
        const label = labelOf(ui, words, board, moment?.view, command)
        const inside = (
          <>
            <span className="choices__label">
              {label}
              {isPlayed && <b> · {say('played')}</b>}
            </span>
            <Interval
              chance={chance}
              off={SURE * error}
              from={from}
              to={to}
              best={best}
              isPlayed={isPlayed}
            />
            <span className="choices__chance">
              {tenths(chance / 100)} % <small>± {tenths((SURE * error) / 100)}</small>
            </span>
          </>
        )
        return (
          <li key={command}>
            {point ? (
              <button
                type="button"
                className="choices__one"
                onPointerEnter={() => point(things)}
                onPointerLeave={() => point(undefined)}
                onFocus={() => point(things)}
                onBlur={() => point(undefined)}
                onClick={() => point(things)}
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
