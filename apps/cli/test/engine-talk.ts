/** Talks with an engine inside the test: requests as objects, answers as objects. */
import { random } from '@bivouac/ai'
import type { GameModule } from '@bivouac/kernel'
import { toy } from '@bivouac/testkit/toy'
import * as v from 'valibot'
import { replyTo } from '../src/engine/converse.ts'
import { type EngineGame, openSession } from '../src/engine/session.ts'

/** An answer with whatever fields it has: tests look at them one by one. */
type Answer = Record<string, never> & {
  ok: boolean
  error?: { code: string; text: string; clause?: string; where?: string }
}

const values = v.array(v.number())
const side = v.strictObject({
  hand: v.number(),
  deck: v.number(),
  discard: values,
  bid: v.boolean(),
  points: v.number(),
})
/** The toy needs no bounds here: its table is eight cards. */
const TOY_VIEW = v.strictObject({
  seat: v.number(),
  round: v.number(),
  frame: v.number(),
  choosing: v.number(),
  winner: v.number(),
  sides: v.tuple([side, side]),
  hand: v.optional(values),
  bid: v.optional(values),
  peeked: v.optional(values),
})

const TOY: EngineGame = { module: toy as unknown as GameModule, bots: { random }, viewSchema: TOY_VIEW }

export function talk({
  omniscient = false,
  games = [TOY],
}: {
  omniscient?: boolean
  games?: readonly EngineGame[]
} = {}) {
  const session = openSession(games, {
    omniscient,
    program: 'bivouac test',
    freshSeed: () => 'fresh',
  })
  const send = async (line: string | Uint8Array): Promise<Answer> =>
    JSON.parse(
      await replyTo(session, { bytes: typeof line === 'string' ? new TextEncoder().encode(line) : line }),
    )
  return {
    session,
    send,
    ask: (cmd: string, fields: object = {}): Promise<Answer> => send(JSON.stringify({ cmd, ...fields })),
  }
}

/** Both decks of the toy in the order of their values: the first is drawn first, so each hand is 1 1 2. */
export const SORTED = [
  { order: ['1', '1', '2', '2', '3', '3', '4', '4'] },
  { order: ['1', '1', '2', '2', '3', '3', '4', '4'] },
]
