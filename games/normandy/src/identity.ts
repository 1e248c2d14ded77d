/** What the game is called, for those who need no rule of it. */
import { SIDES } from './words.ts'

export const IDENTITY = { id: 'normandy', name: 'Undaunted: Normandy', sides: SIDES } as const
