/** G-14 States imagined from a view: always possible, each equally likely. */
import { newTable, seedCells, seeded } from '@bivouac/kernel'
import { imaginedFlaws } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { greatWar } from '../../src/game.ts'
import { boardOf } from '../scenario-files.ts'
import { table } from '../table.ts'

type Lines = Record<string, string>

const CELLS = { '8,6': '.:bi4', '7,6': '.:gi4' }

/** Imagines `times` states from the seat's view and hands each to `visit` as its position's pile lines. */
function imagineOften(lines: string, seat: string, times: number, visit: (piles: Lines) => void): void {
  const t = table(CELLS, lines)
  const { board } = t.match.table
  const imaginer = greatWar.imagine(board, t.view(seat))
  const into = newTable(greatWar.layout, board, seeded)
  seedCells(into.cells, 'imagine')
  for (let i = 0; i < times; i++) {
    imaginer.imagine(seeded, into)
    const piles: Lines = {}
    for (const line of greatWar.printPosition(into).split('\n')) {
      const m = line.match(/^(command|combat) (\S+) ?(.*)$/)
      if (m) piles[`${m[1]} ${m[2]}`] = m[3].replace(/\.\d+/g, '')
    }
    visit(piles)
  }
}

/** Pearson's statistic of counts against equal shares. */
function chiSquare(counts: ReadonlyMap<string, number>): number {
  const total = [...counts.values()].reduce((a, b) => a + b, 0)
  const expected = total / counts.size
  return [...counts.values()].reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0)
}
const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

const FEW = `
  command discard *
  command deck attack-left
  command german-hand forward
  command british-hand big-show
  combat discard *
  combat deck lice hand-grenade
  combat german-hand tactician
  combat british-hand trench-raid`

describe('equally likely', () => {
  test("[G-14.1] the enemy's hand and the order of the deck, every way to deal", () => {
    const counts = new Map<string, number>()
    imagineOften(FEW, 'british', 6000, piles => {
      expect(piles['combat british-hand']).toBe('trench-raid')
      count(counts, `${piles['combat german-hand']} | ${piles['combat deck']}`)
    })
    expect([...counts.keys()].sort()).toEqual([
      'hand-grenade | lice tactician',
      'hand-grenade | tactician lice',
      'lice | hand-grenade tactician',
      'lice | tactician hand-grenade',
      'tactician | hand-grenade lice',
      'tactician | lice hand-grenade',
    ])
    // Five degrees of freedom: beyond 20.5 once in a thousand seeds.
    expect(chiSquare(counts)).toBeLessThan(20.5)
  })

  test('[G-14.1] command cards likewise; a spectator knows neither hand', () => {
    const counts = new Map<string, number>()
    imagineOften(FEW, 'spectator', 6000, piles =>
      count(
        counts,
        [piles['command british-hand'], piles['command german-hand'], piles['command deck']].join(),
      ),
    )
    expect(counts.size).toBe(6)
    expect(chiSquare(counts)).toBeLessThan(20.5)
  })

  test('[G-14.1] cards that Recon shows to the enemy are dealt anew', () => {
    const lines = `turn 2 german\ndoing keep\ncommand discard *\ncommand drawn forward big-show
      command deck attack-left`
    const counts = new Map<string, number>()
    imagineOften(lines, 'british', 3000, piles => count(counts, piles['command deck']))
    expect(counts.size).toBe(3)
    expect(chiSquare(counts)).toBeLessThan(13.9)
    imagineOften(lines, 'german', 20, piles => expect(piles['command drawn']).toBe('forward big-show'))
  })
})

describe('always possible', () => {
  test('[G-14.1] cards known to be in a hand stay there, for all or for the spy alone', () => {
    imagineOften(`${FEW}\nknown german tactician.1`, 'spectator', 50, piles =>
      expect(piles['combat german-hand']).toBe('tactician'),
    )
    imagineOften(`${FEW}\nspied german tactician.1`, 'british', 50, piles =>
      expect(piles['combat german-hand']).toBe('tactician'),
    )
    const seen = new Set<string>()
    imagineOften(`${FEW}\nspied german tactician.1`, 'spectator', 50, piles =>
      seen.add(piles['combat german-hand']),
    )
    expect(seen.size).toBeGreaterThan(1)
  })

  test('[G-14.1] open piles never move', () => {
    const lines = 'combat british-hand lice\ncombat discard gas-attack\ncombat german-played trench-foot'
    imagineOften(lines, 'german', 100, piles => {
      expect(piles['combat discard']).toBe('gas-attack')
      expect(piles['combat german-played']).toBe('trench-foot')
    })
  })

  test.each(greatWar.scenarios.map(({ id }) => id))(
    '[G-14.1] %s: what is imagined keeps every invariant and gives the same view again',
    id => {
      expect(imaginedFlaws(greatWar, boardOf(id), { looks: 40, apart: 13 })).toEqual([])
    },
  )
})
