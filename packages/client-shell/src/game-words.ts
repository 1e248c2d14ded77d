/** A game in the reader's words. */
import type { Language } from '@bivouac/face-kit'
import type { Board, Fact, Voice } from '@bivouac/kernel'

/** The words of one language: the game's own, and the shell's. */
export interface Words<B extends Board = Board, V = unknown, E extends Fact = Fact> {
  readonly language: Language
  readonly face: Voice<B, V, E>
}
