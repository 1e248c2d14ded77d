/** The commands of the game and their text: `bid scout-a`, `rifleman-a attack`, `to 12B`, `at german-scouts-b` … */
import { code, fail, firstOf, ok, type Result, secondOf, verbOf } from '@bivouac/kernel'
import type { NormandyBoard } from './scenario/scenario.ts'
import { ACTIONS, type ActionName, COMMAND, KINDS, type KindName, UNITS, unitName } from './vocabulary.ts'

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

export const bid = (kind: number): number => code(BID, kind)
/** `value` only for Command: how many cards are to be drawn (N-4.2). */
export const play = (kind: number, action: number, value = 0): number =>
  code(PLAY, kind, action | (value << 4))
export const actionIn = (command: number): number => secondOf(command) & 15
export const valueIn = (command: number): number => secondOf(command) >> 4
export const hunkerDown = (kind: number): number => code(HUNKER_DOWN, kind)
export const ready = (kind: number): number => code(READY, kind)
export const endTurn: number = code(END_TURN)
export const to = (tile: number): number => code(TO, tile)
export const stop: number = code(STOP)
export const at = (unit: number): number => code(AT_UNIT, unit)
export const take = (kind: number): number => code(TAKE, kind)
export const guide = (unit: number): number => code(GUIDE_UNIT, unit)

export function formatCommand(board: NormandyBoard, command: number): string {
  const a = firstOf(command)
  switch (verbOf(command)) {
    case BID:
      return `bid ${KINDS[a]}`
    case PLAY:
      return `${KINDS[a]} ${ACTIONS[actionIn(command)]}${valueIn(command) ? ` ${valueIn(command)}` : ''}`
    case HUNKER_DOWN:
      return `${KINDS[a]} hunker-down`
    case READY:
      return `${KINDS[a]} ready`
    case END_TURN:
      return 'end-turn'
    case TO:
      return `to ${board.tiles[a]}`
    case STOP:
      return 'stop'
    case AT_UNIT:
      return `at ${unitName(a)}`
    case TAKE:
      return `take ${KINDS[a]}`
    case GUIDE_UNIT:
      return `guide ${unitName(a)}`
    default:
      throw new Error(`${command} is no command`)
  }
}

const UNIT_WORDS = [...Array(UNITS).keys()].map(unitName)

function named(
  list: readonly string[],
  name: string | undefined,
  what: string,
  make: (i: number) => number,
): Result<number> {
  const i = name === undefined ? -1 : list.findIndex(item => item.toLowerCase() === name.toLowerCase())
  if (i >= 0) return ok(make(i))
  return fail('bad-command', name === undefined ? `Which ${what}?` : `There is no ${what} '${name}'.`)
}

/** The same words always mean the same command, whatever the state. */
export function parseCommand(board: NormandyBoard, text: string): Result<number> {
  const [verb, name, more, ...rest] = text.trim().toLowerCase().split(/\s+/)
  const tooLong = rest.length > 0 || (more !== undefined && name !== 'command')
  if (tooLong) return fail('bad-command', `'${text.trim().slice(0, 80)}' has too many words.`)
  switch (verb) {
    case 'bid':
      return named(KINDS, name, 'card', bid)
    case 'to':
      return named(board.tiles, name, 'tile', to)
    case 'at':
      return named(UNIT_WORDS, name, 'counter', at)
    case 'take':
      return named(KINDS, name, 'card', take)
    case 'guide':
      return named(UNIT_WORDS, name, 'counter', guide)
    case 'end-turn':
    case 'stop':
      if (name !== undefined) return fail('bad-command', `'${verb}' stands alone.`)
      return ok(verb === 'stop' ? stop : endTurn)
  }
  const kind = KINDS.indexOf(verb as KindName)
  if (kind < 0)
    return fail(
      'bad-command',
      `'${(verb ?? '').slice(0, 40)}' is neither a card nor bid, to, at, take, guide, stop or end-turn.`,
    )
  if (name === 'hunker-down') return ok(hunkerDown(kind))
  if (name === 'ready') return ok(ready(kind))
  const action = ACTIONS.indexOf(name as ActionName)
  if (action < 0)
    return fail('bad-command', `What is ${verb} to do? An action of the card, ready or hunker-down.`)
  if (action !== COMMAND) return ok(play(kind, action))
  if (more !== '1' && more !== '2')
    return fail('bad-command', `'${verb} command' needs the number of cards: 1 or 2.`)
  return ok(play(kind, action, Number(more)))
}

/** Every command that could ever be given on this board: what a player might try. */
export function everyCommand(board: NormandyBoard): number[] {
  const all: number[] = [endTurn, stop]
  for (let kind = 0; kind < KINDS.length; kind++) {
    all.push(bid(kind), take(kind), hunkerDown(kind), ready(kind))
    for (let action = 0; action < ACTIONS.length; action++)
      if (action === COMMAND) all.push(play(kind, action, 1), play(kind, action, 2))
      else all.push(play(kind, action))
  }
  for (let tile = 0; tile < board.tiles.length; tile++) all.push(to(tile))
  for (let unit = 0; unit < UNITS; unit++) all.push(at(unit), guide(unit))
  return all
}
