/** The tables in Hungarian. */
export { CHOICES } from './choices.ts'
export { FACTS } from './facts.ts'
export { NAMES } from './names.ts'
export { PRIMER } from './primer.ts'
export { REFUSED } from './refusals.ts'
export { TABLE } from './table.ts'
export { TITLES } from './titles.ts'
