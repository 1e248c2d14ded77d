/** The checks of `npm run tidy` that follow imports, on files made up here. */
import { describe, expect, test } from 'vitest'
import { cycles } from './cycles.ts'
import { deadExports } from './dead-exports.ts'
import { type Check, printed } from './file.ts'
import { imports } from './imports.ts'
import { screens } from './screens.ts'

/** Runs a check over `{ path: text }` and gives the lines that the command prints. */
const run = (check: Check, files: Record<string, string>): string[] =>
  check(Object.entries(files).map(([path, text]) => ({ path, text }))).map(printed)

describe('imports', () => {
  const packages = Object.fromEntries(
    [
      ['packages/kernel', '@bivouac/kernel'],
      ['packages/grid', '@bivouac/grid'],
      ['packages/protocol', '@bivouac/protocol'],
      ['packages/ai', '@bivouac/ai'],
      ['packages/server', '@bivouac/server'],
      ['packages/testkit', '@bivouac/testkit'],
      ['games/normandy', '@bivouac/normandy'],
      ['games/great-war', '@bivouac/great-war'],
      ['apps/cli', 'bivouac'],
      ['apps/web', '@bivouac/web'],
    ].map(([folder, name]) => [`${folder}/package.json`, JSON.stringify({ name })]),
  )
  const from = (path: string, name: string) =>
    run(imports, { ...packages, [path]: `// first\nimport { x } from '${name}'` })

  test.each([
    ['apps/cli/src/a.ts', '@bivouac/normandy'],
    ['apps/cli/src/a.ts', '@bivouac/testkit'],
    ['games/normandy/src/a.ts', '@bivouac/kernel'],
    ['games/normandy/src/bots/a.ts', '@bivouac/ai'],
    ['games/normandy/test/a.test.ts', '@bivouac/testkit'],
    ['games/normandy/test/a.test.ts', '@bivouac/normandy'],
    ['packages/ai/test/a.test.ts', '@bivouac/testkit'],
    ['packages/testkit/src/a.ts', '@bivouac/ai'],
    ['packages/server/src/a.ts', '@bivouac/protocol'],
    ['packages/protocol/src/a.ts', '@bivouac/kernel'],
    ['packages/kernel/src/a.ts', 'node:fs'],
    ['packages/kernel/test/a.test.ts', '../src/chance.ts'],
    ['games/normandy/src/a.ts', '../data/cards.json'],
    ['tools/tidy/clauses.ts', '@bivouac/testkit'],
    ['tools/tidy.ts', './tidy/file.ts'],
  ])('%s may import %s', (path, name) => {
    expect(from(path, name)).toEqual([])
  })

  test.each([
    ['packages/kernel/src/a.ts', '@bivouac/grid', 'must import nothing of ours'],
    ['packages/grid/test/a.test.ts', '@bivouac/testkit', 'must import nothing of ours'],
    ['packages/protocol/src/a.ts', '@bivouac/ai', 'imports go down only'],
    ['packages/ai/src/a.ts', '@bivouac/normandy', 'imports go down only'],
    ['packages/ai/src/a.ts', '@bivouac/server', 'side by side'],
    ['packages/ai/src/a.ts', '@bivouac/testkit', 'for tests and apps/cli only'],
    ['games/normandy/src/a.ts', '@bivouac/testkit', 'for tests and apps/cli only'],
    ['games/normandy/src/a.ts', '@bivouac/great-war', 'side by side'],
    ['games/normandy/src/a.ts', '@bivouac/great-war/data/x.json', 'side by side'],
    ['games/normandy/src/a.ts', 'bivouac', 'imports go down only'],
    ['apps/web/src/a.ts', '@bivouac/testkit', 'for tests and apps/cli only'],
    ['games/normandy/src/a.ts', '../../../packages/kernel/src/index.ts', 'leaves games/normandy'],
    ['games/normandy/src/a.ts', '../../normandy-two/a.ts', 'leaves games/normandy'],
  ])('%s must not import %s', (path, name, why) => {
    expect(from(path, name)).toEqual([expect.stringMatching(new RegExp(`^${path}:2: .*${why}`))])
  })

  test.each([
    "import type { X } from '@bivouac/ai'",
    "import '@bivouac/ai'",
    "export * from '@bivouac/ai'",
    "export { x, y } from '@bivouac/ai'",
    "const x = await import('@bivouac/ai')",
  ])('are found in: %s', text => {
    expect(run(imports, { ...packages, 'packages/kernel/src/a.ts': text })).toHaveLength(1)
  })

  test('are not found in comments and quotations', () => {
    const text = "// import '@bivouac/ai'\nconst s = \"import '@bivouac/ai'\""
    expect(run(imports, { ...packages, 'packages/kernel/src/a.ts': text })).toEqual([])
  })
})

describe('cycles', () => {
  const ring = { 'a/one.ts': "import { b } from './two.ts'", 'a/two.ts': "import { c } from './three.ts'" }

  test('are found once each, with the way round', () => {
    expect(run(cycles, { ...ring, 'a/three.ts': "\nimport type { A } from './one.ts'" })).toEqual([
      'a/one.ts:1: imports itself: a/two.ts → a/three.ts → a/one.ts',
    ])
  })

  test.each([
    ["const one = import('./one.ts')", 'loaded when it is wanted'],
    ["// import './one.ts'", 'spoken of'],
    ["import './four.ts'", 'gone'],
  ])('%s is none: %s', text => {
    expect(run(cycles, { ...ring, 'a/three.ts': text })).toEqual([])
  })

  test('go through packages, and through what is handed on', () => {
    const found = run(cycles, {
      'packages/a/package.json':
        '{ "name": "@x/a", "exports": { ".": "./src/index.ts", "./deep": "./src/deep.ts" } }',
      'packages/a/src/index.ts': "export * from './deep.ts'",
      'packages/a/src/deep.ts': "import { b } from '../../b/b.ts'",
      'packages/b/b.ts': "import { a } from '@x/a'",
    })
    expect(found).toEqual([
      expect.stringContaining('packages/b/b.ts → packages/a/src/index.ts → packages/a/src/deep.ts'),
    ])
  })
})

describe('dead exports', () => {
  const library = {
    'packages/a/package.json': '{ "name": "@x/a", "exports": { ".": "./src/index.ts" } }',
    'packages/a/src/index.ts': "export * from './a.ts'",
    'packages/a/src/a.ts': 'export const used = 1\nexport interface Wanted {}\nexport function left() {}',
  }
  const dead = (files: Record<string, string>) =>
    run(deadExports, { ...library, ...files }).map(line =>
      line.replace(/^packages\/a\/src\/(.*?): .*'(.*)'.*/, '$1 $2'),
    )

  test('are names that no other file imports', () => {
    expect(dead({ 'apps/b/b.ts': "import { used, type Wanted } from '@x/a'" })).toEqual(['a.ts:3 left'])
    expect(dead({})).toEqual(['a.ts:1 used', 'a.ts:2 Wanted', 'a.ts:3 left'])
  })

  test.each([
    ["import * as a from '@x/a'\na.used(a.left)", ['a.ts:2 Wanted']],
    ["import * as a from '@x/a'\nconst b = { ...a }", []],
    ["const { used } = await import('@x/a')", []],
    ["const worker = new URL('../../packages/a/src/a.ts', import.meta.url)", []],
    ["const all = import.meta.glob('../../packages/a/src/*.ts')", []],
    ["const none = import.meta.glob('../../packages/*.ts')", ['a.ts:1 used', 'a.ts:2 Wanted', 'a.ts:3 left']],
    ["export { used as mine, left } from '@x/a'", ['a.ts:1 used', 'a.ts:2 Wanted', 'a.ts:3 left']],
    ["// import { left } from '@x/a'", ['a.ts:1 used', 'a.ts:2 Wanted', 'a.ts:3 left']],
  ])('%s', (text, left) => {
    expect(dead({ 'apps/b/b.ts': text })).toEqual(left)
  })

  test('are what only tests import past the index, unless the file itself has a use for it', () => {
    const own = { 'packages/a/src/b.ts': 'export const alone = 1\nexport const part = 2\nconsole.log(part)' }
    const test = { 'packages/a/test/b.test.ts': "import { alone, part } from '../src/b.ts'" }
    expect(dead({ ...own, ...test })).toContain('b.ts:1 alone')
    expect(dead({ ...own, ...test })).not.toContain('b.ts:2 part')
    expect(dead({ 'games/b/test/b.test.ts': "import { left } from '@x/a'" })).not.toContain('a.ts:3 left')
  })
})

describe('screens', () => {
  const game = {
    'packages/kernel/package.json': JSON.stringify({ name: '@bivouac/kernel' }),
    'games/a/src/rules/dice.ts': '',
    'games/a/src/state/state.ts': '',
    'games/a/src/view.ts': '',
  }

  test('import neither rules nor states', () => {
    const text = ['rules/dice.ts', 'view.ts', 'state/state.ts']
      .map((file, i) => `import { x${i} } from '../../src/${file}'`)
      .join('\n')
    const says = 'a screen knows neither rules nor states, but this one imports'
    expect(run(screens, { ...game, 'games/a/ui/board/board.tsx': text })).toEqual([
      `games/a/ui/board/board.tsx:1: ${says} games/a/src/rules/dice.ts`,
      `games/a/ui/board/board.tsx:3: ${says} games/a/src/state/state.ts`,
    ])
    expect(run(screens, { ...game, 'games/a/test/ui/board.test.ts': text })).toEqual([])
  })

  test('have no table to keep a state on', () => {
    const text = "import { type Board, type Table } from '@bivouac/kernel'"
    for (const path of ['packages/client-shell/src/a.ts', 'games/a/ui/a.ts'])
      expect(run(screens, { ...game, [path]: text })).toHaveLength(1)
    const plain = "import { type Board, firstOf } from '@bivouac/kernel'"
    expect(run(screens, { ...game, 'packages/client-shell/src/a.ts': plain })).toEqual([])
  })
})
