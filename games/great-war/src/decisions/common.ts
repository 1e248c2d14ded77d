/** What decisions share: why a command that belongs to another decision is refused. */
import { firstOf, secondOf, verbOf } from '@bivouac/kernel'
import * as c from '../commands.ts'
import * as no from '../refusals.ts'
import { whyNotCombat } from '../rules/combat-cards.ts'
import type { GreatWarTable } from '../state/state.ts'

export type T = GreatWarTable

/** Why a list that ends with combat cards is exact. */
export const CARDS_TESTED =
  'hand, cost, limit and point of a combat card are asked once for all that it can be aimed at'

/** A combat card has its own reasons; anything else is simply not asked here. */
export const whyNotHere = (t: T, seat: number, command: number): number =>
  verbOf(command) === c.COMBAT
    ? whyNotCombat(t, seat, firstOf(command), secondOf(command))
    : no.OTHER_DECISION
