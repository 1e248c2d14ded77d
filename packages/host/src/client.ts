/** The screen's side of the talk with a host: asks, waits for answers, and hears news. It knows no particular host. */
import type { Problem, Seat } from '@bivouac/kernel'
import type { Answer, Asks, FromHost, GameId, News, RequestName, ToHost, Update } from '@bivouac/protocol'
import { HostError, problemOf } from './host-error.ts'

export { HostError, problemOf } from './host-error.ts'

/** The wire to a host: a worker in this browser, or a server. */
export interface HostPort {
  send(message: ToHost): void
  onMessage(listener: (message: FromHost) => void): void
  /** Something broke: what is being waited for will not be answered. */
  onFailure(listener: (why: string) => void): void
  /** The host has died and another has taken its place, which knows nothing of those who looked at a game. */
  onRestart?(listener: () => void): void
}

type NewsListener = (news: News) => void

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

const RESTARTED: Problem = {
  code: 'host-failed',
  text: 'The game’s engine had stopped and was started again: ask once more.',
}

interface Waiting {
  resolve(answer: unknown): void
  reject(error: HostError): void
  readonly timer: ReturnType<typeof setTimeout>
}

// long: the talk over one wire: all of it shares who waits and who listens
export function newHostClient(port: HostPort, patience: number = PATIENCE_MS): HostClient {
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<NewsListener>()
  /** Troubles that come before anybody listens must not be lost. */
  let unheard: News[] = []
  let asked = 0
  let failure: string | undefined
  let hasAnswered = false
  const looks = newLooks()

  function settle(ask: number): Waiting | undefined {
    const one = waiting.get(ask)
    waiting.delete(ask)
    if (one !== undefined) clearTimeout(one.timer)
    return one
  }

  function tell(news: News): void {
    looks.hear(news)
    if (listeners.size === 0 && news.news === 'trouble') unheard.push(news)
    for (const listener of [...listeners]) listener(news)
  }

  function hear(news: News): void {
    const held = looks.heldBack(news)
    if (held) held.push(news)
    else tell(news)
  }

  port.onMessage(message => {
    hasAnswered = true
    if ('news' in message) hear(message)
    else if ('problem' in message) settle(message.ask)?.reject(new HostError(message.problem))
    else settle(message.ask)?.resolve(message.answer)
  })

  port.onFailure(why => {
    // One that has worked before may have stumbled only: whoever asks again may well be answered.
    if (!hasAnswered) failure = why
    for (const ask of [...waiting.keys()]) settle(ask)?.reject(new HostError(noHost(why)))
    tell({ news: 'trouble', problem: noHost(why) })
  })

  port.onRestart?.(() => {
    for (const number of [...waiting.keys()]) settle(number)?.reject(new HostError(RESTARTED))
    for (const [game] of looks.all())
      for (const seat of [0, 1]) tell({ news: 'thinking', game, seat, on: false })
    for (const [game, look] of looks.all()) {
      const letGo = looks.holdBack(game)
      lookAgain(ask, game, look)
        .then(
          update => tell({ news: 'update', update }),
          error => tell({ news: 'trouble', game, problem: problemOf(error, 'host-failed') }),
        )
        .then(() => letGo().forEach(tell))
    }
  })

  function ask<Name extends RequestName>(name: Name, asks: Asks<Name>): Promise<Answer<Name>> {
    return new Promise<Answer<Name>>((resolve, reject) => {
      if (failure !== undefined) return reject(new HostError(noHost(failure)))
      if (name === 'close') looks.end((asks as Asks<'close'>).game)
      const number = ++asked
      const timer = setTimeout(
        () => settle(number)?.reject(new HostError(noHost('it is silent'))),
        name === 'hint' ? PATIENCE_FOR_HINTS_MS : patience,
      )
      waiting.set(number, {
        resolve(answer) {
          if (name === 'open') looks.begin(asks as Asks<'open'>, answer as Answer<'open'>)
          resolve(answer as Answer<Name>)
        },
        reject,
        timer,
      })
      port.send({ ask: number, name, asks } as ToHost)
    })
  }

  return {
    ask,
    onNews(listener) {
      listeners.add(listener)
      const missed = unheard
      unheard = []
      for (const news of missed) listener(news)
      return () => void listeners.delete(listener)
    },
  }
}

/** Through whose eyes a game is looked at, and the newest moment that was seen. */
interface Look {
  readonly seat: Seat
  readonly seq: number
}

/** The games that are looked at: enough to sit down again at a new host. */
function newLooks() {
  const looks = new Map<GameId, Look>()
  const held = new Map<GameId, News[]>()
  return {
    /** What happens in a game from now on waits until what was missed has been told; gives back how to let it go. */
    holdBack(game: GameId): () => readonly News[] {
      const news: News[] = []
      held.set(game, news)
      return () => {
        if (held.get(game) === news) held.delete(game)
        return news
      }
    },
    /** Where this is to wait, if it is. */
    heldBack: (news: News): News[] | undefined =>
      news.news === 'update' ? held.get(news.update.game) : undefined,
    all: (): readonly (readonly [GameId, Look])[] => [...looks],
    begin: ({ game, seat }: Asks<'open'>, { update }: Answer<'open'>): void =>
      void looks.set(game, { seat, seq: update.seq }),
    end: (game: GameId): void => void looks.delete(game),
    hear(news: News): void {
      if (news.news !== 'update') return
      const { game, seq } = news.update
      const look = looks.get(game)
      if (look) looks.set(game, { ...look, seq })
    },
  }
}

/** Sits down again, and gives what was missed meanwhile. */
async function lookAgain(ask: HostClient['ask'], game: GameId, { seat, seq }: Look): Promise<Update> {
  const { update } = await ask('open', { game, seat })
  const story = await ask('history', { game, seat })
  return { ...update, steps: story.filter(step => step.seq > seq && step.seq <= update.seq) }
}
