/** What is done in a room: commands, takings back, and bytes that players add to the dice. Each is one more line of its log. */
import {
  type Decision,
  entropyLine,
  entryLines,
  type Fact,
  generatorOf,
  type Result,
  type Seat,
  SPECTATOR,
  savedState,
  submit,
  takeBackTo as takeMatchBackTo,
  undo,
} from '@bivouac/kernel'
import type { Fallen } from '@bivouac/protocol'
import { askedAfter } from './asked.ts'
import { MARK_EVERY } from './history.ts'
import type { HostGame } from './host-game.ts'
import { type Room, type Story, seqOf, touch } from './room.ts'
import type { StoredLine } from './store/store.ts'

/** Notes what the last command of the match has done, which answered the decision `before`. */
export function note(
  { match, history, fallen, asked }: Story,
  game: HostGame,
  before: Decision,
  facts: readonly Fact[],
): void {
  const seq = match.log.length
  asked.push(askedAfter(asked[seq - 1], before, match.module.decision(match.table), seq))
  history.add({ facts, mark: seq % MARK_EVERY === 0 ? savedState(match.table) : undefined })
  fallen.push(...fallenIn(game, facts))
}

/** Notes that only the first `to` commands stand; `gone` are the facts of those that do not. */
export function noteBack(
  { history, fallen, asked }: Pick<Story, 'history' | 'fallen' | 'asked'>,
  game: HostGame,
  to: number,
  gone: readonly (readonly Fact[])[],
): void {
  history.cut(to)
  asked.length = to + 1
  fallen.length -= fallenIn(game, gone.flat()).length
}

/** Those whose loss these facts tell everybody. */
const fallenIn = ({ module, fallenIn }: HostGame, facts: readonly Fact[]): readonly Fallen[] =>
  fallenIn?.(facts.map(fact => module.seenBy(fact, SPECTATOR)).filter(fact => fact !== undefined)) ?? []

/** What is kept with a line: when it came about, and the name that whoever asked for it has given it. */
type Stamp = Pick<StoredLine, 'at' | 'id'>

/** Writes the last entry of the story down. */
function writeDown({ match, history }: Pick<Room, 'match' | 'history'>, stamp: Stamp): void {
  const text = entryLines(match, undefined).join('\n')
  history.write({ text, ...stamp, ...(match.chanceOf ? {} : { chance: generatorOf(match.table) }) })
}

/** Gives a command. Nobody has been shown it yet, and it is not kept yet. */
export function act(
  room: Room,
  seat: Seat,
  command: number,
  now: number,
  stamp: Stamp = {},
): Result<undefined> {
  const { match, game } = room
  const before = match.module.decision(match.table)
  const done = submit(match, seat, command)
  if (!done.ok) return done
  note(room, game, before, done.value.facts)
  writeDown(room, stamp)
  touch(room, now)
  return { ok: true, value: undefined }
}

/** Takes the seat's last command back, if it may. */
export const takeBack = (
  room: Room,
  seat: Seat,
  now: number,
  stamp: Stamp = {},
): Promise<Result<undefined>> => goBack(room, seqOf(room) - 1, () => undo(room.match, seat), now, stamp)

/** Takes the game back to how it stood after `to` commands: whoever asks has made sure that both sides want it. */
export const takeBackTo = (
  room: Room,
  to: number,
  now: number,
  stamp: Stamp = {},
): Promise<Result<undefined>> => goBack(room, to, () => takeMatchBackTo(room.match, to), now, stamp)

async function goBack(
  room: Room,
  to: number,
  back: () => Result<undefined>,
  now: number,
  stamp: Stamp,
): Promise<Result<undefined>> {
  const gone = room.history.facts(to + 1, seqOf(room))
  const done = back()
  if (!done.ok) return done
  noteBack(room, room.game, to, gone)
  writeDown(room, stamp)
  touch(room, now)
  return done
}

/** A seat opens bytes of its own, to whose hash it has committed before: they are part of all chance from the next command on. */
export function addEntropy(room: Room, seat: Seat, hash: string, bytes: string, now: number): void {
  const { match, dice, history } = room
  if (dice === undefined) throw new Error('nobody can add to the dice of a game from a seed')
  const opened = { side: match.module.sides[seat], hash, bytes, from: match.story.length + 1 }
  dice.entropy.push(opened)
  history.write({ text: entropyLine(opened) })
  touch(room, now)
}
