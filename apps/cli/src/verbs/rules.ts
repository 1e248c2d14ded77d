/** `bivouac rules`: which code carries out each clause of a rulebook, and which tests prove it. */
import { fileURLToPath } from 'node:url'
import { LANGUAGE_NAMES } from '@bivouac/face-kit'
import { checkTranslations, markTranslations } from '@bivouac/face-kit/check-translation'
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
import { GAMES, type Registered } from '../games.ts'
import { examples, jsonOption } from '../options.ts'
import { aligned, counted, print, printJson } from '../output.ts'

interface Options {
  readonly game?: string
  readonly check?: true
  readonly mark?: true
  readonly write?: string | true
  readonly json?: true
}

export function registerRules(program: Command): void {
  const verb = program
    .command('rules')
    .description(
      'show for every clause of a rulebook the code that carries it out and the tests that prove it',
    )
    .option('-g, --game <id>', 'one game only')
    .option(
      '--check',
      'fail if a clause has no code, no test or no up-to-date translation, or an id is not in the rulebook',
    )
    .option('--mark', 'mark translated lines that have no mark yet as made from the current English text')
    .option('--write [file]', 'write the matrix as Markdown (default: docs/rule-matrix-<game>.md)')
    .addOption(jsonOption())
    .action(rules)
  examples(verb, 'rules', 'rules --check', 'rules --game normandy --write', 'rules --json')
}

function rules({ game: id, check, mark, write, json }: Options): void {
  const games = id === undefined ? GAMES : [findGame(id)]
  if (typeof write === 'string' && games.length > 1)
    throw new UserError('game-needed', "One file takes one game's matrix: say which by --game.")
  const reports = games.map(game => {
    const folder = fileURLToPath(game.folder)
    if (mark) markTranslations(folder)
    const matrix = matrixOf(game)
    const tongues = checkTranslations(folder)
    const file = write === true ? `docs/rule-matrix-${game.module.id}.md` : write
    if (file !== undefined) writeWhole(file, page(game, matrix))
    const gaps = gapsIn(matrix) + tongues.flatMap(({ flaws }) => flaws).length
    if (check && gaps > 0) process.exitCode = EXIT.failed
    if (!json) tell(game, matrix, tongues, file)
    if (!json && check) print(gaps === 0 ? 'no gaps' : counted(gaps, 'gap'))
    return asJson(game, matrix, tongues)
  })
  if (json) printJson(id === undefined ? reports : reports[0])
}

type Tongue = ReturnType<typeof checkTranslations>[number]

const gapsIn = ({ missing, unknown }: RuleMatrix): number => missing.length + unknown.length
const withCode = ({ clauses }: RuleMatrix): number => clauses.filter(c => c.code.length > 0).length
const withTest = ({ clauses }: RuleMatrix): number => clauses.filter(c => c.tests.length > 0).length

const asJson = ({ module }: Registered, matrix: RuleMatrix, translations: readonly Tongue[]): object => ({
  game: module.id,
  clauses: matrix.clauses.length,
  withCode: withCode(matrix),
  withTest: withTest(matrix),
  missing: [...new Set(matrix.missing.map(m => m.id))],
  gaps: matrix.missing,
  unknown: matrix.unknown,
  translations,
})

function tell(
  { module }: Registered,
  matrix: RuleMatrix,
  tongues: readonly Tongue[],
  file: string | undefined,
): void {
  const { clauses, unknown } = matrix
  print(module.name)
  print(asText(clauses))
  for (const u of unknown) print(`${u.path}:${u.line} cites ${u.id}, which is not in the rulebook`)
  print(
    `${counted(clauses.length, 'clause')}, ${withCode(matrix)} with code, ${withTest(matrix)} with a test`,
  )
  for (const { language, flaws } of tongues) for (const flaw of flaws) print(`${language}: ${flaw}`)
  const shares = tongues.map(({ language, current }) => `${LANGUAGE_NAMES[language]} ${current}`)
  print(`translated: ${shares.join(', ')}`)
  if (file !== undefined) print(`written to ${file}`)
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
