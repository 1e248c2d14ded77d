/** Hints over NATS. It may come and go: the connection mends itself, and what was to be told meanwhile is dropped. */
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Bus, Hint } from './bus.ts'
import { natsLine, parsed } from './connecting.ts'
import { workersThinking } from './workers-thinking.ts'

const SUBJECT = 'bivouac.hint'

const game = v.string()
const hints: v.GenericSchema<unknown, Hint> = v.variant('hint', [
  v.object({ hint: v.literal('game'), game, revision: v.number() }),
  v.object({ hint: v.literal('table'), game }),
  v.object({ hint: v.literal('chat'), game, number: v.number() }),
  v.object({ hint: v.literal('games'), guests: v.array(v.string()) }),
  v.object({ hint: v.literal('reveal'), game, guest: v.string() }),
  v.object({
    hint: v.literal('here'),
    node: v.string(),
    games: v.array(v.tuple([game, v.number()])),
    isPart: v.boolean(),
  }),
])
const message = v.object({ from: v.string(), hint: hints })

export async function natsBus(url: string): Promise<Bus> {
  const from = randomBytes(9).toString('base64url')
  const line = await natsLine(url)
  const { connection } = line
  return {
    isShared: true,
    isUp: line.isUp,
    tell(hint) {
      // Whatever would wait for the line to be mended is out of date by then.
      if (line.isUp()) connection.publish(SUBJECT, JSON.stringify({ from, hint }))
    },
    onHint(listener) {
      connection.subscribe(SUBJECT, {
        callback(error, { data }) {
          if (error !== null) return
          const read = v.safeParse(message, parsed(data))
          if (read.success && read.output.from !== from) listener(read.output.hint)
        },
      })
    },
    thinking: (own, games) => workersThinking(line, own, games),
    close: () => connection.close(),
  }
}
