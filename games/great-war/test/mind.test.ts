/** What the search is told of The Great War: pure, quick to trust, and exact where it claims to be. */
import type { Sense } from '@bivouac/ai'
import { playGame, random } from '@bivouac/ai'
import {
  type Commands,
  cloneTable,
  commands,
  enumerate,
  frameKind,
  listed,
  type Table,
} from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { greatWar } from '../src/game.ts'
import { greatWarSense, judgeValue, QUIET } from '../src/mind/index.ts'
import type { GreatWarBoard } from '../src/scenario/board.ts'
import { ATTACK } from '../src/state/frames.ts'
import { boards, playRandomly } from './random-play.ts'
import { BURST, FLAG, HQ, type Seated, SKULL, SOLDIER, table } from './table.ts'

type T = Table<GreatWarBoard>

const senses = boards.map(board => greatWarSense(board, judgeValue(board)))
const out = new Float64Array(1024)

const legalFor = (t: T, seat: number): Commands => {
  const list = commands()
  greatWar.legal(t, seat, list)
  return list
}

/** Some positions of a random game of each scenario. */
function positions(
  seed: string,
  visit: (t: T, seat: number, sense: Sense<GreatWarBoard>, i: number) => void,
  every = 17,
): void {
  for (const [i] of boards.entries()) {
    let count = 0
    playRandomly(i + 1, seed, ({ table: t }, seat) => {
      if (count++ % every === 0) visit(t, seat, senses[i], i)
    })
  }
}

describe('the sense', () => {
  test('changes nothing on the table, and thins to a part of the list that is never empty', () => {
    const groups = new Float64Array(16)
    let longest = 0
    positions('pure', (t, seat, sense) => {
      const before = t.cells.slice()
      const list = legalFor(t, seat)
      const legal = new Set(listed(list))
      sense.thin(t, seat, list, false)
      expect(list.count).toBeGreaterThan(0)
      expect(listed(list).every(command => legal.has(command))).toBe(true)
      expect(new Set(listed(list)).size).toBe(list.count)
      longest = Math.max(longest, list.count)
      sense.weigh(t, seat, list, out)
      for (let i = 0; i < list.count; i++) {
        expect(out[i]).toBeGreaterThan(0)
        expect(out[i]).toBeLessThanOrEqual(1)
      }
      sense.value(t, out)
      expect(out[0]).toBeGreaterThan(0)
      expect(out[0]).toBeLessThan(1)
      for (const side of [0, 1]) {
        sense.credit(t, side, out)
        expect(out[0]).toBeGreaterThan(0)
        expect(out[0]).toBeLessThanOrEqual(1)
      }
      expect(sense.mark(t)).toBeGreaterThanOrEqual(0)
      expect(sense.winner(t)).toBe(-1)
      sense.isQuiet(t)
      sense.groups(t, list.codes[0], groups)
      sense.print(t)
      expect(t.cells).toEqual(before)
    })
    expect(longest).toBeLessThan(60)
  })

  test('thinks the same of a position whatever it has seen before', () => {
    positions(
      'memory',
      (t, seat, sense, i) => {
        const fresh = greatWarSense(boards[i], judgeValue(boards[i]))
        const [known, anew] = [legalFor(t, seat), legalFor(t, seat)]
        sense.thin(t, seat, known, false)
        fresh.thin(t, seat, anew, false)
        expect(listed(known)).toEqual(listed(anew))
        sense.weigh(t, seat, known, out)
        const weights = out.slice(0, known.count)
        fresh.weigh(t, seat, anew, out)
        expect(weights).toEqual(out.slice(0, anew.count))
      },
      61,
    )
  })

  test('what one seat cannot see is not in the print, what everybody sees is', () => {
    const other = commands()
    positions('prints', (t, seat, sense) => {
      const imagined = cloneTable(t)
      greatWar.imagine(t.board, greatWar.view(t, seat)).imagine(t.chance, imagined)
      expect(sense.print(imagined)).toBe(sense.print(t))
      other.count = 0
      greatWar.legal(t, seat, other)
      greatWar.apply(imagined, seat, other.codes[0])
      expect(sense.print(imagined)).not.toBe(sense.print(t))
    })
  })

  test('advises a command of the list it is given', () => {
    positions(
      'advice',
      (t, seat, sense) => {
        const before = t.cells.slice()
        const list = legalFor(t, seat)
        sense.thin(t, seat, list, false)
        expect(listed(list)).toContain(sense.advise(t, seat, list))
        expect(t.cells).toEqual(before)
      },
      61,
    )
  })

  test('is quiet between turns', () => {
    const seen = new Set<string>()
    positions('quiet', (t, _, sense) => {
      if (sense.isQuiet(t)) seen.add(greatWar.decision(t).kind)
    })
    expect([...seen].sort()).toEqual(['end-turn', 'keep', 'play-card'])
    expect(QUIET.newTurn & ~QUIET.steady).toBe(0)
  })
})

describe('the order of units', () => {
  const text = (t: Seated, list: Commands): string[] =>
    listed(list).map(command => greatWar.formatCommand(t.match.table.board, command))
  const thinned = (t: Seated): string[] => {
    const sense = greatWarSense(t.match.table.board, judgeValue(t.match.table.board))
    const list = legalFor(t.match.table, 0)
    sense.thin(t.match.table, 0, list, false)
    return text(t, list)
  }
  const CELLS = { '8,3': '.:bi4', '8,6': '.:bi4', '8,9': '.:bi4', '6,6': '.:gi4', '1,1': '.:gi4' }

  test('[G-4.2] whoever has really ordered one unit may go on with any other', () => {
    for (const one of ['order 8,3', 'order 8,6', 'order 8,9']) {
      const t = table(CELLS, 'command british-hand recon-in-force').play('british', 'play recon-in-force')
      t.play('british', one)
      const { table: now } = t.match
      const list = legalFor(now, 0)
      const all = listed(list)
      greatWarSense(now.board, judgeValue(now.board)).thin(now, 0, list, true)
      expect(listed(list)).toEqual(all)
    }
  })

  test('[G-4.2] of two ways to order the same two units one is left', () => {
    const pairs = new Set<string>()
    const first = table(CELLS, 'command british-hand recon-in-force').play('british', 'play recon-in-force')
    for (const one of thinned(first).filter(command => command.startsWith('order '))) {
      const t = table(CELLS, 'command british-hand recon-in-force').play('british', 'play recon-in-force')
      t.play('british', one)
      for (const two of thinned(t).filter(command => command.startsWith('order '))) {
        const pair = [one, two].sort().join(', ')
        expect(pairs).not.toContain(pair)
        pairs.add(pair)
      }
    }
    // Three units and the artillery.
    expect(pairs.size).toBe(6)
  })

  test('[G-12.11] one unit stands for its chain', () => {
    const cells = { '8,3': '.:bi4', '8,4': '.:bi4', '8,9': '.:bi4', '1,1': '.:gi4' }
    const card = 'whistles-and-bugle-calls'
    const t = table(cells, `command british-hand ${card}`).play('british', `play ${card}`)
    expect(thinned(t)).toEqual(['order 8,3', 'order 8,9', 'done'])
  })

  test('[G-13.4] standing orders are left to people', () => {
    const t = table(
      CELLS,
      'doing end-turn 0\ncommand british-hand recon-left\ncombat british-hand trench-foot',
    )
    expect(t.legal('british').some(command => command.startsWith('standing'))).toBe(true)
    expect(thinned(t).some(command => command.startsWith('standing'))).toBe(false)
  })
})

describe('dice by what they do', () => {
  const FACES = [SOLDIER, SOLDIER + 1, SKULL, BURST, FLAG, HQ]
  test('[G-6.5] [G-7.2] the chances are those of all rolls, and each group is one effect', () => {
    for (const [cell, at] of [
      ['T:gi3', 1],
      ['.:gi1', 1],
      ['T:gi4', 2],
      ['B:gi2', 2],
      ['.:gm4', 1],
    ] as const) {
      const hex = at === 1 ? '7,6' : '6,6'
      const t = table(
        { '8,6': '.:bb4', [hex]: cell, '1,1': '.:gi4' },
        'command british-hand probe-centre\nhq 6 0',
      )
      t.play('british', 'play probe-centre').play('british', 'order 8,6').play('british', 'done')
      if (t.decision().kind === 'move') t.play('british', 'done')
      const from = t.match.table
      const sense = greatWarSense(from.board, judgeValue(from.board))
      const battle = legalFor(from, 0).codes[0]
      const chances = new Float64Array(16)
      const faces = new Int8Array(16)
      const found = new Float64Array(16)
      const effects = new Map<number, Set<string>>()
      let groups = 0
      const tried = cloneTable(from)
      let rolled = 0
      enumerate(
        tried,
        () => {
          rolled = 0
          const walk = tried.chance
          tried.chance = {
            ...walk,
            die(now, sides) {
              if (rolled === 0) {
                expect(frameKind(now)).toBe(ATTACK)
                groups = sense.groups(now as T, battle, chances)
              }
              const face = walk.die(now, sides)
              expect(FACES[face]).toBe(face)
              faces[rolled++] = face
              return face
            },
          }
          greatWar.apply(tried, 0, battle)
          tried.chance = walk
        },
        chance => {
          expect(rolled).toBe(sense.diceInRoll())
          const group = sense.groupOf(faces)
          found[group] += chance
          const losses = tried.cells[greatWar.layout.at.losses + 1]
          const seen = effects.get(group) ?? new Set()
          effects.set(group, seen.add(losses >= 2 ? 'more' : `${losses}`))
        },
      )
      expect(groups).toBeGreaterThan(1)
      expect(chances.subarray(0, groups).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
      for (let group = 0; group < groups; group++) expect(chances[group]).toBeCloseTo(found[group], 12)
      expect(effects.size).toBe(groups)
    }
  })
})

describe('the policy alone', () => {
  test('beats random', async () => {
    let wins = 0
    for (const [i, board] of boards.entries()) {
      const seat = i % 2
      const list = commands()
      const policy = {
        name: 'policy',
        peeps: true as const,
        choose: () => 0,
        peep(_: unknown, t: T): number {
          list.count = 0
          greatWar.legal(t, seat, list)
          senses[i].thin(t, seat, list, false)
          senses[i].weigh(t, seat, list, out)
          const weights = out.subarray(0, list.count)
          return list.codes[weights.indexOf(Math.max(...weights))]
        },
      }
      const bots = seat === 0 ? ([policy, random()] as const) : ([random(), policy] as const)
      const { outcome } = await playGame(greatWar, board, `policy ${i}`, bots)
      if (outcome.winner === seat) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(15)
  })
})
