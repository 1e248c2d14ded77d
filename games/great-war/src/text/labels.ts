/** One line for each choice. */
import { firstOf, secondOf, verbOf } from '@bivouac/kernel'
import { COMBAT_TITLES, COMMAND_TITLES } from '../cards/cards.ts'
import { choiceCalled } from '../cards/vocabulary.ts'
import * as c from '../commands.ts'
import { HEX_NAMES, ROWS, STEPS } from '../geometry.ts'
import type { Doing } from '../position/frame-text.ts'
import { explore, PLAIN, stepsTo } from '../rules/reach.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import * as s from '../state/state.ts'
import { lastTable } from '../view/explain.ts'
import type { GreatWarView } from '../view/view.ts'
import { HEXES, SECTIONS, UNIT_NAMES } from '../vocabulary.ts'
import { cardText, doesText, fullText, hexText, ownText, unitOn } from './names.ts'
import { ordersGiven } from './prompts.ts'
import type { Words } from './words.ts'

export function label(words: Words, board: GreatWarBoard, view: GreatWarView, command: number): string {
  const { say } = words
  const a = firstOf(command)
  const b = secondOf(command)
  switch (verbOf(command)) {
    case c.PLAY:
      return say('label.play', cardSlots(words, COMMAND_TITLES[a]))
    case c.COMBAT:
      return combatLabel(words, board, view, a, b)
    case c.ORDER:
      return say('label.order', { unit: own(words, view, a) })
    case c.ORDER_ARTILLERY:
      return say('label.order.artillery')
    case c.DONE:
      return doneLabel(words, view)
    case c.MOVE:
      return moveLabel(words, board, view, a, b)
    case c.EXIT:
      return say('label.exit', { unit: own(words, view, a) })
    case c.ADVANCE:
      return say('label.advance', { unit: own(words, view, a) })
    case c.RAID:
      return say('label.raid', { unit: own(words, view, a), ...toHex(words, view, b) })
    case c.BATTLE:
      return battleLabel(words, view, a, b)
    case c.JOIN:
      return say('label.join', { unit: own(words, view, a) })
    case c.REMOVE_WIRE:
      return say('label.remove-wire', { unit: own(words, view, a) })
    case c.SHELL:
      return shellLabel(words, view, a)
    case c.DICE:
      return words.sayCounted('label.dice', a)
    default:
      return otherLabel(words, board, view, verbOf(command), a)
  }
}

function otherLabel(words: Words, board: GreatWarBoard, view: GreatWarView, verb: number, a: number): string {
  const { say } = words
  switch (verb) {
    case c.TO:
      return say(choiceCalled(doing(view)?.title)?.toLabel ?? 'label.to', toHex(words, view, a))
    case c.IGNORE:
      return say('label.ignore')
    case c.TAKE_GROUND:
      return say('label.take-ground', toHex(words, view, HEX_NAMES.indexOf(String(doing(view)?.hex))))
    case c.STAY:
      return say('label.stay')
    case c.PASS:
      return say(doing(view)?.kind === 'answer' ? 'label.pass.answer' : 'label.pass.with-card')
    case c.KEEP:
      return say('label.keep', cardSlots(words, COMMAND_TITLES[a]))
    case c.TAKE_MEDAL:
      return say('label.take-medal')
    case c.DRAW:
      return say('label.draw')
    case c.TAKE_CARD:
      return say('label.take-card')
    case c.TAKE_HQ:
      return say('label.take-hq')
    case c.DISCARD:
      return say('label.discard', { card: cardText(words, COMBAT_TITLES[a]) })
    case c.GIVE_BACK:
      return say('label.give-back', cardSlots(words, COMBAT_TITLES[a]))
    case c.AT_HEX:
      return say(doing(view)?.kind === 'standing' ? 'label.at.stop' : 'label.at.figure', {
        unit: own(words, view, a),
      })
    case c.SECTION:
      return say(`label.section.${SECTIONS[a]}`)
    case c.SPEND:
      return say('label.spend', { cost: board.house.physicianPerFigure })
    case c.HOLD:
      return say('label.standing.hold', { card: cardText(words, COMBAT_TITLES[a]) })
    default:
      return standingLabel(words, view, a)
  }
}

const doing = (view: GreatWarView): Doing | undefined => view.doing.at(-1)

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

function combatLabel(
  words: Words,
  board: GreatWarBoard,
  view: GreatWarView,
  title: number,
  aim: number,
): string {
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
const DONE_LABELS = {
  order: 'label.done.order',
  move: 'label.done.move',
  advancing: 'label.done.advancing',
  shell: 'label.done.shell',
  battle: 'label.done.battle',
  'cross-fire': 'label.done.cross-fire',
  choose: 'label.done.choose',
  'end-turn': 'label.done.end-turn',
  standing: 'label.done.standing',
} as const

function doneLabel({ say }: Words, view: GreatWarView): string {
  const kind = doing(view)?.kind
  if (kind === 'order' && ordersGiven(view) === 0) return say('label.done.order.none')
  return say(DONE_LABELS[(kind ?? 'choose') as keyof typeof DONE_LABELS] ?? 'label.done.choose')
}

function moveLabel(words: Words, board: GreatWarBoard, view: GreatWarView, from: number, to: number): string {
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

function battleLabel(words: Words, view: GreatWarView, from: number, at: number): string {
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

function shellLabel(words: Words, view: GreatWarView, at: number): string {
  const { say } = words
  const hex = HEX_NAMES[at]
  const unit = unitOn(view, hex)
  if (unit) return say('label.shell.unit', { row: ROWS[at], unit: fullText(words, unit) })
  return say(view.hexes[at].wire ? 'label.shell.wire' : 'label.shell', { row: ROWS[at], hex })
}

function standingLabel({ say }: Words, view: GreatWarView, order: number): string {
  if (order === 0) return say('label.standing.ask')
  if (order === 2) return say('label.standing.stop-at')
  if (order === 3) return say('label.standing.save-units')
  return say(doing(view)?.kind === 'answer' ? 'label.standing.pass-rest' : 'label.standing.pass-turn')
}
