/** One line of the log with what hangs on it; the newest lies open, older ones unfold. */
import type { Board } from '@bivouac/kernel'
import { type CSSProperties, memo, useMemo, useState } from 'react'
import type { GameCover, GameUi, Hands, Mention, PartProps } from '../game-ui.ts'
import { useSay } from '../say/say.ts'
import { useIsPointed } from '../touch/use-is-pointed.ts'
import { ClauseLink } from './clause-link.tsx'
import { Dice } from './dice.tsx'
import { Icon } from './icon.tsx'
import { type Fold, isSameFold, type LogLine, mentionIn, thingsOf } from './log-lines.ts'
import { SideSign } from './side-sign.tsx'

export interface LogFoldProps {
  readonly fold: Fold
  readonly isLast: boolean
  /** The moment that is shown, if it is one of these lines. */
  readonly seq: number | undefined
  readonly ui: GameUi
  readonly cover: GameCover
  readonly board: Board
  readonly lookAt: (seq: number) => void
  readonly tell: Hands['tell']
  readonly pointing: PartProps['pointing']
  /** What it shows on the board when it is pointed at; the whole of it unless given. */
  readonly mentioned?: Mention
}

const isSame = (was: LogFoldProps, is: LogFoldProps): boolean =>
  (Object.keys(is) as (keyof LogFoldProps)[]).every(
    key => was[key] === is[key] || (key === 'fold' && isSameFold(was.fold, is.fold)),
  )

export const LogFold = memo(function LogFold(props: LogFoldProps) {
  const { fold, isLast } = props
  const { say } = useSay()
  const [opened, setOpened] = useState<boolean>()
  const isOpen = opened ?? isLast
  return (
    <>
      <li className="log__row">
        <Line {...props} line={fold.line} />
        <LineClause ui={props.ui} line={fold.line} />
        {fold.more.length > 0 && (
          <button
            type="button"
            tabIndex={-1}
            className="log__unfold"
            aria-expanded={isOpen}
            aria-label={say(isOpen ? 'log.fold' : 'log.unfold', { line: fold.line.text })}
            onClick={() => setOpened(!isOpen)}
          >
            <Icon name={isOpen ? 'up' : 'down'} size={14} />
          </button>
        )}
      </li>
      {isOpen &&
        fold.more.map(line => (
          <li key={line.key} className="log__row log__row--more">
            <Line {...props} line={line} />
            <LineClause ui={props.ui} line={line} />
          </li>
        ))}
    </>
  )
}, isSame)

/** It shows itself when the line is pointed at or has the focus: a number in every line would drown the words. */
function LineClause({ ui, line }: { readonly ui: GameUi; readonly line: LogLine }) {
  const clause = ui.clauseOf?.(line.fact)
  return clause === undefined ? undefined : <ClauseLink clause={clause} isInList />
}

function Line(props: LogFoldProps & { readonly line: LogLine }) {
  const { line, fold, seq, ui, cover, board, lookAt, tell, pointing, mentioned } = props
  const dice = ui.diceOf?.(line.fact) ?? []
  const light = () => tell(mentioned ?? mentionIn(ui, board, fold))
  const things = useMemo(() => thingsOf(ui, board, line), [ui, board, line])
  const isPointed = useIsPointed(pointing, things)
  const clause = ui.clauseOf?.(line.fact)
  // Room that is kept behind the last word goes to the next line with it, and never alone. Dice are company enough.
  const last = dice.length > 0 ? line.text.length : line.text.lastIndexOf(' ') + 1
  return (
    <button
      type="button"
      tabIndex={-1}
      className="log__line"
      aria-current={line.seq === seq || undefined}
      data-pointed={isPointed || undefined}
      onClick={() => lookAt(line.seq)}
      onPointerEnter={light}
      onPointerLeave={() => tell(undefined)}
      onFocus={light}
      onBlur={() => tell(undefined)}
    >
      <span className="log__sign">
        {line.side !== undefined && line.side >= 0 && <SideSign cover={cover} side={line.side} />}
      </span>
      <span>
        {line.text.slice(0, last)}
        <span className="log__end">
          {line.text.slice(last)}
          {dice.length > 0 && (
            <span className="log__dice" aria-hidden="true">
              <Dice dice={dice} />
            </span>
          )}
          {clause !== undefined && (
            <span className="log__clause-room" style={{ '--letters': clause.length } as CSSProperties} />
          )}
        </span>
      </span>
    </button>
  )
}
