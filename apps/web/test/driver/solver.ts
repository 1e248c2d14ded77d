/** Somebody who has read the book of puzzles: gives the command that is wanted at the puzzle on the page, by pressing its things. */
import { greatWar } from '@bivouac/great-war'
import greatWarBook from '@bivouac/great-war/puzzles.json' with { type: 'json' }
import { pathOf as greatWarPath } from '@bivouac/great-war/ui/paths'
import { type Board, type GameModule, matchFrom, unwrap } from '@bivouac/kernel'
import { normandy } from '@bivouac/normandy'
import normandyBook from '@bivouac/normandy/puzzles.json' with { type: 'json' }
import { pathOf as normandyPath } from '@bivouac/normandy/ui/paths'
import type { Page } from 'playwright-core'
import { pressAlong } from './learner.ts'
import type { Pressing } from './player.ts'
import { callInPage, readTable } from './reading.ts'

const BOOKS = { normandy: normandyBook.puzzles, 'great-war': greatWarBook.puzzles }
type PuzzleGame = keyof typeof BOOKS
type BookPuzzle = (typeof BOOKS)[PuzzleGame][number]

export const bookOf = (game: PuzzleGame): readonly BookPuzzle[] => BOOKS[game]

const CHANGE_MS = 4000
const MOST_PRESSES = 30

export const puzzleOn = async (page: Page): Promise<string> =>
  (await page.locator('.puzzle[data-puzzle][data-asked="you"]').getAttribute('data-puzzle')) ?? ''

export const PUZZLES_KEY = 'bivouac.puzzles'

interface Kept {
  readonly rating: { readonly rating: number; readonly deviation: number }
  readonly answers: Readonly<Record<string, { readonly isSolved: boolean }>>
  readonly days: Readonly<Record<string, boolean>>
  readonly best: number
}

/** What the page keeps of the answers. */
export const keptPuzzles = (page: Page, game: string): Promise<Kept> =>
  page.evaluate(([key, of]) => JSON.parse(localStorage.getItem(key) ?? '{}')[of], [PUZZLES_KEY, game])

/** Solves the puzzle on the page, or gives the worst of its commands; gives the puzzle's id. */
export async function answerPuzzle(
  page: Page,
  game: PuzzleGame,
  how: 'solve' | 'miss',
  pressing: Pressing,
): Promise<string> {
  const id = await puzzleOn(page)
  const path = pathTo(game, id, how)
  const isAnswered = page.locator(`.puzzle[data-puzzle="${id}"][data-asked="you"]`)
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if ((await isAnswered.count()) === 0) return id
    const table = await readTable(page)
    if (table === undefined) continue
    if (table.primary !== undefined) await pressing.primary(page)
    else await pressAlong(page, path, table, pressing)
    await callInPage<boolean>(page, 'changedFrom', table.sign, CHANGE_MS)
  }
  throw new Error(`No command came of pressing ${path.join(' ')} at ${id}.`)
}

function pathTo(game: PuzzleGame, id: string, how: 'solve' | 'miss'): readonly string[] {
  const puzzle = bookOf(game).find(one => one.id === id)
  if (!puzzle) throw new Error(`The book of ${game} has no '${id}'.`)
  const { choices } = puzzle
  const { command } = how === 'solve' ? choices[0] : choices[choices.length - 1]
  if (game === 'normandy') {
    const { board, code } = laid(normandy, puzzle, command)
    return normandyPath(code, board)
  }
  const { board, view, code } = laid(greatWar, puzzle, command)
  return greatWarPath(board, view, code)
}

function laid<B extends Board, V>(
  module: GameModule<B, V>,
  { scenario, position, seat }: BookPuzzle,
  command: string,
) {
  const board = unwrap(module.board(module.scenarios.find(one => one.id === scenario)?.data))
  const { table } = unwrap(matchFrom(module, board, position))
  return { board, view: module.view(table, seat), code: unwrap(module.parseCommand(board, command)) }
}
