/** `bivouac study`: checks a study file, move by move, and prints it with what each move does. */
import {
  type Board,
  type Fact,
  fail,
  type GameModule,
  type Match,
  ok,
  type Problem,
  type Result,
} from '@bivouac/kernel'
import type { ChapterStart } from '@bivouac/protocol'
import {
  type Chapter,
  heldBy,
  movesIn,
  openChapter,
  parseStudy,
  type Study,
  type StudyNode,
  walk,
} from '@bivouac/study'
import type { Command } from 'commander'
import { EXIT, fitToShow, orComplain, problemLine, UserError } from '../errors.ts'
import { readText } from '../files.ts'
import { findGame, findScenario, withHouse } from '../find.ts'
import { GAMES, type Registered } from '../games.ts'
import { examples, jsonOption } from '../options.ts'
import { counted, harmlessLines, print, printJson } from '../output.ts'

export function registerStudy(program: Command): void {
  const verb = program
    .command('study')
    .description('check a study, every move of it, and print it with what each move does')
    .argument('<file>', 'a study')
    .addOption(jsonOption())
    .action(show)
  examples(verb, 'study my-study.bivouac', 'study my-study.bivouac --json')
}

function show(file: string, { json }: { json?: true }): void {
  const read = orComplain(parseStudy(readText(file)), file)
  const { study, problems } = heldBy(openGame, read)
  if (problems.length > 0) process.exitCode = EXIT.failed
  if (json) printJson({ ok: problems.length === 0, ...study, problems: problems.map(fitToShow) })
  else {
    print(studyText(study))
    complain(problems, file)
  }
}

function complain(problems: readonly Problem[], file: string): void {
  for (const problem of problems)
    process.stderr.write(`bivouac: ${harmlessLines(`${file}, ${problemLine(problem)}`)}\n`)
}

/** The game and the board of a chapter. What is not there is a problem of the chapter, not of the command. */
function openGame(start: ChapterStart): Result<{ module: GameModule; board: Board }> {
  try {
    const game = findGame(start.game)
    const { id } = game.module.scenarios.find(one => one.id === start.scenario) ?? {}
    if (id === undefined)
      return fail('unknown-scenario', `${game.module.name} has no scenario '${start.scenario}'.`)
    const own = findScenario(game, id)
    const { board } = start.house === undefined ? own : withHouse(game, own, JSON.parse(start.house), 'house')
    return ok({ module: game.module, board })
  } catch (error) {
    if (error instanceof UserError) return { ok: false, problem: error.problem }
    if (error instanceof SyntaxError)
      return { ok: false, problem: { code: 'bad-house', text: 'The house values are not JSON.' } }
    throw error
  }
}

function studyText({ title, chapters }: Study): string {
  const moves = chapters.reduce((sum, { next }) => sum + movesIn(next), 0)
  const head = `${title || 'A study'}: ${counted(chapters.length, 'chapter')}, ${counted(moves, 'move')}.`
  return [head, ...chapters.map((chapter, i) => chapterText(chapter, i + 1))].join('\n\n')
}

function chapterText(chapter: Chapter, number: number): string {
  const game = GAMES.find(one => one.module.id === chapter.start.game)
  const opened = openGame(chapter.start)
  if (!game || !opened.ok) return ''
  const { module, board } = opened.value
  const begun = openChapter(module, board, chapter.start)
  const from = chapter.start.position === undefined ? 'from the setup' : 'from a position'
  const head = `${number} ${chapter.name} (${module.name}: ${board.name}, ${from}; hands ${chapter.hands})`
  const lines = [head, ...commentLines(chapter.comment, '  ')]
  if (begun.ok) lines.push(...moveLines(game, begun.value, chapter))
  return lines.join('\n')
}

const commentLines = (comment: string, indent: string): string[] =>
  comment === '' ? [] : comment.split('\n').map(line => `${indent}; ${line}`.trimEnd())

function moveLines(game: Registered, begun: Match, chapter: Chapter): string[] {
  const lines: string[] = []
  walk<StudyNode>(begun, chapter.next, (node, match, path, facts) => {
    // What is not the main line stands further in, by one for each time it left another.
    const indent = '  '.repeat(1 + path.filter(branch => branch > 0).length)
    const glyph = node.glyph ? ` ${node.glyph}` : ''
    lines.push(`${indent}${path.length} ${node.side} ${node.command}${glyph}${node.chance}`)
    lines.push(...sentences(game, match, facts).map(line => `${indent}    ${line}`))
    lines.push(...commentLines(node.comment, `${indent}  `))
  })
  return lines
}

const sentences = ({ face }: Registered, { table }: Match, facts: readonly Fact[]): string[] =>
  facts
    .map(fact => face.sentence(table.board, fact))
    .filter(line => line !== undefined && line !== '') as string[]
