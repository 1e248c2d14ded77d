/** What a decision must name so that it can be made and carried out; a position written by hand may fail to. */
import { frameAt, frameDepth } from '@bivouac/kernel'
import { TITLES } from '../cards/cards.ts'
import { COMBAT_CARDS, COMMAND_CARDS } from '../cards/vocabulary.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { COMMAND, enemyOf, unitName } from '../vocabulary.ts'

type T = s.GreatWarTable

/** The frame that lies below the window of each point. */
const BELOW: Readonly<Record<number, number>> = {
  [f.AFTER_COMMAND]: f.COMMANDING,
  [f.BEFORE_CLOSE]: f.ATTACK,
  [f.AFTER_ROLL]: f.ATTACK,
  [f.AFTER_RANGED]: f.ATTACK,
  [f.AFTER_CLOSE]: f.ATTACK,
  [f.BEFORE_ARTILLERY]: f.BARRAGE,
  [f.AFTER_MOVE]: f.MOVE,
}
const BARRAGE_STAGES = 10

export function frameFlaw(t: T): string | undefined {
  const frames = Array.from({ length: frameDepth(t) }, (_, depth) => frameAt(t, depth))
  for (const [depth, frame] of frames.entries()) {
    const flaw = anyFlaw(t, frame) ?? (depth === frames.length - 1 ? topFlaw(t, frames) : undefined)
    if (flaw) return flaw
  }
  return undefined
}

/** Frames that wait for another one to end must know how to go on. */
function anyFlaw(t: T, [kind, a, b, c]: readonly number[]): string | undefined {
  const shape = f.frameOfKind(kind).name
  if ((kind === f.COMMANDING || kind === f.WITH_CARD) && s.commandTitle(t) < 0)
    return `'${shape}' needs the command card: add the line note command.`
  if (kind === f.ATTACK && (a === 0 || b < 0)) return `'${shape}' needs units and a hex.`
  if (kind === f.BARRAGE && (a < 0 || c > BARRAGE_STAGES))
    return `'${shape}' needs a hex, and has no such stage.`
  return undefined
}

function topFlaw(t: T, frames: readonly (readonly number[])[]): string | undefined {
  const [kind, a, b] = frames[frames.length - 1]
  const below = frames[frames.length - 2]?.[0] ?? 0
  const { name, args } = f.frameOfKind(kind)
  if (kind === f.ANSWER) return windowFlaw(t, frames[frames.length - 1], below)
  if (kind === f.CHOOSE) return choiceFlaw(t, frames[frames.length - 1])
  if (args[0]?.[1].name === 'unit' && !s.isOnBoard(t, a)) return offBoard(a)
  if (args[0]?.[1].name === 'units' && (a === 0 || a & ~s.allUnits(t)))
    return `'${name}' needs units on the board.`
  if (args[1]?.[1].name === 'hex' && b < 0) return `'${name}' needs a hex.`
  if (kind === f.RETREAT && b < 1) return 'The decision has nothing left to do.'
  return undefined
}

const offBoard = (unit: number): string =>
  unit < 0 ? 'The decision names no unit.' : `${unitName(unit)} is not on the board.`

function windowFlaw(t: T, [, point, side, unit, hex]: readonly number[], below: number): string | undefined {
  if (BELOW[point] === undefined)
    return `'${f.POINTS[point] ?? 'none'}' is no point at which the enemy answers.`
  if (below !== BELOW[point])
    return `The window '${f.POINTS[point]}' must lie above '${f.frameOfKind(BELOW[point]).name}'.`
  if (side !== enemyOf(s.activeSide(t))) return 'A window is for the side whose turn it is not.'
  if (point === f.AFTER_COMMAND) return undefined
  if (hex < 0) return 'The window names no hex.'
  return point === f.BEFORE_ARTILLERY || s.isOnBoard(t, unit) ? undefined : offBoard(unit)
}

function choiceFlaw(t: T, [, deck, title, side, own]: readonly number[]): string | undefined {
  const card = (deck === COMMAND ? COMMAND_CARDS : COMBAT_CARDS)[title]
  if (card?.choice === undefined) return `The card ${TITLES[deck]?.[title] ?? 'none'} has nothing to choose.`
  if (side < 0) return 'The choice is for no side.'
  return card.choice.isOfUnit && !s.isOnBoard(t, own) ? offBoard(own) : undefined
}
