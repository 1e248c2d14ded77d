/** What the board must know of a moment besides where everything lies: odds, cards that can be used, news of counters. */
import { firstOf, verbOf } from '@bivouac/kernel'
import * as c from '../../../src/commands.ts'
import { DIE_FACES } from '../../../src/odds.ts'
import { forecast } from '../../../src/view/explain.ts'
import { KINDS, type KindName, unitName } from '../../../src/vocabulary.ts'
import type { NormandySeen } from '../logic/spoken.ts'
import type { CounterNews } from './counter.tsx'
import type { Odds } from './overlay.tsx'

/** The kinds of cards in hand that something can be done with besides hunkering down. */
export const usableKinds = ({ legal }: NormandySeen): ReadonlySet<KindName> =>
  new Set(
    legal
      .filter(command => verbOf(command) === c.PLAY || verbOf(command) === c.READY)
      .map(command => KINDS[firstOf(command)]),
  )

/** What a die must show; beyond nine, a 0 alone hits. */
export const neededFor = (total: number): string => (total >= DIE_FACES ? '0' : `${total}+`)

/** `6+ · 50 %` for every counter that can be fired at. */
export const oddsOf = (
  { board, view, legal }: NormandySeen,
  percent: (share: number) => string,
): readonly Omit<Odds, 'isChosen'>[] =>
  legal.flatMap(command => {
    const odds = verbOf(command) === c.AT_UNIT ? forecast(board, view, command) : undefined
    if (odds === undefined) return []
    const chance = percent(odds.chance)
    return [{ unit: unitName(firstOf(command)), text: `${neededFor(odds.total)} · ${chance}`, brief: chance }]
  })

export function newsOf({ facts }: NormandySeen, unit: string): CounterNews {
  for (const fact of facts) {
    if (fact.type === 'counterEntered' && fact.unit === unit) return 'entered'
    if (fact.type === 'counterTurned' && fact.unit === unit) return 'turned'
    if (fact.type === 'casualty' && fact.unit === unit) return 'hit'
  }
  return undefined
}
