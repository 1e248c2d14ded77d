import {
  type Commands,
  cloneTable,
  commands,
  frameKind,
  listed,
  newTable,
  type Seat,
  seedCells,
  seeded,
  unwrap,
} from '@bivouac/kernel'
import { toy } from '@bivouac/testkit/toy'
import { describe, expect, it } from 'vitest'
import {
  botDice,
  flawOf,
  newSearch,
  newThinker,
  playGame,
  random,
  SEARCH_OPTIONS,
  type Sight,
  searchBot,
  together,
} from '../src/index.ts'
import { NONE, newTree, transplant } from '../src/search/tree.ts'
import { toySense } from './toy-sense.ts'

const board = unwrap(toy.board(toy.scenarios[0].data))
const BID = 1
const ACT = 2

/** A table that has come to a decision of this kind. */
function tableAt(kind: number, seed: string) {
  const t = newTable(toy.layout, board, seeded)
  seedCells(t.cells, seed)
  toy.setup(t)
  const list = commands()
  for (let i = 0; frameKind(t) !== kind; i++) {
    const seat = toy.toChoose(t) & 1 ? 0 : 1
    list.count = 0
    toy.legal(t, seat, list)
    toy.apply(t, seat, list.codes[i % list.count])
  }
  return t
}

const seatOf = (t: ReturnType<typeof tableAt>): Seat => (toy.toChoose(t) & 1 ? 0 : 1)

function legalFor(t: ReturnType<typeof tableAt>, seat: Seat): number[] {
  const list: Commands = commands()
  toy.legal(t, seat, list)
  return listed(list)
}

const sightOf = (
  t: ReturnType<typeof tableAt>,
  seat: Seat,
  dice: string,
): Sight<typeof board, ReturnType<typeof toy.view>> => ({
  board,
  seat,
  view: toy.view(t, seat),
  legal: legalFor(t, seat),
  dice: botDice(dice, 0),
  clock: () => 0,
})

const expertIn = (iterations: number, plans = 0) =>
  searchBot(toy, toySense, { name: 'test', budget: { iterations, plans } })

function grown(kind: number, iterations: number) {
  const t = tableAt(kind, 'grow')
  const seat = seatOf(t)
  const search = newSearch(toy, toySense(board), board, { ...SEARCH_OPTIONS, nodes: 5000 })
  search.begin(toy.imagine(board, toy.view(t, seat)), seat, botDice('grow', 0))
  search.run(iterations)
  return search.tree
}

describe('the search', () => {
  it('gives the same answer for the same view, seed and iterations', () => {
    const t = tableAt(ACT, 'same')
    const ask = () => {
      const bot = expertIn(400)
      bot.choose(sightOf(t, seatOf(t), 'dice'))
      return bot.reasons()
    }
    expect(ask()).toEqual(ask())
    expect(ask()?.visits).toBeGreaterThan(0)
  })

  it('does not depend on what the seat cannot see', () => {
    const t = tableAt(BID, 'hidden')
    const seat = 0
    for (let i = 0; i < 20; i++) {
      const other = cloneTable(t)
      seedCells(other.cells, `other ${i}`)
      toy.imagine(board, toy.view(t, seat)).imagine(seeded, other)
      expect(toy.view(other, seat)).toEqual(toy.view(t, seat))
      expect(expertIn(200).choose(sightOf(other, seat, 'd'))).toBe(
        expertIn(200).choose(sightOf(t, seat, 'd')),
      )
    }
  })

  it('gives each group of dice its exact share of the visits', () => {
    const tree = grown(ACT, 600)
    let rolled = 0
    for (let edge = tree.firstEdge[0]; edge !== NONE; edge = tree.nextEdge[edge]) {
      const seen = [0, 0, 0]
      for (let node = tree.child[edge]; node !== NONE; node = tree.sibling[node])
        seen[tree.group[node]] += tree.nodeVisits[node]
      if (seen[1] + seen[2] === 0) continue
      rolled++
      expect(Math.abs(seen[1] - seen[2])).toBeLessThanOrEqual(1)
    }
    expect(rolled).toBe(1)
  })

  it('lets the other seat of a secret choice answer without knowing what was chosen', () => {
    const tree = grown(BID, 500)
    const twin = tree.twin[0]
    expect(twin).not.toBe(NONE)
    // All its visits are gathered in one place, whatever the first seat chose.
    expect(tree.nodeVisits[twin]).toBe(tree.nodeVisits[0])
  })

  it('counts how often a command could be given, not only how often it was', () => {
    const tree = grown(BID, 500)
    const twin = tree.twin[0]
    const available = []
    for (let edge = tree.firstEdge[twin]; edge !== NONE; edge = tree.nextEdge[edge])
      available.push(tree.available[edge])
    // The other hand is imagined: not every card is in it each time.
    expect(Math.min(...available)).toBeLessThan(tree.nodeVisits[twin])
    expect(Math.max(...available)).toBeLessThanOrEqual(tree.nodeVisits[twin])
  })

  it('never outgrows its tree', () => {
    const t = tableAt(ACT, 'small')
    const search = newSearch(toy, toySense(board), board, { ...SEARCH_OPTIONS, nodes: 16 })
    search.begin(toy.imagine(board, toy.view(t, seatOf(t))), seatOf(t), botDice('small', 0))
    search.run(1000)
    expect(search.tree.nodes).toBeLessThanOrEqual(16)
    expect(search.visits()).toBe(1000)
  })

  it('moves a branch into another tree with all its figures', () => {
    const tree = grown(ACT, 300)
    const edge = tree.firstEdge[0]
    const node = tree.child[edge]
    const copy = newTree(5000)
    transplant(tree, node, copy)
    expect(copy.nodeVisits[0]).toBe(tree.nodeVisits[node])
    expect(copy.nodeWorth[0]).toBe(tree.nodeWorth[node])
    expect(copy.nodes).toBeLessThan(tree.nodes)
  })

  it('goes on with what it knows when the game comes to a place it has thought about', () => {
    const t = tableAt(ACT, 'reuse')
    const seat = seatOf(t)
    const thinker = newThinker(toy, toySense)
    const question = () => ({
      board,
      seat,
      imaginer: toy.imagine(board, toy.view(t, seat)),
      dice: botDice('reuse', 0),
      clock: () => 0,
    })
    const peek = legalFor(t, seat)[1]
    thinker.think(question(), { iterations: 500, plans: 0 })
    thinker.commit(peek)
    toy.apply(t, seat, peek)
    const after = thinker.think(question(), { iterations: 500, plans: 0 })
    expect(after.visits).toBeGreaterThan(after.iterations)
  })

  it('shows its tree a plan for the turn first', () => {
    const bot = expertIn(300, 10)
    const t = tableAt(ACT, 'plan')
    const chosen = bot.choose(sightOf(t, seatOf(t), 'plan'))
    expect(legalFor(t, seatOf(t))).toContain(chosen)
  })

  it('beats random play', async () => {
    let won = 0
    for (let i = 0; i < 12; i++) {
      const { outcome } = await playGame(toy, board, `game ${i}`, [expertIn(100), random()])
      if (outcome.winner === 0) won++
    }
    expect(won).toBeGreaterThan(8)
  })
})

describe('a thought', () => {
  it('tells its lines, most tried first, with the chance to win', () => {
    const bot = expertIn(500)
    const t = tableAt(ACT, 'lines')
    bot.choose(sightOf(t, seatOf(t), 'lines'))
    const lines = bot.reasons()?.lines ?? []
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.map(line => line.visits)).toEqual(lines.map(line => line.visits).toSorted((a, b) => b - a))
    for (const { chance } of lines) {
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
  })

  it('adds up with what others found', () => {
    const thought = (visits: number, chance: number) => ({
      lines: [{ command: 7, visits, chance, next: [] }],
      visits,
      iterations: visits,
      nodes: 1,
      depth: visits,
      ms: visits,
    })
    expect(together([thought(10, 0.5), thought(30, 0.9)])).toEqual({
      lines: [{ command: 7, visits: 40, chance: 0.8, next: [] }],
      visits: 40,
      iterations: 40,
      nodes: 2,
      depth: 30,
      ms: 30,
    })
  })
})

describe('a budget', () => {
  it.each([
    [{ iterations: 0, plans: 0 }, /at least 1 iteration, not 0/],
    [{ iterations: -5, plans: 0 }, /at least 1 iteration/],
    [{ iterations: 1.5, plans: 0 }, /at least 1 iteration/],
    [{ iterations: 10, steps: 0, plans: 0 }, /more than 0 steps/],
    [{ iterations: 10, ms: 0, plans: 0 }, /more than 0 milliseconds/],
    [{ iterations: 10, ms: Number.NaN, plans: 0 }, /more than NaN/],
    [{ iterations: 10, plans: -1 }, /plans is 0 or more/],
  ])('%j is refused', (budget, text) => {
    expect(flawOf(budget)).toMatch(text)
    expect(() => searchBot(toy, toySense, { name: 'x', budget })).toThrow(text)
  })

  /** Thinks so many milliseconds by a clock that goes on by one whenever it is looked at. */
  function thinkBy(ms: number, seed: string) {
    const t = tableAt(ACT, seed)
    let now = 0
    const thinker = newThinker(toy, toySense, { ...SEARCH_OPTIONS, nodes: 1000 })
    const seat = seatOf(t)
    const imaginer = toy.imagine(board, toy.view(t, seat))
    const question = { board, seat, imaginer, dice: botDice(seed, 0), clock: () => now++ }
    return { ...thinker.think(question, { iterations: 1_000_000, ms, plans: 0 }), spent: now }
  }

  it('by steps ends where its descents have been long enough, and makes one at least', () => {
    const made = [1, 2000, 4000].map(steps => {
      const t = tableAt(ACT, 'steps')
      const thinker = newThinker(toy, toySense, { ...SEARCH_OPTIONS, nodes: 1000 })
      const seat = seatOf(t)
      const imaginer = toy.imagine(board, toy.view(t, seat))
      const question = { board, seat, imaginer, dice: botDice('steps', 0), clock: () => 0 }
      return thinker.think(question, { iterations: 1_000_000, steps, plans: 0 }).iterations
    })
    expect(made[0]).toBeGreaterThan(0)
    expect(made[1]).toBeGreaterThan(made[0])
    expect(made[2]).toBeGreaterThan(made[1])
    expect(made[2]).toBeLessThan(10_000)
  })

  it('by the clock ends when the time is over', () => {
    const { iterations } = thinkBy(5, 'clock')
    expect(iterations).toBeGreaterThan(0)
    expect(iterations).toBeLessThan(1000)
  })

  it('by the clock ends before that where the time left could change nothing any more', () => {
    const seeds = Array.from({ length: 12 }, (_, i) => `clear ${i}`)
    const thoughts = seeds.map(seed => thinkBy(200, seed))
    const early = thoughts.filter(({ spent }) => spent < 190)
    expect(early.length).toBeGreaterThan(6)
    // Until its pace is known nothing is settled.
    for (const { spent } of thoughts) expect(spent).toBeGreaterThan(20)
    for (const { lines } of early) expect(lines[0].visits).toBe(Math.max(...lines.map(line => line.visits)))
  })
})
