/** A line that is cut while its server reads the game it has asked for leaves nobody at the table. */
import { expect, test } from 'vitest'
import { type BareLine, bareServer } from './bare-server.ts'

test('whoever is cut off while a game is opened for him does not sit there for ever', async () => {
  const server = await bareServer()
  const { core, screens, tables } = server.shared
  const game = await server.newGame()

  let questions = 0
  /** Opens it from the log, as after everybody has left. */
  async function opened(line: BareLine, atQuestion: (number: number) => void): Promise<unknown> {
    core.rooms.clear()
    tables.clear()
    questions = 0
    server.meanwhile = () => atQuestion(++questions)
    return line.ask('open', { game })
  }

  const whole = server.newLine()
  expect(await opened(whole, () => {})).toMatchObject({ update: { game } })
  expect(core.watchers.size).toBe(1)
  await whole.close()
  expect(core.watchers.size).toBe(0)

  const all = questions
  expect(all).toBeGreaterThan(1)
  for (let at = 1; at <= all; at++) {
    const line = server.newLine()
    await opened(line, number => {
      if (number === at) void line.close()
    })
    await Promise.all(core.turns.values())
    const left = { watchers: core.watchers.size, screens: screens.size }
    expect({ at, ...left }).toEqual({ at, watchers: 0, screens: 0 })
  }
  server.memory.close()
})
