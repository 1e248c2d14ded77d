/** The parts of the game that a screen needs: everything pure, and neither bots nor rules that change a table. */

import { IDENTITY } from '../../src/identity.ts'
import { everyCommand, formatCommand, parseCommand } from '../../src/notation.ts'
import { openScenario } from '../../src/scenario/scenario.ts'
import { scenarios } from '../../src/scenario/scenarios.ts'
import { explain, forecast } from '../../src/view/explain.ts'

export const screenModule = {
  ...IDENTITY,
  scenarios,
  board: openScenario,
  formatCommand,
  parseCommand,
  everyCommand,
  explain,
  forecast,
} as const
