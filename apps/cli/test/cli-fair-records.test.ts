/** `bivouac verify` and `replay` on games whose dice were committed to, with commands that were taken back. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chanceUnder, commitmentOf, entropyHash } from '@bivouac/fair'
import { commands, openKeyedMatch, RESIGN, submit, takeBackTo, unwrap, writeRecord } from '@bivouac/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { findGame, findScenario } from '../src/find.ts'
import { bivouac, bivouacJson } from './bivouac.ts'

const folder = mkdtempSync(join(tmpdir(), 'bivouac-fair-records-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { module } = findGame('normandy')
const { board } = findScenario(findGame('normandy'), 'la-raye')
const sworn = { ...board, game: module.id }
const secret = '3c'.repeat(32)
const bytes = '4d'.repeat(16)
const commitment = commitmentOf(sworn, secret)
const opened = { seat: 1, hash: entropyHash(commitment, 1, bytes), entropy: bytes, from: 5 }
const entropy = [{ ...opened, side: module.sides[1], bytes }]

/** Thirty first choices, of which the last two are taken back; then somebody resigns. */
const match = openKeyedMatch(module, board, chanceUnder({ commitment, secret, entropy: [opened] }))
function giveFirst(): void {
  const seat = module.toChoose(match.table) & 1 ? 0 : 1
  const list = commands()
  module.legal(match.table, seat, list)
  unwrap(submit(match, seat, list.codes[0]))
}
for (let i = 0; i < 30; i++) giveFirst()
unwrap(takeBackTo(match, 28))
giveFirst()
unwrap(submit(match, 0, RESIGN))
const text = writeRecord(match, { commitment, secret, entropy })

let files = 0
function fileOf(content: string): string {
  const path = join(folder, `${++files}.bivouac`)
  writeFileSync(path, content)
  return path
}

describe.concurrent('a game whose dice were committed to', () => {
  test('is proved, with what was taken back', async () => {
    expect(await bivouacJson('verify', fileOf(text))).toMatchObject({
      ok: true,
      commands: 30,
      takenBack: 2,
      seed: 'not told',
      secret: 'proved',
      entropy: 1,
      commitment: 'kept',
    })
    const { out } = await bivouac(['verify', fileOf(text)])
    expect(out).toContain('30 commands and 2 more that were taken back under version')
    expect(out).toContain(
      'All chance follows from the secret that was committed to before the game and from what the players added to it.',
    )
  })

  test('is in order while the secret is not told', async () => {
    const { code, out } = await bivouac(['verify', fileOf(text.replace(/secret .*\n/, ''))])
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('What the dice come from has not been revealed yet'),
    ])
  })

  test.each([
    ['another secret', text.replace(secret, `00${secret.slice(2)}`), 'not the one that was committed to'],
    ['another byte of a player', text.replace(bytes, `00${bytes.slice(2)}`), 'not what it swore'],
    ['a missing line back', text.replace(/back to .*\n/, ''), 'Command 31 is missing'],
  ])('%s is found out', async (_, content, why) => {
    const { code, err } = await bivouac(['verify', fileOf(content)])
    expect([code, err]).toEqual([1, expect.stringContaining(why)])
  })

  test('is told with what was taken back', async () => {
    const { out } = await bivouac(['replay', fileOf(text)])
    expect(out).toMatch(/\n30 \S+ [^\n]+\n(?: {4}[^\n]+\n)*Taken back: 28 commands stand\.\n29 /)
    const retold = (await bivouacJson('replay', fileOf(text))) as { commands: object[] }
    expect(retold.commands.slice(29, 32)).toMatchObject([{ number: 30 }, { backTo: 28 }, { number: 29 }])
    const { out: moment } = await bivouac(['replay', fileOf(text), '--at', '29'])
    expect(moment).toContain('After 29 ')
    expect((await bivouac(['replay', fileOf(text), '--at', '31'])).err).toContain('The game has 30 commands')
  })
})
