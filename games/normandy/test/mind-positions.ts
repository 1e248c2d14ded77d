/** Positions for the tests of what the search is given: of random games, or laid out, with the sense of their board. */
import type { Sense } from '@bivouac/ai'
import { type Commands, commands, listed, seeded, type Table, unwrap } from '@bivouac/kernel'
import { openScenario } from '@bivouac/testkit'
import { normandy } from '../src/game.ts'
import { judgeValue, normandySense } from '../src/mind/index.ts'
import type { NormandyBoard } from '../src/scenario/scenario.ts'
import { boards, playRandomly } from './random-play.ts'
import { positionText } from './table.ts'

export type T = Table<NormandyBoard>
const senses = new Map(boards.map(board => [board.scenario, normandySense(board, judgeValue)]))
export const senseOf = (t: T): Sense<NormandyBoard> => senses.get(t.board.scenario) as Sense<NormandyBoard>

/** Every position of a random game on each map, with its list. */
export function eachPosition(
  seed: string,
  look: (t: T, seat: number, list: Commands) => void,
  most = 300,
): void {
  for (let scenario = 1; scenario <= boards.length; scenario++)
    playRandomly(
      scenario,
      `${seed} ${scenario}`,
      ({ table }, seat) => look(table, seat, legalAt(table, seat)),
      most,
    )
}

export const at = (scenario: string, lines: string): T =>
  unwrap(normandy.parsePosition(positionText(scenario, lines), seeded, id => openScenario(normandy, id)))

export const legalAt = (t: T, seat: number): Commands => {
  const list = commands()
  normandy.legal(t, seat, list)
  return list
}

export const command = (t: T, text: string): number => unwrap(normandy.parseCommand(t.board, text))
export const namesOf = (t: T, list: Commands): string[] =>
  listed(list).map(one => normandy.formatCommand(t.board, one))
