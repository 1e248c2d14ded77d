/** Each check of `npm run tidy`, on files made up here. */
import { describe, expect, test } from 'vitest'
import { chanceAndTime } from './tidy/chance-and-time.ts'
import { clauses } from './tidy/clauses.ts'
import { deadData } from './tidy/dead-data.ts'
import type { Check } from './tidy/file.ts'
import { focusedTests } from './tidy/focused-tests.ts'
import { imports } from './tidy/imports.ts'
import { fileNames, fileSizes } from './tidy/names-and-sizes.ts'
import { ownWords } from './tidy/own-words.ts'

/** Runs a check over `{ path: text }` and gives `path:line: text` as the command prints it. */
const run = (check: Check, files: Record<string, string>): string[] =>
  check(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    p => `${p.path}:${p.line}: ${p.text}`,
  )

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

describe('chance and time', () => {
  const bad =
    'const a = Math.random()\nconst b = Date.now()\nconst c = new Date(0)\nconst d = globalThis.performance.now()'

  test.each(['games/normandy/src/a.ts', 'packages/kernel/src/a.ts', 'packages/grid/src/b/a.ts'])(
    'do not come from the machine in %s',
    path => {
      expect(run(chanceAndTime, { [path]: bad }).map(line => line.replace(/ is not.*/, ''))).toEqual([
        `${path}:1: Math.random`,
        `${path}:2: Date.now`,
        `${path}:3: new Date`,
        `${path}:4: performance.now`,
      ])
    },
  )

  test('may elsewhere, and may be spoken of', () => {
    expect(run(chanceAndTime, { 'apps/cli/src/a.ts': bad, 'games/normandy/test/a.test.ts': bad })).toEqual([])
    expect(
      run(chanceAndTime, { 'games/normandy/src/a.ts': "// no Math.random\nconst s = 'Date.now'" }),
    ).toEqual([])
  })
})

describe('clauses', () => {
  const book = '- N-1.1 A.\n- N-1.2 B *(decided)*.\n\n## Rulings\n- **N-1.2** B.\n'

  test('that are cited are in the rulebook', () => {
    const found = run(clauses, {
      'games/normandy/RULEBOOK.md': book,
      'games/normandy/src/a.ts': '/** N-1.1 */\n/** N-1.3 */',
      'games/normandy/test/a.test.ts': "test('[N-2.1] x', f)",
      'packages/testkit/test/a.test.ts': '// N-9.9 belongs to no game',
    })
    expect(found).toEqual([
      'games/normandy/src/a.ts:2: N-1.3 is not in games/normandy/RULEBOOK.md',
      'games/normandy/test/a.test.ts:1: N-2.1 is not in games/normandy/RULEBOOK.md',
    ])
  })

  test('are there once, and rulings are listed', () => {
    const text = `- N-1.1 Again.\n- N-1.4 C *(decided)*.\n${book}`
    expect(run(clauses, { 'games/normandy/RULEBOOK.md': text })).toEqual([
      'games/normandy/RULEBOOK.md:3: N-1.1 is there twice',
      "games/normandy/RULEBOOK.md:2: N-1.4 holds a ruling that the chapter 'Rulings' does not list",
    ])
  })

  test('need at least one line', () => {
    expect(run(clauses, { 'games/normandy/RULEBOOK.md': '# Rules' })).toHaveLength(1)
  })
})

describe('dead data', () => {
  const data = { 'games/normandy/data/cards.json': '{}', 'games/normandy/data/maps/one.json': '{}' }
  const dead = (text: string) =>
    run(deadData, { ...data, 'games/normandy/src/rules/a.ts': text }).map(line => line.split(':')[0])

  test('is what nobody reads', () => {
    expect(dead("// '../../data/cards.json'")).toEqual(Object.keys(data))
  })

  test.each([
    [
      "import cards from '../../data/cards.json' with { type: 'json' }",
      ['games/normandy/data/maps/one.json'],
    ],
    ["readdirSync(new URL('../../data/maps/', import.meta.url))", ['games/normandy/data/cards.json']],
    [`read(\`../../data/maps/\${name}.json\`)`, ['games/normandy/data/cards.json']],
    ["import x from '../data/cards.json'", Object.keys(data)],
  ])('%s', (text, left) => {
    expect(dead(text)).toEqual(left)
  })
})

describe('file names', () => {
  test.each([
    'README.md',
    'LICENSE',
    '.editorconfig',
    '.ci/run',
    'packages/testkit/test/rule-matrix.test.ts',
    'docs/decisions/0001-flat-state.md',
    'games/normandy/test/__snapshots__/a.test.ts.snap',
  ])('%s is fine', path => {
    expect(run(fileNames, { [path]: '' })).toEqual([])
  })

  test.each(['src/ruleMatrix.ts', 'src/rule_matrix.ts', 'src/Rule.ts', 'My Folder/a.ts'])(
    '%s is not',
    path => {
      expect(run(fileNames, { [path]: '' })).toHaveLength(1)
    },
  )
})

test.each([
  [300, []],
  [301, [true]],
  [500, [true]],
  [501, [undefined]],
])('a source of %i lines', (lines, remarks) => {
  const files = ['a.ts', 'a.md'].map(path => ({ path, text: 'x\n'.repeat(lines) }))
  expect(fileSizes(files).map(problem => problem.remark)).toEqual(remarks)
})

describe('focused tests', () => {
  test.each([
    ["test.only('x', f) // because", ['.only keeps']],
    ["describe.concurrent.only('x', f)", ['.only keeps']],
    ["test.skip('x', f)", ['.skip needs']],
    ["it.todo('x')", ['.todo needs']],
    ["test.skipIf(slow)('x', f)", ['.skipIf needs']],
    ["test.only.each([1])('x', f)", ['.only keeps']],
    ["test.skip('x', f) // needs a second machine", []],
    ["test('x', () => {})\nconst s = 'test.only'\n// test.only('y')", []],
    ['only(x).skip(y)', []],
  ])('%s', (text, found) => {
    expect(run(focusedTests, { 'games/normandy/test/a.test.ts': text })).toEqual(
      found.map(start => expect.stringContaining(start)),
    )
  })
})

describe('own words', () => {
  const folder = (name: string) => `/${name}/`

  test.each([
    `see Issue ${'#'}12`,
    `a sub${'agent'} wrote this`,
    `ask the helper ${'agent'}`,
    `read ${folder('work')}notes.md`,
    `'${folder('root')}x'`,
  ])('%s is foreign', text => {
    expect(run(ownWords, { 'docs/a.md': `fine\n${text}` })).toEqual([
      expect.stringMatching(/^docs\/a.md:2: /),
    ])
  })

  test.each([
    'issues are welcome',
    'packages/ai/work/a.ts',
    'an agent of the enemy',
    'the root of the project',
  ])('%s is fine', text => {
    expect(run(ownWords, { 'docs/a.md': text })).toEqual([])
  })

  test('an address on the own machine belongs into pages, not into code', () => {
    const text = ['http:/', 'localhost:8080'].join('/')
    expect(run(ownWords, { 'docs/a.md': text })).toEqual([])
    expect(run(ownWords, { 'apps/cli/src/a.ts': text })).toHaveLength(1)
  })
})
