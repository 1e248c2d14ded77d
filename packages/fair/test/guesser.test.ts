/**
 * Somebody who knows every outcome so far and learns from all games before guesses the next die. With fair dice no guess is better
 * than chance. The same guessers are let loose on dice that are not fair, so that it is known what they would find.
 */
import { type ChanceOf, layout, newTable, seeded } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { chanceUnder, commitmentOf } from '../src/index.ts'

const FACES = 6
const GAMES = 400
const ENTRIES = 60
const table = newTable(layout({}), undefined, seeded)
const sworn = { game: 'dice', scenario: 'none', fingerprint: '00000000', rules: 1 }

/** The dice of one game, one an entry. All is fixed by the game's number: nothing here fails by chance. */
type Dice = (game: number) => ChanceOf

const fair: Dice = game => {
  const secret = game.toString(16).padStart(64, '0')
  return chanceUnder({ commitment: commitmentOf(sworn, secret), secret, entropy: [] })
}

/** What somebody may make his guess depend on: the game so far, newest last. */
type Clue = (past: readonly number[]) => string

const CLUES: Readonly<Record<string, Clue>> = {
  'the last die': past => `${past.at(-1)}`,
  'the last two dice': past => `${past.slice(-2)}`,
  'the number of the entry': past => `${past.length}`,
  'the first die of the game and the number of the entry': past => `${past[0]} ${past.length}`,
  'what is due': past => `${mostOf(countsOf(past)) ?? ''}`,
}

const countsOf = (dice: readonly number[]): number[] => {
  const counts = Array.from({ length: FACES }, () => 0)
  for (const die of dice) counts[die]++
  return counts
}
const mostOf = (counts: readonly number[]): number => counts.indexOf(Math.max(...counts))

/** How far the hits are from what chance gives, in standard deviations squared: chi-square with one degree of freedom. */
function surprise(dice: Dice, clue: Clue): number {
  const seen = new Map<string, number[]>()
  let hits = 0
  for (let game = 1; game <= GAMES; game++) {
    const chanceOf = dice(game)
    const past: number[] = []
    for (let entry = 1; entry <= ENTRIES; entry++) {
      const key = clue(past)
      const counts = seen.get(key) ?? countsOf([])
      seen.set(key, counts)
      const die = chanceOf(entry).die(table, FACES)
      if (mostOf(counts) === die) hits++
      counts[die]++
      past.push(die)
    }
  }
  const guesses = GAMES * ENTRIES
  const expected = guesses / FACES
  return (hits - expected) ** 2 / (expected * (1 - 1 / FACES))
}

/** One fair set of dice in a million is further away than this. */
const LIMIT = 24

test.each(Object.entries(CLUES))('with fair dice %s is no clue', (_, clue) => {
  expect(surprise(fair, clue)).toBeLessThan(LIMIT)
})

test('dice that come again in the next entry are found out', () => {
  const again: Dice = game => entry => fair(game)(entry - (entry % 2))
  expect(surprise(again, CLUES['the last die'])).toBeGreaterThan(LIMIT)
})

test('dice that are the same in all games are found out', () => {
  expect(surprise(() => fair(1), CLUES['the number of the entry'])).toBeGreaterThan(LIMIT)
})

test('a face that falls a sixth more often is found out', () => {
  const loaded: Dice = game => entry => {
    const chance = fair(game)(entry)
    const die = () => (chance.die(table, 30) === 0 ? 5 : chance.die(table, FACES))
    return { ...chance, die }
  }
  expect(surprise(loaded, () => '')).toBeGreaterThan(LIMIT)
})
