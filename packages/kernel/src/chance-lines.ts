/** What a position tells of chance: the generator, how often it was drawn from, and how much each seat has been shown. */
import { draws, generatorOf, setDraws, setGenerator } from './chance.ts'
import { revealedTo, setRevealed, type Table } from './table.ts'

export const chanceLines = (t: Table): string[] => [
  `chance ${generatorOf(t)
    .map(cell => cell >>> 0)
    .join(' ')} drawn ${draws(t)}`,
  `revealed ${revealedTo(t, 0)} ${revealedTo(t, 1)}`,
]

/** Reads a word as a number, or says what is wrong with it. */
type ReadNumber = (word: string) => number

/** Lays what stands after `chance`. */
export function layChance(t: Table, words: readonly string[], number: ReadNumber): void {
  setGenerator(
    t,
    [0, 1, 2, 3].map(i => number(words[i])),
  )
  setDraws(t, words[4] === 'drawn' ? number(words[5]) : 0)
}

/** Lays what stands after `revealed`. */
export function layRevealed(t: Table, words: readonly string[], number: ReadNumber): void {
  for (const seat of [0, 1]) setRevealed(t, seat, number(words[seat]))
}
