/** What went wrong, in the reader's language: by the code, since the text that comes with a problem is English. */
import type { Sayer } from '@bivouac/face-kit'
import { HostError, problemOf as problemIn } from '@bivouac/host/client'
import type { Problem } from '@bivouac/kernel'
import { type CommonKey, SENTENCE_OF } from './problem-sentences.ts'

/** Both the table's words and the pages' hold these. */
export type CommonWords = Sayer<CommonKey>

type KnownCode = keyof typeof SENTENCE_OF

const isKnown = (code: string): code is KnownCode => Object.hasOwn(SENTENCE_OF, code)

export const problemText = (words: CommonWords, { code, text }: Problem): string =>
  words.say(isKnown(code) ? SENTENCE_OF[code] : 'problem.unforeseen', { text })

/** The problem in anything that was thrown at a screen. */
export const problemOf = (error: unknown): Problem => problemIn(error, 'unforeseen')

/** A script that cannot be fetched is a matter of the network. */
export function fetchFailed(): never {
  throw new HostError({ code: 'offline', text: 'A part of the page could not be fetched.' })
}
