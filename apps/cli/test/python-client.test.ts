/** The clients in Python, which were written from the protocol's page alone, play whole games on a real server. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BATTLES } from '../src/online/games.ts'
import { keptGames, replayed } from '../src/online/kept-games.ts'
import { type ServerProcess, serverProcess } from '../src/online/server-process.ts'

const run = promisify(execFile)
const program = (name: string): string =>
  fileURLToPath(new URL(`../../../examples/python-client/${name}`, import.meta.url))

let folder: string
let server: ServerProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bivouac-python-'))
  server = await serverProcess(folder)
}, 120_000)

afterAll(async () => {
  await server.kill()
  await rm(folder, { recursive: true, force: true })
})

/** What the program printed, and what the server has kept of the game. */
async function played(name: string, { module, scenario }: (typeof BATTLES)[number]) {
  const { stdout } = await run('python3', [
    program(name),
    server.base,
    '--game',
    module,
    '--scenario',
    scenario,
  ])
  const said = JSON.parse(stdout)
  const kept = keptGames(folder).find(game => game.id === said.game)
  const match = kept && replayed(kept)
  if (!kept || !match?.ok) throw new Error(`the log of ${said.game} does not replay`)
  const { module: rules, table, log } = match.value
  // What was answered by order was given by nobody.
  const given = new Set(kept.ids).size
  return { said, outcome: rules.outcome(table), commands: log.length, given }
}

/** More than a thousand commands, each a few requests and a wait for the disk. */
const LONG_MS = 400_000

describe.each(BATTLES)('$module', battle => {
  test('is played to its end by single requests', { timeout: LONG_MS }, async () => {
    const { said, outcome, given } = await played('client.py', battle)
    expect(said).toEqual({ game: said.game, outcome, commands: given })
  })

  test('is played to its end over sockets, by differences that lead where they should', {
    timeout: LONG_MS,
  }, async () => {
    const { said, outcome, commands } = await played('live.py', battle)
    expect(said.outcomes).toEqual({ 0: outcome, 1: outcome })
    // Who sits down second has missed the first few.
    expect(said.changes).toBeGreaterThan(commands)
    expect(said.changes).toBeLessThanOrEqual(2 * commands)
  })
})
