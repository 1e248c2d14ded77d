/** N-3.6 The rules of all actions printed on cards, by the action's number. */
import { ACTIONS } from '../vocabulary.ts'
import type { ActionRule } from './action-rule.ts'
import { attack, blast, suppress } from './combat.ts'
import { guide, move, scout, stalk } from './movement.ts'
import { bolster, command, conceal, control, inspire, recon, target } from './support.ts'

const rules: readonly ActionRule[] = [
  move,
  guide,
  scout,
  stalk,
  bolster,
  command,
  conceal,
  control,
  inspire,
  recon,
  target,
  attack,
  suppress,
  blast,
]

export const ACTION_RULES: readonly ActionRule[] = ACTIONS.map(action => {
  const rule = rules.find(one => one.action === action)
  if (rule === undefined) throw new Error(`the action '${action}' has no rule`)
  return rule
})
