import { openMatch, SPECTATOR } from '@bivouac/kernel'
import { COLOURS, pageFlaws, tableFlaws } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { greatWar, greatWarFace } from '../src/game.ts'
import { HEX_NAMES } from '../src/geometry.ts'
import { boards, open, playRandomly } from './random-play.ts'
import { table } from './table.ts'

const named = boards.map(board => [board.scenario, board] as const)

describe('the table in letters', () => {
  test.each(named)('%s fits 100 columns and shows every hex and unit', (_, board) => {
    const { table } = openMatch(greatWar, board, 'text')
    for (const seat of [0, 1, SPECTATOR]) {
      const view = greatWar.view(table, seat)
      const plain = greatWarFace.draw(board, view, false)
      expect(plain).not.toMatch(COLOURS)
      expect(pageFlaws(plain, 100)).toEqual([])
      for (const hex of HEX_NAMES) expect(plain).toMatch(new RegExp(`[┌├┬┼└┴┤╫]${hex}(?!\\d)`))
      const drawn = plain.match(/\([IBGM]\d\)|\[[IBGM]\d\]/g) ?? []
      expect(drawn).toHaveLength(view.units.length)
      expect(plain).toContain(board.name)
      expect(plain.includes('★1')).toBe(board.objectives.count > 0)
    }
  })

  test('every brick touches its six neighbours: short rows lie half a brick to the right', () => {
    const { table } = open(1, 'text')
    const lines = greatWarFace.draw(table.board, greatWar.view(table, SPECTATOR), false).split('\n')
    const column = (hex: string): number =>
      lines.find(line => new RegExp(`[┌├┬┼╫]${hex}[─┴┬]`).test(line))?.indexOf(hex) ?? -1
    expect(column('6,3') - column('5,3')).toBe(4)
    expect(column('5,4') - column('5,3')).toBe(8)
  })

  test('colours only paint: the letters are the same', () => {
    const { table } = open(7, 'text')
    const view = greatWar.view(table, 0)
    const coloured = greatWarFace.draw(table.board, view, true)
    expect(coloured).toMatch(COLOURS)
    expect(coloured.replace(COLOURS, '')).toBe(greatWarFace.draw(table.board, view, false))
  })

  test.each([1, 4, 7, 12])('scenario %i keeps its width while it is played', number => {
    playRandomly(
      number,
      `width ${number}`,
      ({ table, log }, seat) => {
        if (log.length % 7 !== 0) return
        expect(tableFlaws(greatWar, greatWarFace, { table, seat })).toEqual([])
      },
      1500,
    )
  })

  test('shows wire, crater tokens, losses and what a unit has done', () => {
    const t = table(
      { '8,6': '.w:bi4', '8,7': '.:bb3', '8,8': '.:bm2', '5,3': 'Tx:go1', '2,2': 'C' },
      'doing battle\nmark ordered british-1 british-2 british-3\nmark moved british-2 british-3\nmark battled british-3\n',
    )
    const text = greatWarFace.draw(t.match.table.board, t.view('british'), false)
    for (const sign of [
      '·#(I4+)',
      '· (B3>)',
      '· (G2×)',
      'To[M1]',
      '# wire',
      'o crater token',
      'C shell crater',
    ])
      expect(text).toContain(sign)
  })

  test('shows own cards with what they do and cost, and only the number of the enemy’s', () => {
    const t = table(
      { '8,6': '.:bi4', '5,3': '.:gi4' },
      'command british-hand probe-left\ncombat british-hand lice\ncombat german-hand gas-attack trench-foot\n',
    )
    const { board } = t.match.table
    const mine = greatWarFace.draw(board, t.view('british'), false)
    expect(mine).toMatch(/Probe Left +order 2 units on your left/)
    expect(mine).toMatch(/ {2}1 Lice +before your attack/)
    expect(mine).toContain('combat 2 of 5')
    expect(mine).not.toContain('Gas Attack')
    expect(greatWarFace.draw(board, t.view('spectator'), false)).not.toContain('Lice')
  })

  test('tells what medals are for', () => {
    const t = table(
      { '5,3': 'T:bi4', '2,2': '.:gi4' },
      'command british-hand probe-left\nkept 2 0\nheld german-front 1 0\n',
      'opening-action-2',
    )
    const text = greatWarFace.draw(t.match.table.board, t.view('german'), false)
    expect(text).toContain('British medals: 2 permanent, 1 for German Front')
    expect(text).toContain('★1 German Front 1 (British)')
  })
})
