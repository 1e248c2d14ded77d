/** The engine as a process of its own: the documented conversation, noise, closed pipes, and the bot in Python. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SHAPES } from '../src/engine/requests.ts'

const root = new URL('../../../', import.meta.url)
const main = new URL('../src/main.ts', import.meta.url).pathname

/** Runs the engine over the whole input; gives its answers. */
function engine(input: string | Uint8Array, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [main, 'engine', ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  return { answers: stdout.split('\n').filter(Boolean), stderr, status }
}

const code = (answer: string | undefined): string => JSON.parse(answer ?? '{}').error?.code

test('the conversation in the documentation is what the engine says', () => {
  const text = readFileSync(new URL('docs/engine-protocol.md', root), 'utf8')
  const lines = text.slice(text.indexOf('## An example')).split('\n')
  const said = (mark: string) => lines.filter(line => line.startsWith(mark)).map(line => line.slice(2))
  const { answers, stderr, status } = engine(said('> ').join('\n'))
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(answers).toHaveLength(said('< ').length)
  said('< ').forEach((expected, i) => {
    expect(JSON.parse(answers[i])).toMatchObject(JSON.parse(expected))
  })
})

test('the documentation tells every command and every field', () => {
  const text = readFileSync(new URL('docs/engine-protocol.md', root), 'utf8')
  for (const [cmd, shape] of Object.entries(SHAPES)) {
    const row = text.split('\n').find(line => line.startsWith(`| \`${cmd}\` |`))
    expect(row, `the row of '${cmd}'`).toBeDefined()
    for (const field of Object.keys(shape.entries)) expect(row?.split('|')[2]).toContain(`\`${field}\``)
  }
})

test('a line of 10 MB and 10 MB of noise are refused, and the talk goes on', () => {
  const noise = new Uint8Array(10_000_000)
  for (let i = 0; i < noise.length; i++) noise[i] = (i * 2_654_435_761) >>> 13
  const long = new Uint8Array(10_000_000).fill(0x61)
  const newline = new Uint8Array([10])
  const hello = new TextEncoder().encode('{"id": "still here", "cmd": "hello"}')
  const { answers, stderr, status } = engine(
    Buffer.concat([long, newline, hello, newline, noise, newline, hello]),
  )
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(code(answers[0])).toBe('too-long')
  for (const answer of [answers[1], answers.at(-1)])
    expect(JSON.parse(answer ?? '')).toMatchObject({ id: 'still here', ok: true })
  for (const answer of answers.slice(2, -1))
    expect(['bad-json', 'bad-utf8', 'too-long']).toContain(code(answer))
})

test('noise does not pile up in memory', async () => {
  const child = spawn(process.execPath, ['--max-old-space-size=64', main, 'engine'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    output += text
  })
  const chunk = Buffer.alloc(1_000_000, 'a')
  for (let i = 0; i < 100; i++) if (!child.stdin.write(chunk)) await once(child.stdin, 'drain')
  child.stdin.end('\n{"cmd": "hello"}\n')
  const [status] = await once(child, 'close')
  const answers = output.split('\n').filter(Boolean)
  expect(status).toBe(0)
  expect(answers).toHaveLength(2)
  expect(code(answers[0])).toBe('too-long')
})

test('an empty input ends with success, without a word', () => {
  expect(engine('')).toEqual({ answers: [], stderr: '', status: 0 })
})

test('quit ends it, though more is on its way', () => {
  const { answers, status } = engine('{"cmd": "quit"}\n{"cmd": "hello"}\n')
  expect({ answers, status }).toEqual({ answers: ['{"ok":true}'], status: 0 })
})

test('a reader that goes away ends it quietly', async () => {
  const child = spawn(process.execPath, [main, 'engine'], { stdio: ['pipe', 'pipe', 'pipe'] })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    complaint += text
  })
  child.stdin.on('error', () => {})
  child.stdin.write('{"cmd": "hello"}\n')
  await once(child.stdout, 'data')
  child.stdout.destroy()
  const asking = setInterval(() => child.stdin.write('{"cmd": "hello"}\n'), 10)
  await once(child, 'exit')
  clearInterval(asking)
  expect(complaint).toBe('')
})

test('the example bot in Python plays a game to its end, the same from the same seed', () => {
  const bot = new URL('examples/python-bot/bot.py', root).pathname
  const play = () =>
    spawnSync('python3', [bot, '--seed', 'test', '--', process.execPath, main, 'engine'], {
      encoding: 'utf8',
    })
  const first = play()
  if (first.error) throw new Error(`The example bot needs Python: install python3 (${first.error.message}).`)
  expect(first.stderr).toBe('')
  expect(first.status).toBe(0)
  expect(first.stdout).toMatch(/^(us|german) wins by \S+ after \d+ commands\n$/)
  expect(play().stdout).toBe(first.stdout)
})
