/** What a seat is asked to do. */
import type { Decision } from '@bivouac/kernel'
import { choiceCalled } from '../cards/vocabulary.ts'
import { diceMost } from '../rules/artillery.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import type { DecisionName, PointName } from '../state/frames.ts'
import { lastTable } from '../view/explain.ts'
import type { GreatWarDoing, GreatWarView } from '../view/view.ts'
import { SIDES, type SideName, UNIT_NAMES } from '../vocabulary.ts'
import { cardCounts, cardText, doesText, isUnit, unitOn, unitSlots } from './names.ts'
import { capitalised, type MessageKey, type Words } from './words.ts'

export const prompt = (words: Words, board: GreatWarBoard, view: GreatWarView, decision: Decision): string =>
  capitalised(words, asked(words, board, view, decision))

interface Asked {
  readonly words: Words
  readonly board: GreatWarBoard
  readonly view: GreatWarView
  readonly now: GreatWarDoing
}

function asked(words: Words, board: GreatWarBoard, view: GreatWarView, decision: Decision): string {
  if (decision.kind === 'over') return words.say('prompt.over')
  const now = view.doing.at(-1)
  if (now === undefined || !view.toChoose.includes(view.seat as SideName)) return words.say('prompt.waiting')
  return PROMPTS[now.kind as DecisionName]({ words, board, view, now })
}

const plain =
  (key: MessageKey) =>
  ({ words }: Asked): string =>
    words.say(key)
/** A question about the unit that the decision is of, or about its hex. */
const withUnit =
  (key: MessageKey) =>
  (of: Asked): string =>
    of.words.say(key, slotsOf(of))

const PROMPTS: Readonly<Record<DecisionName, (of: Asked) => string>> = {
  'play-card': plain('prompt.play-card'),
  'with-card': ({ words, view }) => words.say('prompt.with-card', { card: cardText(words, commandOf(view)) }),
  order: orderPrompt,
  move: plain('prompt.move'),
  advancing: of => of.words.sayCounted('prompt.advancing', Number(of.now.hexes), slotsOf(of)),
  shell: ({ words, now }) => words.say(Number(now.dice) > 0 ? 'prompt.shell.again' : 'prompt.shell'),
  'shell-dice': shellDicePrompt,
  battle: ({ words, view }) => words.say(battleKey(view)),
  'cross-fire': withUnit('prompt.cross-fire'),
  retreat: of => of.words.sayCounted('prompt.retreat', Number(of.now.flags), slotsOf(of)),
  'take-ground': of => of.words.say('prompt.take-ground', { ...slotsOf(of), hex: String(of.now.hex) }),
  answer: answerPrompt,
  choose: choosePrompt,
  race: plain('prompt.race'),
  keep: plain('prompt.keep'),
  'end-turn': ({ words, view, now }) => words.say(endKey(view, Number(now.stage) > 0)),
  standing: plain('prompt.standing'),
}

function orderPrompt({ words, view }: Asked): string {
  const given = ordersGiven(view)
  const card = { card: cardText(words, commandOf(view)), does: doesText(words, commandOf(view)) }
  // G-12.1 Assault orders its units by itself: nobody is next, only the guns are left to be asked about.
  if (view.flags.includes('artillery-besides') && given > 0) return words.say('prompt.order.besides', card)
  return given === 0 ? words.say('prompt.order.first', card) : words.sayCounted('prompt.order', given, card)
}

/** G-10.2 With how many dice there are to choose from: their buttons may lie further down. */
function shellDicePrompt(of: Asked): string {
  const { words, board, view } = of
  const most = diceMost(lastTable(board, view), SIDES.indexOf(view.seat as SideName))
  return words.sayCounted('prompt.shell-dice', most, slotsOf(of))
}

/** The command card as it is carried out: Counter Attack counts as what it repeats. */
const commandOf = (view: GreatWarView): string =>
  view.notes.command?.[0] ?? view[view.active].played.command[0] ?? 'strike-first'

export const ordersGiven = (view: GreatWarView): number =>
  view.units.filter(unit => unit.marks.includes('ordered')).length +
  (view.flags.includes('artillery-ordered') ? 1 : 0)

function endKey(view: GreatWarView, hasDrawn: boolean): MessageKey {
  if (hasDrawn) return 'prompt.end-turn.drawn'
  const { combat, limit } = view[view.seat as SideName].hand
  // G-2.1 With a full hand there is nothing to choose between; but a card traded for a token leaves room for another.
  if (combat >= limit) return mayTrade(view) ? 'prompt.end-turn.full.trade' : 'prompt.end-turn.full'
  return mayTrade(view) ? 'prompt.end-turn.trade' : 'prompt.end-turn'
}

/** G-4.6 Whether a combat card can be discarded for a token: none was played this turn, and none discarded. */
function mayTrade(view: GreatWarView): boolean {
  const side = view.seat as SideName
  const played = view.notes.combatPlayed?.[SIDES.indexOf(side)] ?? '0'
  return played === '0' && !view.flags.includes('discarded') && (view[side].own?.combat.length ?? 0) > 0
}

/** A unit and where it stands. */
function unitAndHex({ words, board, view }: Asked, name: unknown): Record<string, string> {
  if (typeof name !== 'string' || !isUnit(name)) return {}
  const hex = view.units.find(unit => unit.unit === name)?.hex ?? ''
  return { ...unitSlots(words, board, 'unit', name), hex }
}

/** The unit of the decision; where nobody in particular is meant, its hex. */
function slotsOf(of: Asked): Record<string, string> {
  const { unit, hex } = of.now
  return unit === undefined && typeof hex === 'string' ? { hex } : unitAndHex(of, unit)
}

function battleKey(view: GreatWarView): MessageKey {
  if (view.notes.fury) return 'prompt.battle.fury'
  return view.notes.prepared ? 'prompt.battle.prepared' : 'prompt.battle'
}

/** G-13.4 What has just happened, so that the answer can fit it. */
function answerPrompt(of: Asked): string {
  const { words, board, view, now } = of
  const from = String(now.hex)
  const attacker = unitOn(view, from)
  const active = view[view.active].played
  return words.say(`prompt.answer.${now.point as AnswerPoint}`, {
    ...unitAndHex(of, now.unit),
    from,
    ...(attacker ? unitSlots(words, board, 'attacker', attacker.unit) : {}),
    cards: cardCounts(words, [...active.command, ...active.combat]),
  })
}

type AnswerPoint = Exclude<PointName, 'with-command' | 'own-battle' | 'own-ground' | 'own-end'>

/** The choices that cards bring with them; `left` and `more` are what each card keeps there. */
function choosePrompt(of: Asked): string {
  const { words, now } = of
  const choice = choiceCalled(now.title)
  const slots = unitAndHex(of, UNIT_NAMES[Number(now.left)])
  return choice ? words.say(choice.prompt, { ...slots, infantry: now.left, anybody: now.more }) : ''
}
