/** Thinking in a Web Worker: both ends of the wire. A worker that breaks down is replaced at the next question. */
import type { Problem } from '@bivouac/kernel'
import type { GameId } from '@bivouac/protocol'
import { HostError, problemOf } from '../host-error.ts'
import type { Question, Thinking } from './thinking.ts'

type ToThink =
  | { readonly ask: number; readonly what: 'choose' | 'hint'; readonly question: Question }
  | { readonly forget: GameId }

type FromThink =
  | { readonly ask: number; readonly answer: unknown }
  | { readonly ask: number; readonly problem: Problem }

/** As much of a `Worker` as is needed here. */
export interface ThinkWorker {
  onmessage: ((event: { readonly data: FromThink }) => void) | null
  onerror: ((event: { readonly message: string }) => void) | null
  postMessage(message: ToThink): void
  terminate(): void
}

/** Master takes five seconds; whoever takes this long has stopped thinking. */
const PATIENCE_MS = 120_000

interface Waiting {
  readonly game: GameId
  resolve(answer: unknown): void
  reject(error: HostError): void
}

/** `start` may throw: then there are no bots until the next question. */
export function workerThinking(start: () => ThinkWorker, patience: number = PATIENCE_MS): Thinking {
  const waiting = new Map<number, Waiting>()
  let worker: ThinkWorker | undefined
  let asked = 0

  function breakDown(problem: Problem): void {
    worker?.terminate()
    worker = undefined
    const all = [...waiting.values()]
    waiting.clear()
    for (const one of all) one.reject(new HostError(problem))
  }

  function ready(): ThinkWorker {
    if (worker !== undefined) return worker
    const fresh = start()
    fresh.onmessage = ({ data }) => {
      const one = waiting.get(data.ask)
      waiting.delete(data.ask)
      if ('problem' in data) one?.reject(new HostError(data.problem))
      else one?.resolve(data.answer)
    }
    fresh.onerror = ({ message }) =>
      breakDown({
        code: 'bot-failed',
        text: `The bot has broken down: ${message || 'its script could not be loaded'}.`,
      })
    worker = fresh
    return fresh
  }

  async function ask(what: 'choose' | 'hint', question: Question): Promise<unknown> {
    const number = ++asked
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(number, { game: question.game, resolve, reject })
        timer = setTimeout(
          () => breakDown({ code: 'bot-silent', text: 'The bot has not answered for a long time.' }),
          patience,
        )
        ready().postMessage({ ask: number, what, question })
      })
    } catch (error) {
      waiting.delete(number)
      throw new HostError(problemOf(error, 'bot-failed'))
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    choose: question => ask('choose', question) as Promise<number>,
    hint: question => ask('hint', question) as ReturnType<Thinking['hint']>,
    forget(game) {
      // A search cannot be interrupted: a worker that still thinks for nobody makes way for a fresh one.
      if ([...waiting.values()].some(one => one.game === game))
        breakDown({ code: 'bot-stopped', text: 'Nobody waits for the bot any more.' })
      else worker?.postMessage({ forget: game })
    },
  }
}

/** The far end: what the worker's script does with each message. */
export function serveThinking(
  thinking: Thinking,
  post: (message: FromThink) => void,
): (message: ToThink) => void {
  return message => {
    if ('forget' in message) return thinking.forget(message.forget)
    const { ask, what, question } = message
    const thought: Promise<unknown> = what === 'hint' ? thinking.hint(question) : thinking.choose(question)
    thought.then(
      answer => post({ ask, answer }),
      error => post({ ask, problem: problemOf(error, 'bot-failed') }),
    )
  }
}
