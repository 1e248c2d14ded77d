/**
 * `npm run mutants`: plants one small mistake after the other in rules, kernel and views, and counts how many the tests
 * find. `--sample` tries a fixed few of them, `--only rules/combat` those of some files (named more than once, for more of them),
 * `--again` the last survivors.
 */
import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { hunt, type Tried } from './mutants/hunt.ts'
import type { Mutant } from './mutants/instrument.ts'
import { instrumentAll, ROOT } from './mutants/loading.ts'
import { foundBefore, recall, remember } from './mutants/memory.ts'
import { explain, isEquivalent, readExplained, report, sameMutant } from './mutants/report.ts'
import { sampleOf } from './mutants/sample.ts'

interface Area {
  readonly sources: readonly string[]
  readonly tests: readonly string[]
}

/** Each is held by its own tests: what the kernel promises must not rest on the tests of a game. */
const AREAS: readonly Area[] = [
  { sources: ['packages/kernel/src/**/*.ts'], tests: ['packages/{kernel,testkit}/test/**/*.test.ts'] },
  ...['normandy', 'great-war'].map(game => ({
    sources: [`games/${game}/src/{rules,view,decisions}/**/*.ts`, `games/${game}/src/{view,decisions}.ts`],
    tests: [`games/${game}/test/**/*.test.ts`],
  })),
]
/**
 * Tests of other things, of programs and pages, those that draw a fresh seed or think for long, and those that add a card, which
 * every other test of the same process would then find in its decks.
 */
const NOT_ASKED =
  /\/test\/ui\/|\/(?:fuzz|planted-faults|bots|honesty|browser|drawing|new-card|adding-a-card)\.test|\/(?:mind|art|text|table-text)(?:-[^/]*)?\.test/

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    workers: { type: 'string', default: '1' },
  },
})

process.chdir(ROOT)
const begun = performance.now()
const explained = readExplained()
const memory = recall()
const areas = AREAS.map(area => {
  const plan = {
    sources: filesOf(area.sources),
    tests: filesOf(area.tests).filter(file => !NOT_ASKED.test(file)),
  }
  return { plan, mutants: instrumentAll(plan.sources).mutants }
})
const chosen = new Set(mutantsWanted(areas.flatMap(({ mutants }) => mutants)))
const tried: Tried[] = []
for (const { plan, mutants } of areas) {
  const wanted = mutants.map((_, i) => i + 1).filter(number => chosen.has(mutants[number - 1]))
  if (wanted.length === 0) continue
  const survey = await hunt({
    plan,
    mutants,
    wanted,
    workers: Number(values.workers),
    foundBefore: mutant => foundBefore(memory, mutant),
    onTried,
  })
  for (const test of survey.unfit) process.stderr.write(`left out, as it fails by itself here: ${test}\n`)
}

remember(memory, tried)
const whole = !values.sample && !values.again && values.only === undefined
const result = explain(tried, explained, whole ? 'whole' : 'part')
process.exitCode = report(result, values.json, (performance.now() - begun) / 1000)

function filesOf(patterns: readonly string[]): string[] {
  return globSync(patterns).sort()
}

function onTried(one: Tried): void {
  tried.push(one)
  if (one.killer === undefined)
    process.stderr.write(`survived: ${one.mutant.file}:${one.mutant.line}: ${one.mutant.change}\n`)
  if (tried.length % 100 !== 0) return
  process.stderr.write(`${tried.length} of ${chosen.size} mutants tried\n`)
  remember(memory, tried)
}

function mutantsWanted(all: readonly Mutant[]): readonly Mutant[] {
  const { only } = values
  const asked = only === undefined ? all : all.filter(({ file }) => only.some(part => file.includes(part)))
  // What is known to change nothing would cost a sample most of its time, as every test is asked in vain.
  if (values.sample) return sampleOf(asked.filter(mutant => !isEquivalent(explained, mutant)))
  if (!values.again) return asked
  return asked.filter(mutant => memory.survivors.some(one => sameMutant(one, mutant)))
}
