/** The toy game in words: commands and whole positions. */
import {
  type Chance,
  code,
  DEPTH,
  DRAWS,
  FRAME_CELLS,
  FRAMES,
  fail,
  firstOf,
  newTable,
  ok,
  REVEALED,
  type Result,
  RNG,
  verbOf,
} from '@bivouac/kernel'
import { moveCard, VERBS } from './rules.ts'
import * as w from './state.ts'

export const cardName = (card: number): string => `${w.worth(card)}.${((card - 1) & 1) + 1}`
const cardCalled = (name: string): number => [1, 2, 3, 4, 5, 6, 7, 8].find(c => cardName(c) === name) ?? 0

export function formatCommand(command: number): string {
  const value = firstOf(command)
  return VERBS[verbOf(command)] + (value ? ` ${value}` : '')
}

export function parseCommand(text: string): Result<number> {
  const m = text.trim().match(/^(?:(bid|discard) ([1-4])|(attack|peek|pass|yield|keep|bury))$/)
  if (!m) return fail('bad-command', `'${text}' is not a command of this game.`)
  return ok(code(VERBS.indexOf((m[1] ?? m[3]) as (typeof VERBS)[number]), Number(m[2] ?? 0)))
}

const ZONES = ['deck', 'hand', 'discard', 'table', 'peeked']

export function printPosition(t: w.ToyTable): string {
  const cells = (at: number, n: number) => [...t.cells.subarray(at, at + n)].join(' ')
  const lines = [
    `toy ${t.board.scenario}`,
    `round ${w.roundOf(t)} points ${w.pointsOf(t, 0)} ${w.pointsOf(t, 1)} winner ${w.winnerOf(t)}`,
    `drawn ${cells(DRAWS, 1)} shown ${cells(REVEALED, 2)} generator ${cells(RNG, 4)}`,
    `frame ${t.cells[DEPTH] ? cells(FRAMES, FRAME_CELLS) : '-'}`,
  ]
  for (let seat = 0; seat < 2; seat++)
    for (const [zone, name] of ZONES.entries()) {
      const cards =
        zone === w.IN_DECK
          ? [...t.cells.subarray(w.deckAt(seat), w.deckAt(seat) + w.deckCount(t, seat))]
          : [1, 2, 3, 4, 5, 6, 7, 8].filter(card => w.zoneOf(t, seat, card) === zone)
      if (cards.length > 0) lines.push(`${w.SIDES[seat]} ${name} ${cards.map(cardName).join(' ')}`)
    }
  return `${lines.join('\n')}\n`
}

export function parsePosition(
  text: string,
  chance: Chance,
  openBoard: (scenario: string) => Result<w.ToyBoard>,
): Result<w.ToyTable> {
  const [first, ...lines] = text.trim().split('\n')
  const board = openBoard(first.replace('toy ', ''))
  if (!board.ok) return board
  const t = newTable(w.LAYOUT, board.value, chance)
  const { at } = w.LAYOUT
  for (const line of lines) {
    const [what, ...rest] = line.trim().split(/\s+/)
    if (what === 'round') {
      t.cells[at.round] = Number(rest[0])
      t.cells.set([Number(rest[2]), Number(rest[3])], at.points)
      t.cells[at.winner] = Number(rest[5]) + 1
    } else if (what === 'drawn') {
      t.cells.set([Number(rest[0]), Number(rest[2]), Number(rest[3])], DRAWS)
      t.cells.set(rest.slice(5).map(Number), RNG)
    } else if (what === 'frame') {
      if (rest[0] === '-') continue
      t.cells[DEPTH] = 1
      t.cells.set(rest.map(Number), FRAMES)
    } else {
      const seat = (w.SIDES as readonly string[]).indexOf(what)
      const zone = ZONES.indexOf(rest[0])
      if (seat < 0 || zone < 0) return fail('bad-position', `'${line}' is not part of a position.`)
      const cards = rest.slice(1).map(cardCalled)
      for (const card of cards) moveCard(t, seat, card, zone)
      if (zone === w.IN_DECK) {
        t.cells.set(cards, w.deckAt(seat))
        t.cells[at.deckCount + seat] = cards.length
      }
    }
  }
  return ok(t)
}
