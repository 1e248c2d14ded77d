/** A server without a net and with its database in memory: lines to it are opened and closed by hand. */
import { normandy } from '@bivouac/normandy'
import { LIMITS, type Memory, openLine, openMemory, type Parts, partsOf } from '@bivouac/server/parts'
import { BATTLES, planOf } from '../../src/online/games.ts'

export interface BareLine {
  /** Gives the answer; undefined if none has come. */
  ask(name: string, asks: object): Promise<unknown>
  close(): Promise<unknown>
}

export interface BareServer extends Pick<Parts, 'shared'> {
  readonly memory: Memory
  /** To be called with each question to the database. */
  meanwhile: () => void
  /** All lines are the same guest's. */
  newLine(): BareLine
  /** A game that he has begun against a bot, is to choose in, and has left; gives its id. */
  newGame(): Promise<string>
}

const NOBODY = { choose: () => new Promise<never>(() => {}), hint: async () => [], forget() {} }

export async function bareServer(clock: () => number = Date.now): Promise<BareServer> {
  const memory = openMemory()
  const db = memory.connect()
  const asked: typeof db = {
    ...db,
    one(sql, ...values) {
      server.meanwhile()
      return db.one(sql, ...values)
    },
  }
  const { shared, host } = partsOf(
    { games: [{ module: normandy }], thinking: NOBODY },
    { db: asked, clock, limits: LIMITS, outages: [] },
  )
  const server: BareServer = { memory, shared, meanwhile() {}, newLine, newGame }
  const made = await shared.guests.welcome('Ann', clock())
  if (made === undefined) throw new Error('nobody is welcome')
  const { guest } = made

  function newLine(): BareLine {
    let answer: unknown
    const wire = {
      send(text: string) {
        answer = JSON.parse(text).answer ?? answer
      },
      cut() {},
    }
    const line = openLine(host, guest, wire, true)
    return {
      async ask(name, asks) {
        await line.receive(JSON.stringify({ ask: 1, name, asks }))
        return answer
      },
      close() {
        line.close()
        return Promise.all(shared.core.turns.values())
      },
    }
  }

  async function newGame(): Promise<string> {
    const line = newLine()
    const plan = { ...planOf(BATTLES[0]), side: 1, bot: 'recruit' }
    const { id } = (await line.ask('create', { plan, id: '0'.repeat(32) })) as { id: string }
    await line.close()
    shared.core.rooms.clear()
    shared.tables.clear()
    return id
  }

  return server
}
