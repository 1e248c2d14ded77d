/** Adds a game to a copy of the workspace by following CONTRIBUTING, and plays it in the terminal and in the browser's host. */
import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copiedTree, install, replaceIn } from './copied-tree.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** The game's own files. */
const FILES = ['./toy/package.json', './toy/RULEBOOK.md', './toy/src/game.ts', './toy/ui/index.ts']

/** Every place that lists the games, and the line that it wants. */
const PLACES: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>> = {
  'apps/cli/src/games.ts': [
    [
      "import { hireMates } from './bots/mate.ts'",
      "import { toy, toyBots, toyDrawing, toyFace, toyMind, toyViews } from '@bivouac/toy'\nimport { hireMates } from './bots/mate.ts'",
    ],
    [
      'export const GAMES: readonly Registered[] = [',
      "export const GAMES: readonly Registered[] = [\n  { module: toy, face: toyFace, mind: toyMind, viewSchema: toyViews, bots: toyBots, folder: new URL('../', import.meta.resolve('@bivouac/toy')), draw: toyDrawing },",
    ],
  ],
  'apps/web/src/workers/host-games.ts': [
    ['export const HOST_GAMES', "import { toy } from '@bivouac/toy'\nexport const HOST_GAMES"],
    ['HostGame[] = [', 'HostGame[] = [\n  { module: toy },'],
  ],
  'apps/web/src/workers/think-games.ts': [
    [
      'export const THINK_GAMES',
      "import { toy, toyBots, toyMind } from '@bivouac/toy'\nexport const THINK_GAMES",
    ],
    ['ThinkGame[] = [', 'ThinkGame[] = [\n  { module: toy, mind: toyMind, planner: toyBots.random },'],
  ],
  'apps/web/src/whole-app.tsx': [
    ['export const COVERS', "import { toyCover } from '@bivouac/toy/ui'\nexport const COVERS"],
    ['greatWarCover]', 'greatWarCover, toyCover]'],
  ],
}

/** The whole tree is copied, which takes long on a busy machine. */
const COPYING_MS = 120_000

let tree = ''
const run = async (file: string, ...args: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [join(tree, file), ...args], { cwd: tree })).stdout

beforeAll(() => {
  tree = copiedTree()
  for (const file of FILES) cpSync(join(import.meta.dirname, file), join(tree, 'games', file))
  install(tree)
  for (const [file, changes] of Object.entries(PLACES))
    for (const [before, after] of changes) replaceIn(join(tree, file), before, after)
}, COPYING_MS)
afterAll(() => rmSync(tree, { recursive: true, force: true }))

describe('a game that is added by following CONTRIBUTING', () => {
  test('is registered in the places that it names, and in no other', () => {
    const [, section] = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split('## Adding a game\n')
    const [adding] = section.split('\n## ')
    const named = [...adding.matchAll(/`(apps\/\w+\/src\/[\w/.-]+)`/g)].map(([, file]) => file)
    expect([...new Set(named)].sort()).toEqual(Object.keys(PLACES).sort())
  })

  test('is played in the terminal', async () => {
    const list = await run('apps/cli/src/main.ts', 'scenarios', '--game', 'toy')
    expect(list).toMatch(/short[\s\S]*long/)
    const sim = ['sim', '--game', 'toy', '--scenario', 'short', '--games', '4', '--seed', '1', '--json']
    const { wins } = JSON.parse(await run('apps/cli/src/main.ts', ...sim))
    expect(wins.red + wins.blue).toBe(4)
  })

  test('is played in the browser’s host, and known to its bots', async () => {
    const { given, seq, thinks } = JSON.parse(
      await run('apps/web/test/adding-a-game/in-the-browsers-host.ts'),
    )
    expect(given).toBeGreaterThanOrEqual(6)
    expect(seq).toBe(given)
    expect(thinks).toContain('toy')
  })

  test('is on the page that is built', async () => {
    await run('apps/web/test/adding-a-game/build-the-page.ts', join(tree, 'page'))
    const scripts = readdirSync(join(tree, 'page/assets')).filter(name => name.endsWith('.js'))
    const texts = scripts.map(name => readFileSync(join(tree, 'page/assets', name), 'utf8'))
    expect(texts.filter(text => text.includes('Toy Soldiers'))).toHaveLength(1)
  })
})
