/** What the bot would do: its best lines, how it rates each, the arithmetic behind, and a press that takes the line over. */
import './hint-slip.css'
import { useSay } from '../say/say.ts'
import { useDesk } from '../table/desk.ts'
import { pointsAt } from '../touch/points-at.ts'
import { Icon } from './icon.tsx'

const LINES = 3

export function HintSlip() {
  const { say, percent } = useSay()
  const { ui, seen, words, hand, table, state } = useDesk()
  const { hint } = state
  if (hint === undefined || !seen.isLive) return undefined
  const [best] = hint === 'thinking' ? [] : hint.lines
  return (
    <section className="paper hint-slip" aria-label={say('hint')}>
      <div className="hint-slip__head">
        <Icon name="lamp" size={20} />
        <h2>{say('hint')}</h2>
        <button type="button" aria-label={say('hint.close')} onClick={table.dropHint}>
          <Icon name="cross" size={14} />
        </button>
      </div>
      {hint === 'thinking' ? (
        <p role="status">{say('hint.thinking')}</p>
      ) : (
        <ol className="hint-slip__lines">
          {hint.lines.slice(0, LINES).map(({ command, chance, visits }) => (
            <li key={command}>
              <button
                type="button"
                className="hint-slip__line"
                {...pointsAt(hand.hands, ui.pathOf(seen.board, seen.view, command).at(-1))}
                onClick={() => hand.choose(command)}
              >
                <span className="hint-slip__label">{words.face.label(seen.board, seen.view, command)}</span>
                <span className="hint-slip__bar" aria-hidden="true">
                  <i style={{ width: `${Math.round(chance * 100)}%` }} />
                </span>
                <span className="hint-slip__chance">{percent(chance)}</span>
                <Why command={command} isBest={command === best?.command} visits={visits} />
              </button>
            </li>
          ))}
        </ol>
      )}
      {best && <p className="hint-slip__note">{say('hint.note')}</p>}
    </section>
  )
}

/** The odds of the roll if there is one, and how much thought stands behind the line. */
function Why({ command, isBest, visits }: { command: number; isBest: boolean; visits: number }) {
  const { say, sayCounted } = useSay()
  const { seen, words } = useDesk()
  const odds = words.face.odds(seen.board, seen.view, command)
  const looked = visits > 0 ? sayCounted(isBest ? 'hint.best' : 'hint.looked', visits) : undefined
  return (
    <small className="hint-slip__why">
      {odds && <span>{odds}. </span>}
      {looked ?? (isBest ? say('hint.first') : undefined)}
    </small>
  )
}
