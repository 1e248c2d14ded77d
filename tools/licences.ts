/** `npm run licences` writes docs/licences.md and says what is wrong with the lock; with `audit`, asks npm for known weaknesses too. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { flawsIn, type Lock, pageOf } from './licences/lock.ts'

const root = new URL('..', import.meta.url)
const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as Lock

interface Audit {
  readonly message?: string
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> }
}

/** npm ends with 1 where it has found something and where it could not ask: its answer tells which. */
function audited(): Audit {
  try {
    return JSON.parse(
      execFileSync('npm', ['audit', '--json', '--omit=dev'], { encoding: 'utf8', stdio: 'pipe' }),
    )
  } catch (error) {
    return JSON.parse((error as { stdout?: string }).stdout || '{"message":"npm did not answer"}') as Audit
  }
}

function sayWhatNpmKnows(): void {
  const { message, metadata } = audited()
  if (metadata === undefined) return console.log(`Known weaknesses could not be asked for: ${message}`)
  const { high = 0, critical = 0, total = 0 } = metadata.vulnerabilities
  console.log(`Known weaknesses of what is served: ${total}, of which high or critical: ${high + critical}.`)
  if (high + critical > 0) process.exitCode = 1
}

const flaws = flawsIn(lock)
for (const flaw of flaws) console.error(flaw)
if (flaws.length > 0) process.exitCode = 1
if (process.argv[2] === 'audit') sayWhatNpmKnows()
else writeFileSync(new URL('docs/licences.md', root), pageOf(lock))
