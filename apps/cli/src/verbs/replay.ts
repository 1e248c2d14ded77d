/** `bivouac replay`: tells a recorded game step by step, or shows the board at one moment of it. */
import { rulesOf } from '@bivouac/fair'
import {
  beginRecord,
  cloneTable,
  type Fact,
  type Match,
  replay,
  SPECTATOR,
  standingLines,
} from '@bivouac/kernel'
import type { Command } from 'commander'
import { orComplain, UserError } from '../errors.ts'
import type { Registered } from '../games.ts'
import { examples, jsonOption, wholeFrom } from '../options.ts'
import { colourful, counted, print, printJson } from '../output.ts'
import { type OpenRecord, openRecord } from '../records.ts'

interface Options {
  readonly scenario?: string
  readonly at?: number
  readonly json?: true
}

type Step =
  | {
      readonly number: number
      readonly side: string
      readonly command: string
      readonly facts: readonly Fact[]
    }
  /** The game was taken back: so many commands stay. */
  | { readonly backTo: number }

export function registerReplay(program: Command): void {
  const verb = program
    .command('replay')
    .description('show a recorded game step by step, or the board at one moment of it')
    .argument('<file>', 'a recorded game')
    .option('--at <n>', 'show the board after command n (0: after the setup)', wholeFrom(0))
    .option('-s, --scenario <file>', 'the scenario, if it is not one of ours')
    .addOption(jsonOption())
    .action(tell)
  examples(verb, 'replay my-game.bivouac', 'replay my-game.bivouac --at 12', 'replay my-game.bivouac --json')
}

function tell(file: string, { scenario, at, json }: Options): void {
  const opened = orComplain(openRecord(file, scenario), file)
  const { record } = opened
  const { length } = standingLines(record)
  if (at !== undefined && at > length)
    throw new UserError('no-such-command', `The game has ${counted(length, 'command')}: there is no ${at}.`)
  if (at !== undefined) showMoment(opened, at, file, json)
  else if (json) tellAsJson(opened, file)
  else tellInWords(opened, file)
}

/** The match after command `at`. A record that is damaged further on is good enough for that. */
function upTo({ game, board, record }: OpenRecord, at: number, file: string): Match {
  const { module } = game
  let found: Match | undefined
  const wanted = standingLines(record)[at - 1]
  const whole = replay(module, board, record, (match, line) => {
    if (line === wanted) found = { ...match, table: cloneTable(match.table) }
  })
  if (found !== undefined) return found
  orComplain(whole, file)
  return orComplain(beginRecord(module, board, record), file)
}

function showMoment(opened: OpenRecord, at: number, file: string, json: boolean | undefined): void {
  const { game, board, record } = opened
  const { module, face } = game
  const { table } = upTo(opened, at, file)
  const view = module.view(table, SPECTATOR)
  const line = standingLines(record)[at - 1]
  if (json) {
    printJson({
      game: module.id,
      scenario: board.scenario,
      at,
      ...(line ? { side: line.side, command: line.command } : {}),
      position: module.printPosition(table),
      view,
    })
    return
  }
  const beginning = record.head.position === undefined ? 'After the setup:' : 'The position it began from:'
  print(line ? `After ${at} ${line.side} ${line.command}:` : beginning)
  print(face.draw(board, view, colourful()))
}

function tellAsJson({ game, board, record }: OpenRecord, file: string): void {
  const commands: Step[] = []
  const match = orComplain(
    replay(game.module, board, record, ({ log }, line, facts) => {
      if ('to' in line) commands.push({ backTo: line.to })
      else commands.push({ number: log.length, side: line.side, command: line.command, facts })
    }),
    file,
  )
  printJson({
    game: game.module.id,
    scenario: board.scenario,
    rules: rulesOf(record),
    opening: match.opening,
    commands,
    outcome: record.ending ?? null,
  })
}

/** Prints as it goes, so that a damaged record is replayed up to where it breaks. */
function tellInWords({ game, board, record }: OpenRecord, file: string): void {
  print(`${game.module.name}: ${board.name}, version ${record.head.rules} of the rules`)
  if (record.head.position !== undefined) print('The game began from a position, not from the setup.')
  const match = orComplain(
    replay(game.module, board, record, ({ log }, line, facts) => {
      if ('to' in line)
        return print(`Taken back: ${counted(line.to, 'command')} stand${line.to === 1 ? 's' : ''}.`)
      if (line.rules !== undefined) print(`From here on under version ${line.rules} of the rules.`)
      print(`${log.length} ${line.side} ${line.command}${sentences(game, board, facts)}`)
    }),
    file,
  )
  const outcome = game.module.outcome(match.table)
  print(outcome ? game.face.ending(board, outcome) : 'The game is not over yet.')
}

function sentences({ face }: Registered, board: OpenRecord['board'], facts: readonly Fact[]): string {
  return facts
    .map(fact => face.sentence(board, fact))
    .filter(line => line !== undefined)
    .map(line => `\n    ${line}`)
    .join('')
}
