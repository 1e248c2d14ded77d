/** The engine's `search` with bots that think: their reasons, and where there is nothing to think about. */
import { spawnSync } from 'node:child_process'
import { RESIGN, submit, unwrap } from '@bivouac/kernel'
import { expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { talk } from './engine-talk.ts'

interface Named {
  readonly code: number
  readonly text: string
}
interface Line {
  readonly command: Named
  readonly visits: number
  readonly chance: number
  readonly next: readonly Named[]
}

const main = new URL('../src/main.ts', import.meta.url).pathname

test.each(['normandy', 'great-war'])('%s: a veteran says why, in commands that can be read', async id => {
  const { ask, session } = talk({ games: GAMES })
  await ask('new', { game: id, scenario: 1, seed: 'a' })
  const module = GAMES.find(game => game.module.id === id)?.module
  let reasoned = 0
  for (let i = 0; i < 4; i++) {
    const { legal } = (await ask('legal')) as unknown as { legal: Record<string, Named[]> }
    const [seat, list] = Object.entries(legal)[0]
    const answer = await ask('search', { seat, bot: 'veteran' })
    expect(list).toContainEqual(answer.command)
    if (list.length === 1) expect(answer).not.toHaveProperty('reasons')
    else {
      const { lines, visits } = answer.reasons as unknown as { lines: Line[]; visits: number }
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.length).toBeLessThanOrEqual(5)
      for (const line of lines) {
        expect(list).toContainEqual(line.command)
        expect(line.chance >= 0 && line.chance <= 1).toBe(true)
        expect(line.visits).toBeLessThanOrEqual(visits)
        for (const { code, text } of [line.command, ...line.next]) {
          const board = session.playing?.match.table.board
          expect(board && module?.formatCommand(board, code)).toBe(text)
        }
      }
      reasoned++
    }
    // Asked twice at the same place it still speaks of this place.
    if (i === 0) expect(list).toContainEqual((await ask('search', { seat, bot: 'veteran' })).command)
    await ask('apply', { seat, command: list[i % list.length].code })
  }
  expect(reasoned).toBeGreaterThan(1)
})

test('a game that is over is not searched', async () => {
  const { ask, session } = talk({ games: GAMES })
  await ask('new', { game: 'normandy', scenario: 1, seed: 'a' })
  await ask('search', { seat: 'us', bot: 'search:iterations=5' })
  expect((await ask('search', { seat: 'us', bot: 'search:iterations=0' })).error).toMatchObject({
    code: 'bad-bot',
  })
  if (session.playing) unwrap(submit(session.playing.match, 0, RESIGN))
  for (const seat of ['us', 'german'])
    expect((await ask('search', { seat, bot: 'veteran' })).error).toEqual({
      code: 'over',
      text: 'The game is over.',
    })
})

test('a bot in threads answers also when nothing more is to come, and the engine ends by itself', () => {
  const requests = [
    { id: 1, cmd: 'new', game: 'normandy', scenario: 1, seed: 'a' },
    { id: 2, cmd: 'search', seat: 'us', bot: 'search:iterations=30,workers=2' },
    { id: 3, cmd: 'search', seat: 'us', bot: 'search:iterations=30,workers=2' },
  ]
  const { stdout, stderr, status } = spawnSync(process.execPath, [main, 'engine'], {
    input: requests.map(request => JSON.stringify(request)).join('\n'),
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  const answers = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(answers.map(({ id, ok }) => [id, ok])).toEqual([1, 2, 3].map(id => [id, true]))
  expect(answers[1].reasons.lines.length).toBeGreaterThan(0)
})
