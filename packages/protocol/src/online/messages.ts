/** The envelopes: what goes over the wire in either direction, as JSON, one message a frame. */
import * as v from 'valibot'
import { type OnlineAsks, type OnlineName, REQUESTS } from './requests.ts'
import { change, chatLine, tableState, wireUpdate } from './table.ts'
import { gameId, problem, seat, time, whole } from './values.ts'

const ask = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** `ask` is a number of the client's own, which comes back with the answer. */
const envelope = v.strictObject({ ask, name: v.string(), asks: v.unknown() })

export type ToServer = {
  [Name in OnlineName]: { readonly ask: number; readonly name: Name; readonly asks: OnlineAsks<Name> }
}[OnlineName]

/** What the server says unasked. */
export const onlineNews = v.variant('news', [
  /** The whole of what a screen sees: after `open`, and whenever there is doubt. */
  v.object({ news: v.literal('update'), update: wireUpdate }),
  v.object({ news: v.literal('change'), ...change.entries }),
  v.object({ news: v.literal('table'), table: tableState }),
  v.object({ news: v.literal('chat'), game: gameId, line: chatLine }),
  v.object({ news: v.literal('thinking'), game: gameId, seat, on: v.boolean() }),
  v.object({ news: v.literal('trouble'), game: v.optional(gameId), problem }),
  /** One of my games, or the list of open games, has changed. */
  v.object({ news: v.literal('games') }),
  /** The bytes whose hash I gave are wanted now (see `reveal`). */
  v.object({ news: v.literal('reveal'), game: gameId }),
  /** The server will be restarted: everything is kept, clocks stop, come back in a moment. */
  v.object({ news: v.literal('drain'), time }),
])
export type OnlineNews = v.InferOutput<typeof onlineNews>

export const fromServer = v.union([
  onlineNews,
  v.object({ ask: whole, answer: v.unknown() }),
  v.object({ ask: whole, problem }),
])
export type FromServer = v.InferOutput<typeof fromServer>

/** A message from a client, or why it is none. `ask` is 0 where not even that could be read. */
type Read =
  | { readonly ok: true; readonly message: ToServer }
  | { readonly ok: false; readonly ask: number; readonly code: string; readonly text: string }

/** A command as `JSON.stringify` writes it, the message that comes by the thousand. Whatever looks otherwise is read by the schemas. */
const GIVE =
  /^{"ask":([1-9]\d{0,14}),"name":"give","asks":{"game":"([a-z0-9-]{8,40})","id":"([0-9a-f]{32})","asked":(0|[1-9]\d{0,14}),"command":(0|[1-9]\d{0,14})}}$/

function readGive(text: string): Read | undefined {
  const found = GIVE.exec(text)
  if (found === null) return undefined
  const [, ask, game, id, asked, command] = found
  const asks = { game, id, asked: Number(asked), command: Number(command) }
  return { ok: true, message: { ask: Number(ask), name: 'give', asks } }
}

export const readMessage = (text: string): Read => readGive(text) ?? readAny(text)

function readAny(text: string): Read {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return { ok: false, ask: 0, code: 'bad-message', text: 'A message must be JSON.' }
  }
  const outer = v.safeParse(envelope, found)
  if (!outer.success)
    return {
      ok: false,
      ask: 0,
      code: 'bad-message',
      text: `A message needs ask, name and asks: ${flaw(outer.issues)}`,
    }
  const { ask, name, asks } = outer.output
  if (!Object.hasOwn(REQUESTS, name))
    return { ok: false, ask, code: 'unknown-request', text: `There is no request '${name.slice(0, 40)}'.` }
  const inner = v.safeParse(REQUESTS[name as OnlineName].asks, asks)
  if (!inner.success) return { ok: false, ask, code: 'bad-message', text: `'${name}': ${flaw(inner.issues)}` }
  return { ok: true, message: { ask, name, asks: inner.output } as ToServer }
}

function flaw(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues
  const where = v.getDotPath(issue as v.BaseIssue<unknown>)
  return `${where === null ? '' : `${where}: `}${issue.message}`.slice(0, 200)
}
