/** Studies on a table: what the rules allow is kept, what they do not allow goes with its line. */
import { chanceText, fail, type GameModule, ok, openMatch, unwrap } from '@bivouac/kernel'
import type { StudyBranch } from '@bivouac/protocol'
import { toy } from '@bivouac/testkit/toy'
import { describe, expect, test } from 'vitest'
import { parseStudy } from '../src/parse.ts'
import { heldBy, type OpenGame, openChapter, playMove, walk } from '../src/play.ts'
import { movesIn } from '../src/study.ts'

const module = toy as unknown as GameModule
const board = unwrap(module.board(module.scenarios[0].data))
const dealt = chanceText(module, openMatch(module, board, 'study').dealt)
const start = { game: 'toy', scenario: 'short', setup: dealt }
const open: OpenGame = ({ game }) =>
  game === 'toy' ? ok({ module, board }) : fail('unknown-game', `There is no game '${game}'.`)

/** Cards that the two hold: bids that are allowed. */
const legalBids = [0, 1].map(seat => {
  const match = unwrap(openChapter(module, board, start))
  return [1, 2, 3, 4].filter(
    n => playMove(match, { side: module.sides[seat], command: `bid ${n}`, chance: '' }).ok,
  )[0]
})
const [red, blue] = module.sides
const text = (...moves: readonly string[]): string =>
  [
    'bivouac-study 1',
    'title x',
    'chapter One',
    'game toy',
    'scenario short',
    `setup${dealt}`,
    'moves',
    ...moves,
  ].join('\n')

const held = (...moves: readonly string[]) => heldBy(open, unwrap(parseStudy(text(...moves))))

describe('a study that was read', () => {
  test('keeps what the rules allow', () => {
    const { study, problems } = held(`1 ${red} bid ${legalBids[0]}`, `2 ${blue} bid ${legalBids[1]}`)
    expect([problems, movesIn(study.chapters[0].next)]).toEqual([[], 2])
  })

  test('loses a move that is not allowed with all that follows, and says where', () => {
    const { study, problems } = held(
      `1 ${red} bid ${legalBids[0]}`,
      '(',
      `1 ${red} attack`,
      `2 ${blue} bid ${legalBids[1]}`,
      ')',
      '2 green bid 1',
    )
    expect(movesIn(study.chapters[0].next)).toBe(1)
    expect(problems.map(one => one.where)).toEqual(['line 10', 'line 13'])
    expect(problems[1].text).toContain(`expected ${red} or ${blue}`)
  })

  test('loses a chapter of a game that is not there, or whose deal does not fit', () => {
    const other = text().replace('game toy', 'game chess')
    expect(heldBy(open, unwrap(parseStudy(other))).problems[0].text).toContain("no game 'chess'")
    const cut = text().replace(/setup.*/, 'setup')
    expect(heldBy(open, unwrap(parseStudy(cut))).problems[0].text).toContain('cannot be repeated')
  })
})

test('a tree is gone through branch by branch, each from where it begins', () => {
  const move = (side: string, command: string, next: readonly StudyBranch[] = []): StudyBranch => ({
    side,
    command,
    chance: '',
    next,
  })
  const seen: string[] = []
  const failed: string[] = []
  walk(
    unwrap(openChapter(module, board, start)),
    [
      move(red, `bid ${legalBids[0]}`, [move(blue, `bid ${legalBids[1]}`), move(blue, 'attack')]),
      move(blue, `bid ${legalBids[1]}`),
    ],
    (node, match, path) => seen.push(`${path.join('.')} ${node.side} ${match.log.length}`),
    node => failed.push(node.command),
  )
  expect(seen).toEqual([`0 ${red} 1`, `0.0 ${blue} 1`, `1 ${blue} 1`])
  expect(failed).toEqual(['attack'])
})
