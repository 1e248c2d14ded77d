/** Files that would play tricks on a terminal: whatever the command says of them does nothing but stand there. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openMatch, unwrap, writeRecord } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { bivouac } from './bivouac.ts'
import { freshFolder } from './player.ts'

/** Clears the screen, retitles the window, rings, goes back, by escapes of either length, and turns the writing round. */
const TRICKS = '\u001b[2J\u001b]0;mine\u0007\b\r\u009b2J\u202e'
const ENDLESS = 'x'.repeat(3_000_000)

const [{ module }] = GAMES
const [{ data }] = module.scenarios
const text = writeRecord(openMatch(module, unwrap(module.board(data)), 'a'), { seed: 'a' })
const folder = freshFolder()
let files = 0
function fileOf(content: string): string {
  const path = join(folder, `${++files}.txt`)
  writeFileSync(path, content)
  return path
}
const withLine = (n: number, line: string): string => text.split('\n').toSpliced(n, 0, line).join('\n')
const scenario = (name: string): string => JSON.stringify({ ...(data as object), name })

describe.concurrent('a hostile file', () => {
  test.each<[string, () => string[]]>([
    ['verify, a line of tricks', () => ['verify', fileOf(withLine(4, TRICKS))]],
    ['verify as JSON, a line of tricks', () => ['verify', '--json', fileOf(withLine(4, TRICKS))]],
    ['verify, an endless line', () => ['verify', fileOf(withLine(4, ENDLESS))]],
    ['verify as JSON, an endless line', () => ['verify', '--json', fileOf(withLine(4, ENDLESS))]],
    ['verify, another game', () => ['verify', fileOf(text.replace('normandy', TRICKS + ENDLESS))]],
    ['verify, another side', () => ['verify', fileOf(withLine(7, `1 ${TRICKS} go = 00000000`))]],
    ['replay, a command of tricks', () => ['replay', fileOf(withLine(7, `1 us ${TRICKS} = 00000000`))]],
    ['replay, an endless command', () => ['replay', fileOf(withLine(7, `1 us ${ENDLESS} = 00000000`))]],
    ['fuzz, a file of tricks', () => ['fuzz', '--replay', fileOf(TRICKS + ENDLESS)]],
    ['scenario, no JSON', () => ['scenario', 'validate', fileOf(`{${TRICKS}${ENDLESS}`)]],
    ['scenario, a name of tricks', () => ['scenario', 'render', fileOf(scenario(`${TRICKS}Hill`))]],
    ['scenario as JSON', () => ['scenario', 'validate', '--json', fileOf(scenario(`${TRICKS}Hill`))]],
    [
      'sim, a scenario of tricks',
      () => ['sim', '--games', '1', '--scenario', fileOf(scenario(`${TRICKS}Hill`))],
    ],
    [
      'match, a saved one',
      () => ['match', '--a', 'random', '--b', 'random', '--resume', '--out', fileOf(TRICKS + ENDLESS)],
    ],
  ])('%s: what is said of it is plain and short', async (_, args) => {
    const { code, out, err } = await bivouac(args())
    expect([0, 1, 2]).toContain(code)
    expect(out + err).not.toMatch(/[^\P{Cc}\n\t]|\u202e/u)
    const longest = Math.max(...(out + err).split('\n').map(line => line.length))
    expect(longest).toBeLessThan(1000)
  })
})
