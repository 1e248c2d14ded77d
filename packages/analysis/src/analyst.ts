/** Looks at one moment of a game after the other, each by itself: any number of analysts share a game and find the same. */
import { type GameMind, learnedSense, newGauge, newThinker, SEARCH_OPTIONS } from '@bivouac/ai'
import {
  type Board,
  type Fact,
  formatAnyCommand,
  type GameModule,
  type Seat,
  seedCells,
  type Table,
} from '@bivouac/kernel'
import type { Finding } from '@bivouac/protocol'
import { newCorrection } from './correction.ts'
import { decisionAt } from './decision.ts'
import type { Looks } from './depth.ts'
import { type Moment, tableAt } from './moments.ts'
import { remadeAt } from './remade.ts'
import type { Tools } from './tools.ts'

export interface Analyst<B extends Board = Board> {
  lookAt(moment: Moment<B>): Finding
  /** The same of a position where nothing has been done yet: what the chance is there. */
  lookOn(board: B, state: Int32Array, number: number): Finding | undefined
}

/** `salt` gives other dice: an analyst who looks at the same by himself. */
export function newAnalyst<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  mind: GameMind<B>,
  looks: Looks,
  salt = '',
): Analyst<B> {
  const makeSense = learnedSense(mind)
  const options = { ...SEARCH_OPTIONS, nodes: 2 * Math.max(looks.pick, looks.grow + looks.measure) + 200 }
  const thinker = newThinker(module, makeSense, options)
  const correction = newCorrection(mind.chances)
  let tools: Tools<B, V, E> | undefined
  const toolsFor = (board: B): Tools<B, V, E> => {
    if (tools?.board !== board)
      tools = {
        ...{ module, board, thinker, looks, correction },
        gauge: newGauge(module, makeSense(board), board, options),
      }
    return tools
  }
  const named = (board: B, command: number): string => formatAnyCommand(module, board, command)

  return {
    lookAt({ number, seat, command, board, before, after, isChoice, isChance, isEnding }) {
      const own = toolsFor(board)
      const finding = { number, seat, command: named(board, command), isChance, isEnding }
      if (isEnding) return finding
      const seen = tableAt({ module }, board, before)
      const dice = diceFor(number, seat, salt)
      return {
        ...finding,
        ...(isChoice ? { decision: decisionAt(own, seen, seat, command, dice) } : {}),
        ...(isChance ? { remade: remadeAt(own, seen, after, seat, command, dice) } : {}),
      }
    },
    lookOn(board, state, number) {
      const table: Table<B> = tableAt({ module }, board, state)
      const seats = module.toChoose(table)
      if (seats === 0) return undefined
      const seat = seats & 1 ? 0 : 1
      const decision = decisionAt(toolsFor(board), table, seat, undefined, diceFor(number, seat, salt))
      return { number, seat, command: '', isChance: false, isEnding: false, decision }
    },
  }
}

/** By the number of the command alone: dice that hung on the state would tell what is hidden in it. */
function diceFor(number: number, seat: Seat, salt: string): Int32Array {
  const dice = new Int32Array(4)
  seedCells(dice, `looking back at ${number} of ${seat}${salt}`, 0)
  return dice
}
