/** Our remarks on the games, by scenario and round or turn. */
import { HUBERDERIE } from './remarks/la-huberderie.ts'
import { MONTMARTIN } from './remarks/montmartin-en-graignes.ts'
import { PIMPLE } from './remarks/vimy-the-pimple.ts'

export interface Remark {
  readonly text: string
  /** The command whose lines are to be shown beside it; without one the decision is shown on which most hung. */
  readonly shows?: string
  /** Which of the decisions with that command, if there are several. */
  readonly nth?: number
}

/** By round or turn. */
export type Remarks = Readonly<Record<number, readonly Remark[]>>

export const REMARKS: Readonly<Record<string, Remarks>> = {
  'montmartin-en-graignes': MONTMARTIN,
  'la-huberderie': HUBERDERIE,
  'vimy-the-pimple': PIMPLE,
}
