/** Each check of `npm run tidy`, on files made up here. */
import { describe, expect, test } from 'vitest'
import { chanceAndTime } from './tidy/chance-and-time.ts'
import { clauses } from './tidy/clauses.ts'
import { deadData } from './tidy/dead-data.ts'
import { type Check, printed } from './tidy/file.ts'
import { focusedTests } from './tidy/focused-tests.ts'
import { longFunctions } from './tidy/long-functions.ts'
import { fileNames, fileSizes } from './tidy/names-and-sizes.ts'
import { ownWords } from './tidy/own-words.ts'
import { readmes } from './tidy/readmes.ts'
import { retired } from './tidy/retired.ts'
import { stateDoors } from './tidy/state-doors.ts'

/** Runs a check over `{ path: text }` and gives the lines that the command prints. */
const run = (check: Check, files: Record<string, string>): string[] =>
  check(Object.entries(files).map(([path, text]) => ({ path, text }))).map(printed)

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

describe('the cells of a state', () => {
  const touching = 'const a = t.cells[3]\nconst { cells } = t\nconst { cells: c } = t'

  test.each(['games/normandy/src/rules/a.ts', 'apps/cli/src/a.ts', 'games/great-war/src/mind/doors/a.ts'])(
    'are not for %s',
    path => {
      expect(run(stateDoors, { [path]: touching }).map(line => line.split(':')[1])).toEqual(['1', '2', '3'])
    },
  )

  test.each([
    'games/normandy/src/state.ts',
    'games/normandy/src/doors/cards.ts',
    'games/great-war/src/card-doors.ts',
    'packages/kernel/src/frames.ts',
    'packages/testkit/src/same.ts',
    'games/normandy/test/rules/a.test.ts',
  ])('are for %s', path => {
    expect(run(stateDoors, { [path]: touching })).toEqual([])
  })

  test('may be spoken of, and so may cells of another kind', () => {
    const text = "// t.cells\nconst s = 't.cells'\nconst cells = 3\nf(t[cells], { cells })"
    expect(run(stateDoors, { 'games/normandy/src/a.ts': text })).toEqual([])
  })
})

describe('retired words', () => {
  test.each([
    'const told = 1',
    'f({ told: 1 })',
    "f({ 'told': 1 })",
    'x.isTold()',
    'const TOLD_BY = 1',
    'let untilTold: Told',
  ])('%s', text => {
    expect(run(retired, { 'apps/cli/src/a.ts': text })[0]).toMatch(/^apps\/cli\/src\/a.ts:1: /)
  })

  test.each(["// told\nconst s = 'told'", 'const untold = 1', 'const toldest = 2'])('%s is fine', text => {
    expect(run(retired, { 'apps/cli/src/a.ts': text })).toEqual([])
  })

  test('name no file', () => {
    expect(run(retired, { [`apps/cli/src/${'told'}-lines.ts`]: '' })).toHaveLength(1)
  })
})

describe('long functions', () => {
  const long = (lines: number) => `f(\n  () => {\n${'    x()\n'.repeat(lines - 2)}  })`

  test('have at most 80 lines', () => {
    expect(run(longFunctions, { 'apps/cli/src/a.ts': long(80) })).toEqual([])
    expect(run(longFunctions, { 'apps/cli/src/a.ts': long(81) })).toEqual([
      expect.stringMatching(/^apps\/cli\/src\/a.ts:2: a function of 81 lines/),
    ])
  })

  test('or a reason on the line above', () => {
    const reasoned = (reason: string) => long(81).replace('f(', `f( ${reason}`)
    expect(
      run(longFunctions, { 'a.ts': reasoned('// long: one table of cases, read from top to bottom') }),
    ).toEqual([])
    expect(run(longFunctions, { 'a.ts': reasoned('/** So long: */') })).toHaveLength(1)
    expect(run(longFunctions, { 'a.ts': `// long: elsewhere\n\n${long(81)}` })).toHaveLength(1)
  })

  test('unless they are tests', () => {
    expect(run(longFunctions, { 'apps/cli/test/a.test.ts': long(200) })).toEqual([])
  })
})

test('every package, game and app has a README', () => {
  const packages = { 'packages/a/package.json': '{}', 'games/b/package.json': '{}', 'package.json': '{}' }
  expect(run(readmes, { ...packages, 'games/b/README.md': '' })).toEqual([
    'packages/a/package.json:1: packages/a has no README.md',
  ])
})
