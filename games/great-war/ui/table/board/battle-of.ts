/** Who attacks whom by a command that rolls dice: by order, together, or as an answer. */
import { firstOf, secondOf, verbOf } from '@bivouac/kernel'
import * as c from '../../../src/commands.ts'
import { hexNamed } from '../../../src/geometry.ts'
import type { GreatWarView } from '../../../src/view/view.ts'
import { doingNow } from '../things.ts'

export interface Attack {
  readonly from: readonly number[]
  readonly at: number
}

export function battleOf(view: GreatWarView, command: number): Attack | undefined {
  const now = doingNow(view)
  if (verbOf(command) === c.BATTLE) return { from: [firstOf(command)], at: secondOf(command) }
  if (now?.kind === 'cross-fire') {
    const guns = hexesOfUnits(view, now.guns)
    const at = hexNamed(String(now.hex))
    if (verbOf(command) === c.JOIN) return { from: [...guns, firstOf(command)], at }
    return verbOf(command) === c.DONE ? { from: guns, at } : undefined
  }
  // G-13.4 The unit that is attacked battles the one that attacks it.
  if (now?.kind === 'answer' && (verbOf(command) === c.COMBAT || verbOf(command) === c.PLAY)) {
    const [from] = hexesOfUnits(view, now.unit)
    const at = hexNamed(String(now.hex))
    return from === undefined || at < 0 ? undefined : { from: [from], at }
  }
  return undefined
}

/** The hexes of units written as `german-3+german-4`. */
export const hexesOfUnits = (view: GreatWarView, units: string | number | undefined): number[] => {
  const names = String(units ?? '').split('+')
  return view.units.filter(unit => names.includes(unit.unit)).map(unit => hexNamed(unit.hex))
}
