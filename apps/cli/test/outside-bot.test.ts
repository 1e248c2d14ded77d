/** Programs of the user's own as bots: good ones play, bad ones fail in plain words, and none stays behind. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { botDice, playGame, random } from '@bivouac/ai'
import { commands, listed, openMatch, unwrap } from '@bivouac/kernel'
import { toy } from '@bivouac/testkit/toy'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '../src/bots/command-line.ts'
import { BotFault } from '../src/bots/fault.ts'
import { OutsideBot } from '../src/bots/outside-bot.ts'
import { findBot, findGame, findScenario } from '../src/find.ts'
import type { BotGame } from '../src/games.ts'
import { rogue, until } from './outside.ts'

const game = { module: toy, bots: {} } as unknown as BotGame
const board = unwrap(game.module.board({ id: 'long', goal: 5 }))
const SEAT_PY = fileURLToPath(new URL('../../../examples/python-bot/seat.py', import.meta.url))

/** Plays the toy against `random`; gives the fault if there is one. */
async function play(spec: string) {
  const bot = findBot(game, spec)()
  try {
    return await playGame(game.module, board, 'a', [random(), bot])
  } catch (error) {
    if (error instanceof BotFault) return error
    throw error
  } finally {
    bot.stop?.()
  }
}

describe.concurrent('a program', () => {
  test.each(['good', 'codes', 'lingers', 'family'])(
    'that is %s plays to the end, and then goes',
    async way => {
      const program = rogue(way)
      expect(await play(program.spec)).toMatchObject({ outcome: { reason: expect.any(String) } })
      expect(program.pids()).toHaveLength(way === 'family' ? 2 : 1)
      await program.gone()
    },
  )

  test.each([
    [
      'crashes',
      'crashed',
      /\(blue\) ended by itself with exit code 3.*\nIts last words:\n {2}first line\n {2}\[31mout of ideas$/,
    ],
    ['leaves', 'crashed', /ended by itself with exit code 0, in the middle of the game\.$/],
    ['floods-stdout', 'flooded', /wrote more than 1000000 bytes on stdout/],
    ['floods-stderr', 'flooded', /wrote more than 1000000 bytes on stderr/],
    ['long-line', 'flooded', /on stdout instead of one short line/],
    ['no-json', 'nonsense', /a line that is not JSON \(keep stdout for answers\): 'thinking about it'\./],
    ['a-list', 'nonsense', /without a number 'id'.*'\[\]'\./],
    ['wrong-id', 'nonsense', /answered with id 3 when it was asked 2/],
    ['no-command', 'nonsense', /without a 'command'/],
    ['illegal-text', 'illegal', /chose 'attack' for blue, which is not allowed/],
    ['unknown-text', 'illegal', /chose 'dance' for blue, which is not allowed: .+/],
    ['illegal-code', 'illegal', /chose 123456789 for blue, which is not allowed\.$/],
    ['refuses', 'refused', /refuses 'choose': 'No more today\.'\.$/],
    ['chatters', 'nonsense', /said something without being asked|answered with id 2/],
  ])('that %s has %s, in plain words, and is gone', async (way, failing, text) => {
    const program = rogue(way)
    const fault = await play(program.spec)
    expect(fault).toBeInstanceOf(BotFault)
    expect(fault).toMatchObject({ failing, seat: 1, problem: { code: `bot-${failing}` } })
    expect((fault as BotFault).message).toMatch(/^The bot '.*rogue\.ts/)
    expect((fault as BotFault).message).toMatch(text)
    await program.gone()
  })

  test('that hangs is ended when its time is over', async () => {
    const program = rogue('hangs', 'seconds=0.2 ')
    const fault = await play(program.spec)
    expect(fault).toMatchObject({
      failing: 'too-slow',
      message: expect.stringContaining("'choose' within 0.2 seconds"),
    })
    await program.gone()
  })

  test('that does not even greet is ended too', async () => {
    const program = rogue('hangs-at-hello')
    const words = wordsOf(program.spec.replace('cmd:', ''))
    const bot = new OutsideBot(game.module, 'mute', words, { chooseMs: 100, startMs: 400 })
    await expect(playGame(game.module, board, 'a', [random(), bot])).rejects.toThrow(
      "The bot 'mute' (blue) did not answer 'hello' within 0.4 seconds.",
    )
    await program.gone()
  })

  test('that cannot be started says so', async () => {
    const bot = new OutsideBot(game.module, 'nobody', ['/nowhere/at/all'], { chooseMs: 100, startMs: 400 })
    await expect(playGame(game.module, board, 'a', [random(), bot])).rejects.toMatchObject({
      failing: 'not-started',
      message: expect.stringContaining("The bot 'nobody' (blue) cannot be started: "),
    })
  })

  test('that has failed fails again at once', async () => {
    const bot = findBot(game, rogue('leaves').spec)()
    const { table } = openMatch(game.module, board, 'a')
    const list = commands()
    game.module.legal(table, 1, list)
    const view = game.module.view(table, 1)
    const sight = { board, seat: 1, view, legal: listed(list), dice: botDice('a', 1), clock: () => 0 }
    const first = await Promise.resolve(bot.choose(sight)).catch(error => error)
    expect(first).toBeInstanceOf(BotFault)
    await expect(bot.choose(sight)).rejects.toBe(first)
  })

  test('that is stopped while it thinks is gone at once', async () => {
    const program = rogue('hangs')
    const bot = findBot(game, program.spec)()
    const playing = playGame(game.module, board, 'a', [random(), bot])
    const fault = expect(playing).rejects.toMatchObject({ failing: 'stopped' })
    await until(() => program.pids().length > 0, 'the program was not started')
    bot.stop?.()
    await fault
    await program.gone()
  })

  test('that was never asked was never started', () => {
    const program = rogue('good')
    findBot(game, program.spec)().stop?.()
    expect(program.pids()).toEqual([])
  })
})

describe('the example in Python', () => {
  test.each(['normandy', 'great-war'])('plays a game of %s, the same from the same seed', async id => {
    if (spawnSync('python3', ['--version']).error)
      throw new Error('The example bot needs Python: install python3.')
    const real = findGame(id)
    const opened = findScenario(real, '1')
    const playOnce = async (seed: string) => {
      const bot = findBot(real, `cmd:python3 '${SEAT_PY}'`)()
      const played = await playGame(real.module, opened.board, seed, [bot, random()])
      bot.stop?.()
      return played
    }
    const first = await playOnce('a')
    expect(first.actions).toBeGreaterThan(20)
    expect(await playOnce('a')).toEqual(first)
    expect(await playOnce('b')).not.toEqual(first)
  })
})
