/** `search:…`: words that do not fit, files of weights that do not fit, and what is played instead. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { peeps, reasonsGiven } from '@bivouac/ai'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { searchWords } from '../src/bots/search-words.ts'
import { UserError } from '../src/errors.ts'
import { findBot, findGame } from '../src/find.ts'
import { bivouac } from './bivouac.ts'
import { positions } from './positions.ts'

const normandy = findGame('normandy')
const [sight] = positions(normandy, 1)

/** The problem that naming this bot brings. */
function problemOf(spec: string) {
  try {
    findBot(normandy, spec)
  } catch (error) {
    if (error instanceof UserError) return error.problem
    throw error
  }
  throw new Error(`'${spec}' was taken`)
}

describe('words', () => {
  test.each([
    ['iterations=0', /'iterations' must be a whole number from 1 to 1000000000, not '0'/],
    ['iterations=-5', /not '-5'/],
    ['iterations=1.5', /a whole number .* not '1\.5'/],
    ['iterations=abc', /not 'abc'/],
    ['iterations=', /not ''/],
    ['iterations', /not ''/],
    ['iterations=Infinity', /not 'Infinity'/],
    ['iterations=0x10', /not '0x10'/],
    ['seconds=0', /'seconds' must be a number from 0\.001 to 86400, not '0'/],
    ['seconds=-1', /not '-1'/],
    ['workers=0', /'workers' must be a whole number from 1 to 64, not '0'/],
    ['workers=1000000', /from 1 to 64/],
    ['nodes=1000000000000', /'nodes' must be .* to 4000000/],
    ['plans=-1', /'plans'/],
    ['iteratons=5', /knows no 'iteratons'\. Did you mean 'iterations'\? It knows iterations, steps, seconds/],
    ['iterations=5,pep', /knows no 'pep'\. Did you mean 'peep'\?/],
    ['__proto__=5', /knows no '__proto__'/],
    ['judge=1', /'judge' stands alone: leave out '=1'/],
    ['weights', /Say which file of weights/],
    ['weights=', /Say which file of weights/],
    ['judge,weights=x.json', /leave out either/],
    ['workers=2,judge', /leave 'workers' out/],
    ['workers=2,peep', /leave 'workers' out/],
  ])('%s is refused in one sentence or two that say what to do', (words, text) => {
    const problem = problemOf(`search:${words}`)
    expect(problem.code).toBe('bad-bot')
    expect(problem.text).toMatch(text)
    expect(problem.text).toMatch(/^[A-Z].*[.?]$/)
  })

  test('are read with spaces, doubled commas and the last of two that are the same', () => {
    expect(searchWords(' iterations=1e3, plans = 5,, blind,iterations=7,')).toEqual({
      numbers: { iterations: 7, plans: 5 },
      flags: new Set(['blind']),
    })
    expect(searchWords('weights=a=b.json').weights).toBe('a=b.json')
  })

  test('set the figures of the search', async () => {
    const bot = findBot(normandy, 'search:iterations=90,nodes=500')()
    expect(sight.legal).toContain(await bot.choose({ ...sight, dice: sight.dice.slice() }))
    expect(reasonsGiven(bot)?.visits).toBeLessThanOrEqual(90)
    expect(reasonsGiven(bot)?.nodes).toBeLessThanOrEqual(500)
  })

  test('a game without bots that think says so', () => {
    const { module, bots } = normandy
    expect(() => findBot({ module, bots }, 'search:iterations=5')).toThrow('has no bots that think')
  })

  test('a bot that peeps is for matches: elsewhere it is refused in plain words', () => {
    const bot = findBot(normandy, 'search:iterations=5,peep')()
    expect(peeps(bot)).toBe(true)
    expect(() => bot.choose(sight)).toThrow(UserError)
    expect(() => bot.choose(sight)).toThrow("leave 'peep' out")
  })
})

describe('files of weights', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bivouac-weights-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const own = () => normandy.mind.weights as Record<string, unknown>
  const file = (name: string, content: unknown): string => {
    const path = join(folder, `${name}.json`)
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    return path
  }
  const chosenBy = async (spec: string): Promise<unknown> => {
    const bot = findBot(normandy, spec)()
    await bot.choose({ ...sight, dice: sight.dice.slice() })
    return reasonsGiven(bot)?.lines
  }

  const unfit: readonly [string, () => string, string, RegExp][] = [
    ['another version', () => file('version', { ...own(), format: 99 }), 'other-format', /of format 99/],
    [
      'other features',
      () => file('features', { ...own(), features: { count: 3, fingerprint: 'x' } }),
      'other-features',
      /Train again/,
    ],
    ['the other game', () => file('game', findGame('great-war').mind.weights), 'other-game', /"great-war"/],
    ['broken JSON', () => file('broken', '{"format": 1,'), 'bad-json', /This is not JSON/],
    ['something else', () => file('else', { hello: 1 }), 'bad-weights', /no file of weights/],
    ['numbers cut off', () => file('cut', { ...own(), linear: [1, 2] }), 'bad-weights', /2 linear weights/],
    ['no file', () => join(folder, 'nowhere.json'), 'unreadable', /no such file/],
  ]

  test.each(unfit)('%s: refused with what to do', (_, make, code, text) => {
    const path = make()
    const problem = problemOf(`search:iterations=40,weights=${path}`)
    expect(problem.code).toBe(code)
    expect(problem.text).toMatch(text)
    expect(problem.text).toContain("Name a file that fits, or add 'fallback' to play without it.")
    expect(`${problem.where} ${problem.text}`).toContain(path)
  })

  test.each(unfit)("%s with 'fallback': plays by the judgement and says so", async (_, make, __, text) => {
    const path = make()
    let err = ''
    const spy = vi.spyOn(process.stderr, 'write').mockImplementation(said => {
      err += said
      return true
    })
    try {
      const lines = await chosenBy(`search:iterations=40,fallback,weights=${path}`)
      expect(lines).toEqual(await chosenBy('search:iterations=40,judge'))
      expect(lines).not.toEqual(await chosenBy('search:iterations=40'))
    } finally {
      spy.mockRestore()
    }
    expect(err).toMatch(text)
    expect(err).toContain(path)
    expect(err).toMatch(/The judgement written by hand is used instead\.\n$/)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  test("the game's own, named as a file, play as the game's own do", async () => {
    const path = file('own', own())
    expect(await chosenBy(`search:iterations=40,weights=${path}`)).toEqual(
      await chosenBy('search:iterations=40'),
    )
  })

  test('at the command: one line and exit code 2', async () => {
    const path = file('version', { ...own(), format: 99 })
    const args = ['match', '--game', 'normandy', '--scenario', '1', '--b', 'random', '--pairs', '1']
    const ran = await bivouac([...args, '--a', `search:weights=${path}`])
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' })
    expect(ran.err).toMatch(/^bivouac: .*format 99.*fallback.*\n$/)
  })
})

test('a match starts its threads from within a bundled worker', async () => {
  const args = ['match', '--game', 'normandy', '--scenario', 'la-raye', '--b', 'random', '--pairs', '1']
  const ran = await bivouac([...args, '--a', 'search:iterations=30,workers=2', '--seed', '7', '--json'])
  expect(ran.code).toBe(0)
  const report = JSON.parse(ran.out)
  expect(report).toMatchObject({ games: 2, pairs: 1, forfeits: [] })
  expect(report.thinkMs.a.decisions).toBeGreaterThan(0)
})
