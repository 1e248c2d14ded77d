/** The name of the button that gives a command: short, and by its effect. */
import { type Forecast, firstOf } from '@bivouac/kernel'
import { KIND, printedValue } from '../../../src/cards/cards.ts'
import * as c from '../../../src/commands.ts'
import type { NormandyBoard } from '../../../src/scenario/scenario.ts'
import { actionText, cardText, counterSlots } from '../../../src/text/names.ts'
import type { NormandyView } from '../../../src/view/view.ts'
import { ACTIONS, KINDS, SIDES, type SideName, unitName } from '../../../src/vocabulary.ts'
import type { TableWords } from '../say.ts'
import { nowDoing } from './reading.ts'

interface Named {
  readonly board: NormandyBoard
  readonly view: NormandyView
  readonly words: TableWords
  readonly command: number
  readonly forecast: Forecast | undefined
  /** The kind of card, tile or unit that the command names. */
  readonly named: number
}

const DEEDS: Readonly<Record<c.VerbWord, (of: Named) => string>> = {
  bid: ({ words: { say, names }, named }) =>
    say('deed.bid', { card: cardText(names, KINDS[named]), number: KIND[named].initiative }),
  play: playName,
  'hunker-down': ({ words }) => words.say('deed.hunker-down'),
  ready: ({ words }) => words.say('deed.ready'),
  to: ({ board, view, words, named }) =>
    words.say(nowDoing(view)?.kind === 'aim' ? 'deed.aim' : 'deed.to', { tile: board.tiles[named] }),
  at: ({ view, words, forecast, named }) =>
    words.sayCounted(
      'deed.roll',
      forecast?.dice ?? Number(nowDoing(view)?.dice ?? 1),
      counterSlots(words.names, 'unit', unitName(named)),
    ),
  take: ({ words: { say, names }, named }) => say('deed.take', { card: cardText(names, KINDS[named]) }),
  guide: ({ words: { say, names }, named }) =>
    say('deed.guide', counterSlots(names, 'unit', unitName(named))),
  stop: ({ view, words: { names } }) =>
    names.say(nowDoing(view)?.kind === 'take-cards' ? 'label.stop.taking' : 'label.stop.moving'),
  'end-turn': ({ words }) => words.say('deed.end-turn'),
}

export const deedName = (
  board: NormandyBoard,
  view: NormandyView,
  words: TableWords,
  command: number,
  forecast?: Forecast,
): string => DEEDS[c.wordOf(command)]({ board, view, words, command, forecast, named: firstOf(command) })

function playName({ view, words, command, named: kind }: Named): string {
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
