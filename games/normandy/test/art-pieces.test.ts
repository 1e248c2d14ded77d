import { sharedDefinitions } from '@bivouac/face-kit/art'
import { describe, expect, test } from 'vitest'
import {
  afterwards,
  boxLid,
  type CardLook,
  cardArt,
  controlMarker,
  counterArt,
  counterFace,
  counterPlaces,
  initiativeMarker,
  miniCard,
  objective,
  printedCard,
  radio,
  spawnMarker,
  targetMarker,
} from '../src/art/index.ts'
import { KINDS, type KindName, SIDES, type SideName, UNITS } from '../src/vocabulary.ts'
import { flaws, idsOf, nodes, pointedAt } from './art-svg.ts'

const shared = new Set(idsOf(sharedDefinitions()))
const lost = (svg: string): string[] => {
  const own = new Set(idsOf(svg))
  return pointedAt(svg).filter(id => !own.has(id) && !shared.has(id))
}

function look(
  side: SideName,
  kind: KindName,
  name = 'Auskundschaften',
  title = 'Przewodnik plutonu',
): CardLook {
  const rows = printedCard(kind).actions.map(() => ({ name }))
  return {
    side,
    kind,
    title,
    rows,
    ...(kind === 'fog-of-war' ? { text: 'Nur Aufklären.' } : { man: 'Pvt. T. Bexley' }),
  }
}
const everyCard = SIDES.flatMap(side => KINDS.map(kind => [side, kind] as const))

/** Size and baseline of each, also in parts that are drawn larger. */
const lettersOn = (svg: string): { readonly size: number; readonly y: number }[] => {
  const scales: number[] = [1]
  const found: { size: number; y: number }[] = []
  let down = 0
  for (const [tag] of svg.matchAll(/<(?:g[^>]*|\/g|text[^>]*)>/g)) {
    const scale = scales.at(-1) ?? 1
    if (tag === '</g>') scales.pop()
    else if (tag.startsWith('<g')) {
      scales.push(scale * Number(tag.match(/scale\(([\d.]+)/)?.[1] ?? 1))
      down = Number(tag.match(/translate\([\d.-]+[ ,]([\d.-]+)/)?.[1] ?? down)
    } else
      found.push({
        size: scale * Number(tag.match(/font-size="([\d.]+)/)?.[1]),
        y: (scale === 1 ? 0 : down) + scale * Number(tag.match(/ y="([\d.]+)/)?.[1]),
      })
  }
  return found
}

describe('counters', () => {
  test.each([...Array(UNITS).keys()])(
    'unit %i has two faces that differ in shape, each cheap and sound',
    unit => {
      const [ready, suppressed] = [
        counterArt(counterFace(unit), 'a'),
        counterArt(counterFace(unit), 'a', { suppressed: true }),
      ]
      for (const art of [ready, suppressed]) {
        expect(flaws(art)).toEqual([])
        expect(lost(art)).toEqual([])
        expect(nodes(art)).toBeLessThanOrEqual(25)
      }
      const shapes = (art: string): string => art.replace(/ (?:fill|stroke|color|opacity)="[^"]*"/g, '')
      expect(shapes(suppressed)).not.toBe(shapes(ready))
      expect(ready.startsWith(counterFace(unit).side === 'us' ? '<circle' : '<rect')).toBe(true)
    },
  )

  test.each([19, 22, 26, 30, 34])(
    'have letters of at least %i where that is asked, and room for them',
    letters => {
      for (const unit of Array(UNITS).keys())
        for (const suppressed of [false, true]) {
          const art = counterArt(counterFace(unit), 'a', { suppressed, letters })
          expect(flaws(art)).toEqual([])
          expect(lost(art)).toEqual([])
          for (const { size, y } of lettersOn(art)) {
            // A shield is drawn larger as a whole.
            expect(size).toBeGreaterThanOrEqual(letters - 0.1)
            expect(y).toBeLessThanOrEqual(56)
          }
        }
    },
  )

  test.each([1, 2, 3, 4, 5, 8, 11])('%i of them stand on a tile without leaving it', count => {
    const places = counterPlaces(count)
    expect(places).toHaveLength(count)
    for (const { x, y, scale } of places) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(x, y) + 66 * scale).toBeLessThanOrEqual(200)
    }
  })
})

describe('markers', () => {
  test('are sound, and those of the two sides differ in shape', () => {
    const pairs = [
      (side: SideName) => controlMarker(side, false),
      (side: SideName) => controlMarker(side, true),
      (side: SideName) => spawnMarker(side, 'A & B'),
      targetMarker,
      initiativeMarker,
    ].map(marker => SIDES.map(marker))
    for (const svg of [...pairs.flat(), objective(3), radio]) {
      expect(flaws(svg)).toEqual([])
      expect(lost(svg)).toEqual([])
    }
    for (const [us, german] of pairs) {
      const shapes = (svg: string): string => svg.replace(/ (?:fill|stroke|color)="[^"]*"/g, '')
      expect(shapes(us)).not.toBe(shapes(german))
    }
  })
})

describe('cards', () => {
  test.each(everyCard)('%s %s is sound and cheap, large and small', (side, kind) => {
    const art = cardArt(look(side, kind), 'a')
    const small = miniCard({ side, kind, title: 'Maschinengewehrschütze' }, 'b')
    for (const svg of [art, small]) {
      expect(flaws(svg)).toEqual([])
      expect(lost(svg)).toEqual([])
      expect(nodes(svg)).toBeLessThanOrEqual(120)
    }
    expect(new Set([...idsOf(art), ...idsOf(small)]).size).toBe(idsOf(art).length + idsOf(small).length)
    expect(cardArt(look(side, kind), 'a')).toBe(art)
  })

  test.each(KINDS)('the rows of %s lie on the card one under the other, large enough to press', kind => {
    const { actions, plan } = printedCard(kind)
    expect(plan.rows).toHaveLength(actions.length)
    let below = 56 + plan.picture
    for (const row of plan.rows) {
      expect(row.y).toBeGreaterThanOrEqual(below)
      expect(row.height).toBeGreaterThanOrEqual(29)
      below = row.y + row.height
    }
    expect(below).toBeLessThanOrEqual(340)
    const svg = cardArt(look('us', kind), 'a')
    expect([...svg.matchAll(/data-action="(\w+)"/g)].map(([, action]) => action)).toEqual(
      actions.map(a => a.action),
    )
  })

  test('words shrink to 17, wrap where there is room, and are squeezed at last', () => {
    const titled = (title: string): string => cardArt(look('us', 'squad-leader-a', 'Move', title), 'a')
    expect(titled('Zug')).toContain('font-size="27"')
    expect(titled('Stellvertretender Zugführer').split('fill="#fff8e2"').length - 1).toBeGreaterThan(3)
    const endless = titled('Panzergrenadierregimentskommandeur')
    expect(endless).toMatch(/font-size="17"[^>]*textLength="132"/)
    const sizes = [...titled('Dowódca drużyny').matchAll(/font-size="([\d.]+)"/g)].map(([, size]) =>
      Number(size),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15.5)
  })

  test('a row that is off gives its reason, and a chosen one is filled', () => {
    const rows = [
      { name: 'Move', selected: true },
      { name: 'Attack' },
      { name: 'Control', disabled: 'already yours' },
    ]
    const svg = cardArt({ ...look('us', 'rifleman-b'), rows }, 'a')
    expect(svg).toContain('>already yours</text>')
    expect(svg).toContain('stroke-dasharray="4 3"')
    expect(svg).toContain('fill="#8a3b12" stroke="#4d1d05"')
  })

  test('words from outside cannot break the drawing', () => {
    expect(flaws(cardArt(look('us', 'rifleman-a', '<b>"&', '</svg>'), 'a'))).toEqual([])
  })
})

test('the lid and the last picture are sound and keep to their ids', () => {
  const both = boxLid('a') + afterwards('b')
  expect(flaws(both)).toEqual([])
  expect(lost(both)).toEqual([])
  expect(new Set(idsOf(both)).size).toBe(idsOf(both).length)
})
