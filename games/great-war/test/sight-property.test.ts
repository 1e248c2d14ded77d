/** G-8 The fast and the slow way to look agree on every line and on any board. */
import { newTable, seeded, unwrap } from '@bivouac/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardLines, HEX_NAMES, hexesIn, hexNamed, hexSet, STEPS } from '../src/geometry.ts'
import { sees } from '../src/rules/sight.ts'
import { openScenario } from '../src/scenario/scenario.ts'
import { AT, LAYOUT } from '../src/state/state.ts'
import { HEXES } from '../src/vocabulary.ts'
import { drawn } from './scenario-files.ts'
import { NAMES, pieces, slowSees } from './slow-sight.ts'

const RANGE = 6
const names = (set: Int32Array, at: number): string[] => hexesIn(set, at * 4).map(hex => HEX_NAMES[hex])

test('[G-1.1] both ways of looking speak of the same 127 hexes', () => {
  expect(NAMES).toEqual(HEX_NAMES)
})

test('[G-8.1, G-8.2] every line of the table is the line that is cut piece by piece', () => {
  const lines = boardLines()
  for (let from = 0; from < HEXES; from++)
    for (let to = 0; to < HEXES; to++) {
      if (from === to || STEPS[from * HEXES + to] > RANGE) continue
      const cut = pieces(HEX_NAMES[from], HEX_NAMES[to])
      const inside = new Set(cut.flatMap(piece => ('inside' in piece ? [piece.inside] : [])))
      inside.delete(HEX_NAMES[from])
      inside.delete(HEX_NAMES[to])
      const line = lines.line[from * HEXES + to]
      const along = lines.along[line]
      const hand = (which: 'left' | 'right'): string[] =>
        cut.flatMap(piece => ('inside' in piece ? [] : [piece[which]]))
      const inPlay = (list: Iterable<string>) =>
        [...new Set(list)].filter(name => hexNamed(name) >= 0).sort((a, b) => hexNamed(a) - hexNamed(b))
      expect(names(lines.crossed, line)).toEqual(inPlay(inside))
      expect([...inside].every(name => hexNamed(name) >= 0)).toBe(true)
      expect(along >= 0).toBe(hand('left').length > 0)
      if (along < 0) continue
      expect(names(lines.left, along)).toEqual(inPlay(hand('left')))
      expect(names(lines.right, along)).toEqual(inPlay(hand('right')))
      const beyond = (list: string[]): boolean => list.some(name => hexNamed(name) < 0)
      expect(lines.edges[along]).toBe((beyond(hand('left')) ? 1 : 0) + (beyond(hand('right')) ? 2 : 0))
    }
})

/** Boards from almost bare to crowded, hilly ones among them, with units anywhere. */
const scenes = fc.record({
  codes: fc
    .constantFrom('......T', '....FBRTC', '....HH', '..HHHF', '.....HFM')
    .chain(codes => fc.array(fc.constantFrom(...codes), { minLength: HEXES, maxLength: HEXES })),
  units: fc.uniqueArray(fc.nat(HEXES - 1), { minLength: 2, maxLength: 30 }),
  looks: fc.array(fc.tuple(fc.nat(HEXES - 1), fc.nat(HEXES - 1)), { minLength: 80, maxLength: 80 }),
})

test('[G-8.1, G-8.2, G-8.3] sight is the same fast and slow, there and back', () => {
  fc.assert(
    fc.property(scenes, ({ codes, units, looks }) => {
      const terrain = (name: string): string => codes[hexNamed(name)]
      const standing = units.map(unit => HEX_NAMES[unit])
      const half = standing.length >> 1
      const file = drawn((row, col) => terrain(`${row},${col}`), {
        british: standing.slice(0, half),
        german: standing.slice(half),
      })
      const t = newTable(LAYOUT, unwrap(openScenario(file)), seeded)
      t.cells.set(hexSet(units), AT.occupied)
      const scene = { terrain, units: new Set(standing) }
      for (const [from, to] of looks) {
        if (from === to || STEPS[from * HEXES + to] > RANGE) continue
        const seen = slowSees(scene, HEX_NAMES[from], HEX_NAMES[to])
        expect(sees(t, from, to), `${HEX_NAMES[from]} to ${HEX_NAMES[to]}`).toBe(seen)
        expect(sees(t, to, from), `${HEX_NAMES[to]} to ${HEX_NAMES[from]}`).toBe(seen)
      }
    }),
    { numRuns: 300 },
  )
})
