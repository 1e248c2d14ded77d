/** Puzzles are found where one was planted and nowhere else, from what their side knows alone. */
import { random } from '@bivouac/ai'
import type { Looks, Moment } from '@bivouac/analysis'
import { type Board, seeded, type Table, unwrap } from '@bivouac/kernel'
import { isClear, type Puzzle, solutionOf } from '@bivouac/puzzles'
import { newHarvester, newMeasurer, unlike } from '@bivouac/puzzles/harvest'
import { twinFor } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { findGame } from '../src/find.ts'
import { GAMES } from '../src/games.ts'
import { motifsOf } from '../src/lab/motifs.ts'
import { shippedPuzzles, tableOf } from './shipped-puzzles.ts'

/** Short looks: what is planted is plain to see. */
const SHORT: Looks = { pick: 200, plans: 0, grow: 40, measure: 60, remakes: 1, glances: 1, lasting: 1 }
const LOOKS = { glance: SHORT, deep: SHORT }

const normandy = findGame('normandy')
const board = unwrap(normandy.module.board(normandy.module.scenarios[0].data))

/** The US side wins at once by taking control of 13B; with a second card in hand it may also play that one first. */
function positionWith(hand: string): Table<Board> {
  const text = `normandy la-raye
doing turn
board start
us deck *
german deck *
unit us-riflemen-a 13B
unit german-riflemen-a 12B
marker us 13B scouted
marker us 6A controlled
marker us 7A controlled
marker german 12B controlled
marker german 8A controlled
marker german 2B controlled
us hand ${hand}`
  return unwrap(normandy.module.parsePosition(text, seeded, () => ({ ok: true, value: board })))
}
const ONLY = 'rifleman-a fog-of-war'
const EITHER = 'rifleman-a scout-b'

const momentOf = (t: Table, number: number, command: string): Moment => ({
  number,
  seat: 0,
  command: unwrap(normandy.module.parseCommand(board, command)),
  board,
  before: t.cells.slice(),
  after: t.cells.slice(),
  isChoice: true,
  isChance: false,
  isEnding: false,
})

describe('a decision that wins the game at once, among others', () => {
  const { module, mind } = normandy
  const motifs = motifsOf(normandy)
  const harvester = newHarvester(
    module,
    mind,
    motifs,
    { recruit: random, regular: random, veteran: random, expert: normandy.bots.recruit },
    LOOKS,
  )
  const harvest = (moments: readonly Moment[]): Promise<Puzzle[]> =>
    harvester.harvest({
      game: 4,
      seed: 'planted/4',
      levels: ['regular', 'regular'],
      moments,
      outcome: undefined,
    })

  test('is found, with its proof; where another command keeps the win there is no puzzle', async () => {
    const [either, planted] = [positionWith(EITHER), positionWith(ONLY)]
    const found = await harvest([momentOf(either, 1, 'end-turn'), momentOf(planted, 2, 'end-turn')])
    expect(found.map(solutionOf)).toEqual(['rifleman-a control'])
    const [puzzle] = found
    expect(puzzle).toMatchObject({
      id: 'la-raye-4-2',
      motif: 'hold-the-ground',
      seat: 0,
      position: module.printPosition(planted),
      source: { number: 2, played: 'end-turn', winner: null, ending: 'unfinished' },
    })
    expect(puzzle.choices[0].chance).toBe(10_000)
    expect(puzzle.choices.map(({ command }) => command)).toContain('rifleman-a hunker-down')
    expect(puzzle.proof.every(isClear)).toBe(true)
    expect(puzzle.proof[0].seed).not.toBe(puzzle.proof[1].seed)
    expect(await harvest([momentOf(planted, 2, 'end-turn')])).toEqual(found)
  })

  test('gives one puzzle a round, and none twice', async () => {
    const planted = positionWith(ONLY)
    const found = await harvest([momentOf(planted, 2, 'end-turn'), momentOf(planted, 3, 'end-turn')])
    expect(found).toHaveLength(1)
    expect(unlike([], [...found, ...found])).toEqual(found)
    expect(unlike(found, found)).toEqual([])
    const later = found.map(one => ({ ...one, source: { ...one.source, round: 9 } }))
    expect(unlike(found, later)).toEqual(later)
  })

  test('is no puzzle where the beginner finds it', async () => {
    const control = unwrap(module.parseCommand(board, 'rifleman-a control'))
    const knowing = () => ({ name: 'knowing', choose: () => control })
    const easy = newHarvester(
      module,
      mind,
      motifs,
      { recruit: knowing, regular: random, veteran: random, expert: random },
      LOOKS,
    )
    const moments = [momentOf(positionWith(ONLY), 2, 'end-turn')]
    expect(
      await easy.harvest({ game: 1, seed: 's', levels: ['regular', 'regular'], moments, outcome: undefined }),
    ).toEqual([])
  })
})

test('a game without motifs has no puzzles, and says so', () => {
  expect(() => motifsOf({ module: normandy.module })).toThrow('Undaunted: Normandy has no motifs')
})

describe.each(GAMES.map(game => [game.module.id, game] as const))('%s', (_, game) => {
  test('what the side could not know changes nothing in what is measured', () => {
    const { module, mind } = game
    const measurer = newMeasurer(module, mind, LOOKS)
    let different = 0
    let measured = 0
    for (const puzzle of shippedPuzzles(game).puzzles.slice(0, 12)) {
      const { seat, id } = puzzle
      const table = tableOf(game, puzzle)
      const twin = twinFor(module, table, seat, module.view(table, seat))
      if (!twin.cells.every((cell, i) => cell === table.cells[i])) different++
      const [here, there] = [table, twin].map(t => ({
        glance: measurer.glance(t, seat, id),
        measured: measurer.measure(t, seat, id),
      }))
      expect(there).toEqual(here)
      if (here.measured) measured++
    }
    expect(different).toBeGreaterThanOrEqual(10)
    expect(measured).toBeGreaterThan(3)
  })
})
