/** Tries the mutants one by one against the tests in which they make a difference, quickest first, until one fails. */
import { type Verdict, Worker } from './crew.ts'
import type { Mutant } from './instrument.ts'
import type { Plan, Survey, Surveyed } from './worker.ts'

export interface Tried {
  readonly mutant: Mutant
  /** The test that failed, or why there was no need for one; undefined when all passed. */
  readonly killer: string | undefined
}

interface Hunt {
  readonly plan: Omit<Plan, 'onFromTheStart' | 'purpose'>
  readonly mutants: readonly Mutant[]
  /** Numbers of the mutants to try. */
  readonly wanted: readonly number[]
  readonly workers: number
  /** The test that found it in an earlier run, if one did. */
  foundBefore(mutant: Mutant): string | undefined
  onTried(tried: Tried): void
}

/** What is said of a mutant that leaves a process without an answer. */
export const NO_END = 'it comes to no end'
/** Without an answer for so much longer than the tests take, a process is taken to hang. */
const PATIENCE_FACTOR = 30
const PATIENCE_MS = 60_000

export async function hunt({ plan, mutants, wanted, workers, foundBefore, onTried }: Hunt): Promise<Survey> {
  const watcher = await started({ ...plan, onFromTheStart: 0, purpose: 'watch' })
  const survey = await watcher.survey()
  watcher.stop()
  const finders = possibleFinders(survey, mutants.length)
  const atLoading = new Set(survey.atLoading)
  const killers = new Map<string, number>()
  let next = 0

  const inOrder = (tests: readonly Surveyed[], mutant: Mutant): Surveyed[] => {
    const before = foundBefore(mutant)
    // A test that has found others in this file is likely to find this one too.
    const cost = ({ key, ms }: Surveyed) =>
      key === before ? 0 : (ms + 1) / (1 + (killers.get(`${mutant.file} ${key}`) ?? 0))
    return tests.toSorted((a, b) => cost(a) - cost(b))
  }

  const tryOne = async (worker: Worker, number: number): Promise<string | undefined> => {
    const mutant = mutants[number - 1]
    const tests = inOrder(finders[number], mutant)
    if (tests.length > 0) {
      const killer = await killerIn(worker, number, tests)
      if (killer !== undefined) return killer
    }
    if (!atLoading.has(number)) return undefined
    // What is worked out while loading needs a process that was loaded with the mutant on.
    const own = new Worker({ ...plan, onFromTheStart: number, purpose: 'switch' })
    const broken = await own.start()
    // What it changed then may be read by any test, not only by those in which it differs again.
    const killer =
      broken === undefined ? killed(await tryIn(own, number, inOrder(survey.tests, mutant))) : 'loading'
    own.stop()
    return killer
  }

  const work = async (worker: Worker): Promise<void> => {
    while (next < wanted.length) {
      const number = wanted[next++]
      const mutant = mutants[number - 1]
      const killer = await tryOne(worker, number)
      if (killer !== undefined) {
        const key = `${mutant.file} ${killer}`
        killers.set(key, (killers.get(key) ?? 0) + 1)
      }
      onTried({ mutant, killer })
    }
    worker.stop()
  }
  const crew = Array.from({ length: workers }, () =>
    started({ ...plan, onFromTheStart: 0, purpose: 'switch' }),
  )
  await Promise.all((await Promise.all(crew)).map(work))
  return survey
}

async function started(plan: Plan): Promise<Worker> {
  const worker = new Worker(plan)
  await startAgain(worker)
  return worker
}

async function startAgain(worker: Worker): Promise<void> {
  const broken = await worker.start()
  if (broken !== undefined) throw new Error(`The tests cannot be loaded: ${broken}`)
}

/** For each mutant, the tests in which it makes a difference. */
function possibleFinders(survey: Survey, mutants: number): Surveyed[][] {
  const finders: Surveyed[][] = Array.from({ length: mutants + 1 }, () => [])
  for (const test of survey.tests) for (const hit of test.hits) finders[hit].push(test)
  return finders
}

/**
 * In a process that earlier mutants may have spoilt: what is found there is looked at again in a fresh one. So is one that does not
 * answer, as the machine may have been busy with something else.
 */
async function killerIn(
  worker: Worker,
  number: number,
  tests: readonly Surveyed[],
): Promise<string | undefined> {
  const wasFresh = worker.fresh
  const verdict = await tryIn(worker, number, tests)
  if (verdict !== 'no answer' && !verdict.spoilt) return verdict.killer
  await startAgain(worker)
  return wasFresh ? killed(verdict) : killerIn(worker, number, tests)
}

const killed = (verdict: Verdict): string | undefined => (verdict === 'no answer' ? NO_END : verdict.killer)

const tryIn = (worker: Worker, mutant: number, tests: readonly Surveyed[]): Promise<Verdict> =>
  worker.try(
    { mutant, tests: tests.map(({ key, steps }) => ({ key, steps })) },
    PATIENCE_MS + PATIENCE_FACTOR * tests.reduce((sum, { ms }) => sum + ms, 0),
  )
