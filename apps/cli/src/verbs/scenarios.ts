/** `bivouac scenarios`: the scenarios of every game. */
import type { Command } from 'commander'
import { findGame } from '../find.ts'
import { GAMES } from '../games.ts'
import { examples, gameOption, jsonOption } from '../options.ts'
import { aligned, print, printJson } from '../output.ts'
import { scenarioRows } from '../scenario-rows.ts'

export function registerScenarios(program: Command): void {
  const verb = program
    .command('scenarios')
    .description('list the scenarios with what each side must do to win')
    .addOption(gameOption())
    .addOption(jsonOption())
    .action(scenarios)
  examples(verb, 'scenarios', 'scenarios --game normandy --json')
}

function scenarios({ game, json }: { game?: string; json?: true }): void {
  const games = game === undefined ? GAMES : [findGame(game)]
  const rows = games.flatMap(scenarioRows)
  if (json) {
    printJson(rows)
    return
  }
  print(
    aligned(rows, [
      { head: 'game', cell: row => row.game },
      { head: 'no', cell: row => row.number, right: true },
      { head: 'scenario', cell: row => row.id },
      { head: 'name', cell: row => row.name },
      { head: 'place', cell: row => row.place },
      { head: 'date', cell: row => row.date },
      {
        head: 'to win',
        cell: row =>
          Object.entries(row.victory)
            .map(([side, must]) => `${side} ${must}`)
            .join(', '),
      },
    ]),
  )
}
