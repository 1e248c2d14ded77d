/** What the pages around the table say, in Hungarian. */
import { KEEP } from './keep.ts'
import { PLAY } from './play.ts'
import { READ } from './read.ts'

export const HU = { ...PLAY, ...KEEP, ...READ } as const
