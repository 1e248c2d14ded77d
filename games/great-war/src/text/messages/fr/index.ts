/** Everything in French. */
import { CARDS } from './cards.ts'
import { FACTS } from './facts.ts'
import { LABELS } from './labels.ts'
import { NAMES } from './names.ts'
import { ODDS } from './odds.ts'
import { PROMPTS } from './prompts.ts'
import { REFUSED } from './refusals.ts'
import { SCENARIOS } from './scenarios.ts'
import { TABLE } from './table.ts'
import { TITLES } from './titles.ts'

export { FORMS } from './forms.ts'
export { PRIMER } from './primer.ts'

export const MESSAGES = {
  ...TITLES,
  ...NAMES,
  ...CARDS,
  ...SCENARIOS,
  ...TABLE,
  ...PROMPTS,
  ...LABELS,
  ...ODDS,
  ...FACTS,
  ...REFUSED,
} as const
