/** Two guests at a table as browsers play: they come back by themselves when a server goes, and send again what was not answered. */
import type { RemoteHost } from '@bivouac/host/remote'
import type { Update } from '@bivouac/protocol'
import type { Dice } from './dice.ts'
import { type Battle, planOf } from './games.ts'
import { lineOf, newGuest } from './guest.ts'
import type { Asker } from './pace.ts'

export interface LastingTable extends Asker {
  /** Commands that were refused, for whatever reason. */
  readonly refused: readonly string[]
  end(): void
}

const AGAIN_MS = 50

// long: the life of a table, over the same few variables
export async function newLastingTable(base: string, battle: Battle, dice: Dice): Promise<LastingTable> {
  const hosts: readonly RemoteHost[] = await Promise.all(
    ['Ann', 'Bob'].map(async name => lineOf(base, await newGuest(base, name))),
  )
  const refused: string[] = []
  let game = ''
  let seats: (Update | undefined)[] = []
  let isBusy = true
  let isAnnounced = true
  let isEnded = false

  /** What is no deed is asked again until it is answered: a game is not there at once, and a server may be going. */
  async function again<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask()
      } catch {
        // Nobody waits for it any more.
        if (isEnded) return new Promise(() => {})
        await new Promise(resolve => setTimeout(resolve, AGAIN_MS))
      }
    }
  }

  /** The seat that is to choose and has heard all that the other has; -1 for none. */
  function toChoose(): number {
    if (isBusy) return -1
    const newest = Math.max(...seats.map(update => update?.entry ?? 0))
    return seats.findIndex(update => update?.entry === newest && update.legal.length > 0)
  }

  function announce(): void {
    if (isAnnounced || toChoose() < 0) return
    isAnnounced = true
    table.whenReady?.()
  }

  async function newGame(): Promise<void> {
    const { id, invite = '' } = await again(() => hosts[0].ask('create', { plan: planOf(battle) }))
    await again(() => hosts[1].ask('join', { code: invite }))
    game = id
    seats = []
    await Promise.all(hosts.map((host, seat) => sitDown(host, seat)))
  }

  async function sitDown(host: RemoteHost, seat: number): Promise<void> {
    const mine = game
    const at = host.seat(mine).host
    const look = (update: Update): void => {
      if (game !== mine) return
      seats[seat] = update
      if (!isBusy) void goOn()
    }
    at.onNews(news => {
      if (news.news === 'update') look(news.update)
    })
    look((await again(() => at.ask('open', { game: mine, seat: -1 }))).update)
  }

  async function give(seat: number, answered: () => void): Promise<void> {
    const { asked, legal } = seats[seat] as Update
    isBusy = true
    isAnnounced = false
    try {
      await hosts[seat].ask('give', { game, asked, command: legal[dice(legal.length)] })
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error))
    }
    answered()
    await goOn()
  }

  /** The end may be heard with the answer, or later from another server. */
  async function goOn(): Promise<void> {
    isBusy = true
    if (seats.some(update => update?.outcome !== undefined)) await newGame()
    isBusy = false
    announce()
  }

  const table: LastingTable = {
    refused,
    whenReady: undefined,
    isReady: () => toChoose() >= 0,
    ask: answered => void give(toChoose(), answered),
    end() {
      isEnded = true
      for (const host of hosts) host.end()
    },
  }
  await newGame()
  isBusy = false
  return table
}
