/**
 * `npm run tidy`: the laws of this project that neither the compiler nor the linter knows. `npm run tidy -- cells games/normandy`
 * lists all that one check finds in one folder.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chanceAndTime } from './tidy/chance-and-time.ts'
import { clauses } from './tidy/clauses.ts'
import { cycles } from './tidy/cycles.ts'
import { deadData } from './tidy/dead-data.ts'
import { deadExports } from './tidy/dead-exports.ts'
import { type Check, type File, printed } from './tidy/file.ts'
import { focusedTests } from './tidy/focused-tests.ts'
import { imports } from './tidy/imports.ts'
import { longFunctions } from './tidy/long-functions.ts'
import { fileNames, fileSizes } from './tidy/names-and-sizes.ts'
import { ownWords } from './tidy/own-words.ts'
import { readmes } from './tidy/readmes.ts'
import { retired } from './tidy/retired.ts'
import { screens } from './tidy/screens.ts'
import { stateDoors } from './tidy/state-doors.ts'

const checks: Readonly<Record<string, Check>> = {
  imports,
  cycles,
  'dead exports': deadExports,
  cells: stateDoors,
  'retired words': retired,
  'long functions': longFunctions,
  readmes,
  screens,
  'chance and time': chanceAndTime,
  clauses,
  'dead data': deadData,
  'file names': fileNames,
  'file sizes': fileSizes,
  'focused tests': focusedTests,
  'own words': ownWords,
}

/** Binary files and the lock file are nobody's prose. */
const NOT_READ = /\.(?:png|jpe?g|gif|webp|ico|woff2?|ttf|otf|mp3|ogg|wav|gz|zip)$|(?:^|\/)package-lock\.json$/

/** All that is or would be committed. */
function projectFiles(): File[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  return list
    .split('\0')
    .filter(path => path !== '' && existsSync(path))
    .map(path => ({ path, text: NOT_READ.test(path) ? '' : readFileSync(path, 'utf8') }))
}

process.chdir(join(import.meta.dirname, '..'))
const files = projectFiles()
const [only, folder = ''] = process.argv.slice(2)
let failures = 0
for (const [name, check] of Object.entries(checks)) {
  if (only !== undefined && only !== name) continue
  const problems = check(files)
  failures += problems.filter(problem => !problem.remark).length
  for (const problem of problems) if (problem.path.startsWith(folder)) console.log(printed(problem))
}

if (failures > 0) {
  console.error(`${failures} problems in ${files.length} files.`)
  process.exitCode = 1
} else console.log(`Tidy: ${files.length} files checked for ${only ?? Object.keys(checks).join(', ')}.`)
