/** Somebody who has read the book of puzzles: gives the command that is wanted at the puzzle on the page, by pressing its things. */
import type { GameUi } from '@bivouac/client-shell'
import { greatWar } from '@bivouac/great-war'
import greatWarBook from '@bivouac/great-war/puzzles.json' with { type: 'json' }
import { greatWarCover } from '@bivouac/great-war/ui'
import { type GameModule, matchFrom, unwrap } from '@bivouac/kernel'
import { normandy } from '@bivouac/normandy'
import normandyBook from '@bivouac/normandy/puzzles.json' with { type: 'json' }
import { normandyCover } from '@bivouac/normandy/ui'
import type { Page } from 'playwright-core'
import { pressAlong } from './learner.ts'
import type { Pressing } from './player.ts'
import { callInPage, readTable } from './reading.ts'

const GAMES = {
  normandy: { module: normandy, cover: normandyCover, book: normandyBook },
  'great-war': { module: greatWar, cover: greatWarCover, book: greatWarBook },
} as const
export type PuzzleGame = keyof typeof GAMES

export const bookOf = (game: PuzzleGame) => GAMES[game].book.puzzles

const CHANGE_MS = 4000
const MOST_PRESSES = 30

export const puzzleOn = async (page: Page): Promise<string> =>
  (await page.locator('.puzzle[data-puzzle][data-asked="you"]').getAttribute('data-puzzle')) ?? ''

/** Solves the puzzle on the page, or gives the worst of its commands; gives the puzzle's id. */
export async function answerPuzzle(
  page: Page,
  game: PuzzleGame,
  how: 'solve' | 'miss',
  pressing: Pressing,
): Promise<string> {
  const id = await puzzleOn(page)
  const path = await pathTo(game, id, how)
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

async function pathTo(game: PuzzleGame, id: string, how: 'solve' | 'miss'): Promise<readonly string[]> {
  const { cover, book } = GAMES[game]
  const module = GAMES[game].module as unknown as GameModule
  const puzzle = book.puzzles.find(one => one.id === id)
  if (!puzzle) throw new Error(`The book of ${game} has no '${id}'.`)
  const { scenario, position, seat, choices } = puzzle
  const ui: GameUi = await cover.loadUi()
  const board = unwrap(module.board(module.scenarios.find(one => one.id === scenario)?.data))
  const { table } = unwrap(matchFrom(module, board, position))
  const { command } = how === 'solve' ? choices[0] : choices[choices.length - 1]
  return ui.pathOf(board, module.view(table, seat), unwrap(module.parseCommand(board, command)))
}
