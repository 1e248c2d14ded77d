/**
 * One line to the server after the other. A socket may be dead and say that it is open, so silence is asked for a sign of life;
 * and phones close cleanly when they sleep, so whatever ends a line, the next one is begun.
 */
import type { Problem } from '@bivouac/kernel'
import type { GameId } from '@bivouac/protocol'
import { type FromServer, type OnlineAnswer, PROTOCOL, type ToServer } from '@bivouac/protocol/online'
import { newStore, type Watched } from '../watched.ts'
import { listenTo } from './listening.ts'
import type { Pace, RemotePorts, RemoteSocket } from './ports.ts'
import { newWays } from './ways.ts'

/** `connecting` until the first line stands or fails, and while one is exchanged for another; `lost` until the next one stands. */
export type LineState = 'connecting' | 'live' | 'lost'

type Greeting = OnlineAnswer<'hello'>

interface LineOptions extends Pick<RemotePorts, 'enter' | 'open' | 'post' | 'onWake' | 'build'> {
  readonly pace: Pace
  /** The next number for a question: all on a line differ. */
  number(): number
  /** The line stands: what is to be asked anew can be asked. */
  onLive(greeting: Greeting): void
  onMessage(message: FromServer): void
  /** The world is back, and over this line nobody would tell us what has changed. */
  onSlowWake(): void
  /** The server will not talk with us, whatever line we take. */
  onRefused(problem: Problem): void
}

interface Line {
  readonly state: Watched<LineState>
  /** The line is one of single requests: what is new has to be asked for. */
  readonly isSlow: Watched<boolean>
  /** Nothing goes out unless the line is live. */
  send(message: ToServer): void
  /**
   * The game that is looked at from now on. Where several servers share the games, the next line is begun at once and says so: a game
   * costs half if both its players are at one server.
   */
  goNear(game: GameId): void
  end(): void
}

// long: the life of one line after the other; its parts share the socket and the one timer
export function newLine(options: LineOptions): Line {
  const { pace, number, build } = options
  const state = newStore<LineState>('connecting')
  const isSlow = newStore(false)
  const ways = newWays(options, pace.silence)
  let socket: RemoteSocket | undefined
  /** A socket that may take over from single requests once something is heard over it. */
  let trial: RemoteSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let fails = 0
  let isKnown = false
  /** Whether the server has let us in for this very attempt, and whether anything was heard since. */
  let hasEntered = false
  let isHeard = false
  let isResting = false
  let hasEnded = false
  /** The attempt under way: one that was given up may still come to something. */
  let current: object | undefined
  /** The numbers of our own questions. */
  let hello: number | undefined
  let ping: number | undefined
  /** The game that is looked at, the one that this line was opened for, and whether that makes a difference. */
  let game: GameId | undefined
  let openedFor: GameId | undefined
  let triedFor: GameId | undefined
  let isOneOfSeveral = false

  const after = (ms: number, then: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }
  const post = (message: ToServer): void => socket?.send(JSON.stringify(message))

  async function begin(): Promise<void> {
    isResting = false
    after(pace.silence, fail)
    const attempt = {}
    current = attempt
    hasEntered = false
    isHeard = false
    try {
      if (!isKnown) await options.enter()
      if (current !== attempt) return
      hasEntered = !isKnown
      openedFor = game
      const next = ways.next(game)
      isSlow.set(next.isSlow)
      socket = next.socket
      listen(socket)
    } catch {
      if (current === attempt) fail()
    }
  }
  function listen(fresh: RemoteSocket): void {
    listenTo(fresh, {
      isOurs: () => fresh === socket || fresh === trial,
      hello() {
        hello = number()
        const asks = build === undefined ? { protocol: PROTOCOL } : { protocol: PROTOCOL, build }
        return { ask: hello, name: 'hello', asks }
      },
      hear(message) {
        if (fresh === socket) hear(message)
        else if ('answer' in message && message.ask === hello) takeOver(message)
        else giveUp()
      },
      lose: () => (fresh === socket ? fail() : giveUp()),
    })
  }

  /** Over single requests: tries whether a socket gets through by now, while they go on. */
  function tryAgain(): void {
    if (trial) return
    after(pace.silence, giveUp)
    triedFor = game
    try {
      trial = options.open(game)
      listen(trial)
    } catch {
      giveUp()
    }
  }
  function giveUp(): void {
    const old = trial
    trial = undefined
    old?.close()
    after(pace.again, tryAgain)
  }
  function takeOver(greeting: FromServer): void {
    const old = socket
    socket = trial
    trial = undefined
    openedFor = triedFor
    isSlow.set(false)
    old?.close()
    hear(greeting)
  }

  function hear(message: FromServer): void {
    isHeard = true
    // Single requests are signs of life themselves.
    if (state.get() === 'live' && !isSlow.get()) after(pace.idle, probe)
    if (!('ask' in message) || (message.ask !== hello && message.ask !== ping))
      return options.onMessage(message)
    if (message.ask === ping) return
    if ('problem' in message) {
      options.onRefused(message.problem)
      return fail()
    }
    const greeting = message.answer as Greeting
    fails = 0
    isKnown = true
    isOneOfSeveral = greeting.several === true
    if (isFar()) return change()
    if (isSlow.get()) after(pace.again, tryAgain)
    else after(pace.idle, probe)
    state.set('live')
    options.onLive(greeting)
  }

  /** Whether another line would be nearer to the game. Single requests come from anywhere. */
  const isFar = (): boolean => isOneOfSeveral && !isSlow.get() && openedFor !== game

  /** Takes another line at once, though nothing is wrong with this one. */
  function change(): void {
    const old = socket
    socket = undefined
    state.set('connecting')
    old?.close()
    void begin()
  }

  function probe(): void {
    ping = number()
    after(pace.silence, fail)
    post({ ask: ping, name: 'ping', asks: {} })
  }

  function fail(): void {
    const old = [socket, trial]
    socket = undefined
    trial = undefined
    current = undefined
    // A line that stood may have gone with the server's knowledge of us: only then is it worth asking.
    if (state.get() !== 'live' || isSlow.get()) isKnown = false
    ways.failed({ isSlow: isSlow.get(), isUnheard: hasEntered && !isHeard })
    isSlow.set(false)
    state.set('lost')
    for (const one of old) one?.close()
    if (hasEnded) return
    isResting = true
    after(restMs(pace, fails++), begin)
  }

  const stopWaking = options.onWake?.(() => {
    if (state.get() === 'live' && isSlow.get()) {
      options.onSlowWake()
      tryAgain()
    } else if (state.get() === 'live') probe()
    else if (isResting) {
      fails = 0
      void begin()
    }
  })
  void begin()

  return {
    state,
    isSlow,
    send(message) {
      if (state.get() === 'live') post(message)
    },
    goNear(wanted) {
      game = wanted
      if (isFar() && state.get() === 'live') change()
    },
    end() {
      hasEnded = true
      stopWaking?.()
      fail()
      clearTimeout(timer)
    },
  }
}

/** Twice as long each time, and not all at once: a server that comes back is not to be run over by everybody. */
export const restMs = ({ retry, retryMost }: Pace, fails: number): number =>
  Math.min(retryMost, retry * 2 ** Math.min(fails, 20)) * (0.5 + Math.random() / 2)
