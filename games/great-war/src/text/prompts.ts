/** What a seat is asked to do. */
import type { Decision } from '@bivouac/kernel'
import { choiceCalled } from '../cards/vocabulary.ts'
import type { Doing } from '../position/frame-text.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import type { PointName } from '../state/frames.ts'
import type { GreatWarView } from '../view/view.ts'
import { SIDES, type SideName, UNIT_NAMES } from '../vocabulary.ts'
import { cardCounts, cardText, doesText, isUnit, unitOn, unitSlots } from './names.ts'
import { capitalised, type Words } from './words.ts'

export const prompt = (words: Words, board: GreatWarBoard, view: GreatWarView, decision: Decision): string =>
  capitalised(words, asked(words, board, view, decision))

function asked(words: Words, board: GreatWarBoard, view: GreatWarView, decision: Decision): string {
  const { say, sayCounted } = words
  if (decision.kind === 'over') return say('prompt.over')
  const now = view.doing.at(-1)
  if (now === undefined || !view.toChoose.includes(view.seat as SideName)) return say('prompt.waiting')
  const slots = { ...unitAndHex(words, board, view, now.unit), ...hexSlot(now) }
  switch (now.kind) {
    case 'with-card':
      return say('prompt.with-card', { card: cardText(words, commandOf(view)) })
    case 'order':
      return orderPrompt(words, view)
    case 'move':
      return say('prompt.move')
    case 'advancing':
      return sayCounted('prompt.advancing', Number(now.hexes), slots)
    case 'shell':
      return say(Number(now.dice) > 0 ? 'prompt.shell.again' : 'prompt.shell')
    case 'shell-dice':
      return say('prompt.shell-dice', slots)
    case 'battle':
      return say(battleKey(view))
    case 'cross-fire':
      return say('prompt.cross-fire', slots)
    case 'retreat':
      return sayCounted('prompt.retreat', Number(now.flags), slots)
    case 'take-ground':
      return say('prompt.take-ground', { ...slots, hex: String(now.hex) })
    case 'answer':
      return answerPrompt(words, board, view, now)
    case 'choose':
      return choosePrompt(words, unitAndHex(words, board, view, UNIT_NAMES[Number(now.left)]), now)
    case 'race':
      return say('prompt.race')
    case 'keep':
      return say('prompt.keep')
    case 'end-turn':
      if (Number(now.stage) > 0) return say('prompt.end-turn.drawn')
      return say(mayTrade(view) ? 'prompt.end-turn.trade' : 'prompt.end-turn')
    case 'standing':
      return say('prompt.standing')
    default:
      return say('prompt.play-card')
  }
}

function orderPrompt(words: Words, view: GreatWarView): string {
  const given = ordersGiven(view)
  const card = { card: cardText(words, commandOf(view)), does: doesText(words, commandOf(view)) }
  return given === 0 ? words.say('prompt.order.first', card) : words.sayCounted('prompt.order', given, card)
}

/** The command card as it is carried out: Counter Attack counts as what it repeats. */
const commandOf = (view: GreatWarView): string =>
  view.notes.command?.[0] ?? view[view.active].played.command[0] ?? 'strike-first'

export const ordersGiven = (view: GreatWarView): number =>
  view.units.filter(unit => unit.marks.includes('ordered')).length +
  (view.flags.includes('artillery-ordered') ? 1 : 0)

/** G-4.6 Whether a combat card can be discarded for a token: none was played this turn, and none discarded. */
function mayTrade(view: GreatWarView): boolean {
  const side = view.seat as SideName
  const played = view.notes.combatPlayed?.[SIDES.indexOf(side)] ?? '0'
  return played === '0' && !view.flags.includes('discarded') && (view[side].own?.combat.length ?? 0) > 0
}

/** A unit and where it stands. */
function unitAndHex(
  words: Words,
  board: GreatWarBoard,
  view: GreatWarView,
  name: unknown,
): Record<string, string> {
  if (typeof name !== 'string' || !isUnit(name)) return {}
  const hex = view.units.find(unit => unit.unit === name)?.hex ?? ''
  return { ...unitSlots(words, board, 'unit', name), hex }
}

/** Where nobody in particular is meant, the hex of the decision itself. */
const hexSlot = ({ unit, hex }: Doing): Record<string, string> =>
  unit === undefined && typeof hex === 'string' ? { hex } : {}

function battleKey(view: GreatWarView): 'prompt.battle' | 'prompt.battle.prepared' | 'prompt.battle.fury' {
  if (view.notes.fury) return 'prompt.battle.fury'
  return view.notes.prepared ? 'prompt.battle.prepared' : 'prompt.battle'
}

/** G-13.4 What has just happened, so that the answer can fit it. */
function answerPrompt(words: Words, board: GreatWarBoard, view: GreatWarView, now: Doing): string {
  const from = String(now.hex)
  const attacker = unitOn(view, from)
  const active = view[view.active].played
  return words.say(`prompt.answer.${now.point as AnswerPoint}`, {
    ...unitAndHex(words, board, view, now.unit),
    from,
    ...(attacker ? unitSlots(words, board, 'attacker', attacker.unit) : {}),
    cards: cardCounts(words, [...active.command, ...active.combat]),
  })
}

type AnswerPoint = Exclude<PointName, 'with-command' | 'own-battle' | 'own-ground' | 'own-end'>

/** The choices that cards bring with them; `left` and `more` are what each card keeps there. */
function choosePrompt({ say }: Words, slots: Record<string, string>, now: Doing): string {
  const choice = choiceCalled(now.title)
  return choice ? say(choice.prompt, { ...slots, infantry: now.left, anybody: now.more }) : ''
}
