/** A host with everything around it made for tests: no worker, no browser, time and chance under control. */
import {
  type GameStore,
  type Host,
  HostError,
  type HostPorts,
  memoryStore,
  newHost,
  ownDevice,
  type Rights,
  type Windows,
} from '@bivouac/host'
import { newHostClient } from '@bivouac/host/client'
import type { Analysts, FindingsKeep } from '@bivouac/host/looking'
import { botsAtWork, type Thinking } from '@bivouac/host/thinking'
import { type Problem, RESIGN } from '@bivouac/kernel'
import type { Answer, Asks, FromHost, GamePlan, News, RequestName, Update } from '@bivouac/protocol'
import { HOST_GAMES } from '../../src/workers/host-games.ts'
import { THINK_GAMES } from '../../src/workers/think-games.ts'

interface BenchOptions {
  readonly store?: GameStore
  readonly thinking?: Thinking
  readonly windows?: Windows
  readonly name?: string
  readonly games?: typeof HOST_GAMES
  readonly wait?: (ms: number) => Promise<void>
  readonly rights?: Rights
  readonly whenUnsaved?: HostPorts['whenUnsaved']
  readonly orderMs?: number
  readonly analysts?: Analysts
  readonly findings?: FindingsKeep
}

export type Screen = ReturnType<typeof newScreen>
export type Bench = ReturnType<typeof newBench>

/** Where the dice of the first game come from that a bench sets up. */
const secretOf = (bench: string, n: number): string =>
  Buffer.from(`secret ${bench} ${n}`).toString('hex').padEnd(64, '0')
export const FIRST_SECRET = secretOf('a', 1)

export const inProcess = (): Thinking => botsAtWork(THINK_GAMES, { clock: () => performance.now() })

/** Things that are not played at all. */
const noBots: Thinking = {
  choose: () => Promise.reject(new Error('nobody is asked here')),
  hint: () => Promise.reject(new Error('nobody is asked here')),
  forget: () => {},
}

export function newBench({
  store = memoryStore(),
  thinking = noBots,
  windows,
  name = 'a',
  games = HOST_GAMES,
  wait = async () => {},
  rights = ownDevice,
  whenUnsaved = 'go-on',
  orderMs,
  analysts,
  findings,
}: BenchOptions = {}) {
  let time = 0
  let made = 0
  const host = newHost({
    games,
    store,
    thinking,
    windows,
    clock: () => ++time,
    wait,
    newId: () => `${name}${++made}`,
    newSeed: () => `seed ${name} ${++made}`,
    newSecret: () => secretOf(name, ++made),
    whenUnsaved,
    botsWaitForScreens: true,
    orderMs,
    analysts,
    findings,
  })
  return {
    ...newScreen(host, rights),
    /** One more screen of the same host. */
    another: (others: Rights = rights) => newScreen(host, others),
  }
}

/** A screen and its line to the host. */
function newScreen(host: Host, rights: Rights) {
  /** Everything that the screen was ever sent, as it goes over a wire. */
  const messages: FromHost[] = []
  const listeners: ((message: FromHost) => void)[] = []
  const line = host.connect({
    rights,
    post(message) {
      const copy = structuredClone(message)
      messages.push(copy)
      for (const listener of listeners) listener(copy)
    },
  })
  const client = newHostClient({
    send: message => line.receive(structuredClone(message)),
    onMessage: listener => listeners.push(listener),
    onFailure: () => {},
  })
  const news = (): News[] => messages.filter(message => 'news' in message)
  return {
    client,
    messages,
    ask: client.ask,
    hangUp: () => line.close(),
    news,
    updates: (): Update[] => news().flatMap(one => (one.news === 'update' ? [one.update] : [])),
    troubles: (): Problem[] => news().flatMap(one => (one.news === 'trouble' ? [one.problem] : [])),
    /** The next news that fits; it must come while we wait. */
    heard: (fits: (news: News) => boolean): Promise<News> =>
      new Promise(resolve => {
        const stop = client.onNews(one => {
          if (!fits(one)) return
          stop()
          resolve(one)
        })
      }),
    /** The code of the problem that a request is refused with. */
    async refused<Name extends RequestName>(name: Name, asks: Asks<Name>): Promise<string> {
      try {
        const answer: Answer<Name> = await client.ask(name, asks)
        return `answered ${JSON.stringify(answer)?.slice(0, 80)}`
      } catch (error) {
        return error instanceof HostError ? error.problem.code : String(error)
      }
    },
  }
}

const person = { who: 'person' } as const
export const bot = (level: string) => ({ who: 'bot', level }) as const

export const PEOPLE: GamePlan = { module: 'normandy', scenario: 'la-raye', seats: [person, person] }
export const AGAINST_REGULAR: GamePlan = { ...PEOPLE, seats: [person, bot('regular')] }

/** Plays one seat against whoever sits in the other, showing all that is told, until `isDone`. Gives the last update. */
export async function playAlong(
  bench: Screen,
  game: string,
  seat: number,
  isDone: (now: Update) => boolean,
  pick: (legal: readonly number[], turn: number) => number = ([first]) => first,
): Promise<Update> {
  let wake = (): void => {}
  let now = (await bench.ask('open', { game, seat })).update
  const stop = bench.client.onNews(news => {
    if (news.news !== 'update' || news.update.game !== game) return
    now = news.update
    void bench.ask('shown', { game, seq: now.seq })
    wake()
  })
  for (let turn = 0; !isDone(now); turn++) {
    const seen = now
    const { asked, legal } = seen
    if (legal.length > 0) await bench.ask('give', { game, seat, asked, command: pick(legal, turn) })
    if (now === seen)
      await new Promise<void>(resolve => {
        wake = resolve
      })
  }
  stop()
  return now
}

/** A bench with a game that goes on, and the same game where the first side has resigned after 30 commands. */
export async function runningAndOver(): Promise<{ bench: Bench; running: string; over: string }> {
  const bench = newBench({ thinking: inProcess() })
  const running = (await bench.ask('create', { plan: AGAINST_REGULAR })).id
  await playAlong(bench, running, 0, now => now.seq >= 30)
  const over = (await bench.ask('branch', { game: running, seq: 30 })).id
  const { update } = await bench.ask('open', { game: over, seat: 0 })
  await bench.ask('give', { game: over, seat: 0, asked: update.asked, command: RESIGN })
  return { bench, running, over }
}
