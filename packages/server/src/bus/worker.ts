/** The other end: somebody who thinks for the bots of all servers, as many at once as he has threads. */
import type { HostGame, Thinking } from '@bivouac/host/core'
import type { Msg, Subscription } from '@nats-io/transport-node'
import * as v from 'valibot'
import { natsLine, parsed } from './connecting.ts'
import { asked, BEAT_MS, GROUP, type Said, thinkSubject } from './think-messages.ts'

interface ThinkingWorker {
  /** Finishes what it thinks about, and takes nothing more. */
  close(): Promise<void>
}

interface Thread {
  readonly thinking: Thinking
  /** Whose bot it thought for last: it still remembers what it found. */
  game?: string
}

export async function startWorker(options: {
  readonly nats: string
  readonly games: readonly HostGame[]
  /** Each thinks about one question at a time. */
  readonly threads: readonly Thinking[]
}): Promise<ThinkingWorker> {
  const { connection } = await natsLine(options.nats)
  const free: Thread[] = options.threads.map(thinking => ({ thinking }))
  const atWork = new Set<Promise<void>>()
  let listening: Subscription[] = []
  let isClosing = false

  /** Questions go to others while no thread is free. */
  function listen(): void {
    if (isClosing || free.length === 0) {
      for (const one of listening) one.unsubscribe()
      listening = []
    } else if (listening.length === 0)
      listening = options.games.map(game =>
        connection.subscribe(thinkSubject(game), { queue: GROUP, callback: (_, message) => take(message) }),
      )
  }

  function take(message: Msg): void {
    const say = (said: Said): void => void message.respond(JSON.stringify(said))
    const read = v.safeParse(asked, parsed(message.data))
    if (!read.success) return say({ is: 'failed', text: 'This is no question.' })
    const { what, question } = read.output
    const known = free.findIndex(({ game }) => game === question.game)
    const [thread] = free.splice(Math.max(known, 0), 1)
    if (thread === undefined || isClosing) {
      if (thread !== undefined) free.push(thread)
      return say({ is: 'busy' })
    }
    thread.game = question.game
    const { thinking } = thread
    say({ is: 'thinking' })
    const beat = setInterval(() => say({ is: 'thinking' }), BEAT_MS)
    const thought: Promise<unknown> = what === 'hint' ? thinking.hint(question) : thinking.choose(question)
    /** Whoever hears the answer may ask on at once: the thread listens again before that. */
    const finish = (what: Said): void => {
      clearInterval(beat)
      free.push(thread)
      listen()
      say(what)
    }
    const done = thought
      .then(
        answer => finish({ is: 'answer', answer }),
        error => finish({ is: 'failed', text: error instanceof Error ? error.message : String(error) }),
      )
      .finally(() => atWork.delete(done))
    atWork.add(done)
    listen()
  }

  listen()
  // Whoever is told that it is there may rely on it.
  await connection.flush()
  return {
    async close() {
      isClosing = true
      listen()
      while (atWork.size > 0) await Promise.all(atWork)
      await connection.drain()
    },
  }
}
