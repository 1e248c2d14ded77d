/** Looks back at several recorded games in as many threads as there are cores. What is found does not hang on their number. */
import {
  type Account,
  accountOf,
  CERTAIN,
  type Depth,
  type Finding,
  type Summary,
  summaryOf,
} from '@bivouac/analysis'
import type { Problem } from '@bivouac/kernel'
import { counted } from '../output.ts'
import { progress } from '../progress.ts'
import type { AnalyseJob, AnalyseTask } from '../work/analyse.ts'
import { byCrew, crewOf } from '../work/crew.ts'
import type { Given, OpenGame } from './opened.ts'

export interface Looked extends OpenGame {
  readonly file: string
  readonly account: Account
  readonly summary: Summary
}

/** Moments that a thread is given at once: few enough that all end at about the same time. */
const AT_ONCE = 4

/** Opened games that are to be looked at, by the place of their files in the list. */
export async function lookBack(
  given: readonly Given[],
  games: ReadonlyMap<number, OpenGame>,
  depth: Depth,
  workers: number | undefined,
): Promise<Looked[]> {
  const tasks = tasksFor(games)
  const crew = crewOf(workers, tasks.length)
  const found = new Map<number, Finding[]>([...games.keys()].map(file => [file, []]))
  const total = tasks.reduce((sum, { count }) => sum + count, 0)
  const bar = progress('commands', total)
  const foretell = foreteller(total, crew)
  const job: AnalyseJob = { given, depth }
  let dealt = 0
  let looked = 0
  try {
    await byCrew<AnalyseTask, Finding[]>(new URL('../work/analyse.ts', import.meta.url), job, {
      workers: crew,
      next: () => tasks[dealt++],
      done(task, findings) {
        found.get(task.file)?.push(...findings)
        looked += task.count
        foretell(looked)
        bar.update(looked)
        return true
      },
      named: ({ file, from }) => `command ${from + 1} of ${given[file].file}`,
    })
  } finally {
    bar.stop()
  }
  return [...games].map(([file, game]) => {
    const all = (found.get(file) ?? []).sort((a, b) => a.number - b.number)
    return { ...game, file: given[file].file, ...accounted(game, all) }
  })
}

function tasksFor(games: ReadonlyMap<number, OpenGame>): AnalyseTask[] {
  return [...games].flatMap(([file, { moments, outcome }]) => {
    const count = moments.length + (outcome ? 0 : 1)
    return Array.from({ length: Math.ceil(count / AT_ONCE) }, (_, i) => ({
      file,
      from: i * AT_ONCE,
      count: Math.min(AT_ONCE, count - i * AT_ONCE),
    }))
  })
}

/** Of a game that is not over the last finding is the position that it was left in. */
function accounted(
  { outcome, moments }: OpenGame,
  all: readonly Finding[],
): Pick<Looked, 'account' | 'summary'> {
  const findings = all.slice(0, moments.length)
  const left = all[moments.length]
  const standing = left?.decision ? (left.seat === 0 ? left.decision.best : CERTAIN - left.decision.best) : 0
  const account = accountOf(findings, outcome ? (outcome.winner === 0 ? CERTAIN : 0) : standing)
  return { account, summary: summaryOf(account, findings) }
}

/** So many commands are looked at before it is said how long all will take. */
const TRIED = 16
/** What takes no longer is not worth a word. */
const PATIENCE_MS = 3000

/** Says once how long it is going to take, as soon as that can be known. */
function foreteller(total: number, crew: number): (looked: number) => void {
  const began = performance.now()
  let isSaid = false
  return looked => {
    if (isSaid || looked < TRIED) return
    isSaid = true
    const whole = ((performance.now() - began) / looked) * total
    if (whole > PATIENCE_MS)
      process.stderr.write(
        `${counted(total, 'command')} on ${counted(crew, 'core')}: this will take about ${inWords(whole / 1000)}.\n`,
      )
  }
}

const inWords = (seconds: number): string =>
  seconds < 90
    ? counted(Math.ceil(seconds), 'second')
    : seconds < 5400
      ? counted(Math.ceil(seconds / 60), 'minute')
      : counted(Math.ceil(seconds / 3600), 'hour')

/** A file that could not be looked at. */
export interface Refused {
  readonly file: string
  readonly problem: Problem
}
