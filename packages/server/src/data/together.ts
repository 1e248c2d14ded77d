/**
 * Jobs of one transaction that do the same for other games are carried out together, by one statement with a list for each value: what the
 * database takes for a command falls the more of them come at once.
 */
import type { Job, Statement, Value } from './job.ts'

/** A statement, or one for several games at once: each of its values is a list then. */
export interface Step {
  readonly sql: string
  readonly values: readonly (Value | readonly Value[])[]
  /** How many rows it must change. */
  readonly rows?: number | undefined
}

/** The game that all of a job is about, if all of it can be done together with that of other games. */
function gameOf(job: Job): string | undefined {
  const game = job[0]?.many?.game
  return job.every(({ many }) => many !== undefined && many.game === game) ? game : undefined
}

/** The steps of these jobs. Whatever is done about one game, or may be, stays in its order. */
export function stepsOf(jobs: readonly Job[]): readonly Step[] {
  const steps: Step[] = []
  let run = new Map<string, Job>()
  const endRun = (): void => {
    // In the same order at every server: two that hold what the other waits for would stop each other.
    const inOrder = [...run].sort(([one], [other]) => (one < other ? -1 : 1))
    steps.push(...stepsTogether(inOrder.map(([, job]) => job)))
    run = new Map()
  }
  for (const job of jobs) {
    const game = gameOf(job)
    if (game === undefined || run.has(game)) endRun()
    if (game === undefined) steps.push(...job)
    else run.set(game, job)
  }
  endRun()
  return steps
}

/** Jobs about as many games; in each of them the order counts for nothing, as its statements are about different rows. */
function stepsTogether(jobs: readonly Job[]): readonly Step[] {
  if (jobs.length < 2) return jobs.flat()
  const alike = new Map<string, Statement[]>()
  for (const statement of jobs.flat()) {
    const sql = statement.many?.sql ?? statement.sql
    const others = alike.get(sql)
    if (others === undefined) alike.set(sql, [statement])
    else others.push(statement)
  }
  return [...alike].map(([sql, all]) => {
    const [{ values, rows }] = all
    return {
      sql,
      values: values.map((_, i) => all.map(one => one.values[i])),
      rows: rows === undefined ? undefined : rows * all.length,
    }
  })
}
