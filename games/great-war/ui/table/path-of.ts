/** Which things are pressed one after the other to give a command. */
import type { Thing } from '@bivouac/client-shell'
import { firstOf, secondOf, verbOf } from '@bivouac/kernel'
import { COMBAT_TITLES, COMMAND_TITLES } from '../../src/cards/cards.ts'
import * as c from '../../src/commands.ts'
import { formatCommand } from '../../src/notation.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import { doingNow, hexThing, sectionThing } from './things.ts'

/** The buttons for standing orders, by the number in their command. */
export const STANDING_BUTTONS = [
  'button:standing-ask',
  'button:standing-pass-turn',
  'button:standing-stop-at',
  'button:standing-save-units',
] as const satisfies readonly Thing[]

export function pathOf(board: GreatWarBoard, view: GreatWarView, command: number): readonly Thing[] {
  const a = firstOf(command)
  const b = secondOf(command)
  switch (verbOf(command)) {
    case c.PLAY:
      return [`card:${COMMAND_TITLES[a]}`]
    case c.COMBAT:
      return combatPath(view, a, b)
    // The unit that goes on over the top is the only one that may: the hex says it all.
    case c.MOVE:
      return doingNow(view)?.kind === 'advancing' ? [hexThing(b)] : [hexThing(a), hexThing(b)]
    case c.RAID:
    case c.BATTLE:
      return [hexThing(a), hexThing(b)]
    case c.EXIT:
      return [hexThing(a), 'button:exit']
    case c.ADVANCE:
      return [hexThing(a), 'button:advance']
    case c.REMOVE_WIRE:
      return [hexThing(a), 'button:remove-wire']
    case c.ORDER:
    case c.JOIN:
    case c.SHELL:
    case c.TO:
    case c.AT_HEX:
      return [hexThing(a)]
    case c.ORDER_ARTILLERY:
      return ['button:artillery']
    case c.DICE:
      return [`button:dice-${a}`]
    case c.SECTION:
      return [sectionThing(a)]
    case c.KEEP:
      return [`drawn:${COMMAND_TITLES[a]}`]
    case c.GIVE_BACK:
      return [`drawn:${COMBAT_TITLES[a]}`]
    case c.DISCARD:
      return [`combat:${COMBAT_TITLES[a]}`, 'button:discard']
    case c.HOLD:
      return ['button:standing', `combat:${COMBAT_TITLES[a]}`]
    case c.STANDING:
      return doingNow(view)?.kind === 'answer'
        ? [STANDING_BUTTONS[a]]
        : ['button:standing', STANDING_BUTTONS[a]]
    default:
      return [`button:${formatCommand(board, command)}`]
  }
}

/** At the end of a turn a combat card can be played or traded: a second press says which. */
function combatPath(view: GreatWarView, title: number, aim: number): readonly Thing[] {
  const card: Thing = `combat:${COMBAT_TITLES[title]}`
  if (doingNow(view)?.kind === 'end-turn') return [card, 'button:play']
  if (c.hexIn(aim) >= 0) return [card, hexThing(c.hexIn(aim))]
  if (c.sectionIn(aim) >= 0) return [card, sectionThing(c.sectionIn(aim))]
  if (c.titleIn(aim) >= 0) return [card, `discard:${COMBAT_TITLES[c.titleIn(aim)]}`]
  return [card]
}
