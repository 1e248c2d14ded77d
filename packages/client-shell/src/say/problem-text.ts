/** What went wrong, in the reader's language: by the code, since the text that comes with a problem is English. */
import type { Sayer } from '@bivouac/face-kit'
import { HostError, problemOf as problemIn } from '@bivouac/host/client'
import type { Problem } from '@bivouac/kernel'
import type { COMMON } from '../messages/common/en.ts'

type CommonKey = keyof typeof COMMON
/** Both the table's words and the pages' hold these. */
export type CommonWords = Sayer<CommonKey>

/** Codes that mean the same to a reader share a sentence. */
const SENTENCE_OF = {
  stale: 'problem.stale',
  taken: 'problem.stale',
  illegal: 'problem.illegal',
  'no-such-command': 'problem.illegal',
  'not-your-seat': 'problem.not-your-seat',
  'no-such-seat': 'problem.not-your-seat',
  'not-your-turn': 'problem.not-your-turn',
  over: 'problem.over',
  'nothing-to-undo': 'problem.nothing-to-undo',
  'no-such-moment': 'problem.no-such-moment',
  'no-such-game': 'problem.no-such-game',
  'unknown-game': 'problem.unknown-game',
  'unknown-scenario': 'problem.unknown-scenario',
  'unknown-level': 'problem.unknown-level',
  'other-scenario': 'problem.other-scenario',
  'new-rules': 'problem.new-rules',
  'newer-rules': 'problem.newer-version',
  'newer-format': 'problem.newer-version',
  'unknown-rules': 'problem.bad-record',
  'still-played': 'problem.still-played',
  'damaged-game': 'problem.damaged-game',
  'bad-record': 'problem.bad-record',
  'bad-script': 'problem.bad-record',
  'bad-command': 'problem.bad-record',
  'bad-house': 'problem.bad-record',
  'bad-scenario': 'problem.bad-record',
  'not-from-seed': 'problem.bad-record',
  'broken-commitment': 'problem.bad-record',
  'bad-position': 'problem.bad-position',
  'bad-link': 'problem.bad-link',
  'newer-link': 'problem.newer-link',
  'too-large': 'problem.too-large',
  'empty-campaign': 'problem.empty-campaign',
  'storage-full': 'problem.storage-full',
  'storage-failed': 'problem.storage-failed',
  'storage-missing': 'problem.storage-missing',
  'no-host': 'problem.no-host',
  'host-failed': 'problem.host-failed',
  'unknown-request': 'problem.unknown-request',
  'bot-failed': 'problem.bot-failed',
  'bot-silent': 'problem.bot-failed',
  'bot-stopped': 'problem.bot-failed',
  offline: 'problem.offline',
  'no-server': 'problem.no-server',
  'no-line': 'problem.no-line',
  'too-fast': 'problem.too-fast',
  'not-now': 'problem.not-now',
  'not-yet': 'problem.not-now',
  begun: 'problem.not-now',
  'no-opponent': 'problem.not-now',
  'no-such-offer': 'problem.not-now',
  'not-your-offer': 'problem.not-now',
  'not-yours': 'problem.not-your-seat',
  paused: 'problem.paused',
  'your-own': 'problem.your-own',
  'bad-message': 'problem.bad-message',
  'not-online': 'problem.not-online',
  'no-hints-online': 'problem.not-online',
  draining: 'problem.draining',
  'server-failed': 'problem.server-failed',
  'too-many-bots': 'problem.too-many-bots',
  'too-many-games': 'problem.too-many-games',
  'not-begun': 'problem.not-now',
  'other-entropy': 'problem.not-now',
  'hello-first': 'problem.unknown-request',
  'other-protocol': 'problem.unknown-request',
  unforeseen: 'problem.unforeseen',
} as const satisfies Readonly<Record<string, CommonKey>>

type KnownCode = keyof typeof SENTENCE_OF

/** Every problem that has words here. */
export const PROBLEM_CODES = Object.keys(SENTENCE_OF) as readonly KnownCode[]

const isKnown = (code: string): code is KnownCode => Object.hasOwn(SENTENCE_OF, code)

export const problemText = (words: CommonWords, { code, text }: Problem): string =>
  words.say(isKnown(code) ? SENTENCE_OF[code] : 'problem.unforeseen', { text })

/** The problem in anything that was thrown at a screen. */
export const problemOf = (error: unknown): Problem => problemIn(error, 'unforeseen')

/** A script that cannot be fetched is a matter of the network. */
export function fetchFailed(): never {
  throw new HostError({ code: 'offline', text: 'A part of the page could not be fetched.' })
}
