/** What the game is called, for those who need no rule of it. */
import { SIDES } from './vocabulary.ts'

export const IDENTITY = { id: 'great-war', name: 'Commands & Colors: The Great War', sides: SIDES } as const

/** Raised whenever a recorded game could go on differently; what changed stands in `rules/versions.ts`. */
export const RULES_VERSION = 3
