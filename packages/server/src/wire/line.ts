/** One screen's line, whatever carries it: reads messages, keeps to the limits, answers, tells news. */
import { randomBytes } from 'node:crypto'
import type { HostError } from '@bivouac/host/core'
import type { Problem } from '@bivouac/kernel'
import {
  type FromServer,
  type OnlineNews,
  PROTOCOL,
  readMessage,
  type ToServer,
} from '@bivouac/protocol/online'
import type { Metrics } from '../metrics/metrics.ts'
import type { Guest } from '../people/guests.ts'
import { bucket, type Limits } from './limits.ts'

/** What a line needs of the server. */
export interface LineHost {
  /** Rejects with a `HostError`. */
  answer(line: ServerLine, message: ToServer): Promise<unknown>
  /** The screen is gone. */
  closed(line: ServerLine): void
  readonly limits: Limits
  clock(): number
  /** Something went wrong that is our own fault; `request` is the number under which its asker hears of it. */
  fault(error: unknown, message: ToServer, request: string): void
  readonly metrics: Pick<Metrics, 'answered' | 'refused'>
}

export interface ServerLine {
  guest: Guest
  tell(news: OnlineNews): void
  /** The same for news that is JSON text already. */
  tellText(news: string): void
  /** Cuts it off. */
  cut(why: string): void
}

export interface Wire {
  /** One message, as JSON text. */
  send(text: string): void
  /** Cuts the line off. */
  cut(why: string): void
}

export interface OpenLine extends ServerLine {
  receive(text: string): Promise<void>
  close(): void
}

export const TOO_MUCH: Problem = {
  code: 'too-fast',
  text: 'Too many messages at once: wait a second, then send it again.',
}
/** What exactly went wrong is for whoever runs the server, not for strangers. */
const OUR_FAULT: Problem = {
  code: 'server-failed',
  text: 'Something went wrong on the server. Nothing was changed: try again in a moment.',
}
const HELLO_FIRST: Problem = {
  code: 'hello-first',
  text: `Say 'hello' first, with the protocol you speak (${PROTOCOL}).`,
}

/** Lines are numbered for the operator: by what he finds in the log he finds nobody, unless somebody tells him the number. */
const PROCESS = randomBytes(3).toString('hex')
let lines = 0

/** What is said to many, one after the other, is written once. */
let last: { news: OnlineNews; text: string } | undefined
function newsText(news: OnlineNews): string {
  if (last?.news !== news) last = { news, text: JSON.stringify(news) }
  return last.text
}

export function openLine(host: LineHost, guest: Guest, wire: Wire, isGreeted = false): OpenLine {
  const messages = bucket(host.limits.messages)
  let greeted = isGreeted
  let warnings = 0
  let isOpen = true
  const number = `${PROCESS}-${++lines}`
  const { metrics } = host
  const send = (message: FromServer): void => wire.send(JSON.stringify(message))

  const line: OpenLine = {
    guest,
    tell(news) {
      if (isOpen) wire.send(newsText(news))
    },
    tellText(news) {
      if (isOpen) wire.send(news)
    },
    cut: why => wire.cut(why),
    async receive(text) {
      if (!messages.take(host.clock())) {
        metrics.refused('messages')
        if (++warnings >= host.limits.warnings) wire.cut('too many messages')
        else send({ ask: 0, problem: TOO_MUCH })
        return
      }
      const read = readMessage(text)
      if (!read.ok) return send({ ask: read.ask, problem: { code: read.code, text: read.text } })
      const { message } = read
      const isHello = message.name === 'hello'
      if (!greeted && !isHello) return send({ ask: message.ask, problem: HELLO_FIRST })
      if ((await reply(message)) && isHello) greeted = true
    },
    close() {
      if (!isOpen) return
      isOpen = false
      host.closed(line)
    },
  }

  /** Whether it could be answered. */
  async function reply(message: ToServer): Promise<boolean> {
    const begun = performance.now()
    const done = (outcome: string): void =>
      metrics.answered(message.name, outcome, (performance.now() - begun) / 1000)
    try {
      const answer = await host.answer(line, message)
      done('ok')
      if (isOpen) send({ ask: message.ask, answer })
      return true
    } catch (error) {
      const request = `${number}.${message.ask}`
      const problem = isHostError(error) ? error.problem : { ...OUR_FAULT, where: request }
      done(problem.code)
      if (problem.code === OUR_FAULT.code) host.fault(error, message, request)
      if (isOpen) send({ ask: message.ask, problem })
      return false
    }
  }

  return line
}

const isHostError = (error: unknown): error is HostError =>
  error instanceof Error && error.name === 'HostError'
