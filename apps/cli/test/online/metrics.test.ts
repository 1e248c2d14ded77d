/** What the operator's page says: it counts what happens, names nobody, and holds all that dashboards and alerts ask for. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { newId, oneServer, plan } from './bench/server.ts'

/** The value of one line of the page, labels as they are written there. */
const value = (page: string, line: string): number =>
  Number(
    page
      .split('\n')
      .find(one => one.startsWith(`${line} `))
      ?.slice(line.length + 1) ?? Number.NaN,
  )

test('requests, commits, lines, games, bots and refusals are counted', async () => {
  const { server, guest } = await oneServer({
    limits: { chat: { burst: 1, perSecond: 0.001 }, socketsOfGuest: 1 },
  })
  const anna = await guest('Anna')
  const line = await anna.connect()
  const made = await line.ask('create', { id: newId(), plan: plan({ bot: 'recruit' }) })
  const { update } = await line.ask('open', { game: made.id })
  await line.ask('give', { game: made.id, id: newId(), asked: update.asked, command: update.legal[0] })
  await expect(
    line.ask('give', { game: made.id, id: newId(), asked: update.asked + 99, command: update.legal[0] }),
  ).rejects.toThrow()
  await line.ask('chat', { game: made.id, id: newId(), text: 'one' })
  await expect(line.ask('chat', { game: made.id, id: newId(), text: 'two' })).rejects.toThrow()
  await expect(anna.connect()).rejects.toThrow()
  await expect
    .poll(async () =>
      value(await server.metrics(), 'bivouac_bot_seconds_count{level="recruit",outcome="answered"}'),
    )
    .toBeGreaterThan(0)

  const page = await server.metrics()
  expect(value(page, 'bivouac_requests_total{request="give",outcome="ok"}')).toBe(1)
  expect(value(page, 'bivouac_requests_total{request="give",outcome="stale"}')).toBe(1)
  expect(value(page, 'bivouac_refused_total{limit="chat"}')).toBe(1)
  expect(value(page, 'bivouac_refused_total{limit="lines-of-guest"}')).toBe(1)
  expect(value(page, 'bivouac_commit_seconds_count')).toBeGreaterThan(3)
  expect(value(page, 'bivouac_commit_jobs_sum')).toBeGreaterThanOrEqual(
    value(page, 'bivouac_commit_jobs_count'),
  )
  expect(value(page, 'bivouac_lines')).toBe(1)
  expect(value(page, 'bivouac_games_in_memory')).toBe(1)
  for (const name of ['ready', 'database_up', 'bus_up']) expect(value(page, `bivouac_${name}`)).toBe(1)
  expect(value(page, 'bivouac_due_lag_seconds{kind="flag"}')).toBe(0)
  expect(value(page, 'bivouac_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0)

  line.close()
  const dropped = 'bivouac_games_dropped_total'
  await expect.poll(async () => value(await server.metrics(), dropped)).toBe(1)
  const again = await anna.connect()
  await again.ask('open', { game: made.id })
  expect(value(await server.metrics(), 'bivouac_games_folded_total{outcome="ok"}')).toBe(1)
})

test('a thing that should have been done is told, with how late it is', async () => {
  let now = Date.now()
  const never = new Promise<never>(() => {})
  const { server, guest } = await oneServer({
    clock: () => now,
    thinking: { choose: () => never, hint: async () => [], forget() {} },
  })
  const line = await (await guest()).connect()
  const made = await line.ask('create', { id: newId(), plan: plan({ bot: 'recruit' }) })
  const { update } = await line.ask('open', { game: made.id })
  if (update.legal.length > 0)
    await line.ask('give', { game: made.id, id: newId(), asked: update.asked, command: update.legal[0] })
  await expect.poll(async () => value(await server.metrics(), 'bivouac_bots_thinking')).toBe(1)
  now += 60_000
  const page = await server.metrics()
  expect(value(page, 'bivouac_due_waiting{kind="bot"}')).toBe(1)
  expect(value(page, 'bivouac_due_lag_seconds{kind="bot"}')).toBeGreaterThanOrEqual(60)
})

test('a game that cannot be opened is counted as what it is', async () => {
  const { server, folder, guest } = await oneServer({ sweepMs: 50 })
  const line = await (await guest()).connect()
  const { id: game } = await line.ask('create', { id: newId(), plan: plan({ bot: 'recruit' }) })
  const { update } = await line.ask('open', { game })
  await line.ask('give', { game, id: newId(), asked: update.asked, command: update.legal[0] })
  await line.ask('close', { game })
  const folded = async (outcome: string): Promise<number> =>
    value(await server.metrics(), `bivouac_games_folded_total{outcome="${outcome}"}`)
  await expect.poll(() => server.rooms()).toBe(0)
  const db = new DatabaseSync(join(folder, 'bivouac.sqlite'), { timeout: 30_000 })
  db.prepare("update entry set text = 'no line of a record' where game = ?").run(game)
  db.close()
  await expect(line.ask('open', { game })).rejects.toMatchObject({ code: 'damaged-game' })
  expect([await folded('damaged-game'), await folded('ok')]).toEqual([1, Number.NaN])
})

test('nobody and no game is named on it', async () => {
  const { server, guest } = await oneServer()
  const [anna, bela] = [await guest('Nadja Quill'), await guest('Bela Quill')]
  const [line, other] = [await anna.connect(), await bela.connect()]
  const made = await line.ask('create', { id: newId(), plan: plan() })
  const { id: game } = await other.ask('join', { code: made.invite })
  const { update } = await line.ask('open', { game })
  await line.ask('give', { game, id: newId(), asked: update.asked, command: update.legal[0] })
  await line.ask('open', { game: 'nobodysgame00' }).catch(() => {})
  line.raw(JSON.stringify({ ask: 99, name: 'Quill', asks: {} }))
  line.raw(JSON.stringify({ ask: 100, name: '__proto__', asks: {} }))
  await line.ask('mine', {}).catch(() => {})
  const page = await server.metrics()
  for (const secret of [
    'Quill',
    anna.id,
    bela.id,
    anna.token,
    made.id,
    made.invite,
    game,
    'nobodysgame00',
    '127.0.0.1',
    '__proto__',
  ])
    expect(page).not.toContain(secret)
  // All that a label may say.
  const labels = new Set([...page.matchAll(/[{,](\w+)="/g)].map(([, name]) => name))
  const allowed = ['request', 'outcome', 'le', 'limit', 'why', 'level', 'kind', 'quantile', 'build']
  expect([...labels].filter(label => !allowed.includes(label))).toEqual([])
})

const deployed = (name: string): string =>
  readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8')

test.each(['grafana-dashboard.json', 'prometheus-rules.yml'])('all that %s asks for is there', async name => {
  const { server, guest } = await oneServer({ isOwnProcess: true })
  const line = await (await guest()).connect()
  const made = await line.ask('create', { id: newId(), plan: plan({ bot: 'recruit' }) })
  const { update } = await line.ask('open', { game: made.id })
  await line.ask('give', { game: made.id, id: newId(), asked: update.asked, command: update.legal[0] })
  const page = await server.metrics()
  const kinds = new Map(
    [...page.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, metric, kind]) => [metric, kind]),
  )
  const isThere = (metric: string): boolean => {
    const base = metric.replace(/_(?:bucket|sum|count)$/, '')
    return kinds.has(metric) || kinds.get(base) === 'histogram'
  }
  const text = deployed(name)
  const asked = [...new Set(text.match(/\b(?:bivouac|process|nodejs)_[a-z0-9_]+\b/g) ?? [])]
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.filter(metric => !isThere(metric))).toEqual([])
  // And every label by which something is picked or grouped.
  const picked = [...text.matchAll(/\b(bivouac_\w+)\{([^}]*)\}/g)].flatMap(([, metric, inside]) =>
    [...inside.matchAll(/(\w+)(?:=~|!=|!~|=)/g)].map(([, label]) => [metric, label] as const),
  )
  for (const [metric, label] of picked) {
    const lines = page.split('\n').filter(one => one.startsWith(`${metric}{`))
    if (label !== 'instance' && label !== 'job' && lines.length > 0) expect(lines[0]).toContain(`${label}="`)
  }
})

test('every alert leads to a chapter of its own that says what to do', () => {
  const page = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8')
  const chapters = new Map(
    page
      .slice(page.indexOf('## When something burns'))
      .split(/^### /m)
      .slice(1)
      .map(chapter => [chapter.slice(0, chapter.indexOf('\n')).toLowerCase().replaceAll(' ', '-'), chapter]),
  )
  const alerts = deployed('prometheus-rules.yml').split('- alert: ').slice(1)
  const linked = alerts.map(alert => alert.match(/page: docs\/operating\.md#(\S+)/)?.[1] ?? '')
  expect(linked.length).toBeGreaterThan(8)
  expect(linked.filter((chapter, i) => linked.indexOf(chapter) !== i)).toEqual([])
  expect(linked.filter(chapter => !chapters.get(chapter)?.includes('*Do:*'))).toEqual([])
  // It can be recognised by what has woken somebody.
  for (const [i, alert] of alerts.entries()) {
    const [, expression = ''] = alert.match(/expr: (.*)/) ?? []
    const metrics = expression.match(/\b(?:bivouac|process)_\w+?(?=_bucket|\b)/g) ?? ['`up`']
    for (const metric of metrics) expect(chapters.get(linked[i])).toContain(metric)
  }
})

test('the ports that Prometheus reads are those at which the deployed servers show their metrics', () => {
  const [, prefix] = deployed('bivouac.service').match(/--port %i --metrics (\d+)%i$/m) ?? []
  const [, ...servers] =
    deployed('README.md').match(/^systemctl enable --now bivouac@(\d+) bivouac@(\d+)/m) ?? []
  const shown = servers.map(port => `127.0.0.1:${prefix}${port}`)
  expect(shown).toHaveLength(2)
  const read = deployed('prometheus.yml').match(/127\.0\.0\.1:\d+/g)
  expect(read).toEqual(shown)
  // So do the proxies, and the servers that are started by hand.
  for (const proxy of ['nginx.conf', 'Caddyfile'])
    for (const port of servers) expect(deployed(proxy)).toContain(`127.0.0.1:${port}`)
  const page = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8')
  const byHand = [...page.matchAll(/serve --port (\d+) --metrics (\d+) &/g)]
  expect(byHand.map(([, port, metrics]) => [port, metrics])).toEqual(
    servers.map(port => [port, `${prefix}${port}`]),
  )
})
