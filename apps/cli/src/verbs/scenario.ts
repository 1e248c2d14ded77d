/** `bivouac scenario`: checks scenario files and draws scenarios. */
import { extname } from 'node:path'
import { openMatch, type Problem, SPECTATOR } from '@bivouac/kernel'
import { Resvg } from '@resvg/resvg-js'
import type { Command } from 'commander'
import { EXIT, problemLine, UserError } from '../errors.ts'
import { readJson, writeWhole } from '../files.ts'
import { findGame, findGameFor, findScenario, gameLike } from '../find.ts'
import { examples, gameOption, jsonOption } from '../options.ts'
import { colourful, print, printJson } from '../output.ts'

interface Checked {
  readonly file: string
  readonly ok: boolean
  /** Not known of a file that cannot be read. */
  readonly game?: string
  readonly scenario?: string
  readonly problem?: Problem
}

export function registerScenario(program: Command): void {
  const verb = program.command('scenario').description('check or draw a scenario')
  examples(verb, 'scenario validate my-scenario.json', 'scenario render la-raye')

  const checking = verb
    .command('validate')
    .description('check scenario files and say what is wrong, and where')
    .argument('<files...>', 'scenario files')
    .addOption(gameOption())
    .addOption(jsonOption())
    .action(validate)
  examples(checking, 'scenario validate my-scenario.json', 'scenario validate maps/*.json --json')

  const drawing = verb
    .command('render')
    .description('draw the map with its setup: as text, or as a picture with --out')
    .argument('<scenario>', 'id, number, beginning of the id, or a scenario file')
    .addOption(gameOption())
    .option(
      '-o, --out <file>',
      'where to write: a name ending in .svg or .png gives a picture, .txt gives text',
    )
    .addOption(jsonOption())
    .action(render)
  examples(drawing, 'scenario render la-raye', 'scenario render my-scenario.json --out my-scenario.png')
}

function validate(files: readonly string[], { game, json }: { game?: string; json?: true }): void {
  const named = game === undefined ? undefined : findGame(game)
  const checked = files.map((file): Checked => {
    try {
      const data = readJson(file)
      const { module } = named ?? gameLike(data)
      const board = module.board(data)
      return board.ok
        ? { file, ok: true, game: module.id, scenario: board.value.scenario }
        : { file, ok: false, game: module.id, problem: board.problem }
    } catch (error) {
      if (error instanceof UserError) return { file, ok: false, problem: error.problem }
      throw error
    }
  })
  if (checked.some(c => c.problem?.code === 'unreadable')) process.exitCode = EXIT.usage
  else if (checked.some(c => !c.ok)) process.exitCode = EXIT.failed
  if (json) {
    printJson({ ok: checked.every(c => c.ok), files: checked })
    return
  }
  for (const { file, scenario, problem } of checked) {
    if (problem) process.stderr.write(`${problem.where === file ? '' : `${file}: `}${problemLine(problem)}\n`)
    else print(`${file}: in order (${scenario})`)
  }
}

interface RenderOptions {
  readonly game?: string
  readonly out?: string
  readonly json?: true
}

function render(typed: string, { game: id, out, json }: RenderOptions): void {
  const game = findGameFor(id, typed)
  const { board } = findScenario(game, typed)
  const format = out === undefined ? 'text' : formatOf(out)
  const drawn = format === 'text' ? asText() : game.draw(board)
  if (out !== undefined)
    writeWhole(out, format === 'png' ? pixels(drawn) : drawn.endsWith('\n') ? drawn : `${drawn}\n`)
  if (json)
    printJson({
      game: game.module.id,
      scenario: board.scenario,
      format,
      ...(out === undefined ? { text: drawn } : { file: out }),
    })
  else print(out === undefined ? drawn : `${board.name} is drawn in ${out}`)

  /** Nothing that a spectator sees of a setup depends on the seed. */
  function asText(): string {
    const { table } = openMatch(game.module, board, 'setup')
    const colour = out === undefined && !json && colourful()
    return game.face.draw(board, game.module.view(table, SPECTATOR), colour)
  }
}

const PNG_WIDTH = 1200

const pixels = (svg: string): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: PNG_WIDTH } }).render().asPng()

function formatOf(out: string): 'svg' | 'png' | 'text' {
  const end = extname(out).toLowerCase()
  if (end === '.svg') return 'svg'
  if (end === '.png') return 'png'
  if (end === '.txt') return 'text'
  throw new UserError(
    'bad-usage',
    `Cannot tell what to write into '${out}': its name must end in .svg, .png or .txt.`,
  )
}
