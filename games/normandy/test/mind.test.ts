/** What the search is given of Normandy, in every position: nothing is written, something is left, chances are chances. */
import { cloneTable, has, listed } from '@bivouac/kernel'
import { describe, expect, test } from 'vitest'
import { normandy } from '../src/game.ts'
import { eachPosition, senseOf } from './mind-positions.ts'

describe('the sense of every position', () => {
  const out = new Float64Array(1024)

  test('writes no cell of the table', () => {
    eachPosition('writes nothing', (t, seat, list) => {
      const sense = senseOf(t)
      const before = t.cells.slice()
      sense.value(t, out)
      sense.weigh(t, seat, list, out)
      sense.isQuiet(t)
      sense.mark(t)
      sense.print(t)
      sense.credit(t, seat, out)
      sense.groups(t, list.codes[0], out)
      sense.thin(t, seat, list, false)
      expect(t.cells).toEqual(before)
    })
  })

  test('advice is of the list and writes no cell', () => {
    let asked = 0
    eachPosition(
      'advice',
      (t, seat, list) => {
        if (asked++ % 5 !== 0) return
        senseOf(t).thin(t, seat, list, false)
        const before = t.cells.slice()
        expect(has(list, senseOf(t).advise(t, seat, list))).toBe(true)
        expect(t.cells).toEqual(before)
      },
      100,
    )
  })

  test('weights are above zero and finite, credit and value are chances', () => {
    eachPosition('weights', (t, seat, list) => {
      const sense = senseOf(t)
      out.fill(-1)
      sense.weigh(t, seat, list, out)
      for (let i = 0; i < list.count; i++) expect(out[i] > 0 && out[i] < 1e9).toBe(true)
      expect(out[list.count]).toBe(-1)
      sense.credit(t, seat, out)
      expect(out[0] > 0 && out[0] <= 1).toBe(true)
      sense.value(t, out)
      expect(out[0] > 0 && out[0] < 1).toBe(true)
    })
  })

  test('thinning leaves something, and only what was there, in its order', () => {
    let fewer = 0
    eachPosition('thin', (t, seat, list) => {
      const all = listed(list)
      senseOf(t).thin(t, seat, list, false)
      const left = listed(list)
      expect(left.length).toBeGreaterThan(0)
      expect(left).toEqual(all.filter(one => left.includes(one)))
      if (left.length < all.length) fewer++
    })
    expect(fewer).toBeGreaterThan(300)
  })

  test('a win that can be had with one command stays in the list', () => {
    let wins = 0
    eachPosition(
      'wins',
      (t, seat, list) => {
        const next = cloneTable(t)
        const winning = listed(list).filter(one => {
          next.cells.set(t.cells)
          normandy.apply(next, seat, one)
          return normandy.outcome(next)?.winner === seat
        })
        if (winning.length === 0) return
        wins++
        senseOf(t).thin(t, seat, list, false)
        expect(winning.some(one => has(list, one))).toBe(true)
      },
      2000,
    )
    expect(wins).toBeGreaterThan(10)
  })
})
