/** 'Did you mean …?' */
import { closest } from 'fastest-levenshtein'

/** The known word nearest to what was typed, as a question with a space before it; empty if nothing is known. */
export function didYouMean(typed: string, known: readonly string[]): string {
  if (known.length === 0) return ''
  return ` Did you mean '${closest(typed.toLowerCase(), known)}'?`
}
