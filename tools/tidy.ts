/** `npm run tidy`: the habits of this project that neither the compiler nor the linter knows. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chanceAndTime } from './tidy/chance-and-time.ts'
import { clauses } from './tidy/clauses.ts'
import { deadData } from './tidy/dead-data.ts'
import type { Check, File } from './tidy/file.ts'
import { focusedTests } from './tidy/focused-tests.ts'
import { imports } from './tidy/imports.ts'
import { fileNames, fileSizes } from './tidy/names-and-sizes.ts'
import { ownWords } from './tidy/own-words.ts'

const checks: Readonly<Record<string, Check>> = {
  imports,
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
const problems = Object.values(checks).flatMap(check => check(files))
for (const { path, line, text, remark } of problems)
  console.log(`${path}:${line}: ${remark ? 'remark: ' : ''}${text}`)

const failures = problems.filter(problem => !problem.remark).length
if (failures > 0) {
  console.error(`${failures} problems in ${files.length} files.`)
  process.exitCode = 1
} else console.log(`Tidy: ${files.length} files checked for ${Object.keys(checks).join(', ')}.`)
