/** G-13.4 The standing order for the enemy's turn as one chip; at the end of a turn pressing it lets another be chosen. */
import { Icon, thingProps } from '@bivouac/client-shell'
import { verbOf } from '@bivouac/kernel'
import { HOLD, STANDING } from '../../../src/commands.ts'
import { standingText } from '../../../src/text/standing.ts'
import type { TablePart } from '../seen.ts'
import { doingNow } from '../things.ts'
import { tableWords } from '../words.ts'

const THING = 'button:standing'

export function StandingChip({ seen, hands, words }: TablePart) {
  const { say, game } = tableWords(words)
  const { board, view, legal } = seen
  const order = view.seat === 'spectator' ? undefined : view[view.seat].own?.standing
  if (order === undefined) return undefined
  const canChange =
    doingNow(view)?.kind === 'end-turn' && legal.some(one => [STANDING, HOLD].includes(verbOf(one)))
  const inWords = standingText(game, board, order)
  return (
    <button
      type="button"
      className="gw-standing"
      title={inWords ?? say('panel.standing.ask')}
      aria-disabled={!canChange}
      aria-pressed={hands.picked[0] === THING}
      {...thingProps(THING, canChange)}
      onClick={() => canChange && hands.press(THING)}
    >
      {say(inWords === undefined ? 'standing.ask' : 'standing.given')}
      {canChange && <Icon name="down" size={12} />}
    </button>
  )
}
