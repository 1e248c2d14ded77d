/** What went wrong, in the reader's language: by the code, since the host's own sentence is English. */
import type { Problem } from '@bivouac/kernel'
import { problemOf as toldBy } from '../../host/host-error.ts'
import type { PageKey, PageWords } from '../say.ts'

/** Codes that mean the same to a reader share a sentence. */
const MESSAGE_OF: Readonly<Record<string, PageKey>> = {
  'bad-record': 'problem.bad-record',
  'bad-script': 'problem.bad-record',
  'not-from-seed': 'problem.bad-record',
  'broken-commitment': 'problem.bad-record',
  'damaged-game': 'problem.damaged-game',
  'other-rules': 'problem.other-rules',
  'other-scenario': 'problem.other-rules',
  'unknown-game': 'problem.unknown-game',
  'unknown-scenario': 'problem.unknown-scenario',
  'bad-position': 'problem.bad-position',
  'bad-link': 'problem.bad-link',
  'newer-link': 'problem.newer-link',
  'too-large': 'problem.too-large',
  'storage-failed': 'problem.storage-failed',
  'no-host': 'problem.no-host',
  'no-such-game': 'problem.no-such-game',
}

export const problemOf = (error: unknown): Problem => toldBy(error, 'unforeseen')

export const problemText = (words: PageWords, problem: Problem): string =>
  words.say(MESSAGE_OF[problem.code] ?? 'problem.unforeseen', { text: problem.text })
