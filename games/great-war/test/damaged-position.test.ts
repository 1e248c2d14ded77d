/** Positions damaged at random are refused with a problem, or can be shown and played on: never an error, never a hang. */
import { below, commands, newTable, openMatch, playOut, seedCells, seeded } from '@bivouac/kernel'
import { openScenario } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { greatWar } from '../src/game.ts'
import { boardOf } from './scenario-files.ts'

const dice = new Int32Array(4)
const pick = <T>(items: readonly T[]): T => items[below(dice, items.length, 0)]
const WORDS = [
  '0',
  '1',
  '2',
  '7',
  '99',
  '-1',
  '-',
  'none',
  'british',
  'british-2',
  'german-3',
  '5,5',
  'battle',
]

/** One line lost, doubled or moved, or one word lost, changed or taken from another line. */
function damage(lines: string[]): void {
  const at = 1 + below(dice, lines.length - 1, 0)
  const words = lines[at].split(' ')
  const word = below(dice, words.length, 0)
  switch (below(dice, 5, 0)) {
    case 0:
      lines.splice(at, 1)
      return
    case 1:
      lines.splice(at, 0, pick(lines))
      return
    case 2:
      words[word] = pick(WORDS)
      break
    case 3:
      words[word] = pick(pick(lines).split(' '))
      break
    default:
      words.splice(word, 1)
  }
  lines[at] = words.join(' ')
}

test.each(['somme-beaumont-hamel', 'loos-13-october', 'vimy-thelus'])('%s', id => {
  const board = boardOf(id)
  seedCells(dice, `damage ${id}`, 0)
  const list = commands()
  const into = newTable(greatWar.layout, board, seeded)
  let refused = 0
  let played = 0
  for (let game = 0; game < 6; game++) {
    const { table: t } = openMatch(greatWar, board, `damage ${id} ${game}`)
    for (let look = 0; look < 40 && greatWar.toChoose(t) !== 0; look++) {
      playOut(greatWar, t, dice, list, 1 + below(dice, 7, 0))
      const lines = greatWar.printPosition(t).trimEnd().split('\n')
      for (let times = 1 + below(dice, 3, 0); times > 0; times--) damage(lines)
      const text = lines.join('\n')
      const read = greatWar.parsePosition(text, seeded, name => openScenario(greatWar, name))
      if (!read.ok) {
        expect(read.problem.text).not.toMatch(/undefined|NaN/)
        refused++
        continue
      }
      for (const seat of [0, 1, -1])
        greatWar.imagine(board, greatWar.view(read.value, seat)).imagine(seeded, into)
      playOut(greatWar, read.value, dice, list, 30)
      played++
    }
  }
  expect(refused).toBeGreaterThan(50)
  expect(played).toBeGreaterThan(10)
})
