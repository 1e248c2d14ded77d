/**
 * Questions on their way. What a player has done is kept until the server has answered, over lost lines and reloads, and is sent
 * again with the same id: the server takes it once.
 */
import type { GameId } from '@bivouac/protocol'
import {
  type FromServer,
  type OnlineAnswer,
  type OnlineAsks,
  type OnlineName,
  readMessage,
  type ToServer,
} from '@bivouac/protocol/online'
import { HostError } from '../host-error.ts'
import { newStore, type Store, type Watched } from '../watched.ts'
import { ofTheServer } from './of-the-server.ts'
import type { Keep } from './ports.ts'

/** What a player does, as against what a screen wants to know. */
const DEEDS = ['give', 'undo', 'resign', 'offer', 'answer', 'claim', 'chat'] as const
type Deed = (typeof DEEDS)[number]
const isDeed = (name: OnlineName): name is Deed => DEEDS.some(deed => deed === name)

/** How the deeds of a game stand: `sending` on a live line, `kept` until there is one; undefined if all are answered. */
export type Pending = 'sending' | 'kept' | undefined

const PREFIX = 'deed '

/** The server could not take it, and will on another line. */
const LATER = 'draining'
/** The server reads nothing more for a moment: it cannot say of which question it has not heard. */
const TOO_FAST = 'too-fast'
const BREATH_MS = 1000

const NO_LINE = { code: 'no-line', text: 'The server cannot be reached. Try again when the line is back.' }

interface Waiting {
  readonly message: ToServer
  resolve(answer: unknown): void
  reject(error: HostError): void
  readonly timer: ReturnType<typeof setTimeout> | undefined
}

interface QuestionOptions {
  readonly keep: Keep
  readonly patience: number
  number(): number
  send(message: ToServer): void
  isLive(): boolean
  /** A deed from before a reload was refused: nobody waits for its answer. */
  onRefused(game: GameId, error: HostError): void
}

export interface Questions {
  pending(game: GameId): Watched<Pending>
  /** `atOnce` has the answer before anything that came after it is heard, which may be in the same breath. */
  ask<Name extends OnlineName>(
    name: Name,
    asks: OnlineAsks<Name>,
    atOnce?: (answer: OnlineAnswer<Name>) => void,
  ): Promise<OnlineAnswer<Name>>
  hear(message: Exclude<FromServer, { readonly news: string }>): void
  /** Whether the answer to something that a player has done is waited for under this number. */
  isOfDeed(ask: number): boolean
  /** A new line stands: all that is unanswered goes out again, deeds first, in the order in which they were done. */
  sendAgain(): void
  /** The line's state has changed. */
  review(): void
  end(): void
}

// long: what waits for an answer, and the ways in which it is put, kept and settled
export function newQuestions({
  keep,
  patience,
  number,
  send,
  isLive,
  onRefused,
}: QuestionOptions): Questions {
  const waiting = new Map<number, Waiting>()
  let breath: ReturnType<typeof setTimeout> | undefined
  const pendings = new Map<GameId, Store<Pending>>()

  const deedsIn = (game: GameId): boolean =>
    [...waiting.values()].some(({ message }) => gameOf(message) === game)
  const pendingIn = (game: GameId): Pending => {
    if (!deedsIn(game)) return undefined
    return isLive() ? 'sending' : 'kept'
  }
  function review(): void {
    for (const [game, pending] of pendings) pending.set(pendingIn(game))
  }

  function begin(message: ToServer, { resolve, reject }: Pick<Waiting, 'resolve' | 'reject'>): void {
    const deed = isDeed(message.name)
    const timer = deed
      ? undefined
      : setTimeout(() => settle(message.ask)?.reject(new HostError(NO_LINE)), patience)
    waiting.set(message.ask, { message, resolve, reject, timer })
    if (deed) review()
    send(message)
  }

  function settle(ask: number): Waiting | undefined {
    const one = waiting.get(ask)
    if (one === undefined) return undefined
    waiting.delete(ask)
    clearTimeout(one.timer)
    const key = keyOf(one.message)
    if (key !== undefined) {
      keep.drop(key)
      review()
    }
    return one
  }

  function sendAgain(): void {
    clearTimeout(breath)
    breath = undefined
    const all = [...waiting.values()].map(({ message }) => message)
    for (const message of all.filter(({ name }) => isDeed(name))) send(message)
    for (const message of all.filter(({ name }) => !isDeed(name))) send(message)
  }

  for (const { key, name, asks } of keptDeeds(keep)) {
    // A storage is not to be trusted more than a wire.
    const read = readMessage(JSON.stringify({ ask: number(), name, asks }))
    const game = read.ok ? gameOf(read.message) : undefined
    if (!read.ok || game === undefined) keep.drop(key)
    else begin(read.message, { resolve() {}, reject: error => onRefused(game, error) })
  }

  return {
    pending(game) {
      const pending = pendings.get(game) ?? newStore(pendingIn(game))
      pendings.set(game, pending)
      return pending
    },
    review,
    ask: (name, asks, atOnce) =>
      new Promise((resolve, reject) => {
        const message = { ask: number(), name, asks } as ToServer
        const key = keyOf(message)
        if (key !== undefined) keep.put(key, JSON.stringify({ at: Date.now(), name, asks }))
        begin(message, {
          resolve(said) {
            const answer = said as OnlineAnswer<typeof name>
            atOnce?.(answer)
            resolve(answer)
          },
          reject,
        })
      }),
    hear(message) {
      if (!('problem' in message)) return settle(message.ask)?.resolve(message.answer)
      const { ask, problem } = message
      if (ask === 0 && problem.code === TOO_FAST) breath ??= setTimeout(sendAgain, BREATH_MS)
      const { name } = waiting.get(ask)?.message ?? {}
      if (name !== undefined && isDeed(name) && problem.code === LATER) return
      settle(ask)?.reject(new HostError(ofTheServer(problem)))
    },
    isOfDeed(ask) {
      const name = waiting.get(ask)?.message.name
      return name !== undefined && isDeed(name)
    },
    sendAgain,
    end() {
      clearTimeout(breath)
      for (const { reject, timer } of waiting.values()) {
        clearTimeout(timer)
        reject(new HostError(NO_LINE))
      }
      waiting.clear()
    },
  }
}

const gameOf = ({ name, asks }: ToServer): GameId | undefined =>
  isDeed(name) && 'game' in asks ? asks.game : undefined

const keyOf = ({ name, asks }: ToServer): string | undefined =>
  isDeed(name) && 'id' in asks ? `${PREFIX}${asks.id}` : undefined

interface KeptDeed {
  readonly at?: unknown
  readonly name?: unknown
  readonly asks?: unknown
}

/** What was left by an earlier page, the oldest first. */
const keptDeeds = (keep: Keep): readonly (KeptDeed & { readonly key: string })[] =>
  keep
    .all()
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([key, text]) => ({ ...parsed(text), key }))
    .sort((a, b) => Number(a.at) - Number(b.at))

function parsed(text: string): KeptDeed {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
