/** One screen's line, whatever carries it: reads messages, keeps to the limits, answers, tells news. */

import type { HostError } from '@bivouac/host/core'
import type { Problem } from '@bivouac/kernel'
import {
  type FromServer,
  type OnlineNews,
  PROTOCOL,
  readMessage,
  type ToServer,
} from '@bivouac/protocol/online'
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
  /** Something went wrong that is our own fault. */
  fault(error: unknown, message: ToServer): void
}

export interface ServerLine {
  guest: Guest
  tell(news: OnlineNews): void
}

export interface Wire {
  send(message: FromServer): void
  /** Cuts the line off. */
  cut(why: string): void
}

export interface OpenLine extends ServerLine {
  receive(text: string): Promise<void>
  close(): void
}

const TOO_MUCH: Problem = {
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

export function openLine(host: LineHost, guest: Guest, wire: Wire, isGreeted = false): OpenLine {
  const messages = bucket(host.limits.messages)
  let greeted = isGreeted
  let warnings = 0
  let isOpen = true

  const line: OpenLine = {
    guest,
    tell(news) {
      if (isOpen) wire.send(news)
    },
    async receive(text) {
      if (!messages.take(host.clock())) {
        if (++warnings >= host.limits.warnings) wire.cut('too many messages')
        else wire.send({ ask: 0, problem: TOO_MUCH })
        return
      }
      const read = readMessage(text)
      if (!read.ok) return wire.send({ ask: read.ask, problem: { code: read.code, text: read.text } })
      const { message } = read
      const isHello = message.name === 'hello'
      if (!greeted && !isHello) return wire.send({ ask: message.ask, problem: HELLO_FIRST })
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
    try {
      const answer = await host.answer(line, message)
      if (isOpen) wire.send({ ask: message.ask, answer })
      return true
    } catch (error) {
      const problem = isHostError(error) ? error.problem : OUR_FAULT
      if (problem === OUR_FAULT) host.fault(error, message)
      if (isOpen) wire.send({ ask: message.ask, problem })
      return false
    }
  }

  return line
}

const isHostError = (error: unknown): error is HostError =>
  error instanceof Error && error.name === 'HostError'
