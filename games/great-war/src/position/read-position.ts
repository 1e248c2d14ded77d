/**
 * Reading a position. Printed positions are complete; one written by hand may leave out what does not matter:
 * `board start` takes the scenario's board, `command deck *` takes all cards not named elsewhere, a card may be named
 * without its number (`lice`, `attack-left*2`), tokens and medals not told are the scenario's.
 */
import {
  type Chance,
  callDoing,
  commands,
  fail,
  layChance,
  layRevealed,
  newTable,
  ok,
  type Result,
  seedTable,
} from '@bivouac/kernel'
import { cardNamed } from '../cards/cards.ts'
import { legal, toChoose } from '../decisions/decisions.ts'
import { ROWS } from '../geometry.ts'
import { brokenRules } from '../invariants.ts'
import { layBoard } from '../rules/setup.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import { sightOver } from '../scenario/ground.ts'
import { rest } from '../state/doors.ts'
import { FRAMES } from '../state/frames.ts'
import * as lay from '../state/lay.ts'
import * as s from '../state/state.ts'
import {
  COMBAT,
  COMBAT_HAND_MAX,
  DECK_NAMES,
  ENDINGS,
  HEXES,
  SIDES,
  type SideName,
  unitBits,
} from '../vocabulary.ts'
import { readRow } from './diagram.ts'
import { dealPiles, newPiles, type Piles, readPile } from './read-piles.ts'
import { flagBits, readNote, UNIT_SETS } from './turn-notes.ts'

type T = s.GreatWarTable

/** Thrown while a position is read only, and told as a Result with its line. */
class Flaw extends Error {
  /** How many lines below the one being read it stands. */
  readonly below: number

  constructor(text: string, below = 0) {
    super(text)
    this.below = below
  }
}

const flaw = (text: string, below = 0): never => {
  throw new Flaw(text, below)
}

export function parsePosition(
  text: string,
  chance: Chance,
  openBoard: (scenario: string) => Result<GreatWarBoard>,
): Result<T> {
  const lines = text.split('\n').map(line => line.trim())
  const firstLine = lines.findIndex(line => line !== '')
  const head = lines[firstLine]?.match(/^great-war (\S+)$/)
  if (!head)
    return fail('bad-position', "A position begins with 'great-war' and a scenario.", { where: 'line 1' })
  const opened = openBoard(head[1])
  if (!opened.ok) return opened

  let t = newTable(s.LAYOUT, opened.value, chance)
  begin(t)
  seedTable(t, text)
  const piles = newPiles()
  let at = firstLine + 1
  try {
    while (at < lines.length) at = readLine(t, piles, lines, at)
    dealPiles(t, piles, flaw)
    lay.layPoolAndMedals(t)
    t = onItsGround(t)
  } catch (error) {
    if (!(error instanceof Flaw)) throw error
    // What is wrong with the whole is on no line.
    if (at >= lines.length) return fail('bad-position', error.message)
    return fail('bad-position', error.message, { where: `line ${at + 1 + error.below}` })
  }
  const broken = brokenRules(t)
  if (broken.length > 0) return fail('bad-position', broken[0])
  return s.isOver(t) || hasChoice(t) ? ok(t) : fail('bad-position', 'The decision leaves nothing to choose.')
}

/** G-8 Sight goes by the ground that is told: where it blocks otherwise than the scenario's, the board is made to fit. */
function onItsGround(t: T): T {
  const sight = sightOver(Uint8Array.from({ length: HEXES }, (_, hex) => s.terrainOf(t, hex)))
  const { screens, screensAndHills } = t.board
  const same = `${sight.screens},${sight.screensAndHills}` === `${screens},${screensAndHills}`
  return same ? t : { ...t, board: { ...t.board, ...sight } }
}

function hasChoice(t: T): boolean {
  const list = commands()
  legal(t, toChoose(t) & 1 ? 0 : 1, list)
  return list.count > 0
}

/** What holds unless the text says otherwise. */
function begin(t: T): void {
  const { first, start } = t.board
  lay.layTurn(t, 1, first)
  for (let side = 0; side < 2; side++) {
    lay.layOfSide(t, 'hq', side, start.hq[side])
    lay.layOfSide(t, 'limits', side, COMBAT_HAND_MAX)
  }
}

const number = (text: string | undefined): number =>
  text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : flaw(`'${text ?? ''}' is not a number.`)

function side(name: string | undefined): number {
  if (name === undefined) return flaw('A side is missing: write british or german.')
  const i = SIDES.indexOf(name as SideName)
  return i >= 0 ? i : flaw(`There is no side '${name}': write british or german.`)
}

/** Reads the line at `at`, and what belongs to it; gives the next line to read. */
function readLine(t: T, piles: Piles, lines: readonly string[], at: number): number {
  const [word, ...rest] = lines[at].split(/\s+/)
  if (word === '') return at + 1
  if (word === 'board') return readBoard(t, lines, at, rest[0])
  const deck = (DECK_NAMES as readonly string[]).indexOf(word)
  if (deck >= 0) readPile(piles, deck, rest, flaw)
  else if (Object.hasOwn(LINES, word)) LINES[word](t, rest)
  else flaw(`'${word}' is not known here.`)
  return at + 1
}

function readBoard(t: T, lines: readonly string[], at: number, start: string | undefined): number {
  lay.clearBoard(t)
  if (start === 'start') {
    layBoard(t)
    rest(t)
    return at + 1
  }
  const rows = ROWS[HEXES - 1]
  for (let row = 1; row <= rows; row++) {
    const problem = readRow(t, row, lines[at + row] ?? '')
    if (problem) flaw(problem, row)
  }
  return at + rows + 1
}

type Read = (t: T, rest: readonly string[]) => void

const ofSides =
  (what: lay.SideCount): Read =>
  (t, rest) => {
    for (const side of [0, 1]) lay.layOfSide(t, what, side, number(rest[side]))
  }

const seen =
  (by: s.SeenBy): Read =>
  (t, [name, ...cards]) => {
    for (const given of cards) {
      const card = cardNamed(COMBAT, given)
      lay.laySeen(t, by, side(name), card >= 0 ? card : flaw(`There is no combat card '${given}'.`))
    }
  }

/** By its first word: what a line lays on the table. */
const LINES: Readonly<Record<string, Read>> = {
  turn: (t, [turn, name]) => lay.layTurn(t, number(turn), side(name)),
  stale: (t, [turns, progress]) => lay.layProgress(t, number(turns), progress === 'progress'),
  over: (t, [winner, how]) =>
    lay.layEnd(
      t,
      side(winner),
      ENDINGS.find(one => one === how) ?? flaw(`'${how ?? ''}' is no way to end: ${ENDINGS.join(', ')}.`),
    ),
  doing(t, rest) {
    const problem = callDoing(t, FRAMES, rest)
    if (problem) flaw(`${problem}.`)
  },
  hq: ofSides('hq'),
  kept: ofSides('kept'),
  losses: ofSides('losses'),
  limits: ofSides('limits'),
  standing: ofSides('standing'),
  aside: (t, [tokens]) => lay.layAside(t, number(tokens)),
  held(t, [id, ...parts]) {
    const i = t.board.objectives.ids.indexOf(id)
    if (i < 0) flaw(`There is no objective '${id ?? ''}' in ${t.board.name}.`)
    for (const side of [0, 1]) lay.layHeld(t, i, side, number(parts[side]))
  },
  mark(t, [name, ...units]) {
    const set = UNIT_SETS.find(one => one === name) ?? flaw(`'${name ?? ''}' is nothing to mark units with.`)
    const bits =
      unitBits(units) ?? flaw('A unit is called british-1 to british-16, or german-1 to german-16.')
    lay.layUnits(t, s.AT[set], bits)
  },
  flags(t, names) {
    const bits = flagBits(names)
    lay.layFlags(t, bits >= 0 ? bits : flaw(`'${names.join(' ')}' has an unknown flag.`))
  },
  note(t, [name, ...note]) {
    if (!readNote(t, name, note)) flaw(`'note ${[name, ...note].join(' ')}' does not fit.`)
  },
  known: seen('known'),
  spied: seen('spied'),
  chance: (t, rest) => layChance(t, rest, number),
  revealed: (t, rest) => layRevealed(t, rest, number),
}
