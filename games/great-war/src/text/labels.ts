/** One line for each choice. */
import { firstOf, secondOf } from '@bivouac/kernel'
import { COMBAT_TITLES, COMMAND_TITLES } from '../cards/cards.ts'
import { choiceCalled } from '../cards/vocabulary.ts'
import * as c from '../commands.ts'
import { HEX_NAMES, ROWS, STEPS } from '../geometry.ts'
import { type VerbWord, wordOf } from '../notation.ts'
import { explore, PLAIN, stepsTo } from '../rules/reach.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import type { DecisionName } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { lastTable } from '../view/explain.ts'
import type { GreatWarDoing, GreatWarView } from '../view/view.ts'
import { HEXES, SECTIONS, STANDING_ORDERS, UNIT_NAMES } from '../vocabulary.ts'
import { cardText, doesText, fullText, hexText, ownText, unitOn } from './names.ts'
import { ordersGiven } from './prompts.ts'
import type { MessageKey, Words } from './words.ts'

interface Labelled {
  readonly words: Words
  readonly board: GreatWarBoard
  readonly view: GreatWarView
  /** The first thing that the command names, and the second: hexes, mostly. */
  readonly a: number
  readonly b: number
}

const plain =
  (key: MessageKey) =>
  ({ words }: Labelled): string =>
    words.say(key)
/** A line about the unit on the hex that is named. */
const ofUnit =
  (key: MessageKey) =>
  ({ words, view, a }: Labelled): string =>
    words.say(key, { unit: own(words, view, a) })
/** A line that also says what the card does. */
const ofCard =
  (key: MessageKey, titles: readonly string[]) =>
  ({ words, a }: Labelled): string =>
    words.say(key, cardSlots(words, titles[a]))
/** At the enemy's answer the same word means something else. */
const answering =
  (inAnswer: MessageKey, elsewhere: (of: Labelled) => string) =>
  (of: Labelled): string =>
    doing(of.view)?.kind === 'answer' ? of.words.say(inAnswer) : elsewhere(of)

const LABELS: Readonly<Record<VerbWord, (of: Labelled) => string>> = {
  play: ofCard('label.play', COMMAND_TITLES),
  combat: combatLabel,
  order: ofUnit('label.order'),
  'order artillery': plain('label.order.artillery'),
  done: doneLabel,
  move: moveLabel,
  exit: ofUnit('label.exit'),
  advance: ofUnit('label.advance'),
  raid: ({ words, view, a, b }) =>
    words.say('label.raid', { unit: own(words, view, a), ...toHex(words, view, b) }),
  battle: battleLabel,
  join: ofUnit('label.join'),
  'remove-wire': ofUnit('label.remove-wire'),
  shell: shellLabel,
  dice: ({ words, a }) => words.sayCounted('label.dice', a),
  to: ({ words, view, a }) =>
    words.say(choiceCalled(doing(view)?.title)?.toLabel ?? 'label.to', toHex(words, view, a)),
  ignore: plain('label.ignore'),
  'take-ground': ({ words, view }) =>
    words.say('label.take-ground', toHex(words, view, HEX_NAMES.indexOf(String(doing(view)?.hex)))),
  stay: plain('label.stay'),
  pass: answering('label.pass.answer', plain('label.pass.with-card')),
  keep: ofCard('label.keep', COMMAND_TITLES),
  'take-medal': plain('label.take-medal'),
  draw: plain('label.draw'),
  'take-card': plain('label.take-card'),
  'take-hq': plain('label.take-hq'),
  discard: ofCard('label.discard', COMBAT_TITLES),
  'give-back': ofCard('label.give-back', COMBAT_TITLES),
  at: of => ofUnit(doing(of.view)?.kind === 'standing' ? 'label.at.stop' : 'label.at.figure')(of),
  section: ({ words, a }) => words.say(`label.section.${SECTIONS[a]}`),
  spend: ({ words, board }) => words.say('label.spend', { cost: board.house.physicianPerFigure }),
  standing: answering('label.standing.pass-rest', ({ words, a }) =>
    words.say(`label.standing.${STANDING_ORDERS[a]}`),
  ),
  hold: ofCard('label.standing.hold', COMBAT_TITLES),
}

export const label = (words: Words, board: GreatWarBoard, view: GreatWarView, command: number): string =>
  LABELS[wordOf(command)]({ words, board, view, a: firstOf(command), b: secondOf(command) })

const doing = (view: GreatWarView): GreatWarDoing | undefined => view.doing.at(-1)

const cardSlots = (words: Words, title: string): { card: string; does: string } => ({
  card: cardText(words, title),
  does: doesText(words, title),
})

/** The unit on a hex without its side; the hex alone if nobody is there. */
function own(words: Words, view: GreatWarView, hex: number): string {
  const unit = unitOn(view, HEX_NAMES[hex])
  return unit ? ownText(words, unit) : HEX_NAMES[hex]
}

/** A hex with what lies there; open ground needs no word. */
const toHex = (words: Words, view: GreatWarView, hex: number): { to: string } => ({
  to: hexText(words, view.hexes[hex]),
})

function combatLabel({ words, board, view, a: title, b: aim }: Labelled): string {
  const { say } = words
  const slots = { ...cardSlots(words, COMBAT_TITLES[title]), cost: board.house.combatCosts[title] }
  if (aim === c.AIM_NONE) return say('label.combat', slots)
  return say('label.combat.at', { ...slots, aim: aimText(words, view, aim) })
}

function aimText(words: Words, view: GreatWarView, aim: number): string {
  if (c.sectionIn(aim) >= 0) return words.say(`section.${SECTIONS[c.sectionIn(aim)]}`)
  if (c.titleIn(aim) >= 0) return cardText(words, COMBAT_TITLES[c.titleIn(aim)])
  const hex = HEX_NAMES[c.hexIn(aim)]
  const unit = unitOn(view, hex)
  return unit ? fullText(words, unit) : hex
}

/** What `done` closes depends on the decision. */
const DONE_LABELS: Partial<Readonly<Record<DecisionName, MessageKey>>> = {
  order: 'label.done.order',
  move: 'label.done.move',
  advancing: 'label.done.advancing',
  shell: 'label.done.shell',
  battle: 'label.done.battle',
  'cross-fire': 'label.done.cross-fire',
  'end-turn': 'label.done.end-turn',
  standing: 'label.done.standing',
}

function doneLabel({ words: { say }, view }: Labelled): string {
  const kind = doing(view)?.kind
  if (kind === 'order' && ordersGiven(view) === 0) return say('label.done.order.none')
  return say(DONE_LABELS[kind as DecisionName] ?? 'label.done.choose')
}

function moveLabel({ words, board, view, a: from, b: to }: Labelled): string {
  const slots = { unit: own(words, view, from), ...toHex(words, view, to) }
  const isMove = doing(view)?.kind === 'move'
  return words.say(isMove && endsUnfit(board, view, from, to) ? 'label.move.unfit' : 'label.move', slots)
}

/** G-5.1 Whether a unit that moves so far can no longer battle. With Rush & Rotation nobody can anyway. */
export function endsUnfit(board: GreatWarBoard, view: GreatWarView, from: number, to: number): boolean {
  const unit = unitOn(view, HEX_NAMES[from])
  if (unit === undefined || view.flags.includes('no-battle')) return false
  if (!unit.kind.startsWith('infantry')) return true
  const t = lastTable(board, view)
  const [far, andBattle] = [s.farReach(t), s.battleReach(t)]
  explore(t, UNIT_NAMES.indexOf(unit.unit), far, PLAIN)
  return stepsTo(to) > andBattle
}

function battleLabel({ words, view, a: from, b: at }: Labelled): string {
  const { say } = words
  const target = unitOn(view, HEX_NAMES[at])
  const slots = { unit: own(words, view, from), to: HEX_NAMES[at] }
  if (target === undefined) return say('label.battle.wire', slots)
  const close = STEPS[from * HEXES + at] === 1
  return say(close ? 'label.battle.close' : 'label.battle.ranged', {
    ...slots,
    target: ownText(words, target),
  })
}

function shellLabel({ words, view, a: at }: Labelled): string {
  const { say } = words
  const hex = HEX_NAMES[at]
  const unit = unitOn(view, hex)
  if (unit) return say('label.shell.unit', { row: ROWS[at], unit: fullText(words, unit) })
  return say(view.hexes[at].wire ? 'label.shell.wire' : 'label.shell', { row: ROWS[at], hex })
}
