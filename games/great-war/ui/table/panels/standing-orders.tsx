/** G-13.4 The standing order for the enemy's turn in plain words, and while it may be changed, the choices. */
import { verbOf } from '@bivouac/kernel'
import { COMBAT_TITLES } from '../../../src/cards.ts'
import { HOLD as HOLD_VERB, STANDING } from '../../../src/commands.ts'
import { HOLD, PASS_TURN, SAVE_UNITS, STOP_AT } from '../../../src/rules/windows.ts'
import { cardText, unitText } from '../../../src/text/names.ts'
import { UNIT_NAMES } from '../../../src/words.ts'
import { deed } from '../deed.ts'
import type { GreatWarSeen, TablePart } from '../seen.ts'
import { doingNow } from '../things.ts'
import { type TableWords, tableWords } from '../words.ts'

export function StandingOrders({ seen, hands, words }: TablePart) {
  const own = tableWords(words)
  const { view, legal } = seen
  const order = view.seat === 'spectator' ? undefined : view[view.seat].own?.standing
  if (order === undefined) return undefined
  const choices =
    doingNow(view)?.kind === 'end-turn'
      ? legal.filter(one => [STANDING, HOLD_VERB].includes(verbOf(one)))
      : []
  return (
    <>
      <h3 className="label">{own.say('panel.standing')}</h3>
      <p className="gw-panel__small">
        {inWords(seen, own, order)}
        {order === 0 && choices.length === 0 && ` ${own.say('panel.standing.when')}`}
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

function inWords({ board }: GreatWarSeen, { say, game }: TableWords, order: number): string {
  if (order === 0) return say('panel.standing.ask')
  if (order === PASS_TURN) return game.say('table.standing.pass')
  if (order === SAVE_UNITS) return game.say('table.standing.save')
  if (order >= HOLD)
    return game.say('table.standing.hold', { card: cardText(game, COMBAT_TITLES[order - HOLD]) })
  return game.say('table.standing.stop', { unit: unitText(game, board, UNIT_NAMES[order - STOP_AT]) })
}
