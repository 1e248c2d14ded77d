/** What the pages around the table say, in English. */
import { KEEP } from './keep.ts'
import { PLAY } from './play.ts'
import { READ } from './read.ts'

export const EN = { ...PLAY, ...KEEP, ...READ } as const
