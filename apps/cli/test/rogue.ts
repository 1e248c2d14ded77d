/** A program that plays as a bot, well or in one of many bad ways: `rogue.ts WAY PIDFILE`. */
import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const [way, pidFile] = process.argv.slice(2)

interface Request {
  readonly id?: number
  readonly cmd: string
  readonly legal: readonly { readonly code: number; readonly text: string }[]
  readonly limitMs: number
}

const say = (line: string): unknown => process.stdout.write(`${line}\n`)
const sleep = (): unknown => setInterval(() => {}, 1000)

/** Never lets the pipe run dry. */
function flood(stream: NodeJS.WriteStream): void {
  while (stream.write('a'.repeat(65_536)));
  stream.once('drain', () => flood(stream))
}

const WAYS: Readonly<Record<string, (request: Request) => unknown>> = {
  good: ({ id, legal }) => say(JSON.stringify({ id, ok: true, command: legal[0].text, mood: 'fine' })),
  codes: ({ id, legal }) => say(JSON.stringify({ id, ok: true, command: legal.at(-1)?.code })),
  lingers: ({ id, legal }) => say(JSON.stringify({ id, ok: true, command: legal[0].code })),
  family: ({ id, legal }) => say(JSON.stringify({ id, ok: true, command: legal[0].code })),
  crashes: () => {
    process.stderr.write('first line\n\u001b[31mout of ideas\n')
    process.exit(3)
  },
  leaves: () => process.exit(0),
  hangs: () => sleep(),
  'family-hangs': () => sleep(),
  'floods-stdout': () => flood(process.stdout),
  'floods-stderr': () => flood(process.stderr),
  'long-line': ({ id }) => say(JSON.stringify({ id, ok: true, command: 'a'.repeat(2_000_000) })),
  'no-json': () => say('thinking about it'),
  'a-list': () => say('[]'),
  'wrong-id': ({ id }) => say(JSON.stringify({ id: Number(id) + 1, ok: true, command: 'pass' })),
  'no-command': ({ id }) => say(JSON.stringify({ id, ok: true })),
  'illegal-text': ({ id }) => say(JSON.stringify({ id, ok: true, command: 'attack' })),
  'unknown-text': ({ id }) => say(JSON.stringify({ id, ok: true, command: 'dance' })),
  'illegal-code': ({ id }) => say(JSON.stringify({ id, ok: true, command: 123_456_789 })),
  refuses: ({ id }) => say(JSON.stringify({ id, ok: false, error: { text: 'No more today.' } })),
  chatters: ({ id, legal }) => {
    for (let i = 0; i < 2; i++) say(JSON.stringify({ id, ok: true, command: legal[0].code }))
  },
}

appendFileSync(pidFile, `${process.pid}\n`)
if (way === 'lingers') {
  sleep()
  process.on('SIGTERM', () => {})
}
if (way.startsWith('family')) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
  appendFileSync(pidFile, `${child.pid}\n`)
  child.unref()
}

createInterface({ input: process.stdin }).on('line', line => {
  const request: Request = JSON.parse(line)
  if (request.cmd === 'quit') {
    if (way !== 'lingers') process.exit(0)
  } else if (request.cmd !== 'hello') WAYS[way](request)
  else if (way === 'hangs-at-hello') sleep()
  else say(JSON.stringify({ id: request.id, ok: true }))
})
