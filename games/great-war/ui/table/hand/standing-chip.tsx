/** G-13.4 The standing order for the enemy's turn as one chip; at the end of a turn pressing it lets another be chosen. */
import { Icon, thingProps } from '@bivouac/client-shell'
import type { IconName } from '@bivouac/face-kit/art'
import { verbOf } from '@bivouac/kernel'
import * as c from '../../../src/commands.ts'
import { cardText, kindOf } from '../../../src/text/names.ts'
import { type Standing, standingOf, standingText } from '../../../src/text/standing.ts'
import type { TablePart } from '../seen.ts'
import { doingNow } from '../things.ts'
import { type TableWords, tableWords } from '../words.ts'

const THING = 'button:standing'

export function StandingChip({ seen, hands, words }: TablePart) {
  const own = tableWords(words)
  const { say, game } = own
  const { board, view, legal } = seen
  const order = view.seat === 'spectator' ? undefined : view[view.seat].own?.standing
  if (order === undefined) return undefined
  const canChange =
    doingNow(view)?.kind === 'end-turn' && legal.some(one => [c.STANDING, c.HOLD].includes(verbOf(one)))
  const inWords = standingText(game, board, order)
  const standing = standingOf(order)
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
      <Icon name={ICONS[standing.is]} size={16} />
      {shortText(standing, own, seen)}
      {canChange && <Icon name="down" size={12} />}
    </button>
  )
}

const ICONS: Readonly<Record<Standing['is'], IconName>> = {
  ask: 'question',
  'pass-turn': 'forward',
  'save-units': 'shield',
  hold: 'cards',
  'stop-at': 'people',
}

/** As short as a button is: only a card or a unit is named. */
function shortText(
  standing: Standing,
  { say, game }: TableWords,
  { board, view }: TablePart['seen'],
): string {
  switch (standing.is) {
    case 'hold':
      return say('standing.hold', { card: cardText(game, standing.card) })
    case 'stop-at': {
      const kind = kindOf(game, board, standing.unit)
      // It may have fallen since.
      const hex = view.units.find(({ unit }) => unit === standing.unit)?.hex
      return say('standing.stop-at', {
        unit: hex === undefined ? kind : say('slip.hex', { hex, unit: kind }),
      })
    }
    default:
      return say(`standing.${standing.is}`)
  }
}
