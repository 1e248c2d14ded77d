/**
 * Games on a server's parts, without a net between, and their twins: for every command and every pair of eyes, a second state that
 * those eyes cannot tell from the first, given the same command. Whatever frame it would cause must be the one that was sent.
 */
import { act, inRoom, type Room, updateOf } from '@bivouac/host/core'
import { type Fact, type Match, revealedTo, type Seat, SPECTATOR } from '@bivouac/kernel'
import { changeText, type FromServer, knownOf, type OnlineNews, PROTOCOL } from '@bivouac/protocol/online'
import { type OpenLine, openLine, type Parts } from '@bivouac/server/parts'
import { twinFor } from '@bivouac/testkit'

/** A screen whose frames are kept. */
export interface Tapped {
  readonly line: OpenLine
  readonly frames: FromServer[]
  ask(name: string, asks: object): Promise<unknown>
}

/** `hear` is told of every frame as it is sent. */
export async function tapped(
  { host, shared }: Parts,
  name: string,
  hear: (frame: FromServer) => void = () => {},
): Promise<Tapped> {
  const made = await shared.guests.welcome(name, shared.core.clock())
  if (made === undefined) throw new Error('no guest can be kept')
  const frames: FromServer[] = []
  const send = (text: string): void => {
    const frame = JSON.parse(text) as FromServer
    frames.push(frame)
    hear(frame)
  }
  const line = openLine(host, made.guest, { send, cut: () => {} })
  let asked = 0
  const ask = async (name: string, asks: object): Promise<unknown> => {
    const number = ++asked
    await line.receive(JSON.stringify({ ask: number, name, asks }))
    const reply = frames.findLast(frame => 'ask' in frame && frame.ask === number)
    if (reply === undefined || !('answer' in reply)) throw new Error(`'${name}': ${JSON.stringify(reply)}`)
    return reply.answer
  }
  await ask('hello', { protocol: PROTOCOL })
  return { line, frames, ask }
}

/** What the viewer would be sent, with a check of the whole or without: most changes come without, and it takes as long as all the rest. */
type TwinsChange = (withHash: boolean) => string

/** The same if the table were the twin's; undefined where the command cannot be given there, or shows him something. */
function twinsChange(room: Room, viewer: Seat, actor: Seat, command: number): TwinsChange | undefined {
  const { module, table } = room.match
  const plays = viewer !== SPECTATOR
  const before = knownOf({ ...updateOf(room, { seat: viewer, plays }, []), seat: viewer })
  const twin = twinFor(module, table, viewer, module.view(table, viewer))
  const { log, story, undoable } = room.match
  const match: Match = {
    ...room.match,
    table: twin,
    log: [...log],
    story: [...story],
    undoable: undoable.map(state => state.slice()),
  }
  let facts: readonly Fact[] = []
  const other: Room = {
    ...room,
    match,
    asked: [...room.asked],
    fallen: [...room.fallen],
    shown: new Map(),
    history: {
      ...room.history,
      add(entry) {
        facts = entry.facts
      },
      write() {},
    },
  }
  const seen = (): number =>
    viewer === SPECTATOR ? revealedTo(twin, 0) + revealedTo(twin, 1) : revealedTo(twin, viewer)
  const seenBefore = seen()
  if (!act(other, actor, command, room.touched).ok || seen() !== seenBefore) return undefined
  const shown = facts.map(fact => module.seenBy(fact, viewer)).filter(fact => fact !== undefined)
  const steps = [{ seq: match.log.length, by: actor, facts: shown }]
  const update = { ...updateOf(other, { seat: viewer, plays }, steps), seat: viewer }
  const known = knownOf(update)
  const from = room.match.story.length
  return withHash => changeText(update, known, from, before, withHash)
}

export interface TwinCount {
  frames: number
  compared: number
  readonly differences: string[]
}

/** Lets one command be given and holds what everybody was sent against what their twins would have been sent. */
export async function withTwins(
  { shared }: Parts,
  game: string,
  screens: ReadonlyMap<Seat, Tapped>,
  { seat: actor, command }: { readonly seat: Seat; readonly command: number },
  count: TwinCount,
  give: () => Promise<unknown>,
): Promise<void> {
  const revealed = new Map<Seat, readonly number[]>()
  const twins = await inRoom(shared.core, game, async room => {
    for (const viewer of screens.keys()) revealed.set(viewer, counters(room, viewer))
    return new Map([...screens.keys()].map(viewer => [viewer, twinsChange(room, viewer, actor, command)]))
  })
  const from = new Map([...screens].map(([viewer, { frames }]) => [viewer, frames.length]))
  await give()
  await inRoom(shared.core, game, async room => {
    for (const [viewer, { frames }] of screens) {
      const sent = frames.slice(from.get(viewer)).filter((one): one is OnlineNews => 'news' in one)
      count.frames += sent.length
      const twin = twins.get(viewer)
      const isShown = String(counters(room, viewer)) !== String(revealed.get(viewer))
      if (twin === undefined || isShown) continue
      count.compared++
      const [first, ...more] = sent.filter(one => one.news !== 'table' && one.news !== 'games')
      if (first?.news !== 'change' || more.length > 0) {
        count.differences.push(`${viewer} was sent ${JSON.stringify(sent).slice(0, 200)}`)
        continue
      }
      const { clocks: _, ...real } = first
      const expected = JSON.stringify(JSON.parse(twin(real.hash !== undefined)))
      const found = JSON.stringify(real)
      if (found !== expected)
        count.differences.push(`${viewer}: ${found.slice(0, 300)} and ${expected.slice(0, 300)}`)
    }
  })
}

const counters = ({ match: { table } }: Room, viewer: Seat): readonly number[] =>
  viewer === SPECTATOR ? [revealedTo(table, 0), revealedTo(table, 1)] : [revealedTo(table, viewer)]
