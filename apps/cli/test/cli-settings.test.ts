/** Settings of a server: from flags, the environment and a file, in this order; and what makes no sense is refused. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { buildProgram } from '../src/program.ts'
import { readSettings } from '../src/serve/settings.ts'
import { checkTogether } from '../src/serve/values.ts'
import { registerServe } from '../src/verbs/serve.ts'
import { bivouac } from './bivouac.ts'

const folder = mkdtempSync(join(tmpdir(), 'bivouac-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(text: string): string {
  const file = join(folder, 'bivouac.conf')
  writeFileSync(file, text)
  return file
}

/** As `bivouac serve` reads them before it does anything. */
function settings(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const [verb] = buildProgram([registerServe]).commands
  verb.action(() => {}).parse([...args], { from: 'user' })
  const rows = readSettings(verb, env)
  checkTogether(verb.opts())
  return new Map(rows.map(row => [row.key, row]))
}

test('flags go before the environment, the environment before the file, the file before the default', () => {
  const file = fileWith('# of the club\nport = 9001\r\nhost = 10.0.0.1\n\ndata = /srv/file\nonline = no\n')
  const found = settings(['--port', '9003', '--config', file], {
    BIVOUAC_PORT: '9002',
    BIVOUAC_HOST: '10.0.0.2',
  })
  expect(found.get('port')).toEqual({ key: 'port', value: '9003', from: 'flag' })
  expect(found.get('host')).toEqual({ key: 'host', value: '10.0.0.2', from: 'BIVOUAC_HOST' })
  expect(found.get('data')).toEqual({ key: 'data', value: '/srv/file', from: `${file}, line 5` })
  expect(found.get('online')).toEqual({ key: 'online', value: 'no', from: `${file}, line 6` })
  expect(found.get('build')).toEqual({ key: 'build', value: 'yes', from: 'default' })
})

test('the environment may name the file, and lists are written with commas', () => {
  const file = fileWith(
    'origin = https://a.example, https://b.example/\ntrust-proxy = 10.0.0.0/8, loopback\n',
  )
  const found = settings([], { BIVOUAC_CONFIG: file, BIVOUAC_METRICS: '[::1]:9464' })
  expect(found.get('origin')?.value).toBe('https://a.example, https://b.example')
  expect(found.get('trust-proxy')?.value).toBe('10.0.0.0/8, loopback')
  expect(found.get('metrics')?.value).toBe('::1:9464')
})

test('the example in deploy is in order', () => {
  const file = fileURLToPath(new URL('../../../deploy/bivouac.conf', import.meta.url))
  expect(settings(['--config', file]).get('trust-proxy')?.value).toBe('1')
})

test('no password is shown, wherever it stands in an address', async () => {
  const file = fileWith('nats = nats://hush1@bus:4222\n')
  const database = 'postgres://club:hush2@db/club?sslpassword=hush3'
  const { code, out } = await bivouac(['serve', '--settings', '--config', file, '--database', database])
  expect(code).toBe(0)
  expect(out).toMatch(/^setting +value +from\n/)
  expect(out).toContain('postgres://club:…@db/club')
  expect(out).not.toContain('hush')
})

/** What the problem says, and at which line of the file. */
const wrong = (line: number | undefined, text: string) => ({
  text: expect.stringContaining(text),
  ...(line === undefined ? {} : { where: expect.stringMatching(`, line ${line}$`) }),
})

test.each([
  ['prot = 1', wrong(1, "There is no setting 'prot'. Did you mean 'port'?")],
  ['port 1', wrong(1, "A line must be 'key = value', or begin with '#'.")],
  ['\nport = 70000', wrong(2, "This is no value for 'port'. It must be 65535 or less.")],
  [
    'port = 1\nport = 2',
    wrong(2, "'port' is set twice: keep one of the two lines. A list is written with commas."),
  ],
  ['port =', wrong(1, "This is no value for 'port'. It is empty: give it a value, or remove it.")],
  ['online = maybe', wrong(1, "This is no value for 'online'. Say 'yes' or 'no'.")],
  ['json = yes', wrong(1, "There is no setting 'json'.")],
  [
    'origin = play.example.org:443',
    wrong(1, "This is no value for 'origin'. It must be an address with 'https://'"),
  ],
  ['database = hush@db/club', wrong(1, "This is no value for 'database'. It must be an address such as")],
  ['trust-proxy = anybody', wrong(1, "This is no value for 'trust-proxy'. It must be the number of proxies")],
  [
    'trust-proxy = 10.0.0.0/33',
    wrong(1, "This is no value for 'trust-proxy'. It must be the number of proxies"),
  ],
  ['metrics = 9464x', wrong(1, "This is no value for 'metrics'. It must be a port such as '9464'")],
  [
    'nats = nats://bus:4222',
    wrong(undefined, "'--nats' is for servers that share a database: give '--database' too."),
  ],
  ['port = 9464\nmetrics = 9464', wrong(undefined, 'Players and metrics cannot share port 9464')],
  ['online = no\nmetrics = 9464', wrong(undefined, "'--no-online' keeps no games")],
])('%j is refused with what to do', (text, why) => {
  expect(() => settings(['--config', fileWith(text)])).toThrow(
    expect.objectContaining({ problem: expect.objectContaining(why) }),
  )
})

test('a variable that is misspelt is refused, and so is a bad one that a flag would overrule', () => {
  expect(() => settings([], { BIVOUAC_DATABSE: 'postgres://db/club' })).toThrow(
    "There is no setting 'databse'. Did you mean 'database'? Correct 'BIVOUAC_DATABSE', or remove it from the environment.",
  )
  expect(() => settings(['--port', '9000'], { BIVOUAC_PORT: 'ninety' })).toThrow(
    /^This is no value for 'port'/,
  )
})

test('a refusal is one sentence on the terminal, with the line that is wrong', async () => {
  const file = fileWith('# of the club\n\ndatabase = hush@db/club\n')
  const { code, out, err } = await bivouac(['serve', '--config', file])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toBe(
    `bivouac: ${file}, line 3: This is no value for 'database'. It must be an address such as 'postgres://bivouac@db/bivouac'.\n`,
  )
})
