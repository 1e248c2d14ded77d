/** What the pages around the table say, in Polish. */
import { KEEP } from './keep.ts'
import { PLAY } from './play.ts'
import { READ } from './read.ts'

export const PL = { ...PLAY, ...KEEP, ...READ } as const
