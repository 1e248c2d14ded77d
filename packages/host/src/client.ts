/** The screen's side of the talk with a host: asks, waits for answers, and hears news. It knows no particular host. */
import type { Problem } from '@bivouac/kernel'
import type { Answer, Asks, FromHost, News, RequestName, ToHost } from '@bivouac/protocol'
import { HostError } from './host-error.ts'

export { HostError, problemOf } from './host-error.ts'

/** The wire to a host: a worker in this browser, or a server. */
export interface HostPort {
  send(message: ToHost): void
  onMessage(listener: (message: FromHost) => void): void
  /** Something broke: what is being waited for will not be answered. */
  onFailure(listener: (why: string) => void): void
}

export type NewsListener = (news: News) => void

export interface HostClient {
  /** Rejects with a `HostError`. */
  ask<Name extends RequestName>(name: Name, asks: Asks<Name>): Promise<Answer<Name>>
  /** Gives back how to stop listening. */
  onNews(listener: NewsListener): () => void
}

/** How long a host may be silent before it is taken for dead. A hint is thought about, so it takes longer. */
const PATIENCE_MS = 30_000
const PATIENCE_FOR_HINTS_MS = 180_000

const noHost = (why: string): Problem => ({
  code: 'no-host',
  text: `The game's engine does not answer (${why}). Reload the page; your games are kept.`,
})

interface Waiting {
  resolve(answer: unknown): void
  reject(error: HostError): void
  readonly timer: ReturnType<typeof setTimeout>
}

export function newHostClient(port: HostPort, patience: number = PATIENCE_MS): HostClient {
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<NewsListener>()
  /** Troubles told before anybody listens must not be lost. */
  let unheard: News[] = []
  let asked = 0
  let failure: string | undefined
  let hasAnswered = false

  function settle(ask: number): Waiting | undefined {
    const one = waiting.get(ask)
    waiting.delete(ask)
    if (one !== undefined) clearTimeout(one.timer)
    return one
  }

  function tell(news: News): void {
    if (listeners.size === 0 && news.news === 'trouble') unheard.push(news)
    for (const listener of [...listeners]) listener(news)
  }

  port.onMessage(message => {
    hasAnswered = true
    if ('news' in message) tell(message)
    else if ('problem' in message) settle(message.ask)?.reject(new HostError(message.problem))
    else settle(message.ask)?.resolve(message.answer)
  })

  port.onFailure(why => {
    // One that has worked before may have stumbled only: whoever asks again may well be answered.
    if (!hasAnswered) failure = why
    for (const ask of [...waiting.keys()]) settle(ask)?.reject(new HostError(noHost(why)))
    tell({ news: 'trouble', problem: noHost(why) })
  })

  return {
    ask<Name extends RequestName>(name: Name, asks: Asks<Name>) {
      return new Promise<Answer<Name>>((resolve, reject) => {
        if (failure !== undefined) return reject(new HostError(noHost(failure)))
        const ask = ++asked
        const timer = setTimeout(
          () => settle(ask)?.reject(new HostError(noHost('it is silent'))),
          name === 'hint' ? PATIENCE_FOR_HINTS_MS : patience,
        )
        waiting.set(ask, { resolve: answer => resolve(answer as Answer<Name>), reject, timer })
        port.send({ ask, name, asks } as ToHost)
      })
    },
    onNews(listener) {
      listeners.add(listener)
      const missed = unheard
      unheard = []
      for (const news of missed) listener(news)
      return () => void listeners.delete(listener)
    },
  }
}
