/** What the pages around the table say, in French. */
import { COMMON } from '../../../messages/common/fr.ts'
import { KEEP } from './keep.ts'
import { PLAY } from './play.ts'
import { READ } from './read.ts'

export const MESSAGES = { ...COMMON, ...PLAY, ...KEEP, ...READ } as const
