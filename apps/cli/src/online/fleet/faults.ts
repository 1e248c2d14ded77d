/** Faults that are planted, one at a time, to see that they are found. Without one, nothing here is used. */
import type { Memory } from '@bivouac/server/parts'
import type { Job } from './ledger.ts'
import type { World } from './world.ts'

export const FAULTS = [
  'lost-append',
  'second-append',
  'nameless-command',
  'changed-entry',
  'answer-before-commit',
  'lost-timer',
  'timer-twice',
  'clock-set-back',
  'dead-timers',
  'other-view',
  'rooms-stay',
  'lost-answers',
] as const
export type FaultName = (typeof FAULTS)[number]

type DueTimer = ReturnType<Memory['due']>[number]

export interface Fault {
  readonly name: FaultName
  /** What is carried out instead of the job. */
  job(job: Job): Job
  /** Something was kept. */
  kept(job: Job): void
  /** What a server is told to be due beside what is. */
  alsoDue(due: readonly DueTimer[]): readonly DueTimer[]
  /** Whether a job is answered before it is carried out. */
  answersFirst(job: Job): boolean
  /** The text that goes to a player's screen instead; undefined for none. */
  sent(text: string): string | undefined
}

/** It strikes about once in so many times, so that most goes well. */
const SELDOM = 40

const isCommand = (job: Job): boolean =>
  job.some(
    ({ sql, values }) => sql.startsWith('insert into entry(') && values[2] === 'play' && values[5] !== null,
  )

// long: one fault after the other
export function plantedFault(name: FaultName, world: World, memory: Memory): Fault {
  const strikes = (is: FaultName): boolean => name === is && world.draw(SELDOM) === 0
  let old: readonly DueTimer[] = []
  return {
    name,
    job(job) {
      if (isCommand(job) && strikes('lost-append')) return []
      if (name === 'lost-timer')
        return job.filter(({ sql }) => !sql.startsWith('insert into due') || !strikes(name))
      if (name === 'nameless-command' && isCommand(job) && strikes(name)) return job.map(nameless)
      if (name === 'clock-set-back' && strikes(name)) return job.map(withMoreTime)
      return job
    },
    kept(job) {
      const [entry] = job.filter(({ sql }) => sql.startsWith('insert into entry('))
      if (entry === undefined || !isCommand(job)) return
      const [game, n] = entry.values
      if (strikes('second-append'))
        memory.apply([
          { sql: entry.sql, values: [game, Number(n) + 1, 'play', entry.values[3], entry.values[4], null] },
        ])
      if (strikes('changed-entry'))
        memory.apply([
          { sql: "update entry set text = text || ' ' where game = ? and n = 2", values: [game] },
        ])
    },
    alsoDue(due) {
      if (name !== 'timer-twice') return []
      const before = old
      old = due
      return before
    },
    answersFirst: job => isCommand(job) && strikes('answer-before-commit'),
    sent(text) {
      if (strikes('lost-answers') && /^\{"ask":\d+,"answer":\{"entry"/.test(text)) return undefined
      if (name === 'other-view')
        return text.replace(/"round":(\d+)/, (_, round) => `"round":${Number(round) + 1}`)
      return text
    },
  }
}

const nameless = (statement: Job[number]): Job[number] =>
  statement.sql.startsWith('insert into entry(')
    ? { ...statement, values: [...statement.values.slice(0, 5), null] }
    : statement

/** Whatever is kept of clocks gives the first seat a minute more. */
const withMoreTime = (statement: Job[number]): Job[number] => ({
  ...statement,
  values: statement.values.map(value =>
    typeof value === 'string' && value.startsWith('{"clocks":{"left":[')
      ? value.replace(/(?<="left":\[)\d+/, left => String(Number(left) + 60_000))
      : value,
  ),
})
