import { describe, expect, test } from 'vitest'
import {
  boardPicture,
  boardSize,
  boxLid,
  combatCard,
  commandCard,
  HEX_MARKS,
  hexMark,
  isSectionCard,
  isUnderUnit,
  landNow,
  landOf,
  miniCombatCard,
  miniCommandCard,
  placeOf,
  retreatPath,
  scenarioThumbnail,
  terrainHex,
  turnBack,
  turnFor,
  turnPoint,
  UNIT_MARKS,
  unitMark,
  unitPiece,
} from '../src/art/index.ts'
import { COMBAT_CARDS, COMMAND_CARDS } from '../src/cards/vocabulary.ts'
import { greatWar } from '../src/game.ts'
import { TERRAINS } from '../src/terrain.ts'
import { FIGURES_MAX, HEXES, SIDES, UNIT_KINDS } from '../src/vocabulary.ts'
import { boards, open } from './random-play.ts'

const TURNS = [0, 1, 2, 3] as const
const all = [...Array(HEXES).keys()]
const nodes = (svg: string): number => svg.match(/<[a-zA-Z]/g)?.length ?? 0

/** Nothing unfinished, every id once, nothing used that is not there. */
function expectSound(svg: string): void {
  expect(svg).not.toMatch(/undefined|NaN|\[object/)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, used] of svg.matchAll(/(?:href="|url\()#([^")]+)/g))
    if (!used.startsWith('bv-')) expect(ids).toContain(used)
}

describe('places on the picture', () => {
  test.each(TURNS)(
    'every hex lies on the board, and turning back finds its place again, %s quarter turns',
    turned => {
      const [width, height] = boardSize(turned)
      for (const hex of all) {
        const [x, y] = placeOf(hex, turned)
        expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
        const [bx, by] = turnBack(turnPoint([x, y], turned), turned)
        expect([Math.round(bx), Math.round(by)]).toEqual([Math.round(x), Math.round(y)])
      }
    },
  )

  test('the own baseline is at the bottom, or on the left of an upright screen', () => {
    const [first, last] = [0, HEXES - 1]
    expect(placeOf(last, turnFor(false, false))[1]).toBeGreaterThan(placeOf(first, turnFor(false, false))[1])
    expect(placeOf(first, turnFor(true, false))[1]).toBeGreaterThan(placeOf(last, turnFor(true, false))[1])
    expect(placeOf(last, turnFor(false, true))[0]).toBeLessThan(placeOf(first, turnFor(false, true))[0])
    expect(placeOf(first, turnFor(true, true))[0]).toBeLessThan(placeOf(last, turnFor(true, true))[0])
  })
})

describe('the painted map', () => {
  test.each(boards.map(board => [board.scenario, board] as const))(
    '%s, sound and the same each time',
    (_, board) => {
      for (const turned of TURNS) {
        const svg = boardPicture(landOf(board), { prefix: 'm-', turned })
        expectSound(svg)
        expect(boardPicture(landOf(board), { prefix: 'm-', turned })).toBe(svg)
        expect(svg.length).toBeLessThan(200_000)
      }
      const stamp = scenarioThumbnail(board, board.name)
      expectSound(stamp)
      expect(nodes(stamp)).toBeLessThan(30)
    },
  )

  test('what shells have done is seen', () => {
    const { hexes } = greatWar.view(open(1, 'shells').table, 0)
    const before = landNow(boards[0], hexes)
    expect(before).toEqual(landOf(boards[0]))
    const trench = before.terrain.indexOf('trench')
    const cratered = hexes.map((hex, i) => (i === trench ? { ...hex, crater: true } : hex))
    expect(landNow(boards[0], cratered).craters).toEqual([trench])
    expect(boardPicture(landNow(boards[0], cratered), { prefix: 'm-' })).toContain('#m-token')
  })

  test.each(TERRAINS)('%s stands by itself', terrain => {
    const svg = terrainHex(terrain, 't-')
    expectSound(svg)
    expect(nodes(svg)).toBeLessThan(120)
  })
})

describe('pieces', () => {
  test.each(SIDES)('a %s unit shows its figures by shape and stays small', side => {
    for (const kind of UNIT_KINDS) {
      const looks = [...Array(FIGURES_MAX + 1).keys()].map(figures => unitPiece({ side, kind, figures }))
      expect(new Set(looks).size).toBe(looks.length)
      for (const look of looks) {
        expectSound(look)
        expect(nodes(look)).toBeLessThanOrEqual(25)
      }
    }
    const marks = UNIT_MARKS.map(mark => unitMark(mark, side))
    expect(new Set(marks).size).toBe(marks.length)
    expect(UNIT_MARKS.filter(isUnderUnit)).toContain('selected')
  })

  test.each(SIDES)('what a %s unit has done does not hide that it has a bomber', side => {
    const sign = (kind: 'infantry' | 'infantry-bomber') => unitPiece({ side, kind, figures: FIGURES_MAX })
    const round = /<circle cx="[\d.]+" cy="([\d.]+)" r="([\d.]+)"/g
    const plain = [...sign('infantry').matchAll(round)].map(([circle]) => circle)
    const [bomb] = [...sign('infantry-bomber').matchAll(round)].filter(([circle]) => !plain.includes(circle))
    const top = Number(bomb[1]) - Number(bomb[2])
    for (const mark of ['ordered', 'moved', 'has-battled'] as const) {
      const [, y, height] =
        unitMark(mark, side).match(/translate\(\S+ (\S+)\)"><rect width="\d+" height="(\d+)"/) ?? []
      expect(Number(y) + Number(height), mark).toBeLessThan(top)
    }
  })

  test('every state of a hex has its own line', () => {
    const marks = HEX_MARKS.map(mark => hexMark(mark, 63, 1))
    expect(new Set(marks).size).toBe(marks.length)
    expectSound(retreatPath([63, 74, 86]))
  })
})

describe('cards', () => {
  const words = {
    title: 'Auskundschaften & Absichern',
    text: 'Ordne eine Einheit in jedem Abschnitt an. '.repeat(4),
  }

  test.each(COMMAND_CARDS)('$title', face => {
    const card = commandCard({ card: face, words, prefix: 'c' })
    expectSound(card)
    expect(nodes(card)).toBeLessThanOrEqual(120)
    expect(card).toContain('&#38;')
    // A card has a diagram or a picture.
    expect(card.includes('clip-path')).toBe(!isSectionCard(face))
    expectSound(miniCommandCard(face, words.title))
  })

  test.each(COMBAT_CARDS)('$title', face => {
    const card = combatCard({ card: face, words: { ...words, phase: 'Kampf' }, cost: 3, prefix: 'c' })
    expectSound(card)
    expect(nodes(card)).toBeLessThanOrEqual(120)
    expect(combatCard({ card: face, words, cost: 3, side: 'british', prefix: 'c' })).toContain('clip-path')
  })

  test('the lid and a small card are sound', () => {
    expectSound(boxLid('lid'))
    expectSound(miniCombatCard('Lice', 4, 'HQ 4', true))
  })
})
