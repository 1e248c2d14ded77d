import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { UserError } from '../src/errors.ts'
import { findBot, findGame, findGameFor, findScenario, findScenarios, gameLike } from '../src/find.ts'
import { stubGame } from './stub.ts'

const one = stubGame('normandy')
const folder = mkdtempSync(join(tmpdir(), 'bivouac-find-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The problem that `act` complains about. */
function problemOf(act: () => unknown) {
  try {
    act()
  } catch (error) {
    if (error instanceof UserError) return error.problem
    throw error
  }
  throw new Error('nothing was wrong')
}

describe('a game', () => {
  test('need not be named while there is only one', () => {
    expect(findGame(undefined, [one])).toBe(one)
  })
  test('must be named when there are two', () => {
    const two = [one, stubGame('great-war')]
    expect(findGame('great-war', two)).toBe(two[1])
    expect(problemOf(() => findGame(undefined, two))).toEqual({
      code: 'game-needed',
      text: 'Say which game: --game normandy or --game great-war.',
    })
  })
  test('that is not known brings the nearest to mind', () => {
    expect(problemOf(() => findGame('normanyd', [one])).text).toBe(
      "There is no game 'normanyd'. Did you mean 'normandy'? 'bivouac scenarios' lists all games and scenarios.",
    )
  })
})

describe('the game of a scenario', () => {
  const two = [one, stubGame('other', ['la-tour', 'somme'])]
  const found = (typed: string | undefined, id?: string) => findGameFor(id, typed, two).module.id

  test.each([
    ['mortain', 'normandy'],
    ['SOMME', 'other'],
    ['som', 'other'],
    ['la-t', 'other'],
    ['10', 'normandy'],
    ['all', 'normandy'],
    [undefined, 'normandy'],
  ])('%s is %s', (typed, game) => {
    expect(found(typed)).toBe(game)
  })

  test('is the one named, whatever the scenario', () => {
    expect(found('1', 'other')).toBe('other')
    expect(found('mortain', 'other')).toBe('other')
  })

  test.each(['1', 'la'])("'%s' of several games needs the game", typed => {
    expect(problemOf(() => found(typed))).toEqual({
      code: 'game-needed',
      text: `Several games have a scenario '${typed}': add --game normandy or --game other.`,
    })
  })

  test('that no game has brings the nearest of all to mind', () => {
    expect(problemOf(() => found('sommme')).text).toContain("Did you mean 'somme'?")
  })

  test('of a file is the game whose files look most like it', () => {
    const [first, second] = [
      stubGame('first', ['a'], { tiles: [] }),
      stubGame('second', ['b'], { board: [] }),
    ]
    expect(gameLike({ id: 'mine', board: 'wrong' }, [first, second])).toBe(second)
    expect(gameLike({ id: 'mine', tiles: 'wrong' }, [first, second])).toBe(first)
    expect(gameLike('nothing', [first, second])).toBe(first)
  })
})

describe('a scenario', () => {
  test.each([
    ['la-raye', 'la-raye'],
    ['La-Raye', 'la-raye'],
    ['1', 'la-raye'],
    ['01', 'la-raye'],
    ['10', 'hill-314'],
    ['la', 'la-raye'],
    ['mont', 'montmartin'],
  ])('%s is %s', (typed, id) => {
    expect(findScenario(one, typed).id).toBe(id)
  })

  test.each([
    ['mo', 'ambiguous-scenario', 'montmartin or mortain'],
    [
      'la-ray3',
      'unknown-scenario',
      "Did you mean 'la-raye'? 'bivouac scenarios --game normandy' lists them.",
    ],
    ['4', 'unknown-scenario', 'numbered 1 to 10'],
    ['', 'unknown-scenario', ''],
    ['all', 'unknown-scenario', ''],
  ])("'%s' is refused as %s", (typed, code, text) => {
    const problem = problemOf(() => findScenario(one, typed))
    expect(problem.code).toBe(code)
    expect(problem.text).toContain(text)
  })

  test("'all' is every one, where several may be had", () => {
    expect(findScenarios(one, 'all').map(s => s.id)).toEqual(['la-raye', 'montmartin', 'mortain', 'hill-314'])
    expect(findScenarios(one, '3').map(s => s.id)).toEqual(['mortain'])
  })

  test('may be a file', () => {
    const path = join(folder, 'mine.json')
    writeFileSync(path, '{ "id": "mine" }')
    expect(findScenario(one, path).id).toBe('mine')
  })

  test('in a file that is wrong is refused with the place', () => {
    const path = join(folder, 'wrong.json')
    writeFileSync(path, '{}')
    expect(problemOf(() => findScenario(one, path))).toEqual({
      code: 'bad-scenario',
      text: 'An id is needed.',
      where: `${path}, id`,
    })
    writeFileSync(path, '{')
    expect(problemOf(() => findScenario(one, path))).toMatchObject({ code: 'bad-json', where: path })
    expect(problemOf(() => findScenario(one, join(folder, 'none.json'))).code).toBe('unreadable')
  })
})

describe('a bot', () => {
  test('is random, or one of the game', () => {
    expect(findBot(one, 'random')().name).toBe('random')
    expect(findBot(one, 'clever')().name).toBe('clever')
  })
  test.each(['clevr', 'constructor', '__proto__'])('%s is not known', name => {
    expect(problemOf(() => findBot(one, name)).text).toContain('knows: random, clever.')
  })
})
