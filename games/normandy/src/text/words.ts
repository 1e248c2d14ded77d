/** What the sentences of this game are made with, whichever tables are loaded: no table stands here. */
import type { Sayer } from '@bivouac/face-kit'
import type { MessageKey } from './messages.ts'

export type Words = Sayer<MessageKey>
