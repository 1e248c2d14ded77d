/**
 * How every scenario turns out between two bots of the level Regular, for the covers on the home page:
 * `npx node tools/scenario-balance.ts [--games 200] [--seed balance] [--game <id>]` writes `games/<id>/ui/cover/balance.json`.
 */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parseArgs, promisify } from 'node:util'
import { greatWar } from '../games/great-war/src/game.ts'
import { normandy } from '../games/normandy/src/game.ts'

const GAMES = { normandy, 'great-war': greatWar }

/** What `bivouac sim --json` tells of one scenario, as far as it is wanted here. */
interface Simulated {
  readonly wins: Readonly<Record<string, number>>
  readonly actions: number
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'balance' },
    game: { type: 'string', multiple: true, default: Object.keys(GAMES) },
  },
})
const games = Number(values.games)
const unknown = values.game.find(id => !Object.hasOwn(GAMES, id))
if (!Number.isInteger(games) || games < 1 || unknown !== undefined) {
  console.error(
    unknown === undefined
      ? `--games takes a whole number from 1 on, not '${values.games}'.`
      : `There is no game '${unknown}': ${Object.keys(GAMES).join(', ')}.`,
  )
  process.exit(1)
}

// A machine that does something else besides goes on doing it; the games played are the same.
setPriority(constants.priority.PRIORITY_LOW)
const run = promisify(execFile)
const simulation = (game: string, scenario: string): string[] =>
  `bivouac sim --game ${game} --scenario ${scenario} --a regular --b regular --games ${games} --json`
    .split(' ')
    .concat('--seed', values.seed)

for (const id of values.game) {
  const { sides, scenarios } = GAMES[id as keyof typeof GAMES]
  const measured: Record<string, { share: number; commands: number }> = {}
  for (const [i, scenario] of scenarios.entries()) {
    const { stdout } = await run('npx', simulation(id, scenario.id))
    const { wins, actions } = JSON.parse(stdout) as Simulated
    const share = wins[sides[0]] / games
    measured[scenario.id] = { share, commands: Math.round(actions / games) }
    console.log(
      `${id} ${i + 1}/${scenarios.length} ${scenario.id}: ${sides[0]} wins ${Math.round(100 * share)} %`,
    )
  }
  const file = {
    command: `npx ${simulation(id, '<scenario>').join(' ')}`,
    seed: values.seed,
    games,
    scenarios: measured,
  }
  writeFileSync(
    new URL(`../games/${id}/ui/cover/balance.json`, import.meta.url),
    `${JSON.stringify(file, undefined, 2)}\n`,
  )
}
