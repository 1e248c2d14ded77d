import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findGame } from '../src/find.ts'
import { GAMES } from '../src/games.ts'
import { bivouac, bivouacJson } from './bivouac.ts'

const folder = mkdtempSync(join(tmpdir(), 'bivouac-scenarios-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { module } = findGame('normandy')

describe.concurrent('scenarios', () => {
  test('lists all with what each side must do', async () => {
    const list = await bivouacJson<object[]>('scenarios')
    expect(list).toHaveLength(GAMES.flatMap(game => game.module.scenarios).length)
    expect(list[0]).toMatchObject({
      game: 'normandy',
      id: 'la-raye',
      number: 1,
      victory: { us: expect.any(String), german: expect.any(String) },
    })
  })
  test('as a table, one line each below its head', async () => {
    const { out } = await bivouac(['scenarios', '--game', 'normandy'])
    expect(out.trimEnd().split('\n')).toHaveLength(13)
  })
})

describe.concurrent('scenario', () => {
  const good = join(folder, 'good.json')
  writeFileSync(good, JSON.stringify(module.scenarios[0].data))
  const bad = join(folder, 'bad.json')
  writeFileSync(bad, JSON.stringify({ ...(module.scenarios[0].data as object), tiles: 'none' }))

  test('validate passes a good file', async () => {
    expect(await bivouacJson('scenario', 'validate', good)).toEqual({
      ok: true,
      files: [{ file: good, ok: true, game: 'normandy', scenario: 'la-raye' }],
    })
  })

  test('validate says what is wrong in a bad one, and where', async () => {
    const { code, out, err } = await bivouac(['scenario', 'validate', good, bad])
    expect(code).toBe(1)
    expect(out).toBe(`${good}: in order (la-raye)\n`)
    expect(err).toContain(`${bad}: `)
    const json = await bivouac(['scenario', 'validate', bad, '--json'])
    expect(JSON.parse(json.out).files[0].problem).toMatchObject({
      text: expect.any(String),
      where: expect.stringContaining('tiles'),
    })
  })

  test('render draws in letters', async () => {
    const [byId, byNumber, byFile] = await Promise.all(
      [['la-raye'], ['01', '--game', 'normandy'], [good]].map(args =>
        bivouac(['scenario', 'render', ...args]),
      ),
    )
    expect(byId.code).toBe(0)
    expect(byId.out.length).toBeGreaterThan(100)
    expect(byNumber.out).toBe(byId.out)
    expect(byFile.out).toBe(byId.out)
  })

  test('render draws a picture', async () => {
    const file = join(folder, 'pictures', 'la-raye.svg')
    const { code } = await bivouac(['scenario', 'render', 'la-raye', '--out', file])
    expect(code).toBe(0)
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\n$/)
  })

  test('render draws pixels', async () => {
    const file = join(folder, 'la-raye.png')
    expect((await bivouac(['scenario', 'render', 'la-raye', '--out', file])).code).toBe(0)
    expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG')
  })

  test('render writes nothing that it cannot name', async () => {
    const file = join(folder, 'la-raye.gif')
    expect((await bivouac(['scenario', 'render', 'la-raye', '--out', file])).code).toBe(2)
    expect(existsSync(file)).toBe(false)
  })
})

describe.concurrent('rules', () => {
  test('counts the clauses', async () => {
    const all = await bivouacJson<{ clauses: number; withCode: number }[]>('rules')
    expect(all).toMatchObject(GAMES.map(game => ({ game: game.module.id })))
    const [matrix] = all
    expect(await bivouacJson('rules', '--game', 'normandy')).toEqual(matrix)
    expect(matrix.clauses).toBeGreaterThan(20)
    expect(matrix.withCode).toBeLessThanOrEqual(matrix.clauses)
  })

  test('finds code, a test and every translation for each clause', async () => {
    const { code, out } = await bivouac(['rules', '--check'])
    expect([code, out.match(/^no gaps$/gm)?.length]).toEqual([0, GAMES.length])
  })

  test('writes a page', async () => {
    const file = join(folder, 'matrix.md')
    expect((await bivouac(['rules', '--write', file])).code).toBe(2)
    expect((await bivouac(['rules', '--game', 'normandy', '--write', file])).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toMatch(/^# .*\n[\s\S]*\| clause \| says \|/)
  })
})
