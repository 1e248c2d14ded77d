/**
 * Two guests at a table who do nothing but play. Of what they are sent they read all, and put together no more than they need to
 * choose: what is measured is the server, and the clients share its machine.
 */
import { randomBytes } from 'node:crypto'
import {
  type Change,
  type FromServer,
  type OnlineName,
  type Patch,
  patched,
  type WireUpdate,
} from '@bivouac/protocol/online'
import { WebSocket } from 'ws'
import type { Dice } from './dice.ts'
import { type Battle, planOf } from './games.ts'
import { bearer, newGuest, socketAddress } from './guest.ts'
import type { Asker } from './pace.ts'

export interface QuickTable extends Asker {
  readonly module: string
  /** Sizes of frames: commands, their answers, and what each player is sent of them. */
  readonly bytes: Readonly<Record<FrameKind, number[]>>
  /** The last frame of each kind. */
  readonly frames: Record<FrameKind, string>
  end(): void
}

export type FrameKind = 'give' | 'answer' | 'update'

/** Notes a frame that was sent or heard. */
type Note = (kind: FrameKind, text: string) => void

interface QuickLine {
  ask(name: OnlineName, asks: object): Promise<unknown>
  close(): void
}

type Heard = (change: Change, text: string) => void

/** `hear` gets all changes; answers go to whoever asked. */
async function quickLine(base: string, hear: Heard, note: Note): Promise<QuickLine> {
  const guest = await newGuest(base, 'Load')
  const socket = new WebSocket(socketAddress(base), { headers: bearer(guest), perMessageDeflate: false })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map<
    number,
    { resolve(answer: unknown): void; reject(error: Error): void; name: string }
  >()
  let asked = 0
  socket.on('error', () => {})
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    const message = JSON.parse(text) as FromServer
    if ('news' in message) {
      if (message.news === 'change') hear(message, text)
      return
    }
    const one = waiting.get(message.ask)
    waiting.delete(message.ask)
    if (one?.name === 'give') note('answer', text)
    if ('problem' in message) one?.reject(new Error(message.problem.text))
    else one?.resolve(message.answer)
  })
  const ask: QuickLine['ask'] = (name, asks) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify({ ask: ++asked, name, asks })
      if (name === 'give') note('give', text)
      waiting.set(asked, { resolve, reject, name })
      socket.send(text)
    })
  await ask('hello', { protocol: 1 })
  return { ask, close: () => socket.terminate() }
}

/** What a player must know to choose. */
interface Seat {
  entry: number
  asked: number
  legal: readonly number[]
  isOver: boolean
}

const seatIn = ({ entry, asked, legal, outcome }: WireUpdate): Seat => ({
  entry,
  asked,
  legal,
  isOver: outcome !== undefined,
})

function hear(seat: Seat, { entry, from = entry - 1, seq = entry, asked = seq, patch }: Change): void {
  if (from !== seat.entry) throw new Error('a change does not fit')
  const { legal, outcome } = (patch ?? {}) as { readonly legal?: Patch; readonly outcome?: Patch }
  seat.entry = entry
  seat.asked = asked
  seat.legal = patched(seat.legal, legal) as readonly number[]
  seat.isOver ||= outcome !== undefined
}

/** `bases`: the server that each of the two comes to. */
// long: the life of a table, over the same few variables
export async function newQuickTable(
  bases: readonly [string, string],
  battle: Battle,
  dice: Dice,
): Promise<QuickTable> {
  const bytes: QuickTable['bytes'] = { give: [], answer: [], update: [] }
  const frames: QuickTable['frames'] = { give: '', answer: '', update: '' }
  const note: Note = (kind, text) => {
    // What is sent is plain ASCII: names of the game are, and nobody chats here.
    bytes[kind].push(text.length)
    frames[kind] = text
  }
  const newId = ids()
  let game = ''
  let seats: readonly Seat[] = []
  let isBusy = true
  let isAnnounced = true

  const lines = await Promise.all(
    bases.map((base, seat) =>
      quickLine(
        base,
        (change, text) => {
          if (change.game !== game) return
          note('update', text)
          hear(seats[seat], change)
          announce()
        },
        note,
      ),
    ),
  )

  /** The seat that is to choose and has heard all that the other has; -1 for none. */
  function toChoose(): number {
    if (isBusy) return -1
    const newest = Math.max(seats[0].entry, seats[1].entry)
    return seats.findIndex(({ entry, legal }) => entry === newest && legal.length > 0)
  }

  function announce(): void {
    if (isAnnounced || toChoose() < 0) return
    isAnnounced = true
    table.whenReady?.()
  }

  async function anotherGame(): Promise<void> {
    await Promise.all(lines.map(line => line.ask('close', { game })))
    await newGame()
    announce()
  }

  async function newGame(): Promise<void> {
    const begun = await beginGame(lines, battle, newId())
    game = begun.game
    seats = begun.updates.map(seatIn)
    isBusy = false
  }

  async function give(seat: number, answered: () => void): Promise<void> {
    const { asked, legal } = seats[seat]
    isBusy = true
    isAnnounced = false
    await lines[seat].ask('give', { game, id: newId(), asked, command: legal[dice(legal.length)] })
    answered()
    if (seats.some(({ isOver }) => isOver)) return anotherGame()
    isBusy = false
    announce()
  }

  const table: QuickTable = {
    module: battle.module,
    bytes,
    frames,
    whenReady: undefined,
    isReady: () => toChoose() >= 0,
    // A command that is refused is a fault of ours: it ends the run.
    ask: answered => void give(toChoose(), answered),
    end() {
      for (const line of lines) line.close()
    },
  }
  await newGame()
  return table
}

/** A new game between the two, both of whom look at it. */
async function beginGame(
  lines: readonly QuickLine[],
  battle: Battle,
  id: string,
): Promise<{ game: string; updates: WireUpdate[] }> {
  const [one, other] = lines
  const created = await one.ask('create', { id, plan: planOf(battle) })
  const { id: game, invite: code } = created as { id: string; invite: string }
  await other.ask('join', { code })
  const opened = await Promise.all(lines.map(line => line.ask('open', { game })))
  const updates = opened.map(opening => (opening as { update: WireUpdate }).update)
  return { game, updates }
}

/** Ids that no other table draws: nobody here has to fear that they are guessed, and to draw each anew takes time from the server. */
function ids(): () => string {
  const mine = randomBytes(12).toString('hex')
  let count = 0
  return () => mine + (count++).toString(16).padStart(8, '0')
}
