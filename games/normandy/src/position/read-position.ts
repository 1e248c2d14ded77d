/**
 * Reading a position. Printed positions are complete; one written by hand may leave out what does not matter:
 * `board start` begins with the scenario's markers and counters, `us supply *` takes all cards not named elsewhere,
 * a card may be named without its number (`scout-a`, `scout-a*2`).
 */
import {
  type Chance,
  callDoing,
  fail,
  layChance,
  layRevealed,
  newTable,
  ok,
  type Result,
  seedTable,
} from '@bivouac/kernel'
import { cardNamed } from '../cards/cards.ts'
import { brokenRules } from '../invariants.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { FRAMES } from '../state/frames.ts'
import * as lay from '../state/lay.ts'
import * as s from '../state/state.ts'
import {
  ENDINGS,
  type Ending,
  SIDES,
  type Side,
  type SideName,
  type Tile,
  UNITS,
  unitNumber,
} from '../vocabulary.ts'
import { Flaw, flaw } from './flaw.ts'
import { deal, newPiles, type Piles, readPile } from './read-piles.ts'

type T = s.NormandyTable

export function parsePosition(
  text: string,
  chance: Chance,
  openBoard: (scenario: string) => Result<NormandyBoard>,
): Result<T> {
  const lines = text.split('\n').map(line => line.trim())
  const firstLine = lines.findIndex(line => line !== '')
  const head = lines[firstLine]?.match(/^normandy (\S+)$/)
  if (!head)
    return fail('bad-position', "A position begins with 'normandy' and a scenario.", { where: 'line 1' })
  const opened = openBoard(head[1])
  if (!opened.ok) return opened

  const t = begin(opened.value, text, chance)
  const piles = newPiles()
  let at = firstLine
  try {
    for (at = firstLine + 1; at < lines.length; at++) if (lines[at] !== '') readLine(t, piles, lines[at])
  } catch (error) {
    if (error instanceof Flaw) return fail('bad-position', error.message, { where: `line ${at + 1}` })
    throw error
  }
  try {
    deal(t, piles)
  } catch (error) {
    if (error instanceof Flaw) return fail('bad-position', error.message)
    throw error
  }
  lay.layPoints(t, 0)
  lay.layPoints(t, 1)
  const broken = brokenRules(t)
  return broken.length > 0 ? fail('bad-position', broken[0]) : ok(t)
}

/** What holds where the text says nothing else. Chance follows from the text. */
function begin(board: NormandyBoard, text: string, chance: Chance): T {
  const t = newTable(s.LAYOUT, board, chance)
  lay.layRound(t, 1)
  lay.layInitiative(t, board.initiative)
  lay.layActive(t, board.initiative)
  board.start.value.forEach((value, tile) => {
    lay.layValue(t, tile, value)
  })
  seedTable(t, text)
  return t
}

/** By its first word: how many words a line needs after it, and what it lays on the table. */
const LINES: Readonly<
  Record<string, readonly [needs: number, read: (t: T, rest: readonly string[], piles: Piles) => void]>
> = {
  round: [1, (t, [round]) => lay.layRound(t, number(round))],
  initiative: [1, (t, [name]) => lay.layInitiative(t, side(name))],
  active: [1, (t, [name]) => lay.layActive(t, side(name))],
  stale: [1, (t, [rounds, progress]) => lay.layProgress(t, number(rounds), progress === 'progress')],
  over: [2, (t, [winner, how]) => lay.layEnd(t, side(winner), ending(how))],
  doing: [
    1,
    (t, rest) => {
      const problem = callDoing(t, FRAMES, rest)
      if (problem) flaw(`${problem}.`)
    },
  ],
  board: [
    1,
    (t, [start]) => {
      if (start !== 'start') flaw("Write 'board start' to begin with the scenario's markers and counters.")
      startBoard(t)
    },
  ],
  marker: [3, (t, [name, on, face]) => lay.layMarker(t, side(name), tile(t, on), faceNamed(face))],
  target: [2, (t, [name, on]) => lay.layTarget(t, side(name), tile(t, on))],
  value: [2, (t, [on, value]) => lay.layValue(t, tile(t, on), number(value))],
  unit: [
    2,
    (t, [name, on, state]) => {
      const unit = unitNumber(name)
      if (unit < 0) flaw(`There is no counter '${name}'.`)
      lay.layCounter(t, unit, on === 'off' ? -1 : tile(t, on), state === 'suppressed')
    },
  ],
  bid: [
    2,
    (t, [name, bid]) => {
      if (bid === 'none') return lay.layNoBid(t, side(name))
      const card = cardNamed(bid)
      lay.layBid(t, side(name), card >= 0 ? card : flaw(`There is no card '${bid}'.`))
    },
  ],
  chance: [4, (t, rest) => layChance(t, rest, number)],
  revealed: [2, (t, rest) => layRevealed(t, rest, number)],
  us: [1, (_, rest, piles) => readPile(piles, side('us'), rest)],
  german: [1, (_, rest, piles) => readPile(piles, side('german'), rest)],
}

function readLine(t: T, piles: Piles, line: string): void {
  const [word, ...rest] = line.split(/\s+/)
  if (!Object.hasOwn(LINES, word)) flaw(`'${word}' is not known here.`)
  const [needs, read] = LINES[word]
  if (rest.length < needs) flaw(`'${word}' needs ${needs} words or more after it.`)
  read(t, rest, piles)
}

const side = (name: string): Side => {
  const found = SIDES.indexOf(name as SideName)
  return found >= 0 ? found : flaw(`There is no side '${name}': write us or german.`)
}

const tile = (t: T, name: string): Tile => {
  const found = t.board.tiles.indexOf(name)
  return found >= 0 ? found : flaw(`There is no tile '${name}' on the map of ${t.board.name}.`)
}

const number = (text: string): number =>
  /^\d{1,10}$/.test(text) ? Number(text) : flaw(`'${text}' is not a number.`)

const ending = (text: string): Ending =>
  ENDINGS.find(one => one === text) ?? flaw(`'${text}' is no way to end: ${ENDINGS.join(', ')}.`)

const faceNamed = (text: string): lay.MarkerFace =>
  lay.MARKER_FACES.find(one => one === text) ??
  flaw(`A marker is none, scouted or controlled, not '${text}'.`)

/** N-2.1 Markers and counters as the scenario begins. */
function startBoard(t: T): void {
  const { start } = t.board
  for (const seat of [0, 1])
    for (let on = 0; on < t.board.tiles.length; on++) {
      const face = (start.controlled[seat] >> on) & 1 ? 'controlled' : 'scouted'
      lay.layMarker(t, seat, on, (start.markers[seat] >> on) & 1 ? face : 'none')
    }
  for (let unit = 0; unit < UNITS; unit++) lay.layCounter(t, unit, start.counters[unit], false)
}
