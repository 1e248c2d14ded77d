/** What a seat is asked to do, and the odds of a roll in words. */
import type { Decision, Doing, Forecast } from '@bivouac/kernel'
import type { FrameName } from '../state/frames.ts'
import type { NormandyView } from '../view/view.ts'
import { type ActionName, FOG, KINDS, type SideName } from '../vocabulary.ts'
import { actionName, counterSlots } from './names.ts'
import type { Speech } from './speech.ts'

export function prompt(speech: Speech, view: NormandyView, decision: Decision): string {
  const { say } = speech
  if (decision.kind === 'over') return say('prompt.over')
  if (!view.toChoose.includes(view.seat as SideName)) return say('prompt.waiting')
  const now = view.doing.at(-1)
  if (now === undefined) return say('prompt.waiting')
  return PROMPTS[now.kind]({ speech, view, now })
}

interface Asked {
  readonly speech: Speech
  readonly view: NormandyView
  readonly now: Doing
}

/** N-3.8 A Fog of War card can do nothing: whoever holds no other can only end his turn. */
const isSpent = (view: NormandyView): boolean =>
  view.seat !== 'spectator' && view[view.seat].own?.hand.every(card => card.startsWith(KINDS[FOG])) === true

const PROMPTS: Readonly<Record<FrameName, (of: Asked) => string>> = {
  bid: ({ speech }) => speech.say('prompt.bid'),
  turn: ({ speech, view }) => speech.say(isSpent(view) ? 'prompt.turn.spent' : 'prompt.turn'),
  step: of => of.speech.sayCounted('prompt.step', Number(of.now.left), slotsOf(of)),
  'choose-target': of => of.speech.sayCounted('prompt.choose-target', Number(of.now.dice), slotsOf(of)),
  'choose-blasted': ({ speech, view }) =>
    speech.say('prompt.choose-blasted', { tile: view[view.seat as SideName].target }),
  'take-cards': ({ speech, now }) =>
    speech.sayCounted(
      now.from === 'play' ? 'prompt.take-cards.play' : 'prompt.take-cards.supply',
      Number(now.left),
    ),
  'choose-guided': ({ speech }) => speech.say('prompt.choose-guided'),
  aim: ({ speech }) => speech.say('prompt.aim'),
}

/** Who acts, how and where: how much is left of the action stands in the sentence. */
const slotsOf = ({ speech, view, now }: Asked): Readonly<Record<string, string>> => ({
  ...counterSlots(speech, 'unit', String(now.unit)),
  action: actionName(speech, now.action as ActionName),
  tile: view.units.find(({ unit }) => unit === now.unit)?.tile ?? '',
})

/** N-7.2 The parts of the defence by name: base, cover and, but for shells, range. */
export function odds(speech: Speech, { parts, total, dice, chance }: Forecast): string {
  const { sayCounted, percent } = speech
  const [base, cover, range] = parts.map(part => part.amount)
  const slots = { base, cover, total, chance: percent(chance) }
  return range === undefined
    ? sayCounted('odds.blast', dice, slots)
    : sayCounted('odds.shot', dice, { ...slots, range })
}
