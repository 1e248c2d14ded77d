/** An analysis as JSON. What it holds is described in docs/analysis.md. */
import { type Depth, looksOf } from '@bivouac/analysis'
import { fitToShow } from '../errors.ts'
import type { Looked } from './run.ts'

export function asJson(looked: Looked, depth: Depth) {
  const { file, game, board, moments, outcome, problem, account, summary } = looked
  const { module, mind } = game
  return {
    file,
    game: module.id,
    scenario: board.scenario,
    rules: board.rules,
    sides: module.sides,
    depth,
    looks: looksOf(mind, depth),
    commands: moments.length,
    // JSON has no undefined: null for a game that is not over.
    outcome: outcome ? { winner: module.sides[outcome.winner], reason: outcome.reason } : null,
    ...(problem ? { problem: fitToShow(problem) } : {}),
    start: account.start,
    decisions: account.decisions,
    luck: account.luck,
    result: account.result,
    ...summary,
    steps: account.steps,
  }
}
