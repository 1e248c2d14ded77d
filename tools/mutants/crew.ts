/** The worker processes: started, asked one thing at a time, stopped when they no longer answer, replaced when spoilt. */
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Answer, Order, Plan, Survey } from './worker.ts'

const WORKER = join(import.meta.dirname, 'worker.ts')
/** Generous, as others may be at work on the machine too: a process that hangs is rare, since steps are counted. */
const LOADING_MS = 900_000
const SURVEY_MS = 3_600_000

export type Verdict = { readonly killer?: string; readonly spoilt?: true } | 'no answer'

export class Worker {
  readonly #plan: Plan
  #process: ChildProcess | undefined
  /** Whether nothing has been tried in this process yet. */
  fresh = true

  constructor(plan: Plan) {
    this.#plan = plan
  }

  /** What it cannot load, if anything. */
  async start(): Promise<string | undefined> {
    this.stop()
    this.fresh = true
    this.#process = fork(WORKER, [JSON.stringify(this.#plan)], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=2000', '--disable-warning=ExperimentalWarning'],
    })
    const answer = await this.#answer(LOADING_MS)
    if (answer === 'no answer') return 'it does not finish loading'
    return 'broken' in answer ? answer.broken : undefined
  }

  async survey(): Promise<Survey> {
    const answer = await this.#ask({ survey: true }, SURVEY_MS)
    if (answer === 'no answer' || !('atLoading' in answer)) throw new Error('The tests came to no end.')
    return answer
  }

  async try(order: Extract<Order, { mutant: number }>, ms: number): Promise<Verdict> {
    this.fresh = false
    const answer = await this.#ask(order, ms)
    if (answer === 'no answer') return answer
    if ('mutant' in answer) return answer
    throw new Error(`A worker is out of order: ${JSON.stringify(answer)}`)
  }

  stop(): void {
    this.#process?.kill('SIGKILL')
    this.#process = undefined
  }

  #ask(order: Order, ms: number): Promise<Answer | 'no answer'> {
    const answer = this.#answer(ms)
    this.#process?.send(order)
    return answer
  }

  /** What the process says next; 'no answer' when it ends, or when the time is over and it is ended. */
  #answer(ms: number): Promise<Answer | 'no answer'> {
    const child = this.#process
    if (child === undefined) return Promise.resolve('no answer')
    return new Promise(resolve => {
      const done = (answer: Answer | 'no answer'): void => {
        clearTimeout(timer)
        child.removeAllListeners()
        resolve(answer)
      }
      const timer = setTimeout(() => {
        this.stop()
        done('no answer')
      }, ms)
      child.once('message', (answer: Answer) => done(answer))
      child.once('exit', () => done('no answer'))
      child.once('error', () => done('no answer'))
    })
  }
}
