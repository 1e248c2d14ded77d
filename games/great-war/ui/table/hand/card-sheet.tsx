/** One card large over the table, for a phone: to be read, and played by buttons that say what they do. */
import { PRIMARY, Sheet, type Thing } from '@bivouac/client-shell'
import { attempt } from '../attempt.ts'
import { deed } from '../deed.ts'
import { screenModule } from '../module.ts'
import { pathOf } from '../path-of.ts'
import type { TablePart } from '../seen.ts'
import { spoken } from '../spoken.ts'
import { nameOf } from '../things.ts'
import { tableWords } from '../words.ts'
import { CardFace } from './card-face.tsx'

interface Props extends TablePart {
  readonly thing: Thing
  /** What can be done with it now. */
  readonly commands: readonly number[]
  onClose(): void
}

export function CardSheet({ seen, hands, words, thing, commands, onClose }: Props) {
  const { say } = tableWords(words)
  const { board, view } = seen
  // Aimed cards are aimed on the board; all else is done from here.
  const isAimed = commands.some(command =>
    /^(hex|section|discard):/.test(pathOf(board, view, command)[1] ?? ''),
  )
  const done = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <Sheet className="gw-sheet" label={spoken(seen, words, thing)} onClose={onClose}>
      <CardFace title={nameOf(thing)} board={board} words={words} />
      <div className="gw-sheet__buttons">
        {commands.length === 0 && <p className="gw-sheet__why">{whyNot(seen, words, thing)}</p>}
        {isAimed ? (
          <button
            type="button"
            className="button button--primary"
            {...PRIMARY}
            onClick={done(() => hands.press(thing))}
          >
            {say('hand.choose')}
          </button>
        ) : (
          commands.map((command, i) => {
            const forecast = screenModule.forecast(board, view, command)
            return (
              <button
                key={command}
                type="button"
                className="button button--primary"
                {...(i === 0 ? PRIMARY : {})}
                // Opening the card was the first press; only odds are worth a third.
                onClick={done(() => (forecast ? hands.propose(command) : hands.give(command)))}
              >
                {deed(seen, words, command, forecast)}
              </button>
            )
          })
        )}
        <button type="button" className="button" onClick={onClose}>
          {say('hand.close')}
        </button>
      </div>
    </Sheet>
  )
}

function whyNot(
  { board, view, decision }: TablePart['seen'],
  words: TablePart['words'],
  thing: Thing,
): string {
  const tried = attempt(board, view, decision, [thing])
  const why = tried === undefined ? undefined : screenModule.explain(board, view, tried)
  return why ? words.face.refusal(board, why) : tableWords(words).say('hand.not-now')
}
