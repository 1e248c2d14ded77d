/** What the pages around the table say, in Polish. */
import { COMMON } from '../../../messages/common/pl.ts'
import { KEEP } from './keep.ts'
import { PLAY } from './play.ts'
import { READ } from './read.ts'

export const MESSAGES = { ...COMMON, ...PLAY, ...KEEP, ...READ } as const
