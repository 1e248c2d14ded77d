/** Everything in French. */
import { CHOICES } from './choices.ts'
import { FACTS } from './facts.ts'
import { NAMES } from './names.ts'
import { REFUSED } from './refusals.ts'
import { TABLE } from './table.ts'
import { TITLES } from './titles.ts'

export { FORMS } from './forms.ts'
export { PRIMER } from './primer.ts'

export const MESSAGES = {
  ...TITLES,
  ...NAMES,
  ...TABLE,
  ...CHOICES,
  ...FACTS,
  ...REFUSED,
} as const
