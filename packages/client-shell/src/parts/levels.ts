/** The bots by their levels, from the gentlest to the hardest, and what they are called. */
import type { Level } from '@bivouac/ai'
import type { CommonWords } from '../say/problem-text.ts'

/** By name only: the bots themselves are loaded elsewhere. */
export const LEVELS: readonly Level[] = ['recruit', 'regular', 'veteran', 'expert', 'master']

/** A level that is not known here, from a newer version say, is called as it calls itself. */
export function levelName(words: CommonWords, name: string): string {
  const level = LEVELS.find(one => one === name)
  return level ? words.say(`level.${level}`) : name
}
