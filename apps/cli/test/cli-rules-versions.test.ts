/** Records of other versions of the rules, and of formats to come: checked, told again and played on from the command line. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boardUnder, commands, openMatch, submit, unwrap, writeRecord } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { findGame, findScenario } from '../src/find.ts'
import { bivouac, bivouacJson } from './bivouac.ts'
import { freshFolder, play } from './player.ts'

const game = findGame('normandy')
const { module } = game
const { board } = findScenario(game, 'la-raye')
const folder = freshFolder()

/** Ten commands of a game under version 1, with its seed. */
function oldGame(name: string, change = (text: string): string => text): string {
  const match = openMatch(module, unwrap(boardUnder(module, board, 1)), 'old')
  const list = commands()
  for (let i = 0; i < 10; i++) {
    const seat = module.toChoose(match.table) & 1 ? 0 : 1
    list.count = 0
    module.legal(match.table, seat, list)
    unwrap(submit(match, seat, list.codes[0]))
  }
  const file = join(folder, name)
  writeFileSync(file, change(writeRecord(match, { seed: 'old' })))
  return file
}

describe.concurrent('a record of version 1', () => {
  test('is in order, and said to be of that version', async () => {
    const file = oldGame('verified.bivouac')
    expect(await bivouacJson('verify', file)).toMatchObject({ ok: true, rules: [1], seed: 'proved' })
    const { out } = await bivouac(['verify', file])
    expect(out).toContain('10 commands under version 1 of the rules, not over yet.')
  })

  test('is told again', async () => {
    const file = oldGame('replayed.bivouac')
    const { code, out } = await bivouac(['replay', file])
    expect(code).toBe(0)
    expect(out).toMatch(/^.*, version 1 of the rules\n/)
  })

  test('is played on under the rules of today, and both versions are in the record', async () => {
    const file = oldGame('played.bivouac')
    const { code, out } = await play(['--load', file, '--against', 'friend'], ['', '1', '1', 'quit'])
    expect(code).toBe(0)
    const now = module.rulesVersion
    expect(out).toContain(`It was begun under version 1 of the rules and continues under version ${now}`)
    expect(await bivouacJson('verify', file)).toMatchObject({ ok: true, rules: [1, now], seed: 'proved' })
    expect((await bivouac(['verify', file])).out).toContain(`under version 1, then ${now} of the rules`)
    expect((await bivouac(['replay', file])).out).toContain(`From here on under version ${now} of the rules.`)
  })
})

test.each([
  ['format', 'newer-format', (text: string) => text.replace('bivouac-game 1', 'bivouac-game 9')],
  ['version of the rules', 'newer-rules', (text: string) => text.replace('rules 1', 'rules 9')],
])('a record of a newer %s is plainly said to be newer, by verify and by replay', async (_, code, change) => {
  const file = oldGame(`${code}.bivouac`, change)
  const { out } = await bivouac(['verify', file, '--json'])
  expect(JSON.parse(out)).toMatchObject({ ok: false, error: { code } })
  const { err } = await bivouac(['replay', file])
  expect(err).toMatch(/newer .* Update the program to open it\.\n$/)
})
