/**
 * Bots that think in other processes. A question goes to one of those who listen; where nobody does, or whoever has taken it dies,
 * it is asked again, and at last this server thinks itself. An answer that comes twice does no harm: the log takes one command as
 * the next, whoever brings it.
 */
import type { HostGame, Thinking } from '@bivouac/host/core'
import { HostError } from '@bivouac/host/core'
import type { Question } from '@bivouac/host/thinking'
import { createInbox } from '@nats-io/transport-node'
import * as v from 'valibot'
import { type NatsLine, parsed } from './connecting.ts'
import { SILENCE_MS, said, thinkSubject } from './think-messages.ts'

/** So often somebody else is asked before the server thinks itself. */
const TRIES = 3
const NOBODY = 503

type What = 'choose' | 'hint'

/** What became of a question: nobody is there, somebody was and may be asked again, or it is answered. */
type Asked = { readonly is: 'nobody' | 'again' } | { readonly is: 'answered'; readonly answer: unknown }

export function workersThinking(
  { connection, isUp }: NatsLine,
  own: Thinking,
  games: readonly HostGame[],
): Thinking {
  const subjects = new Map(games.map(game => [game.module.id, thinkSubject(game)]))
  const stops = new Map<string, Set<() => void>>()

  const askOne = (subject: string, what: What, question: Question): Promise<Asked> =>
    new Promise((resolve, reject) => {
      const inbox = createInbox()
      const answers = connection.subscribe(inbox, {
        callback(error, { data, headers }) {
          if (error !== null || headers?.code === NOBODY) return end({ is: 'nobody' })
          const read = v.safeParse(said, parsed(data))
          if (!read.success || read.output.is === 'busy' || read.output.is === 'failed')
            return end({ is: 'again' })
          if (read.output.is === 'answer') return end({ is: 'answered', answer: read.output.answer })
          timer.refresh()
        },
      })
      const timer = setTimeout(() => end({ is: 'again' }), SILENCE_MS)
      const stop = (): void => {
        put()
        reject(new HostError({ code: 'bot-stopped', text: 'Nobody waits for the bot any more.' }))
      }
      const waiting = stops.get(question.game) ?? new Set()
      stops.set(question.game, waiting.add(stop))
      function put(): void {
        clearTimeout(timer)
        answers.unsubscribe()
        waiting.delete(stop)
        if (waiting.size === 0) stops.delete(question.game)
      }
      function end(how: Asked): void {
        put()
        resolve(how)
      }
      connection.publish(subject, JSON.stringify({ what, question }), { reply: inbox })
    })

  /** What somebody else has thought, if it is of use; undefined if nobody has. */
  async function elsewhere<T>(what: What, question: Question, isUsable: (answer: unknown) => answer is T) {
    const subject = subjects.get(question.module)
    for (let tries = 0; subject !== undefined && isUp() && tries < TRIES; tries++) {
      const asked = await askOne(subject, what, question)
      if (asked.is === 'nobody') return undefined
      if (asked.is === 'answered' && isUsable(asked.answer)) return asked.answer
    }
    return undefined
  }

  return {
    async choose(question) {
      const isLegal = (answer: unknown): answer is number => question.legal.includes(answer as number)
      return (await elsewhere('choose', question, isLegal)) ?? own.choose(question)
    },
    async hint(question) {
      return (await elsewhere('hint', question, areLines)) ?? own.hint(question)
    },
    forget(game) {
      for (const stop of stops.get(game) ?? []) stop()
      own.forget(game)
    },
  }
}

const lines = v.array(v.object({ command: v.number(), chance: v.number(), visits: v.number() }))
const areLines = (answer: unknown): answer is v.InferOutput<typeof lines> => v.is(lines, answer)
