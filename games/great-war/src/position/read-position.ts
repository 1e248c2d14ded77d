/**
 * Reading a position. Printed positions are complete; one written by hand may leave out what does not matter:
 * `board start` takes the scenario's board, `command deck *` takes all cards not named elsewhere, a card may be named
 * without its number (`lice`, `attack-left*2`), tokens and medals not told are the scenario's.
 */
import {
  bitCount,
  type Chance,
  commands,
  DRAWS,
  FRAMES_MAX,
  fail,
  frameDepth,
  newTable,
  ok,
  REVEALED,
  type Result,
  RNG,
  seedTable,
} from '@bivouac/kernel'
import { cardNamed } from '../cards/cards.ts'
import { legal, toChoose } from '../decisions/decisions.ts'
import { ROWS } from '../geometry.ts'
import { brokenRules } from '../invariants.ts'
import { layBoard } from '../rules/setup.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import { sightOver } from '../scenario/ground.ts'
import * as s from '../state/state.ts'
import {
  COMBAT,
  COMBAT_HAND_MAX,
  DECK_NAMES,
  ENDINGS,
  type Ending,
  HEXES,
  HQ_TOKENS,
  SIDES,
  type SideName,
  unitBits,
} from '../vocabulary.ts'
import { readRow } from './diagram.ts'
import { callDoing } from './frame-text.ts'
import { dealPiles, newPiles, type Piles, readPile } from './read-piles.ts'
import { flagBits, readNote, UNIT_SETS } from './turn-notes.ts'

const { AT } = s
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
    settle(t)
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
  t.cells[AT.turn] = 1
  t.cells[AT.active] = first
  for (let side = 0; side < 2; side++) {
    t.cells[AT.hq + side] = start.hq[side]
    t.cells[AT.limits + side] = COMBAT_HAND_MAX
  }
}

/** Pool and medals follow from the rest. */
function settle(t: T): void {
  const w = t.cells
  w[AT.pool] = HQ_TOKENS - w[AT.hq] - w[AT.hq + 1] - w[AT.aside]
  const { count, medals } = t.board.objectives
  for (let side = 0; side < 2; side++) {
    w[AT.medals + side] = w[AT.kept + side]
    for (let i = 0; i < count; i++) w[AT.medals + side] += bitCount(w[AT.held + i * 2 + side]) * medals[i]
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
  else readWords(t, word, rest)
  return at + 1
}

function readBoard(t: T, lines: readonly string[], at: number, start: string | undefined): number {
  t.cells.fill(0, AT.units, AT.onBoard + 1)
  if (start === 'start') {
    layBoard(t)
    t.cells[AT.restless] = 0
    return at + 1
  }
  const rows = ROWS[HEXES - 1]
  for (let row = 1; row <= rows; row++) {
    const problem = readRow(t, row, lines[at + row] ?? '')
    if (problem) flaw(problem, row)
  }
  t.cells[AT.restless] = 0
  return at + rows + 1
}

function readWords(t: T, word: string, rest: readonly string[]): void {
  const w = t.cells
  switch (word) {
    case 'turn':
      w[AT.turn] = number(rest[0])
      w[AT.active] = side(rest[1])
      return
    case 'stale':
      w[AT.stale] = number(rest[0])
      w[AT.progress] = rest[1] === 'progress' ? 1 : 0
      return
    case 'over':
      w[AT.winner] = side(rest[0]) + 1
      w[AT.ending] =
        ENDINGS.indexOf(rest[1] as Ending) + 1 ||
        flaw(`'${rest[1] ?? ''}' is no way to end: ${ENDINGS.join(', ')}.`)
      return
    case 'doing': {
      if (frameDepth(t) >= FRAMES_MAX) flaw(`At most ${FRAMES_MAX} decisions lie above each other.`)
      const problem = callDoing(t, rest)
      if (problem) flaw(`${problem}.`)
      return
    }
    case 'hq':
    case 'kept':
    case 'losses':
    case 'limits':
    case 'standing':
      w[AT[word]] = number(rest[0])
      w[AT[word] + 1] = number(rest[1])
      return
    case 'aside':
      w[AT.aside] = number(rest[0])
      return
    case 'held': {
      const i = t.board.objectives.ids.indexOf(rest[0])
      if (i < 0) flaw(`There is no objective '${rest[0] ?? ''}' in ${t.board.name}.`)
      w[AT.held + i * 2] = number(rest[1])
      w[AT.held + i * 2 + 1] = number(rest[2])
      return
    }
    case 'mark': {
      const set =
        UNIT_SETS.find(name => name === rest[0]) ?? flaw(`'${rest[0] ?? ''}' is nothing to mark units with.`)
      w[AT[set]] =
        unitBits(rest.slice(1)) ?? flaw('A unit is called british-1 to british-16, or german-1 to german-16.')
      return
    }
    case 'flags':
      w[AT.flags] = flagBits(rest)
      if (w[AT.flags] < 0) flaw(`'${rest.join(' ')}' has an unknown flag.`)
      return
    case 'note':
      if (!readNote(w, rest[0], rest.slice(1))) flaw(`'note ${rest.join(' ')}' does not fit.`)
      return
    case 'known':
    case 'spied':
      for (const name of rest.slice(1)) {
        const card = cardNamed(COMBAT, name)
        if (card < 0) flaw(`There is no combat card '${name}'.`)
        w[AT[word] + side(rest[0]) * 2 + (card >> 5)] |= 1 << (card & 31)
      }
      return
    case 'chance':
      for (let i = 0; i < 4; i++) w[RNG + i] = number(rest[i])
      w[DRAWS] = rest[4] === 'drawn' ? number(rest[5]) : 0
      return
    case 'revealed':
      w[REVEALED] = number(rest[0])
      w[REVEALED + 1] = number(rest[1])
      return
  }
  flaw(`'${word}' is not known here.`)
}
