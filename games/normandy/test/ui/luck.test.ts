/** Luck: what was to be expected of every throw agrees with the forecast before it, and what came with what it did. */
import { chanceThat, expectedOf, type StoryStep } from '@bivouac/client-shell/luck'
import { checkTables } from '@bivouac/face-kit/check-messages'
import { below, commands, seedCells, submit, unwrap, verbOf } from '@bivouac/kernel'
import { expect, it } from 'vitest'
import { AT_UNIT } from '../../src/commands.ts'
import type { NormandyFact } from '../../src/facts.ts'
import { normandy } from '../../src/game.ts'
import { throwsIn } from '../../ui/luck/luck.ts'
import { boards, open } from '../random-play.ts'

/** A random game, and the chance of each attack as it was forecast, by the step that it became. */
function played(scenario: number, seed: string) {
  const match = open(scenario + 1, seed)
  const dice = new Int32Array(4)
  seedCells(dice, seed, 0)
  const story: StoryStep<NormandyFact>[] = []
  const chances = new Map<number, number>()
  const list = commands()
  for (let seq = 1; seq <= 700 && normandy.toChoose(match.table) !== 0; seq++) {
    const seat = normandy.toChoose(match.table) & 1 ? 0 : 1
    list.count = 0
    normandy.legal(match.table, seat, list)
    const command = list.codes[below(dice, list.count, 0)]
    if (verbOf(command) === AT_UNIT) {
      const expected = normandy.forecast(match.table.board, normandy.view(match.table, seat), command)
      if (expected) chances.set(seq, expected.chance)
    }
    story.push({ seq, facts: unwrap(submit(match, seat, command)).facts })
  }
  return { story, chances, throws: throwsIn(story) }
}

const games = boards.flatMap((_, scenario) =>
  [...Array(12).keys()].map(i => played(scenario, `luck ${scenario} ${i}`)),
)

it('expects of an attack what the forecast said', () => {
  let compared = 0
  for (const { chances, throws } of games)
    for (const [seq, chance] of chances) {
      const first = throws.find(one => one.seq === seq)
      if (!first) throw new Error(`No throw in step ${seq}`)
      expect(chanceThat(first.spread, hits => hits !== 0)).toBeCloseTo(chance, 12)
      compared++
    }
  expect(compared).toBeGreaterThan(2000)
})

it('comes out even over many throws', () => {
  let off = 0
  let variance = 0
  const throws = games.flatMap(game => game.throws)
  for (const { spread, got } of throws) {
    const expected = expectedOf(spread)
    off += got - expected
    variance += Math.abs(expected) * (1 - Math.abs(expected))
  }
  expect(throws.length).toBeGreaterThan(2000)
  expect(Math.abs(off)).toBeLessThan(4 * Math.sqrt(variance))
})

it('counts a Blast on the own men against who rolled it', () => {
  const rolled = { type: 'diceRolled', use: 'blast', faces: [8, 1], parts: [], total: 6, hit: true } as const
  const story = (at: string): StoryStep<NormandyFact>[] => [
    { seq: 7, facts: [{ ...rolled, by: 'german-mortar', at }] },
  ]
  const [foe] = throwsIn(story('us-scouts-a'))
  const [own] = throwsIn(story('german-scouts-a'))
  expect(foe).toMatchObject({ seq: 7, seat: 1, what: 'blast', got: 1, faces: ['8', '1'] })
  expect(own.got).toBe(-1)
  // Two dice of which each hits with a 6 to 9 or a 0.
  expect(expectedOf(foe.spread)).toBeCloseTo(0.75, 12)
  expect(expectedOf(own.spread)).toBeCloseTo(-0.75, 12)
})

it('has its words in every language', async () => {
  expect(await checkTables(language => import(`../../ui/luck/messages/${language}.ts`))).toEqual([])
})
