/** What a seat is asked to do, and the odds of a roll in words. */
import type { Decision, Forecast } from '@bivouac/kernel'
import type { Doing } from '../state/frame-text.ts'
import type { NormandyView } from '../view/view.ts'
import type { ActionName, SideName } from '../vocabulary.ts'
import { actionName, counterText } from './names.ts'
import type { Words } from './words.ts'

export function prompt(words: Words, view: NormandyView, decision: Decision): string {
  const { say, sayCounted } = words
  if (decision.kind === 'over') return say('prompt.over')
  if (!view.toChoose.includes(view.seat as SideName)) return say('prompt.waiting')
  const now = view.doing.at(-1)
  if (now === undefined) return say('prompt.waiting')
  const unit = typeof now.unit === 'string' ? counterText(words, now.unit) : ''
  switch (now.kind) {
    case 'step':
      return sayCounted('prompt.step', Number(now.left), { unit, ...actionAndTile(words, view, now) })
    case 'choose-target':
      return sayCounted('prompt.choose-target', Number(now.dice), {
        unit,
        ...actionAndTile(words, view, now),
      })
    case 'choose-blasted':
      return say('prompt.choose-blasted', { tile: view[view.seat as SideName].target })
    case 'take-cards':
      return sayCounted(
        now.from === 'play' ? 'prompt.take-cards.play' : 'prompt.take-cards.supply',
        Number(now.left),
      )
    case 'choose-guided':
      return say('prompt.choose-guided')
    case 'aim':
      return say('prompt.aim')
    case 'bid':
      return say('prompt.bid')
    default:
      return say('prompt.turn')
  }
}

/** How much is left of the action stands in the sentence. */
function actionAndTile(words: Words, view: NormandyView, now: Doing): { action: string; tile: string } {
  const action = actionName(words, now.action as ActionName)
  return { action, tile: view.units.find(u => u.unit === now.unit)?.tile ?? '' }
}

/** N-7.2 The parts of the defence by name: base, cover and, but for shells, range. */
export function odds(words: Words, { parts, total, dice, chance }: Forecast): string {
  const { sayCounted, percent } = words
  const [base, cover, range] = parts.map(part => part.amount)
  const slots = { base, cover, total, chance: Math.round(chance * 100), 'chance.percent': percent(chance) }
  return range === undefined
    ? sayCounted('odds.blast', dice, slots)
    : sayCounted('odds.shot', dice, { ...slots, range })
}
