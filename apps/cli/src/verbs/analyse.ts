/** `bivouac analyse`: looks back at recorded games: what each decision cost, and how much was luck. */
import { DEPTHS, type Depth } from '@bivouac/analysis'
import type { Result } from '@bivouac/kernel'
import { type Command, Option } from 'commander'
import { asJson } from '../analyse/json.ts'
import { type Given, type OpenGame, openGame } from '../analyse/opened.ts'
import { analysisPage } from '../analyse/page.ts'
import { lookBack, type Refused } from '../analyse/run.ts'
import { inWords } from '../analyse/words.ts'
import { EXIT, fitToShow, problemLine, UserError } from '../errors.ts'
import { readText, writeWhole } from '../files.ts'
import { examples, jsonOption } from '../options.ts'
import { print, printJson } from '../output.ts'
import { workersOption } from '../work/crew.ts'

interface Options {
  readonly depth: Depth
  readonly scenario?: string
  readonly workers?: number
  readonly html?: string
  readonly json?: true
}

export function registerAnalyse(program: Command): void {
  const verb = program
    .command('analyse')
    .description('look back at recorded games: what each decision cost, and how much was luck')
    .argument('<files...>', 'recorded games')
    .addOption(new Option('-d, --depth <depth>', 'how long to look').choices([...DEPTHS]).default('quick'))
    .option('-s, --scenario <file>', 'the scenario, if it is not one of ours')
    .option('--html <file>', 'write a page with the curve of each game')
    .addOption(workersOption())
    .addOption(jsonOption())
    .action(analyse)
  examples(
    verb,
    'analyse my-game.bivouac',
    'analyse my-game.bivouac --depth expert --html my-game.html',
    'analyse my-games/*.bivouac --json',
  )
}

async function analyse(files: readonly string[], options: Options): Promise<void> {
  const { depth, html, json, workers, scenario } = options
  const given = files.map((file): Given => ({ file, text: readText(file), scenario }))
  const games = new Map<number, OpenGame>()
  const refused: Refused[] = []
  for (const [i, one] of given.entries()) {
    const opened = tried(one)
    if (opened.ok) games.set(i, opened.value)
    else refused.push({ file: one.file, problem: opened.problem })
  }
  const looked = games.size === 0 ? [] : await lookBack(given, games, depth, workers)
  // A file that is damaged is told of, and what holds of it is looked at all the same.
  if (refused.length > 0 || looked.some(one => one.problem !== undefined)) process.exitCode = EXIT.failed
  if (html !== undefined) writeWhole(html, analysisPage(looked, depth))
  if (json)
    printJson({
      games: looked.map(one => asJson(one, depth)),
      ...(refused.length > 0
        ? { refused: refused.map(({ file, problem }) => ({ file, error: fitToShow(problem) })) }
        : {}),
    })
  else print(looked.map(inWords).join('\n\n'))
  for (const { file, problem } of refused)
    process.stderr.write(`bivouac: ${file} cannot be looked at: ${problemLine(fitToShow(problem))}\n`)
}

/** One file that cannot be used is no reason to leave the others. */
function tried(given: Given): Result<OpenGame> {
  try {
    return openGame(given)
  } catch (error) {
    if (error instanceof UserError) return { ok: false, problem: error.problem }
    throw error
  }
}
