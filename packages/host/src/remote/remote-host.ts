/** A host on a server, for any number of its games: one line, questions that survive it, games that are looked at. */
import { drawEntropy, offerHash } from '@bivouac/fair'
import type { GameId } from '@bivouac/protocol'
import {
  type ChatLine,
  type OnlineAnswer,
  type OnlineAsks,
  type OnlineGame,
  type OnlineName,
  type OnlineNews,
  REQUESTS,
  type TableState,
} from '@bivouac/protocol/online'
import type { HostClient } from '../client.ts'
import { newStore, type Watched } from '../watched.ts'
import { type LineState, newLine, restMs } from './line.ts'
import { newLooks } from './looks.ts'
import { PACE, type RemotePorts } from './ports.ts'
import { newQuestions, type Pending } from './questions.ts'
import { newRounds } from './rounds.ts'
import { tableClient } from './table-client.ts'
import type { Saying, Talk } from './talk.ts'

/** One game of the server at this screen. */
export interface RemoteSeat {
  /** For the table: it talks to the game as to any other. */
  readonly host: HostClient
  /** Who is there, clocks, offers; undefined until the game is open. */
  readonly around: Watched<TableState | undefined>
  readonly chat: Watched<readonly ChatLine[]>
  /** What was done here and is not yet known to be taken. */
  readonly pending: Watched<Pending>
}

export interface RemoteHost extends Talk {
  readonly line: Watched<LineState>
  /** Sockets do not get through: the line is one of single requests, and what is new comes every few seconds. */
  readonly isSlow: Watched<boolean>
  /** What others call us; undefined until the server has said so. */
  readonly name: Watched<string | undefined>
  /** Milliseconds since 1970 by the server's clock, as all times in messages are. */
  now(): number
  rename(name: string): Promise<void>
  seat(game: GameId): RemoteSeat
  /** Ends the line. What is kept goes out when there is another host. */
  end(): void
}

/** 128 bits that nobody else draws. */
const newId = drawEntropy

const entropyKey = (game: GameId): string => `entropy ${game}`

// long: puts line, questions and looks together, which know each other only here
export function remoteHost(ports: RemotePorts): RemoteHost {
  const { keep } = ports
  const pace = { ...PACE, ...ports.pace }
  const listeners = new Set<(news: OnlineNews) => void>()
  const name = newStore<string | undefined>(undefined)
  let numbers = 0
  let ahead = 0
  let creating: Promise<unknown> = Promise.resolve()
  const revealing = new Set<GameId>()
  const number = (): number => ++numbers
  const tell = (news: OnlineNews): void => {
    for (const listener of [...listeners]) listener(news)
  }

  const isLive = (): boolean => line.state.get() === 'live'
  const line = newLine({
    ...ports,
    pace,
    number,
    onLive({ time, me }) {
      ahead = time - Date.now()
      name.set(me.name)
      questions.sendAgain()
      looks.openAll()
      if (line.isSlow.get()) rounds.begin()
    },
    onMessage(message) {
      if (!('news' in message)) return hearAnswer(message)
      looks.hear(message)
      if (message.news === 'reveal') void reveal(message.game)
      if (message.news !== 'change' && message.news !== 'update') tell(message)
    },
    onSlowWake: () => rounds.soon(),
    onRefused: problem => tell({ news: 'trouble', problem }),
  })
  const questions = newQuestions({
    keep,
    patience: pace.patience,
    number,
    send: line.send,
    isLive,
    onRefused: (game, { problem }) => tell({ news: 'trouble', game, problem }),
  })
  const looks = newLooks({
    ask: questions.ask,
    tell(news) {
      rounds.quicken()
      tell(news)
    },
    isLive,
    goNear: line.goNear,
    restMs: fails => restMs(pace, fails),
  })
  const rounds = newRounds({
    pace,
    look: () => looks.lookAgain().length > 0,
    lists: () => tell({ news: 'games' }),
  })
  line.state.subscribe(questions.review)
  line.isSlow.subscribe(() => line.isSlow.get() || rounds.end())

  /** What a deed has led to is seen before its answer: over single requests it is asked for. */
  function hearAnswer(message: Parameters<typeof questions.hear>[0]): void {
    if (!line.isSlow.get() || !questions.isOfDeed(message.ask)) return questions.hear(message)
    void Promise.allSettled(looks.lookAgain()).then(() => questions.hear(message))
  }

  function create(asks: OnlineAsks<'create'>): Promise<OnlineGame> {
    const entropy = drawEntropy()
    const created = questions.ask('create', { ...asks, hash: offerHash(entropy) }).then(game => {
      keep.put(entropyKey(game.id), entropy)
      return game
    })
    creating = created.catch(() => undefined)
    return created
  }

  /** Opens the bytes that were committed to with an offer. Somebody who made it on another device opens them there. */
  async function reveal(game: GameId): Promise<void> {
    // It may be asked for before the offer itself is answered, against a bot.
    await creating
    const entropy = keep.get(entropyKey(game))
    if (entropy === undefined || revealing.has(game)) return
    revealing.add(game)
    try {
      await questions.ask('reveal', { game, entropy })
      keep.drop(entropyKey(game))
    } catch {
      // It is asked for again as long as it is wanted.
    } finally {
      revealing.delete(game)
    }
  }

  const ask: RemoteHost['ask'] = (name, said) => {
    type Answer = Promise<OnlineAnswer<typeof name>>
    const asks = signed(name, said)
    if (name === 'create') return create(asks as OnlineAsks<'create'>) as Answer
    if (name === 'join') return questions.ask('join', { ...asks, entropy: drawEntropy() }) as Answer
    return questions.ask(name, asks)
  }

  const host: RemoteHost = {
    line: line.state,
    isSlow: line.isSlow,
    name,
    now: () => Date.now() + ahead,
    ask,
    async rename(wanted) {
      name.set((await ask('rename', { name: wanted })).name)
    },
    onNews(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    seat(game) {
      rounds.quicken()
      const around = looks.around(game)
      // Whoever was away when they were wanted opens them at the next visit.
      around.subscribe(() => isWanting(around.get()) && void reveal(game))
      return {
        host: tableClient(host, looks, game),
        around,
        chat: looks.chat(game),
        pending: questions.pending(game),
      }
    },
    end() {
      line.end()
      rounds.end()
      questions.end()
    },
  }
  return host
}

/** Whether the game is played without our bytes. */
const isWanting = (table: TableState | undefined): boolean =>
  table?.game.status === 'playing' && table.entropy[table.game.mine] === false

/** With the id that makes it harmless to send it twice, where there is to be one. */
const signed = <Name extends OnlineName>(name: Name, said: Saying<Name>): OnlineAsks<Name> =>
  ('id' in REQUESTS[name].asks.entries ? { ...said, id: newId() } : said) as OnlineAsks<Name>
