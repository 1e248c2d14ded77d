/** What the sentences of this game are made with, whichever tables are loaded: no table stands here. */
import type { Sayer } from '@bivouac/face-kit'
import type { MESSAGES } from './messages/en/index.ts'

export type MessageKey = keyof typeof MESSAGES
export type Speech = Sayer<MessageKey>
