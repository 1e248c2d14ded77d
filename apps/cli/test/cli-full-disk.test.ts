/** What the command does when its output cannot be written: one sentence and an exit code of its own, whatever the verb. */
import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openMatch, unwrap, writeRecord } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { freshFolder } from './player.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
/** A device of Linux that is always full. */
const FULL = '/dev/full'

/** Runs the command with its stdout on a full disk. */
function onFullDisk(args: readonly string[], input = ''): Promise<{ code: number | null; err: string }> {
  const full = openSync(FULL, 'w')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['pipe', full, 'pipe'] })
    closeSync(full)
    let err = ''
    child.stderr?.setEncoding('utf8').on('data', text => {
      err += text
    })
    // The command may have ended before it reads anything.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
    child.on('error', reject)
    child.on('close', code => resolve({ code, err }))
  })
}

const [{ module }] = GAMES
const record = join(freshFolder(), 'game.bivouac')
writeFileSync(record, writeRecord(openMatch(module, unwrap(module.board(module.scenarios[0].data)), 'a')))
const TABLE = ['--game', module.id, '--scenario', '1', '--seed', '1']

const where = describe.skipIf(!existsSync(FULL)) // only Linux has the device

where.concurrent('on a full disk', () => {
  test.each<{ args: readonly string[]; input?: string }>([
    { args: ['--help'] },
    { args: ['no-such-verb', '--json'] },
    { args: ['scenarios'] },
    { args: ['scenarios', '--json'] },
    { args: ['sim', ...TABLE, '--games', '1'] },
    { args: ['match', ...TABLE, '--pairs', '1', '--a', 'random', '--b', 'random'] },
    { args: ['perft', '--game', module.id, '--scenario', '1', '--depth', '1'] },
    { args: ['fuzz', ...TABLE, '--actions', '100'] },
    { args: ['engine'], input: '{"cmd": "hello"}\n' },
    { args: ['play', '--seed', 'a', '--save', join(freshFolder(), 'game.bivouac')], input: '1\n' },
    { args: ['replay', record] },
    { args: ['verify', record] },
    { args: ['rules'] },
    { args: ['scenario', 'render', '1', '--game', module.id] },
    { args: ['bench', '--help'] },
    { args: ['lab', 'train', '--help'] },
    { args: ['serve', '--help'] },
  ])('$args says so in one sentence', async ({ args, input }) => {
    expect(await onFullDisk(args, input)).toEqual({
      code: 74,
      err: 'bivouac: Cannot write the output: the disk is full.\n',
    })
  })
})
