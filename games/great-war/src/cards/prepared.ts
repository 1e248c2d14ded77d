/** Cards that are played for the own side's next attack (G-13.1): one at a time, and only where an attack fits it. */

import * as no from '../refusals.ts'
import { canAttack } from '../rules/battle.ts'
import { setTurnCell } from '../state/doors.ts'
import * as s from '../state/state.ts'
import type { Prepared } from './vocabulary.ts'

const { prepared: atPrepared } = s.AT

export const whyNotPrepare = (t: s.GreatWarTable, { closeOnly }: Prepared): number =>
  !s.isPrepared(t) && canAttack(t, closeOnly) ? no.OK : no.NO_EFFECT

export const prepare = (t: s.GreatWarTable, { as }: Prepared): void => setTurnCell(t, atPrepared, as)
