/** `bivouac games`: a folder of records, asked in many ways. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openMatch, RESIGN, submit, unwrap, writeRecord } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { findGame, findScenario } from '../src/find.ts'
import { listedGame } from '../src/library/listed-game.ts'
import { conditionOf } from '../src/library/where.ts'
import { bivouac, bivouacJson } from './bivouac.ts'
import { freshFolder } from './player.ts'

const folder = freshFolder()
const game = findGame('normandy')
const { module } = game

/** A game in which the second side gives up after a bid of the first. */
function resigned(scenario: string, level: string): string {
  const { board } = findScenario(game, scenario)
  const match = openMatch(module, board, 'a')
  const bid = module.everyCommand(board).find(command => submit(match, 0, command).ok)
  expect(bid).toBeDefined()
  unwrap(submit(match, 1, RESIGN))
  return writeRecord(match, {
    seed: 'a',
    bots: [{ side: 'us', level }],
    at: ['2026-11-16T20:00:00.000Z', '2026-11-16T20:01:00.000Z'],
  })
}

const expert = resigned('la-raye', 'expert')
mkdirSync(join(folder, 'older'))
writeFileSync(join(folder, 'a.bivouac'), expert)
writeFileSync(join(folder, 'older', 'b.bivouac'), resigned('mortain', 'recruit'))
writeFileSync(join(folder, 'cut.bivouac'), expert.split('\n').slice(0, -3).join('\n'))
writeFileSync(join(folder, 'notes.txt'), 'no game, and not asked for')

test('lists what the files say, damaged ones too, and counts the results', async () => {
  const { games, results, unreadable } = await bivouacJson<{
    games: readonly { file: string; winner: string | null }[]
    results: unknown
    unreadable: unknown
  }>('games', folder)
  expect(games.map(({ file, winner }) => [file.slice(folder.length + 1), winner])).toEqual([
    ['a.bivouac', 'us'],
    ['cut.bivouac', null],
    [join('older', 'b.bivouac'), 'us'],
  ])
  expect(games[0]).toMatchObject({
    game: 'normandy',
    scenario: 'la-raye',
    bots: { us: 'expert' },
    reason: 'resigned',
    commands: 2,
    date: '2026-11-16',
    opening: { us: expect.stringMatching(/^bid /), german: 'resign' },
  })
  expect(games[1]).toMatchObject({ problem: { code: 'bad-record' } })
  expect(results).toEqual([
    { game: 'normandy', scenario: 'la-raye', games: 2, wins: { us: 1 }, unfinished: 1 },
    { game: 'normandy', scenario: 'mortain', games: 1, wins: { us: 1 }, unfinished: 0 },
  ])
  expect(unreadable).toEqual([])
})

test('a file that is no game is told of, and the others are listed', async () => {
  const other = freshFolder()
  writeFileSync(join(other, 'a.bivouac'), expert)
  writeFileSync(join(other, 'b.bivouac'), 'nothing of ours')
  const { code, out, err } = await bivouac(['games', other])
  expect(code).toBe(1)
  expect(out).toContain('a.bivouac')
  expect(err).toContain('b.bivouac is left out: line 1: This is not a recorded game')
})

describe('conditions', () => {
  const listed = listedGame('a.bivouac', expert)
  if (!('game' in listed)) throw new Error('the game cannot be listed')
  test.each([
    ['scenario=la-raye', true],
    ['scenario=mortain', false],
    ['scenario!=mortain', true],
    ['bot=expert', true],
    ['winner=us', true],
    ['commands>1', true],
    ['commands<2', false],
    ['commands>10', false],
    ['date>2026-11-15', true],
    ['date<2026-11-16', false],
    ['opening~bid', true],
    ['file~older', false],
  ])('%s', (condition, holds) => {
    expect(conditionOf(condition)(listed)).toBe(holds)
  })

  test.each([
    ['scenario', 'no condition'],
    ['colour=red', "no field 'colour'"],
    ['', 'no condition'],
  ])("'%s' is refused", (condition, why) => {
    expect(() => conditionOf(condition)).toThrow(why)
  })
})

test('of a folder that is not there the command says so', async () => {
  const { code, err } = await bivouac(['games', join(folder, 'nowhere')])
  expect(code).toBe(2)
  expect(err).toContain('there is no such file or folder')
})
