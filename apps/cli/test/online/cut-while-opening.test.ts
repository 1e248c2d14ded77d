/** A line that is cut while its server reads the game it has asked for leaves nobody at the table. */
import { normandy } from '@bivouac/normandy'
import { LIMITS, openLine, openMemory, partsOf } from '@bivouac/server/parts'
import { afterAll, expect, test } from 'vitest'
import { BATTLES, planOf } from '../../src/online/games.ts'

const NOBODY = { choose: () => new Promise<never>(() => {}), hint: async () => [], forget() {} }

const memory = openMemory()
afterAll(() => memory.close())
const db = memory.connect()
/** What happens with each question to the database. */
let meanwhile = (): void => {}
const { shared, host } = partsOf(
  { games: [{ module: normandy }], thinking: NOBODY },
  {
    db: {
      ...db,
      one(sql, ...values) {
        meanwhile()
        return db.one(sql, ...values)
      },
    },
    clock: Date.now,
    limits: LIMITS,
    outages: [],
  },
)
const { core, guests, screens, tables } = shared

const made = await guests.welcome('Ann', Date.now())
if (made === undefined) throw new Error('nobody is welcome')
const { guest } = made

interface TestLine {
  /** Gives the answer; undefined if none has come. */
  ask(name: string, asks: object): Promise<unknown>
  close(): Promise<unknown>
}

function newLine(): TestLine {
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
      return Promise.all(core.turns.values())
    },
  }
}

test('whoever is cut off while a game is opened for him does not sit there for ever', async () => {
  const plan = { ...planOf(BATTLES[0]), bot: 'recruit' }
  const first = newLine()
  const begun = await first.ask('create', { plan, id: '0'.repeat(32) })
  const { id: game } = begun as { id: string }
  await first.close()

  let questions = 0
  /** Opens it from the log, as after everybody has left. */
  async function opened(line: TestLine, atQuestion: (number: number) => void): Promise<unknown> {
    core.rooms.clear()
    tables.clear()
    questions = 0
    meanwhile = () => atQuestion(++questions)
    return line.ask('open', { game })
  }

  const whole = newLine()
  expect(await opened(whole, () => {})).toMatchObject({ update: { game } })
  expect(core.watchers.size).toBe(1)
  await whole.close()
  expect(core.watchers.size).toBe(0)

  const all = questions
  expect(all).toBeGreaterThan(1)
  for (let at = 1; at <= all; at++) {
    const line = newLine()
    await opened(line, number => {
      if (number === at) void line.close()
    })
    await Promise.all(core.turns.values())
    expect({ at, watchers: core.watchers.size, screens: screens.size }).toEqual({
      at,
      watchers: 0,
      screens: 0,
    })
  }
})
