import { openMatch, SPECTATOR } from '@bivouac/kernel'
import { COLOURS, pageFlaws } from '@bivouac/testkit'
import { describe, expect, test } from 'vitest'
import { normandy, normandyFace } from '../src/game.ts'
import { boards, open, playRandomly } from './random-play.ts'

const named = boards.map(board => [board.scenario, board] as const)

describe('the table in letters', () => {
  test.each(named)('%s fits 100 columns and shows every tile', (_, board) => {
    const { table } = openMatch(normandy, board, 'text')
    for (const seat of [0, 1, SPECTATOR]) {
      const plain = normandyFace.draw(board, normandy.view(table, seat), false)
      expect(plain).not.toMatch(COLOURS)
      expect(pageFlaws(plain, 100)).toEqual([])
      for (const [i, tile] of board.tiles.entries()) {
        const cover = (board.hills >> i) & 1 ? '▲3/1' : `▽${board.cover[i]}`
        expect(plain).toMatch(new RegExp(`[┌├┬┼└─│┤ ]${tile} ${cover}`))
      }
      expect(plain).toContain(board.name)
    }
  })

  test('colours only paint: the letters are the same', () => {
    const { table } = open(10, 'text')
    const view = normandy.view(table, 0)
    const coloured = normandyFace.draw(table.board, view, true)
    expect(coloured).toMatch(COLOURS)
    expect(coloured.replace(COLOURS, '')).toBe(normandyFace.draw(table.board, view, false))
  })

  test.each([1, 6, 8, 10])(
    'scenario %i keeps its width while it is played, and hides what is hidden',
    number => {
      playRandomly(number, `width ${number}`, (match, seat) => {
        const view = normandy.view(match.table, seat)
        const text = `${normandyFace.draw(match.table.board, view, false)}\n${normandyFace.piles(match.table.board, view)}`
        expect(pageFlaws(text, 100)).toEqual([])
        const counters = view.units.length
        const drawn =
          text
            .split('\n')
            .slice(1)
            .join('\n')
            .match(/\b(?:[RSG][ABC]|Sn|Mo)(?=[!\])\s])/g) ?? []
        expect(drawn.length).toBeGreaterThanOrEqual(counters)
      })
    },
  )

  test('shows markers, counters, suppression, targets, spawns and the radio by sign and letter', () => {
    const { table } = open(10, 'text')
    const view = normandy.view(table, 0)
    const [first, second] = table.board.tiles
    const shown = {
      ...view,
      tiles: view.tiles.map(tile =>
        tile.tile === first ? { ...tile, us: 'controlled' as const, german: 'scouted' as const } : tile,
      ),
      units: [
        { unit: 'us-riflemen-a', tile: second, suppressed: true },
        { unit: 'german-sniper', tile: second, suppressed: false },
      ],
      german: { ...view.german, target: second },
    }
    const text = normandyFace.draw(table.board, shown, false)
    for (const sign of ['(C) [s]', '(RA!)', '[Sn]', '[×]', '(»all)', '[»B+Sn+Mo]', 'radio', '★1'])
      expect(text).toContain(sign)
  })
})
