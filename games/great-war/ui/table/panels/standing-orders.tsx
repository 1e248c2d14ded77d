/** G-13.4 The standing order for the enemy's turn in plain words, and while it may be changed, the choices. */
import { verbOf } from '@bivouac/kernel'
import { HOLD, STANDING } from '../../../src/commands.ts'
import { standingText } from '../../../src/text/standing.ts'
import { deed } from '../deed.ts'
import type { TablePart } from '../seen.ts'
import { doingNow } from '../things.ts'
import { tableWords } from '../words.ts'

export function StandingOrders({ seen, hands, words }: TablePart) {
  const own = tableWords(words)
  const { view, legal } = seen
  const order = view.seat === 'spectator' ? undefined : view[view.seat].own?.standing
  if (order === undefined) return undefined
  const inWords = standingText(own.game, seen.board, order)
  const choices =
    doingNow(view)?.kind === 'end-turn' ? legal.filter(one => [STANDING, HOLD].includes(verbOf(one))) : []
  return (
    <>
      <h3 className="label">{own.say('panel.standing')}</h3>
      <p className="gw-panel__small">
        {inWords ?? own.say('panel.standing.ask')}
        {inWords === undefined && choices.length === 0 && ` ${own.say('panel.standing.when')}`}
      </p>
      {choices.length > 0 && (
        <ul className="gw-standing">
          {choices.map(command => (
            <li key={command}>
              <button type="button" className="button button--small" onClick={() => hands.give(command)}>
                {deed(seen, words, command, undefined)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
