/** A process of its own that loads every test once and then runs those it is asked for, with one mutant on. */
import { join } from 'node:path'
import { afterAlls, beforeAlls, type Gathered, gathered, gatherFrom } from './gather.ts'
import type { Purpose } from './instrument.ts'
import { instrumentAll, loadInstead, ROOT } from './loading.ts'
import { newSwitches } from './switches.ts'

export interface Plan {
  readonly sources: readonly string[]
  readonly tests: readonly string[]
  /** A mutant that is on while everything is loaded; 0 for none. */
  readonly onFromTheStart: number
  /** A process that watches makes the survey, and is slower; one that switches tries mutants. */
  readonly purpose: Purpose
}

/** What one test needs when no mutant is on, and which ones would make a difference in it. */
export interface Surveyed {
  /** File and name: what it is known by in every process. */
  readonly key: string
  readonly ms: number
  readonly steps: number
  readonly hits: readonly number[]
}

export interface Survey {
  readonly tests: readonly Surveyed[]
  /** Tests that fail here without any mutant: they need more of Vitest than there is, and are left out. */
  readonly unfit: readonly string[]
  /** What would make a difference while everything is loaded. */
  readonly atLoading: readonly number[]
}

export type Order =
  | { readonly survey: true }
  | { readonly mutant: number; readonly tests: readonly { readonly key: string; readonly steps: number }[] }

export type Answer =
  | { readonly ready: true }
  | { readonly broken: string }
  | Survey
  | {
      readonly mutant: number
      readonly killer?: string
      /** The killer now fails without the mutant too: what it left behind spoils this process. */
      readonly spoilt?: true
    }

/** A mutant may need more steps than the true code, but not so many more. */
const STEPS_FACTOR = 10
const STEPS_EXTRA = 100_000
const NO_LIMIT = Number.MAX_SAFE_INTEGER

const plan = JSON.parse(process.argv[2]) as Plan
const answer = (what: Answer): void => void process.send?.(what)
process.on('unhandledRejection', () => {})
process.chdir(ROOT)
delete process.env.UPDATE_GOLDEN

const { mutants, texts } = instrumentAll(plan.sources, plan.purpose)
const switches = newSwitches(mutants.length)
Object.assign(globalThis, { $m: switches })
loadInstead(texts)
const tests = new Map<string, Gathered>()

const numbersIn = (hits: Uint8Array): number[] => [...hits.keys()].filter(i => hits[i] === 1)
const keyOf = ({ file, name }: Gathered): string => `${file} › ${name}`

async function load(): Promise<void> {
  switches.on = plan.onFromTheStart
  switches.stepsLeft = plan.onFromTheStart === 0 ? NO_LIMIT : 1e9
  for (const file of plan.tests) {
    gatherFrom(file)
    await import(join(ROOT, file))
  }
  for (const hook of beforeAlls) await hook()
  for (const test of gathered) tests.set(keyOf(test), test)
}

async function passes(test: Gathered, mutant: number, steps: number): Promise<boolean> {
  switches.on = mutant
  switches.stepsLeft = steps
  try {
    await test.run()
    return true
  } catch {
    return false
  } finally {
    switches.on = plan.onFromTheStart
    switches.stepsLeft = NO_LIMIT
  }
}

async function survey(): Promise<Survey> {
  const atLoading = numbersIn(switches.hits)
  const fit: Surveyed[] = []
  const unfit: string[] = []
  for (const [key, test] of tests) {
    switches.hits.fill(0)
    const begun = performance.now()
    const steps = { before: NO_LIMIT, after: 0 }
    switches.stepsLeft = NO_LIMIT
    let passed = true
    try {
      await test.run()
    } catch {
      passed = false
    }
    steps.after = switches.stepsLeft
    if (!passed) unfit.push(key)
    else
      fit.push({
        key,
        ms: performance.now() - begun,
        steps: steps.before - steps.after,
        hits: numbersIn(switches.hits),
      })
  }
  return { tests: fit, unfit, atLoading }
}

async function tryMutant({ mutant, tests: wanted }: Extract<Order, { mutant: number }>): Promise<void> {
  for (const { key, steps } of wanted) {
    const test = tests.get(key)
    if (test === undefined) {
      // A mutant that is on while the tests are gathered may lose some of them; nothing else may.
      if (plan.onFromTheStart !== 0) continue
      return answer({ broken: `there is no test '${key}' here` })
    }
    if (await passes(test, mutant, steps * STEPS_FACTOR + STEPS_EXTRA)) continue
    const spoilt = plan.onFromTheStart === 0 && !(await passes(test, 0, NO_LIMIT))
    answer(spoilt ? { mutant, killer: key, spoilt } : { mutant, killer: key })
    return
  }
  answer({ mutant })
}

process.on('message', async (order: Order) => {
  if ('survey' in order) answer(await survey())
  else await tryMutant(order)
})
process.on('disconnect', async () => {
  for (const hook of afterAlls) await hook()
  process.exit()
})

try {
  await load()
  answer({ ready: true })
} catch (error) {
  answer({ broken: error instanceof Error ? `${error.message}` : `${error}` })
}
