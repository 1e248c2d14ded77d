/** Programs as bots in the real command: in `engine`, `play` and `sim`, when they fail and when Ctrl-C is pressed. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { rogue, until } from './outside.ts'
import { freshFolder, play } from './player.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Starts the command and writes the input; a signal may be sent to it. */
function start(args: readonly string[], input = '') {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: 'pipe' })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    out += text
  })
  child.stderr.resume()
  child.stdin.end(input)
  const ended = new Promise<{ code: number | null; out: string }>(resolve =>
    child.on('close', code => resolve({ code, out })),
  )
  return { ended, send: (signal: NodeJS.Signals) => child.kill(signal) }
}

describe.concurrent('a program as a bot', () => {
  test('is asked by the engine; its failing is told and the talk goes on', async () => {
    const [good, bad] = [rogue('good'), rogue('illegal-code')]
    const requests = [
      { cmd: 'new', game: 'normandy', scenario: 1, seed: 'a' },
      { cmd: 'search', seat: 'us', bot: bad.spec },
      { cmd: 'search', seat: 'us', bot: good.spec },
      { cmd: 'search', seat: 'us', bot: 'cmd:no-such-program' },
      { cmd: 'legal', seat: 'us' },
    ]
    const { code, out } = await start(['engine'], requests.map(r => `${JSON.stringify(r)}\n`).join('')).ended
    const answers = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(code).toBe(0)
    expect(answers[1].error).toMatchObject({
      code: 'bot-illegal',
      text: expect.stringContaining('(us) chose 123456789'),
    })
    expect(answers[2].command).toEqual(answers[4].legal.us[0])
    expect(answers[3].error).toMatchObject({ code: 'bot-not-started' })
    await Promise.all([good.gone(), bad.gone()])
  })

  test('that fails in play ends it with a clear word, and the game is kept', async () => {
    const program = rogue('no-json')
    const { code, out, err } = await play(['--against', program.spec, '--seed', 'a'], Array(50).fill('1'))
    expect(code).toBe(2)
    expect(err).toMatch(/^bivouac: The bot '.*' \(german\) answered 'choose' with a line that is not JSON/)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(out).toContain('The game is saved in')
    await program.gone()
  })

  test('that thinks for ever in play is ended by Ctrl-C', async () => {
    const program = rogue('hangs', 'seconds=60 ')
    const file = join(freshFolder(), 'game.bivouac')
    const args = ['play', '--against', program.spec, '--seed', 'a', '--save', file]
    const { ended, send } = start(args, '1\n')
    await until(() => program.pids().length > 0, 'the program was not started')
    send('SIGINT')
    const { code, out } = await ended
    expect(code).toBe(130)
    // Quoted once more, so that the line can be typed as it stands.
    expect(out).toContain("--against 'cmd:seconds=60 '\\''")
    await program.gone()
  })

  test('that hangs in a thread of sim is ended by Ctrl-C', async () => {
    const program = rogue('hangs', 'seconds=60 ')
    const args = ['sim', '--game', 'normandy', '--scenario', '1', '--games', '1', '--a', program.spec]
    const { ended, send } = start(args)
    await until(() => program.pids().length > 0, 'the program was not started')
    send('SIGINT')
    expect((await ended).code).toBe(130)
    await program.gone()
  })

  const TABLE = ['--game', 'normandy', '--scenario', '1']
  const asked = (bot: string): string =>
    [
      { cmd: 'new', game: 'normandy', scenario: 1, seed: 'a' },
      { cmd: 'search', seat: 'us', bot },
    ]
      .map(request => `${JSON.stringify(request)}\n`)
      .join('')
  const saved = (): string => join(freshFolder(), 'game.bivouac')
  type Case = readonly [string, NodeJS.Signals, number, (bot: string) => readonly [string[], string?]]
  test.each<Case>([
    ['sim', 'SIGTERM', 143, bot => [['sim', ...TABLE, '--games', '1', '--a', bot]]],
    ['sim', 'SIGHUP', 129, bot => [['sim', ...TABLE, '--games', '1', '--a', bot]]],
    ['match', 'SIGTERM', 143, bot => [['match', ...TABLE, '--pairs', '1', '--a', bot, '--b', 'random']]],
    ['play', 'SIGHUP', 129, bot => [['play', '--against', bot, '--seed', 'a', '--save', saved()], '1\n']],
    ['engine', 'SIGTERM', 143, bot => [['engine'], asked(bot)]],
  ])('ends with all that it has started when %s gets %s', async (_, signal, code, how) => {
    const program = rogue('family-hangs', 'seconds=60 ')
    const { ended, send } = start(...how(program.spec))
    await until(() => program.pids().length > 1, 'the program was not started')
    send(signal)
    expect((await ended).code).toBe(code)
    await program.gone()
  })
})
