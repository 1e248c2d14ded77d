/** `bivouac study`: a study in order is printed with what each move does; what does not hold is named with its line. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chanceText, commands, listed, openMatch, submit, unwrap } from '@bivouac/kernel'
import { moveOf } from '@bivouac/study'
import { beforeAll, describe, expect, test } from 'vitest'
import { GAMES, type Registered } from '../src/games.ts'
import { bivouac, bivouacJson } from './bivouac.ts'
import { freshFolder } from './player.ts'

const folder = freshFolder()

/** So many moves of a game by whatever is allowed first, as lines of a study. */
function studyOf({ module }: Registered, count: number): readonly string[] {
  const [scenario] = module.scenarios
  const match = openMatch(module, unwrap(module.board(scenario.data)), 'study')
  const head = [
    'bivouac-study 1',
    'title Trials',
    '',
    'chapter One',
    `game ${module.id}`,
    `scenario ${scenario.id}`,
    `setup${chanceText(module, match.dealt)}`,
    'moves',
  ]
  const moves = Array.from({ length: count }, (_, i) => {
    const legal = commands()
    const seat = module.toChoose(match.table) & 1 ? 0 : 1
    module.legal(match.table, seat, legal)
    unwrap(submit(match, seat, listed(legal)[0]))
    const { side, command, chance } = moveOf(match)
    return `${i + 1} ${side} ${command}${chance}`
  })
  return [...head, ...moves]
}

describe.each(GAMES.map(game => [game.module.id, game] as const))('%s', (id, game) => {
  const file = join(folder, `${id}.bivouac`)
  let lines: readonly string[]
  beforeAll(() => {
    lines = studyOf(game, 12)
    writeFileSync(file, `${lines.join('\n')}\n; The end of a line.\n`)
  })

  test('prints a study that is in order, in words and as JSON', async () => {
    const { code, out } = await bivouac(['study', file])
    expect(code).toBe(0)
    expect(out).toContain('Trials: 1 chapter, 12 moves.')
    expect(out).toContain(lines.at(-1))
    expect(out).toContain('; The end of a line.')
    const json = await bivouacJson<{ ok: boolean; chapters: readonly unknown[] }>('study', file)
    expect([json.ok, json.chapters.length]).toEqual([true, 1])
  })

  test('keeps what holds, and names the line of what does not', async () => {
    const wrong = join(folder, `${id}-wrong.bivouac`)
    writeFileSync(wrong, `${lines.with(14, '7 nobody sleep').join('\n')}\n`)
    const { code, out, err } = await bivouac(['study', wrong])
    expect(code).toBe(1)
    expect(out).toContain('1 chapter, 6 moves.')
    expect(err).toContain('line 15')
  })
})

test('what is no study is refused with a sentence', async () => {
  const file = join(folder, 'none.bivouac')
  writeFileSync(file, '\u001b[2J<script>')
  const { code, err } = await bivouac(['study', file])
  expect(code).toBe(2)
  expect(err).toContain("its first line must be 'bivouac-study 1'")
  expect(err).not.toContain('\u001b')
})
