/** The puzzles that come with a game, and their tables. */
import { readFileSync } from 'node:fs'
import { type Board, seeded, type Table, unwrap } from '@bivouac/kernel'
import { type Puzzle, type PuzzleFile, readPuzzles } from '@bivouac/puzzles'
import { openScenario } from '@bivouac/testkit'
import type { Registered } from '../src/games.ts'
import { motifsOf } from '../src/lab/motifs.ts'

export const shippedText = ({ folder }: Registered): string =>
  readFileSync(new URL('puzzles/puzzles.json', folder), 'utf8')

export const shippedPuzzles = (game: Registered): PuzzleFile =>
  unwrap(readPuzzles(JSON.parse(shippedText(game)), game.module.id, motifsOf(game).names))

export const tableOf = ({ module }: Registered, { position }: Puzzle): Table<Board> =>
  unwrap(module.parsePosition(position, seeded, id => openScenario(module, id)))
