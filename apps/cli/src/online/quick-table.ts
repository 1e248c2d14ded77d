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
  readonly bytes: { readonly give: number[]; readonly answer: number[]; readonly update: number[] }
  end(): void
}

interface QuickLine {
  ask(name: OnlineName, asks: object): Promise<unknown>
  close(): void
}

type Heard = (change: Change, bytes: number) => void

/** `hear` gets all changes; answers go to whoever asked. */
async function quickLine(base: string, hear: Heard, bytes: QuickTable['bytes']): Promise<QuickLine> {
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
    const message = JSON.parse(data.toString()) as FromServer
    if ('news' in message) {
      if (message.news === 'change') hear(message, data.length)
      return
    }
    const one = waiting.get(message.ask)
    waiting.delete(message.ask)
    if (one?.name === 'give') bytes.answer.push(data.length)
    if ('problem' in message) one?.reject(new Error(message.problem.text))
    else one?.resolve(message.answer)
  })
  const ask: QuickLine['ask'] = (name, asks) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify({ ask: ++asked, name, asks })
      if (name === 'give') bytes.give.push(text.length)
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

// long: the life of a table, over the same few variables
export async function newQuickTable(base: string, battle: Battle, dice: Dice): Promise<QuickTable> {
  const bytes: QuickTable['bytes'] = { give: [], answer: [], update: [] }
  let game = ''
  let seats: readonly Seat[] = []
  let isBusy = true
  let isAnnounced = true

  const lines = await Promise.all(
    [0, 1].map(seat =>
      quickLine(
        base,
        (change, size) => {
          if (change.game !== game) return
          bytes.update.push(size)
          hear(seats[seat], change)
          announce()
        },
        bytes,
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
    const begun = await beginGame(lines, battle)
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
): Promise<{ game: string; updates: WireUpdate[] }> {
  const [one, other] = lines
  const created = await one.ask('create', { id: newId(), plan: planOf(battle) })
  const { id: game, invite: code } = created as { id: string; invite: string }
  await other.ask('join', { code })
  const opened = await Promise.all(lines.map(line => line.ask('open', { game })))
  const updates = opened.map(opening => (opening as { update: WireUpdate }).update)
  return { game, updates }
}

const newId = (): string => randomBytes(16).toString('hex')
