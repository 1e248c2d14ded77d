/** The commands of the game and their text: `bid scout-a`, `rifleman-a attack`, `to 12B`, `at german-scouts-b` … */
import { code, fail, firstOf, ok, type Result, secondOf, verbOf } from '@bivouac/kernel'
import type { NormandyBoard } from './scenario/scenario.ts'
import {
  ACTIONS,
  type Action,
  type ActionName,
  type CardKind,
  COMMAND,
  KINDS,
  type KindName,
  type Tile,
  UNITS,
  type Unit,
  unitName,
} from './vocabulary.ts'

export const BID = 1
export const PLAY = 2
export const HUNKER_DOWN = 3
export const READY = 4
export const END_TURN = 5
export const TO = 6
export const STOP = 7
export const AT_UNIT = 8
export const TAKE = 9
export const GUIDE_UNIT = 10

export const bid = (kind: CardKind): number => code(BID, kind)
/** `value` only for Command: how many cards are to be drawn (N-4.2). */
export const play = (kind: CardKind, action: Action, value = 0): number =>
  code(PLAY, kind, action | (value << 4))
export const actionIn = (command: number): Action => secondOf(command) & 15
export const valueIn = (command: number): number => secondOf(command) >> 4
export const hunkerDown = (kind: CardKind): number => code(HUNKER_DOWN, kind)
export const ready = (kind: CardKind): number => code(READY, kind)
export const endTurn: number = code(END_TURN)
export const to = (tile: Tile): number => code(TO, tile)
export const stop: number = code(STOP)
export const at = (unit: Unit): number => code(AT_UNIT, unit)
export const take = (kind: CardKind): number => code(TAKE, kind)
export const guide = (unit: Unit): number => code(GUIDE_UNIT, unit)

/** By verb: its word, what it names, and whether the name comes first because it is a card and this is its use. */
const VERBS = [
  { verb: BID, word: 'bid', names: 'card', isUse: false },
  { verb: PLAY, word: 'play', names: 'card', isUse: true },
  { verb: HUNKER_DOWN, word: 'hunker-down', names: 'card', isUse: true },
  { verb: READY, word: 'ready', names: 'card', isUse: true },
  { verb: TO, word: 'to', names: 'tile', isUse: false },
  { verb: AT_UNIT, word: 'at', names: 'counter', isUse: false },
  { verb: TAKE, word: 'take', names: 'card', isUse: false },
  { verb: GUIDE_UNIT, word: 'guide', names: 'counter', isUse: false },
  { verb: STOP, word: 'stop', names: 'nothing', isUse: false },
  { verb: END_TURN, word: 'end-turn', names: 'nothing', isUse: false },
] as const

type Verb = (typeof VERBS)[number]
/** Labels, paths and whatever else differs from verb to verb are tables by these words. */
export type VerbWord = Verb['word']

const UNIT_WORDS = Array.from({ length: UNITS }, (_, unit) => unitName(unit))
const NAMES: Readonly<Record<Verb['names'], (board: NormandyBoard) => readonly string[]>> = {
  card: () => KINDS,
  tile: board => board.tiles,
  counter: () => UNIT_WORDS,
  nothing: () => [],
}

function verbIn(command: number): Verb {
  const found = VERBS.find(({ verb }) => verb === verbOf(command))
  if (found === undefined) throw new Error(`${command} is no command`)
  return found
}

export const wordOf = (command: number): VerbWord => verbIn(command).word
/** What sort of thing a command names. */
export const namedIn = (command: number): Verb['names'] => verbIn(command).names

export function formatCommand(board: NormandyBoard, command: number): string {
  const { verb, word, names, isUse } = verbIn(command)
  if (names === 'nothing') return word
  const name = NAMES[names](board)[firstOf(command)]
  if (!isUse) return `${word} ${name}`
  if (verb !== PLAY) return `${name} ${word}`
  return `${name} ${ACTIONS[actionIn(command)]}${valueIn(command) ? ` ${valueIn(command)}` : ''}`
}

/** The same words always mean the same command, whatever the state. */
export function parseCommand(board: NormandyBoard, text: string): Result<number> {
  const [word, name, more, ...rest] = text.trim().toLowerCase().split(/\s+/)
  const tooLong = rest.length > 0 || (more !== undefined && name !== 'command')
  if (tooLong) return bad(`'${text.trim().slice(0, 80)}' has too many words.`)
  const row = VERBS.find(one => !one.isUse && one.word === word)
  if (row === undefined) return parseUse(word ?? '', name, more)
  if (row.names === 'nothing') return name === undefined ? ok(code(row.verb)) : bad(`'${word}' stands alone.`)
  if (name === undefined) return bad(`Which ${row.names}?`)
  const number = NAMES[row.names](board).findIndex(item => item.toLowerCase() === name)
  return number >= 0 ? ok(code(row.verb, number)) : bad(`There is no ${row.names} '${name}'.`)
}

/** `rifleman-a attack`, `platoon-sergeant command 2`, `scout-a ready`. */
function parseUse(card: string, use: string | undefined, cards: string | undefined): Result<number> {
  const kind = KINDS.indexOf(card as KindName)
  if (kind < 0) return bad(`'${card.slice(0, 40)}' is neither a card nor ${OTHER_WORDS}.`)
  const row = VERBS.find(({ verb, word, isUse }) => isUse && verb !== PLAY && word === use)
  if (row !== undefined) return ok(code(row.verb, kind))
  const action = ACTIONS.indexOf(use as ActionName)
  if (action < 0) return bad(`What is ${card} to do? An action of the card, ready or hunker-down.`)
  if (action !== COMMAND) return ok(play(kind, action))
  if (cards !== '1' && cards !== '2') return bad(`'${card} command' needs the number of cards: 1 or 2.`)
  return ok(play(kind, action, Number(cards)))
}

const OTHER_WORDS = VERBS.filter(({ isUse }) => !isUse)
  .map(({ word }) => word)
  .join(', ')
  .replace(/, ([^,]+)$/, ' or $1')

const bad = (text: string): Result<never> => fail('bad-command', text)

/** Every command that could ever be given on this board: what a player might try. */
export function everyCommand(board: NormandyBoard): number[] {
  return VERBS.flatMap(({ verb, names }) => {
    if (names === 'nothing') return [code(verb)]
    const numbers = [...NAMES[names](board).keys()]
    return verb === PLAY ? numbers.flatMap(everyUse) : numbers.map(number => code(verb, number))
  })
}

const everyUse = (kind: CardKind): number[] =>
  ACTIONS.flatMap((_, action) =>
    action === COMMAND ? [play(kind, action, 1), play(kind, action, 2)] : [play(kind, action)],
  )
