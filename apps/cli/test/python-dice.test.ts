/** The checker of dice in Python, which was written from the format's pages alone, on games of either kind of chance. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chanceUnder, commitmentOf, entropyHash } from '@bivouac/fair'
import {
  below,
  commands,
  type Match,
  openKeyedMatch,
  openMatch,
  RESIGN,
  seedCells,
  submit,
  takeBackTo,
  unwrap,
  writeRecord,
} from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { freshFolder } from './player.ts'

const PROGRAM = fileURLToPath(new URL('../../../examples/python-dice/check.py', import.meta.url))
const folder = freshFolder()
let files = 0

/** What the program says, and whether it is content. */
function checked(text: string): Promise<{ isFine: boolean; says: string }> {
  const path = join(folder, `${++files}.bivouac`)
  writeFileSync(path, text)
  return new Promise(resolve => {
    execFile('python3', [PROGRAM, path], (error, stdout, stderr) =>
      resolve({ isFine: error === null, says: (stdout + stderr).trim() }),
    )
  })
}

/** Random commands, with two of them taken back half-way, and one side giving up. */
function playOn(match: Match): void {
  const { module, table } = match
  const dice = new Int32Array(4)
  seedCells(dice, 'players', 0)
  for (let i = 0; i < 120 && module.toChoose(table) !== 0; i++) {
    if (i === 60) unwrap(takeBackTo(match, match.log.length - 2))
    const seat = module.toChoose(table) & 1 ? 0 : 1
    const list = commands()
    module.legal(table, seat, list)
    unwrap(submit(match, seat, list.codes[below(dice, list.count, 0)]))
  }
  if (module.toChoose(table) !== 0) unwrap(submit(match, 0, RESIGN))
}

/** The same game with one die turned to its next face. */
function turned(text: string): string {
  return text.replace(
    / \| d(\d+) (\d+)/,
    (_, faces, face) => ` | d${faces} ${(Number(face) + 1) % Number(faces)}`,
  )
}

describe.each(GAMES.map(({ module }) => [module.id, module] as const))('%s', (_, module) => {
  const board = unwrap(module.board(module.scenarios[0].data))

  test('dice that were committed to, with bytes of a player', async () => {
    const secret = '3c'.repeat(32)
    const bytes = '4d'.repeat(16)
    const commitment = commitmentOf({ ...board, game: module.id }, secret)
    const opened = { seat: 1, hash: entropyHash(commitment, 1, bytes), entropy: bytes, from: 5 }
    const match = openKeyedMatch(module, board, chanceUnder({ commitment, secret, entropy: [opened] }))
    playOn(match)
    const entropy = [{ ...opened, side: module.sides[1], bytes }]
    const text = writeRecord(match, { commitment, secret, entropy })
    expect(await checked(text)).toEqual({
      isFine: true,
      says: expect.stringMatching(
        /^All [1-9]\d* dice follow from the secret that was committed to before the game\.$/,
      ),
    })
    expect(await checked(turned(text))).toEqual({
      isFine: false,
      says: expect.stringMatching(/^Line \d+: the dice do not follow/),
    })
    expect(await checked(text.replace(secret, '3d'.repeat(32)))).toMatchObject({ isFine: false })
    expect(await checked(text.replace(` ${bytes}`, ` ${'4e'.repeat(16)}`))).toMatchObject({ isFine: false })
    const closed = await checked(writeRecord(match, { commitment, entropy }))
    expect(closed).toEqual({ isFine: true, says: expect.stringContaining('cannot be proved yet') })
  })

  test('dice from a seed', async () => {
    const match = openMatch(module, board, 'sëven')
    playOn(match)
    const commitment = createHash('sha256').update('sëven').digest('hex')
    const text = writeRecord(match, { seed: 'sëven', commitment })
    expect(await checked(text)).toEqual({
      isFine: true,
      says: expect.stringMatching(/^All [1-9]\d* dice follow from the seed that was committed to/),
    })
    expect(await checked(turned(text))).toMatchObject({ isFine: false })
    expect(await checked(text.replace('seed sëven', 'seed eight'))).toMatchObject({ isFine: false })
  })
})
