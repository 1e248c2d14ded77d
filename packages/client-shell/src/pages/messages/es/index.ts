/** What the pages around the table say, in Spanish. */
import { KEEP } from './keep.ts'
import { PLAY } from './play.ts'
import { READ } from './read.ts'

export const ES = { ...PLAY, ...KEEP, ...READ } as const
