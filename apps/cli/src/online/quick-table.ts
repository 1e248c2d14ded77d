/** Two guests at a table who do nothing but play: as little client as possible, so that what is measured is the server. */
import { changed, type FromServer, type OnlineName, type WireUpdate } from '@bivouac/protocol/online'
import { WebSocket } from 'ws'
import type { Dice } from './dice.ts'
import { type Battle, planOf } from './games.ts'
import { bearer, newGuest, socketAddress } from './guest.ts'

export interface QuickTable {
  readonly module: string
  /** Milliseconds from each command to its answer. */
  readonly latencies: readonly number[]
  /** Sizes of frames: commands, their answers, and what each player is sent of them. */
  readonly giveBytes: readonly number[]
  readonly answerBytes: readonly number[]
  readonly updateBytes: readonly number[]
  begin(): void
  stop(): void
  end(): void
}

interface QuickLine {
  ask(name: OnlineName, asks: object): Promise<unknown>
  close(): void
}

/** `hear` gets all news; answers go to whoever asked. */
async function quickLine(
  base: string,
  hear: (news: Extract<FromServer, { news: string }>, bytes: number) => void,
  sizes: { give: number[]; answer: number[] },
): Promise<QuickLine> {
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
    if ('news' in message) return hear(message, data.length)
    const one = waiting.get(message.ask)
    waiting.delete(message.ask)
    if (one?.name === 'give') sizes.answer.push(data.length)
    if ('problem' in message) one?.reject(new Error(message.problem.code))
    else one?.resolve(message.answer)
  })
  const ask: QuickLine['ask'] = (name, asks) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify({ ask: ++asked, name, asks })
      if (name === 'give') sizes.give.push(text.length)
      waiting.set(asked, { resolve, reject, name })
      socket.send(text)
    })
  await ask('hello', { protocol: 1 })
  return { ask, close: () => socket.terminate() }
}

export async function newQuickTable(base: string, battle: Battle, dice: Dice): Promise<QuickTable> {
  const latencies: number[] = []
  const updateBytes: number[] = []
  const sizes = { give: [] as number[], answer: [] as number[] }
  let updates: WireUpdate[] = []
  const busy = [false, false]
  let isOn = false
  let game = ''

  const lines = await Promise.all(
    [0, 1].map(seat =>
      quickLine(
        base,
        (news, bytes) => {
          if (news.news !== 'change' || news.game !== game) return
          updateBytes.push(bytes)
          const next = changed(updates[seat], news)
          if (next === undefined) throw new Error('a change does not fit')
          updates[seat] = next
          go(seat)
        },
        sizes,
      ),
    ),
  )

  async function newGame(): Promise<void> {
    const begun = await beginGame(lines, battle, dice)
    game = begun.game
    updates = begun.updates
  }

  function go(seat: number): void {
    const { legal, asked, outcome } = updates[seat]
    if (!isOn || busy[seat]) return
    if (outcome) {
      if (seat === 0) void newGame().then(begin)
      return
    }
    if (legal.length === 0) return
    busy[seat] = true
    const sent = performance.now()
    const give = { game, id: randomId(dice), asked, command: legal[dice(legal.length)] }
    lines[seat].ask('give', give).then(
      () => {
        latencies.push(performance.now() - sent)
        busy[seat] = false
        go(seat)
      },
      () => {
        busy[seat] = false
      },
    )
  }

  function begin(): void {
    isOn = true
    for (const seat of [0, 1]) go(seat)
  }

  await newGame()
  return {
    module: battle.module,
    latencies,
    giveBytes: sizes.give,
    answerBytes: sizes.answer,
    updateBytes,
    begin,
    stop() {
      isOn = false
    },
    end() {
      for (const line of lines) line.close()
    },
  }
}

/** A new game between the two, both of whom look at it. */
async function beginGame(
  lines: readonly QuickLine[],
  battle: Battle,
  dice: Dice,
): Promise<{ game: string; updates: WireUpdate[] }> {
  const [one, other] = lines
  const created = await one.ask('create', { id: randomId(dice), plan: planOf(battle) })
  const { id: game, invite: code } = created as { id: string; invite: string }
  await other.ask('join', { code })
  const opened = await Promise.all(lines.map(line => line.ask('open', { game })))
  const updates = opened.map(opening => (opening as { update: WireUpdate }).update)
  return { game, updates }
}

const randomId = (dice: Dice): string => Array.from({ length: 32 }, () => dice(16).toString(16)).join('')
