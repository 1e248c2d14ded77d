/** Every puzzle that comes with a game is opened, and what its line in the file claims is held against the game. */
import { readFileSync } from 'node:fs'
import { commands, listed } from '@bivouac/kernel'
import { isClear, ratingBy, solutionOf, writePuzzles } from '@bivouac/puzzles'
import { PUZZLES_PER_GAME, unlike } from '@bivouac/puzzles/harvest'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { motifsOf } from '../src/lab/motifs.ts'
import { puzzleFigures } from '../src/lab/puzzle-figures.ts'
import { shippedPuzzles, shippedText, tableOf } from './shipped-puzzles.ts'

const PAGE = readFileSync(new URL('../../../docs/puzzles.md', import.meta.url), 'utf8')

describe.each(GAMES.map(game => [game.module.id, game] as const))('%s', (_, game) => {
  const { module } = game
  const motifs = motifsOf(game)
  const file = shippedPuzzles(game)
  const { puzzles } = file

  test('every position stands at a decision of its seat, and the choices are exactly what is legal there', () => {
    for (const puzzle of puzzles) {
      const table = tableOf(game, puzzle)
      const { seat, scenario, rules, choices, id } = puzzle
      expect([table.board.scenario, table.board.rules], id).toEqual([scenario, rules])
      expect(module.toChoose(table) & (1 << seat), id).not.toBe(0)
      expect(module.printPosition(table), id).toBe(puzzle.position)
      const list = commands()
      module.legal(table, seat, list)
      const legal = listed(list).map(code => module.formatCommand(table.board, code))
      expect(choices.map(({ command }) => command).toSorted(), id).toEqual(legal.toSorted())
    }
  })

  test('the motif is that of the solution, and the round that of the position', () => {
    for (const puzzle of puzzles) {
      const table = tableOf(game, puzzle)
      const parsed = module.parseCommand(table.board, solutionOf(puzzle))
      expect(parsed.ok && motifs.of(table, puzzle.seat, parsed.value), puzzle.id).toBe(puzzle.motif)
      expect(module.tally?.(table).rounds, puzzle.id).toBe(puzzle.source.round)
    }
  })

  test('the solution is ahead of everything else in both measurements, and the first is what the choices tell', () => {
    for (const { id, choices, proof, source } of puzzles) {
      expect(proof.every(isClear), id).toBe(true)
      const [best, second] = choices
      expect([best.chance, second.chance], id).toEqual([proof[0].best, expect.any(Number)])
      expect(
        choices.slice(1).every(({ chance }) => best.chance - chance >= 500),
        id,
      ).toBe(true)
      for (const { runnerUp } of proof)
        expect(
          choices.slice(1).map(one => one.command),
          id,
        ).toContain(runnerUp)
      expect(new Set(proof.map(({ seed }) => seed)), id).toEqual(
        new Set([`${source.seed}/${source.number}/a`, `${source.seed}/${source.number}/b`]),
      )
    }
  })

  test('ratings follow from the levels that were asked, and Recruit finds none more often than not', () => {
    for (const { id, tries, rating, deviation } of puzzles) {
      expect({ rating, deviation }, id).toEqual(ratingBy(tries))
      expect(2 * tries.recruit.solved, id).toBeLessThanOrEqual(tries.recruit.of)
    }
  })

  test('no two are alike: two of a game at most, in different rounds and of different motifs', () => {
    expect(unlike([], puzzles)).toEqual(puzzles)
    for (const some of Map.groupBy(puzzles, ({ source }) => source.seed).values()) {
      expect(some.length).toBeLessThanOrEqual(PUZZLES_PER_GAME)
      expect(new Set(some.map(({ source }) => source.round)).size).toBe(some.length)
      expect(new Set(some.map(({ motif }) => motif)).size).toBe(some.length)
    }
  })

  test('the file is as the command writes it, and the page tells its figures', () => {
    expect(writePuzzles(file)).toBe(shippedText(game))
    const { found, games, motifs: byMotif, levels } = puzzleFigures(file)
    const [, page] = PAGE.split(`### ${module.name}\n`)
    const rows = [...(page ?? '').split('\n#')[0].matchAll(/^\| ([a-z-]+) \| (\d+) \|$/gm)]
    expect(page?.split('\n#')[0]).toContain(`${found} puzzles from ${games} games`)
    expect(Object.fromEntries(rows.map(([, name, count]) => [name, Number(count)]))).toEqual({
      ...byMotif,
      ...levels,
    })
    expect(Object.keys(byMotif).length).toBeGreaterThanOrEqual(5)
  })
})
