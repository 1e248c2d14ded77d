/** The name of the button that gives a command: short, and by its effect. */
import { type Forecast, firstOf, verbOf } from '@bivouac/kernel'
import { KIND, printedValue } from '../../../src/cards/cards.ts'
import * as c from '../../../src/commands.ts'
import type { NormandyBoard } from '../../../src/scenario/scenario.ts'
import { actionText, cardText, counterSlots } from '../../../src/text/names.ts'
import type { NormandyView } from '../../../src/view/view.ts'
import { ACTIONS, KINDS, SIDES, type SideName, unitName } from '../../../src/vocabulary.ts'
import type { TableWords } from '../say.ts'
import { nowDoing } from './reading.ts'

export function deedName(
  board: NormandyBoard,
  view: NormandyView,
  words: TableWords,
  command: number,
  forecast?: Forecast,
): string {
  const { say, sayCounted, names } = words
  const a = firstOf(command)
  switch (verbOf(command)) {
    case c.BID:
      return say('deed.bid', { card: cardText(names, KINDS[a]), number: KIND[a].initiative })
    case c.PLAY:
      return playName(view, words, a, command)
    case c.HUNKER_DOWN:
      return say('deed.hunker-down')
    case c.READY:
      return say('deed.ready')
    case c.TO:
      return say(nowDoing(view)?.kind === 'aim' ? 'deed.aim' : 'deed.to', { tile: board.tiles[a] })
    case c.AT_UNIT:
      return sayCounted(
        'deed.roll',
        forecast?.dice ?? Number(nowDoing(view)?.dice ?? 1),
        counterSlots(names, 'unit', unitName(a)),
      )
    case c.TAKE:
      return say('deed.take', { card: cardText(names, KINDS[a]) })
    case c.GUIDE_UNIT:
      return say('deed.guide', counterSlots(names, 'unit', unitName(a)))
    case c.STOP:
      return names.say(nowDoing(view)?.kind === 'take-cards' ? 'label.stop.taking' : 'label.stop.moving')
    default:
      return say('deed.end-turn')
  }
}

function playName(view: NormandyView, words: TableWords, kind: number, command: number): string {
  const action = ACTIONS[c.actionIn(command)]
  if (action === 'command') return words.sayCounted('deed.command', c.valueIn(command))
  const target = view.seat === 'spectator' ? '' : view[view.seat as SideName].target
  if (action === 'blast' && target !== '') return words.say('deed.blast', { tile: target })
  return words.say('deed.play', {
    card: cardText(words.names, KINDS[kind]),
    action: printedValue(kind, c.actionIn(command)) < 0 ? action : actionText(words.names, kind, action),
  })
}

/** The sides in the order of their turns this round. */
export const turnOrder = (view: NormandyView): readonly SideName[] =>
  view.initiative === SIDES[0] ? SIDES : [SIDES[1], SIDES[0]]
