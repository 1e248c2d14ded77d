/** What the pages around the table say, in German. */
import { KEEP } from './keep.ts'
import { PLAY } from './play.ts'
import { READ } from './read.ts'

export const DE = { ...PLAY, ...KEEP, ...READ } as const
