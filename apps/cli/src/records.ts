/** Recorded games as the verbs take them: a file, its game and the board it was played on. */
import {
  type Board,
  type GameRecord,
  ok,
  type Problem,
  parseRecord,
  type Result,
  readPart,
} from '@bivouac/kernel'
import { UserError } from './errors.ts'
import { readText } from './files.ts'
import { findGame, findScenario, withHouse } from './find.ts'
import type { Registered } from './games.ts'

export interface OpenRecord {
  readonly game: Registered
  readonly board: Board
  readonly record: GameRecord
}

/** Reads a record. `scenario` is the scenario's file when it is not one of the game's own. */
export function openRecord(file: string, scenario: string | undefined): Result<OpenRecord> {
  const parsed = parseRecord(readText(file))
  return parsed.ok ? ok(tableOf(parsed.value, file, scenario)) : parsed
}

/** The part of a record that can be read, and what is wrong with the rest. */
export function openPart(
  text: string,
  file: string,
  scenario: string | undefined,
): Result<OpenRecord & { readonly problem?: Problem }> {
  const part = readPart(text)
  return part.ok ? ok({ ...part.value, ...tableOf(part.value.record, file, scenario) }) : part
}

/** The game and the board that a record was played on. */
function tableOf(record: GameRecord, file: string, scenario: string | undefined): OpenRecord {
  const game = findGame(record.head.game)
  const known = game.module.scenarios.some(s => s.id === record.head.scenario)
  if (!known && scenario === undefined)
    throw new UserError(
      'unknown-scenario',
      `The game was played on '${record.head.scenario}', which is not a scenario of ours: give its file with --scenario.`,
      { where: file },
    )
  const own = findScenario(game, scenario ?? record.head.scenario)
  const { board } = record.head.house === undefined ? own : withHouse(game, own, houseOf(record, file), file)
  if (board.scenario !== record.head.scenario)
    throw new UserError(
      'other-scenario',
      `The game was played on '${record.head.scenario}', but --scenario gives '${board.scenario}'.`,
      { where: file },
    )
  return { game, board, record }
}

function houseOf({ head }: GameRecord, file: string): unknown {
  try {
    return JSON.parse(head.house ?? '{}')
  } catch {
    throw new UserError('bad-record', 'The line with the house values is damaged: it is not JSON.', {
      where: file,
    })
  }
}
