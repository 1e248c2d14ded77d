/** The marks of the board: what is lit for what is pointed at, where tags lie, and how large letters are. */
import { nextThings } from '@bivouac/client-shell'
import { describe, expect, test } from 'vitest'
import { MARK_LETTERS } from '../../src/art/hex-marks.ts'
import { boardSize, placeOf, type Turn } from '../../src/art/places.ts'
import { hexNamed } from '../../src/geometry.ts'
import { HEXES } from '../../src/vocabulary.ts'
import { tagPlace } from '../../ui/table/board/layers.ts'
import { enlarged } from '../../ui/table/board/letters.ts'
import { pointedAt } from '../../ui/table/board/pointed.ts'
import { pathOf } from '../../ui/table/path-of.ts'
import { roll, toBattle } from '../table.ts'
import { seenAt } from './seats.ts'

test('the button that takes ground lights the hex that was won, and the way there', () => {
  const t = toBattle({ '7,6': '.:bi4', '6,6': '.:gi1' }, { orders: ['7,6'] })
  roll(t, 'burst', 'burst', 'burst').play('british', 'battle 7,6 at 6,6')
  const { board, view, legal } = seenAt(t.match, 0)
  const choices = legal.map(command => ({ command, path: pathOf(board, view, command) }))
  const hands = { next: nextThings(choices, []), proposed: undefined }
  const won = hexNamed('6,6')
  expect(pointedAt(board, view, hands, 'button:take-ground')).toMatchObject({
    hex: won,
    way: [hexNamed('7,6'), won],
  })
  expect(pointedAt(board, view, hands, 'button:stay').hex).toBe(-1)
})

describe('the number of dice at a target', () => {
  /** Figures stand in the pale strip at the foot of a unit. */
  const FEET = { top: 8, bottom: 23.5, reach: 26 }
  const TAG = { width: 50, height: 24 }

  test.each([0, 1, 2, 3] as const)('hides no figures, whoever stands around: turned %i', turned => {
    const hidden = everyPair(turned).filter(([at, other]) => {
      const [x, y] = tagPlace(at, turned)
      const [ux, uy] = placeOf(other, turned)
      return (
        Math.abs(x - ux) < TAG.width / 2 + FEET.reach &&
        y > uy + FEET.top &&
        y - TAG.height < uy + FEET.bottom
      )
    })
    expect(hidden).toEqual([])
  })

  test.each([0, 1] as const)('lies on the board: turned %i', turned => {
    const [width] = boardSize(turned)
    for (let hex = 0; hex < HEXES; hex++) {
      const [x, y] = tagPlace(hex, turned)
      expect(y - TAG.height).toBeGreaterThan(-15)
      expect(x + TAG.width / 2).toBeLessThan(width + 15)
    }
  })

  const everyPair = (turned: Turn): readonly (readonly [number, number])[] => {
    const hexes = [...Array(HEXES).keys()]
    const near = (a: number, b: number): boolean => {
      const [[ax, ay], [bx, by]] = [placeOf(a, turned), placeOf(b, turned)]
      return Math.hypot(ax - bx, ay - by) < 80
    }
    return hexes.flatMap(a => hexes.filter(b => near(a, b)).map(b => [a, b] as const))
  }
})

test('letters grow where the board lies small, and no others', () => {
  expect(enlarged(MARK_LETTERS, 13 / 0.9)).toBe(1)
  expect(enlarged(MARK_LETTERS, 13 / 0.7) * MARK_LETTERS * 0.7).toBeCloseTo(13)
})
