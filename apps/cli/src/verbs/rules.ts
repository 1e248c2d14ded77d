/** `bivouac rules`: which code carries out each clause of a rulebook, and which tests prove it. */
import { fileURLToPath } from 'node:url'
import {
  type Clause,
  matrixTable,
  prefixOf,
  type RuleMatrix,
  readGameFiles,
  ruleMatrix,
} from '@bivouac/testkit'
import type { Command } from 'commander'
import { EXIT, UserError } from '../errors.ts'
import { writeWhole } from '../files.ts'
import { findGame } from '../find.ts'
import type { Registered } from '../games.ts'
import { examples, gameOption, jsonOption } from '../options.ts'
import { aligned, counted, print, printJson } from '../output.ts'

interface Options {
  readonly game?: string
  readonly check?: true
  readonly write?: string | true
  readonly json?: true
}

export function registerRules(program: Command): void {
  const verb = program
    .command('rules')
    .description(
      'show for every clause of a rulebook the code that carries it out and the tests that prove it',
    )
    .addOption(gameOption())
    .option('--check', 'fail if a clause has no code or no test, or an id is not in the rulebook')
    .option('--write [file]', 'write the matrix as Markdown (default: docs/rule-matrix-<game>.md)')
    .addOption(jsonOption())
    .action(rules)
  examples(verb, 'rules', 'rules --check', 'rules --game normandy --write', 'rules --json')
}

function rules({ game: id, check, write, json }: Options): void {
  const game = findGame(id)
  const matrix = matrixOf(game)
  const { clauses, missing, unknown } = matrix
  const gaps = missing.length + unknown.length
  if (check && gaps > 0) process.exitCode = EXIT.failed
  const file = write === true ? `docs/rule-matrix-${game.module.id}.md` : write
  if (file !== undefined) writeWhole(file, page(game, matrix))

  const withCode = clauses.filter(c => c.code.length > 0).length
  const withTest = clauses.filter(c => c.tests.length > 0).length
  if (json) {
    printJson({
      game: game.module.id,
      clauses: clauses.length,
      withCode,
      withTest,
      missing: [...new Set(missing.map(m => m.id))],
      gaps: missing,
      unknown,
    })
    return
  }
  print(asText(clauses))
  for (const u of unknown) print(`${u.path}:${u.line} cites ${u.id}, which is not in the rulebook`)
  print(`${counted(clauses.length, 'clause')}, ${withCode} with code, ${withTest} with a test`)
  if (file !== undefined) print(`written to ${file}`)
  if (check) print(gaps === 0 ? 'no gaps' : counted(gaps, 'gap'))
}

function matrixOf({ module, folder }: Registered): RuleMatrix {
  const files = readGameFiles(fileURLToPath(folder))
  const prefix = prefixOf(files.rulebook)
  if (prefix === undefined)
    throw new UserError('bad-rulebook', `The rulebook of ${module.name} has no clause such as '- N-1.1 …'.`)
  return ruleMatrix({ ...files, prefix })
}

const page = ({ module }: Registered, matrix: RuleMatrix): string =>
  `# ${module.name}: clause, code, tests\n\nWritten by \`bivouac rules --write\`; do not edit.\n\n${matrixTable(matrix)}`

function asText(clauses: readonly Clause[]): string {
  return aligned(clauses, [
    { head: 'clause', cell: c => c.id },
    { head: 'code', cell: c => (c.code.length > 0 ? c.code.length : 'none'), right: true },
    { head: 'tests', cell: c => (c.tests.length > 0 ? c.tests.length : 'none'), right: true },
    { head: 'says', cell: c => (c.text.length > 72 ? `${c.text.slice(0, 71)}…` : c.text) },
  ])
}
