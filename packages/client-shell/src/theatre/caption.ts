/** What a command did, as a caption: the sentences of the log one after the other. */
import type { Board, Fact } from '@bivouac/kernel'
import type { Step } from '@bivouac/protocol'
import type { Words } from '../game-ui.ts'

/** More than that nobody reads under a picture. */
const SENTENCES_MOST = 3

/** A heading of the log without its lines. */
export const plainly = (sentence: string): string => sentence.replace(/^[-–—\s]+|[-–—\s]+$/g, '')

const isHeading = (sentence: string): boolean => plainly(sentence) !== sentence

/** What a command did itself: with the next heading of the log another turn begins, and what it brings is nobody's choice. */
export function ownFacts({ face }: Words, board: Board, facts: readonly Fact[]): readonly Fact[] {
  const next = facts.findIndex(fact => isHeading(face.sentence(board, fact) ?? ''))
  return next === -1 ? facts : facts.slice(0, next)
}

export function captionOf({ face }: Words, board: Board, step: Step | undefined): string {
  const sentences = (step?.facts ?? [])
    .flatMap(fact => face.sentence(board, fact) ?? [])
    .filter(one => one !== '')
  const plain = sentences.map(plainly)
  return plain.length > SENTENCES_MOST
    ? `${plain.slice(0, SENTENCES_MOST).join(' ')} …`
    : plain.map(one => (/[.!?…:]$/.test(one) ? one : `${one}.`)).join(' ')
}
