/** The clause matrix, on a rulebook of three lines and on files made up here. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readGameFiles } from '../src/read-game.ts'
import { matrixTable, prefixOf, ruleMatrix } from '../src/rule-matrix.ts'

const rulebook = [
  '# Rules, among them N-9.9',
  '- N-1.1 A unit moves.',
  '- N-1.11 A unit fires, as N-1.1 | N-1.2 say *(last case decided)*.',
  '- N-1.2 A unit rests *(decided)*.',
  '- **N-1.2** A ruling, not a clause.',
].join('\n')

const matrix = (code: string, tests = '') =>
  ruleMatrix({
    rulebook,
    code: [{ path: 'src/a.ts', text: code }],
    tests: [{ path: 'test/a.test.ts', text: tests }],
    prefix: 'N',
  })
const codeOf = (code: string) => Object.fromEntries(matrix(code).clauses.map(c => [c.id, c.code]))
const testsOf = (tests: string, id = 'N-1.1') => matrix('', tests).clauses.find(c => c.id === id)?.tests

describe('clauses', () => {
  test('are the lines that begin with an id, in the order of the rulebook', () => {
    expect(matrix('').clauses.map(c => [c.id, c.decided])).toEqual([
      ['N-1.1', false],
      ['N-1.11', true],
      ['N-1.2', true],
    ])
    expect(matrix('').clauses[0].text).toBe('A unit moves.')
  })

  test('tell their prefix', () => {
    expect(prefixOf(rulebook)).toBe('N')
    expect(prefixOf('nothing here')).toBeUndefined()
  })
})

describe('code', () => {
  test.each([
    ['a comment', '\n/** N-1.1 Move. */', { 'N-1.1': ['src/a.ts:2'], 'N-1.11': [], 'N-1.2': [] }],
    ['a list', '// N-1.1, N-1.2.', { 'N-1.1': ['src/a.ts:1'], 'N-1.11': [], 'N-1.2': ['src/a.ts:1'] }],
    ['a string', "x = { clause: 'N-1.11' }", { 'N-1.1': [], 'N-1.11': ['src/a.ts:1'], 'N-1.2': [] }],
    ['one line twice', '// N-1.2 and N-1.2', { 'N-1.1': [], 'N-1.11': [], 'N-1.2': ['src/a.ts:1'] }],
    ['other words', '// N-1, XN-1.1, N-1.1a, N-1.1.1, A-N-1.1', { 'N-1.1': [], 'N-1.11': [], 'N-1.2': [] }],
  ])('%s', (_, text, found) => {
    expect(codeOf(text)).toEqual(found)
  })
})

describe('tests', () => {
  test.each([
    ["test('[N-1.1] moves', () => {})", '[N-1.1] moves'],
    ["it('[N-1.1] moves')", '[N-1.1] moves'],
    ["describe('[N-1.2, N-1.1] chapter', f)", '[N-1.2, N-1.1] chapter'],
    ["test.concurrent('[N-1.1] it\\'s so')", "[N-1.1] it's so"],
    ["test.each([\n  ['a', f(1)],\n])('[N-1.1] row %s', g)", '[N-1.1] row %s'],
    ['test.each`a\n1\n`("[N-1.1] row $a", g)', '[N-1.1] row $a'],
    ['test(\n  `[N-1.1] in a template`,\n)', '[N-1.1] in a template'],
  ])('%s', (text, title) => {
    expect(testsOf(text)).toEqual([`test/a.test.ts: ${title}`])
  })

  test.each([
    ['not in brackets', "test('N-1.1 moves')"],
    ['in a comment of the test', "test('moves', () => { /* [N-1.1] */ })"],
    ['commented out', "  // test('[N-1.1] moves')"],
    ['skipped', "test.skip('[N-1.1] moves')"],
    ['to do', "test.todo('[N-1.1] moves')"],
    ['another clause', "test('[N-1.11] fires')"],
  ])('do not count when %s', (_, text) => {
    expect(testsOf(text)).toEqual([])
  })
})

test('missing and unknown clauses are listed', () => {
  const m = matrix('// N-1.1\n// N-1.11 N-7.7', "test('[N-1.1] x')\n// see N-8.8")
  expect(m.missing).toEqual([
    { id: 'N-1.11', what: 'test' },
    { id: 'N-1.2', what: 'code' },
    { id: 'N-1.2', what: 'test' },
  ])
  expect(m.unknown).toEqual([
    { id: 'N-7.7', path: 'src/a.ts', line: 2 },
    { id: 'N-8.8', path: 'test/a.test.ts', line: 2 },
  ])
})

test('the table has a row for each clause and names the gaps', () => {
  const table = matrixTable(matrix('// N-1.1 N-7.7', "test('[N-1.1] a | b')"))
  expect(table).toContain(
    '3 clauses, 2 with a ruling of ours; 2 without code, 2 without a test, 1 unknown ids.',
  )
  expect(table).toContain('| N-1.1 | A unit moves. |  | src/a.ts:1 | test/a.test.ts: [N-1.1] a \\| b |')
  expect(table).toContain('| N-1.2 | A unit rests (decided). | yes | **none** | **none** |')
  expect(table).toContain('## Unknown ids\n\n- N-7.7 at src/a.ts:1\n')
})

describe('a game folder', () => {
  const dir = mkdtempSync(join(tmpdir(), 'bivouac-game-'))
  afterAll(() => rmSync(dir, { recursive: true }))

  test('without a rulebook is refused in words', () => {
    expect(() => readGameFiles(dir)).toThrow(/There is no RULEBOOK.md in .*: give the folder of a game/)
  })

  test('is read with all its sources and tests', () => {
    mkdirSync(join(dir, 'src/rules'), { recursive: true })
    mkdirSync(join(dir, 'test'))
    writeFileSync(join(dir, 'RULEBOOK.md'), rulebook)
    writeFileSync(join(dir, 'src/rules/move.ts'), '// N-1.1')
    writeFileSync(join(dir, 'src/game.ts'), '')
    writeFileSync(join(dir, 'test/move.test.ts'), '')
    writeFileSync(join(dir, 'test/table.ts'), '')
    expect(readGameFiles(dir)).toEqual({
      rulebook,
      code: [
        { path: 'src/game.ts', text: '' },
        { path: 'src/rules/move.ts', text: '// N-1.1' },
      ],
      tests: [{ path: 'test/move.test.ts', text: '' }],
    })
  })
})
