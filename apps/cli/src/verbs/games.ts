/** `bivouac games`: the recorded games of a folder, those that are asked for, and how they ended. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { EXIT, problemLine, UserError } from '../errors.ts'
import { readText, reason } from '../files.ts'
import { type ListedGame, listedGame } from '../library/listed-game.ts'
import { conditionOf, FIELD_NAMES } from '../library/where.ts'
import { examples, jsonOption } from '../options.ts'
import { aligned, counted, print, printJson } from '../output.ts'

interface Options {
  readonly where: readonly string[]
  readonly json?: true
}

export function registerGames(program: Command): void {
  const verb = program
    .command('games')
    .description('list the recorded games of a folder, and count how they ended')
    .argument('<folder>', 'where the games are, with all folders in it')
    .option(
      '-w, --where <condition>',
      `only games for which it holds; fields: ${FIELD_NAMES.join(', ')}; signs: = != ~ < >`,
      (one: string, before: readonly string[]) => [...before, one],
      [],
    )
    .addOption(jsonOption())
    .action(games)
  examples(
    verb,
    'games my-games',
    'games my-games --where scenario=la-raye --where winner=us',
    "games my-games --where 'commands>200' --where opening~fog --json",
  )
}

function games(folder: string, { where, json }: Options): void {
  const conditions = where.map(conditionOf)
  const all = filesBelow(folder).map(file => listedGame(file, readText(file)))
  const unreadable = all.filter(one => !('game' in one))
  const found = all
    .filter((one): one is ListedGame => 'game' in one)
    .filter(game => conditions.every(holds => holds(game)))
  if (unreadable.length > 0) process.exitCode = EXIT.failed
  if (json) {
    printJson({ games: found, results: resultsOf(found), unreadable })
    return
  }
  print(found.length === 0 ? 'No such games.' : inWords(found))
  for (const { file, problem } of unreadable)
    if (problem) process.stderr.write(`bivouac: ${file} is left out: ${problemLine(problem)}\n`)
}

const SUFFIX = '.bivouac'

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith(SUFFIX))
      .sort()
      .map(name => join(folder, name))
  } catch (error) {
    throw new UserError('unreadable', `Cannot read '${folder}': ${reason(error)}.`)
  }
}

interface Results {
  readonly game: string
  readonly scenario: string
  readonly games: number
  /** Games won by each side that won any. */
  readonly wins: Readonly<Record<string, number>>
  readonly unfinished: number
}

/** How the games of each scenario ended, in the order in which the scenarios come. */
function resultsOf(found: readonly ListedGame[]): Results[] {
  const keys = [...new Set(found.map(({ game, scenario }) => `${game} ${scenario}`))]
  return keys.map(key => {
    const own = found.filter(({ game, scenario }) => `${game} ${scenario}` === key)
    const wins: Record<string, number> = {}
    for (const { winner } of own) if (winner !== null) wins[winner] = (wins[winner] ?? 0) + 1
    const { game, scenario } = own[0]
    return {
      game,
      scenario,
      games: own.length,
      wins,
      unfinished: own.filter(one => one.winner === null).length,
    }
  })
}

function inWords(found: readonly ListedGame[]): string {
  const list = aligned(found, [
    { head: 'file', cell: ({ file }) => file },
    { head: 'scenario', cell: ({ scenario }) => scenario },
    { head: 'date', cell: ({ date }) => date ?? '' },
    { head: 'bots', cell: ({ bots }) => pairs(bots, ' ') },
    { head: 'commands', cell: ({ commands }) => commands, right: true },
    {
      head: 'end',
      cell: ({ winner, reason: why, problem }) =>
        `${winner === null ? 'not over' : `${winner} (${why})`}${problem ? ', damaged' : ''}`,
    },
  ])
  const sums = aligned(resultsOf(found), [
    { head: 'scenario', cell: ({ scenario }) => scenario },
    { head: 'games', cell: ({ games }) => games, right: true },
    { head: 'won by', cell: ({ wins }) => pairs(wins, ' ') },
    { head: 'not over', cell: ({ unfinished }) => unfinished || '', right: true },
  ])
  return `${list}\n\n${counted(found.length, 'game')}:\n${sums}`
}

const pairs = (of: Readonly<Record<string, string | number>>, between: string): string =>
  Object.entries(of)
    .map(([name, value]) => `${name}${between}${value}`)
    .join(', ')
