/** The server as an operator runs it: `bivouac serve`, its bots in a thread of their own, what it writes down, and how it is stopped. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { atTheEnd, newFolder } from './bench/folder.ts'
import { newGuest, newId, plan } from './bench/server.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

interface Served {
  readonly url: string
  /** The page of metrics, at an address of its own. */
  readonly metrics: string
  readonly child: ChildProcess
  /** All that it has written for its operator. */
  readonly written: () => string
  readonly ended: Promise<number | null>
}

async function served(folder: string): Promise<Served> {
  const args = ['serve', '--port', '0', '--metrics', '0', '--json', '--data', folder]
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  atTheEnd(() => void child.kill('SIGKILL'))
  let written = ''
  child.stderr.setEncoding('utf8').on('data', more => {
    written += more
  })
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  const printed = await new Promise<{ url: string; metrics: string }>((resolve, reject) => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', more => {
      text += more
      if (text.includes('}')) resolve(JSON.parse(text))
    })
    void ended.then(code => reject(new Error(`it ended with ${code}: ${written}`)))
  })
  return { url: new URL(printed.url).origin, metrics: printed.metrics, child, written: () => written, ended }
}

test('it plays with its own bots, drains on SIGTERM, writes down no secret, and goes on where it was', async () => {
  const folder = newFolder()
  const first = await served(folder)
  const guest = await newGuest(first.url, 'Nadja Quill')
  const line = await guest.connect()
  const made = await line.ask('create', { id: newId(), plan: plan({ bot: 'regular' }) })
  const { update } = await line.ask('open', { game: made.id })
  await line.ask('give', { game: made.id, id: newId(), asked: update.asked, command: update.legal[0] })
  // The bot thinks in its thread while this one answers others.
  await expect.poll(async () => (await line.ask('open', { game: made.id })).update.seq).toBeGreaterThan(1)
  for (const path of ['healthz', 'readyz']) expect((await fetch(`${first.url}/${path}`)).status).toBe(200)

  expect(await (await fetch(first.metrics)).text()).toContain(
    'bivouac_requests_total{request="give",outcome="ok"} 1',
  )
  expect(new URL(first.metrics).hostname).toBe('127.0.0.1')
  expect((await fetch(`${first.url}/metrics`)).status).toBe(404)

  // A game that is spoiled makes the server complain to its operator.
  const sound = await line.ask('create', { id: newId(), plan: plan({ bot: 'recruit' }) })
  const begun = await line.ask('open', { game: sound.id })
  await line.ask('give', {
    game: sound.id,
    id: newId(),
    asked: begun.update.asked,
    command: begun.update.legal[0],
  })
  await expect.poll(async () => (await line.ask('open', { game: sound.id })).update.seq).toBeGreaterThan(1)
  const spoiled = await line.ask('create', { id: newId(), plan: plan({ bot: 'recruit' }) })
  await line.ask('chat', { game: made.id, id: newId(), text: 'under seven seals' })
  const closed = new Promise<number>(resolve => line.socket.once('close', resolve))
  first.child.kill('SIGTERM')
  await line.heard(news => news.news === 'drain')
  expect(await closed).toBe(1012)
  expect(await first.ended).not.toBeNull()
  const db = new DatabaseSync(join(folder, 'bivouac.sqlite'))
  // What spoils them is quoted by whoever stumbles over it: a line of the record in one game, a row of the database in the other.
  db.prepare("update entry set text = 'Nadja holds the ace' where game = ?").run(made.id)
  db.prepare("update game set head = 'Nadja holds the king' where id = ?").run(spoiled.id)
  const secrets = db
    .prepare('select secret from secret')
    .all()
    .map(row => String(row.secret))
  db.close()

  const second = await served(folder)
  const again = await guest.connect(second.url)
  expect((await again.ask('open', { game: sound.id })).update.seq).toBeGreaterThan(1)
  for (const { id: game } of [made, spoiled]) {
    const problem = await again.ask('open', { game }).then(
      () => '',
      ({ code, message }) => `${code} ${message}`,
    )
    expect(problem).toMatch(/^(?:damaged-game|server-failed) /)
    expect(problem).not.toMatch(/Nadja|king/)
  }
  // The operator finds the request by its number, and the game.
  const faults = () =>
    second
      .written()
      .split('\n')
      .filter(text => text.includes('"event":"fault"'))
      .map(text => JSON.parse(text) as Record<string, string>)
  await expect.poll(faults).toContainEqual(
    expect.objectContaining({
      name: 'open',
      game: spoiled.id,
      request: expect.stringMatching(/^[0-9a-f]{6}-\d+\.\d+$/),
    }),
  )
  second.child.kill('SIGTERM')
  await second.ended
  const written = first.written() + second.written()
  for (const secret of [
    ...secrets,
    guest.token,
    made.invite,
    'Nadja',
    'the ace',
    'the king',
    'under seven seals',
    'cookie',
  ])
    if (secret !== undefined) expect(written).not.toContain(secret)
  for (const entry of second
    .written()
    .trim()
    .split('\n')
    .filter(text => text.includes('"event"')))
    expect(JSON.parse(entry)).toMatchObject({ time: expect.any(String), event: expect.any(String) })
}, 180_000)
