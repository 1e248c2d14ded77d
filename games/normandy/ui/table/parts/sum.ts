/** The arithmetic of a roll, before it is made from the forecast, afterwards from its facts. */
import { firstOf, verbOf } from '@bivouac/kernel'
import * as c from '../../../src/commands.ts'
import type { NormandyFact } from '../../../src/facts.ts'
import { partsOf } from '../../../src/text/names.ts'
import { blastForecasts, forecast } from '../../../src/view/explain.ts'
import type { NormandyView } from '../../../src/view/view.ts'
import { type ActionName, BLAST, KINDS, kindOfUnit, unitName, unitNumber } from '../../../src/vocabulary.ts'
import { kindIn, nowDoing } from '../logic/reading.ts'
import type { NormandySeen } from '../logic/spoken.ts'

export interface Sum {
  readonly unit: string
  readonly action: ActionName
  /** Base, cover and, but for shells, range. */
  readonly parts: readonly { readonly clause: string; readonly amount: number }[]
  readonly total: number
  readonly dice: number
  readonly chance: number
  /** The faces that were rolled; undefined before. */
  readonly faces: readonly number[] | undefined
  readonly hit: boolean
}

type Rolled = Extract<NormandyFact, { type: 'diceRolled' }>

export function sumsOf(seen: NormandySeen, command: number): readonly Sum[] {
  const { board, view, facts } = seen
  const verb = verbOf(command)
  if (verb === c.PLAY && c.actionIn(command) === BLAST) {
    const rolled = facts.filter(isRoll).map(sumOfRoll)
    if (rolled.length > 0) return rolled
    return blastForecasts(board, view).map(({ unit, forecast: odds }) => sum(unit, 'blast', odds))
  }
  if (verb !== c.AT_UNIT) return []
  const unit = unitName(firstOf(command))
  const odds = forecast(board, view, command)
  if (odds !== undefined) return [sum(unit, firingAction(view), odds)]
  return facts.filter(isRoll).map(sumOfRoll)
}

const isRoll = (fact: NormandyFact): fact is Rolled => fact.type === 'diceRolled'

const sum = (
  unit: string,
  action: ActionName,
  odds: Pick<Sum, 'parts' | 'total' | 'dice' | 'chance'>,
): Sum => ({ ...odds, unit, action, faces: undefined, hit: false })

export const sumOfRoll = (fact: Rolled): Sum => ({
  unit: fact.at,
  action: fact.use as ActionName,
  parts: fact.parts,
  total: fact.total,
  dice: fact.faces.length,
  chance: 0,
  faces: fact.faces,
  hit: fact.hit,
})

function firingAction(view: NormandyView): ActionName {
  const doing = nowDoing(view)
  return doing?.kind === 'choose-target' ? (doing.action as ActionName) : 'blast'
}

/** N-7.5 How many cards of a unit can be lost: those in hand, discard pile and deck together are known to everybody. */
export function cardsToLose(view: NormandyView, unit: string): number {
  const kind = KINDS[kindOfUnit(unitNumber(unit))]
  const { handAndDeck, discard } = view[partsOf(unit).side]
  return (handAndDeck[kind] ?? 0) + discard.filter(card => kindIn(card) === kind).length
}
