/** N-9 States imagined from a view: always possible, each equally likely. */
import { newTable, seedCells, seeded } from '@bivouac/kernel'
import { imaginedFlaws } from '@bivouac/testkit'
import { expect, test } from 'vitest'
import { normandy } from '../../src/game.ts'
import { boardOf, table } from '../table.ts'

type Lines = Record<string, string>

/** Imagines `times` states from the seat's view and hands each to `visit` as its position's pile lines. */
function imagineOften(
  lines: string,
  seat: 'us' | 'german',
  times: number,
  visit: (piles: Lines) => void,
): void {
  const t = table('la-raye', lines)
  const imaginer = normandy.imagine(t.match.table.board, t.view(seat))
  const into = newTable(normandy.layout, t.match.table.board, seeded)
  seedCells(into.cells, 'imagine')
  for (let i = 0; i < times; i++) {
    imaginer.imagine(seeded, into)
    const piles: Lines = {}
    for (const line of normandy.printPosition(into).split('\n')) {
      const m = line.match(/^(us|german|bid us|bid german) (\S+) ?(.*)$/)
      if (m) piles[m[1].startsWith('bid') ? m[1] : `${m[1]} ${m[2]}`] = m[1].startsWith('bid') ? m[2] : m[3]
    }
    visit(piles)
  }
}

/** Pearson's statistic of counts against expected shares. */
function chiSquare(counts: ReadonlyMap<string, number>, shares: Record<string, number>): number {
  const total = [...counts.values()].reduce((a, b) => a + b, 0)
  expect([...counts.keys()].filter(key => !(key in shares))).toEqual([])
  return Object.entries(shares).reduce((sum, [key, share]) => {
    const expected = total * share
    return sum + ((counts.get(key) ?? 0) - expected) ** 2 / expected
  }, 0)
}

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
const kinds = (cards: string): string => cards.replace(/\.\d+/g, '')

const SMALL = `
  german hand rifleman-a scout-a
  german deck rifleman-a fog-of-war
  german supply *
  us hand scout-b
  us deck scout-a rifleman-a rifleman-b
  us supply *`

test("[N-9.2] the enemy's hand is each of the possible ones, as likely as it would be dealt", () => {
  const counts = new Map<string, number>()
  imagineOften(SMALL, 'us', 6000, piles => count(counts, kinds(piles['german hand'])))
  const shares = {
    'rifleman-a rifleman-a': 1 / 6,
    'rifleman-a scout-a': 2 / 6,
    'rifleman-a fog-of-war': 2 / 6,
    'scout-a fog-of-war': 1 / 6,
  }
  // Three degrees of freedom: beyond 16.3 once in a thousand seeds.
  expect(chiSquare(counts, shares)).toBeLessThan(16.3)
})

test("[N-9.1] every order of the enemy's cards is equally likely", () => {
  const counts = new Map<string, number>()
  imagineOften(SMALL, 'us', 12_000, piles =>
    count(counts, `${piles['german hand']} | ${piles['german deck']}`),
  )
  // Six hands with two orders of the deck each; eleven degrees of freedom.
  expect(counts.size).toBe(12)
  const shares = Object.fromEntries([...counts.keys()].map(key => [key, 1 / 12]))
  expect(chiSquare(counts, shares)).toBeLessThan(31.3)
})

test('[N-9.1] the own deck is put in every order, and the own hand stays', () => {
  const counts = new Map<string, number>()
  imagineOften(SMALL, 'us', 6000, piles => {
    expect(piles['us hand']).toBe('scout-b.1')
    count(counts, piles['us deck'])
  })
  expect(counts.size).toBe(6)
  const shares = Object.fromEntries([...counts.keys()].map(key => [key, 1 / 6]))
  expect(chiSquare(counts, shares)).toBeLessThan(20.5)
})

test('[N-9.1] an enemy bid not yet revealed is any card of the imagined hand', () => {
  const counts = new Map<string, number>()
  imagineOften(`doing bid\nbid german scout-a.1\n${SMALL}`, 'us', 6000, piles => {
    expect(piles['german hand'].split(' ')).toContain(piles['bid german'])
    count(counts, piles['bid german'])
  })
  const shares = { 'rifleman-a.1': 1 / 4, 'rifleman-a.2': 1 / 4, 'scout-a.1': 1 / 4, 'fog-of-war.1': 1 / 4 }
  expect(chiSquare(counts, shares)).toBeLessThan(16.3)
})

test('[N-3.4, N-9.1] the only card of a hand is the one that was bid, and an empty hand has bid nothing', () => {
  const one = SMALL.replace('german hand rifleman-a scout-a', 'german hand scout-a')
  imagineOften(`doing bid\nbid german scout-a.1\n${one}`, 'us', 50, piles => {
    expect(piles['bid german']).toBe(piles['german hand'])
  })
  const none = SMALL.replace('german hand rifleman-a scout-a\n', '')
  imagineOften(`doing bid\nbid german none\n${none}`, 'us', 50, piles => {
    expect(piles['bid german']).toBe('none')
  })
})

test('[N-7.7, N-9.1] which men of a kind the enemy has lost is not known by name', () => {
  const counts = new Map<string, number>()
  const lines = `
    german hand scout-a
    german removed scout-a*2 fog-of-war
    german supply *`
  imagineOften(lines, 'us', 3000, piles => {
    expect(kinds(piles['german removed'])).toBe('scout-a scout-a fog-of-war')
    count(counts, piles['german hand'])
  })
  expect(chiSquare(counts, { 'scout-a.1': 1 / 3, 'scout-a.2': 1 / 3, 'scout-a.3': 1 / 3 })).toBeLessThan(13.8)
})

test('[N-9.1] open piles never move', () => {
  const lines = `${SMALL}\nus play rifleman-b.5\ngerman discard rifleman-b.4\ngerman play scout-b.3`
  imagineOften(lines, 'german', 200, piles => {
    expect(piles['us play']).toBe('rifleman-b.5')
    expect(piles['german discard']).toBe('rifleman-b.4')
    expect(piles['german play']).toBe('scout-b.3')
    expect(piles['german hand']).toBe('rifleman-a.1 scout-a.1')
  })
})

test.each(normandy.scenarios.map(({ id }) => id))(
  '[N-9.1, N-9.2] %s: what is imagined keeps every invariant and gives the same view again',
  id => {
    expect(imaginedFlaws(normandy, boardOf(id), { looks: 60, apart: 7 })).toEqual([])
  },
)
