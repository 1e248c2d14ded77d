/** G-5 Moves one after the other in one order of units, and of each unit's moves the best. */
import { type Commands, firstOf, lowestBit, secondOf, verbOf } from '@bivouac/kernel'
import { EXIT, MOVE, RAID } from '../commands.ts'
import * as s from '../state/state.ts'
import { HEXES } from '../vocabulary.ts'
import type { Ken } from './ken.ts'
import { MOVES_KEPT, placeOf } from './memory.ts'
import { addLaterMoves, scoreMoves } from './move-worths.ts'
import { keepBest, keepBestOfEach, worths } from './pick.ts'
import { moveStampOf } from './stamps.ts'

type T = s.GreatWarTable

/** The most moves kept of one unit, of all together, and the least of one however many there are. */
const OF_ONE = 6
const OF_ALL = 44
const AT_LEAST = 2
const RAIDS_OF_ONE = 3
const RAIDS_OF_ALL = 8

/** The units that come after all who have moved. */
function yetToCome(k: Ken, moved: number): number {
  let units = -1
  for (let rest = moved; rest !== 0; rest &= rest - 1) units &= k.later[lowestBit(rest)]
  return units
}

/**
 * Whether somebody who comes later in the order may just have left this hex, straight forward or back: then the move
 * was not there before, and to leave it out would lose it.
 */
function mayBeLeft(k: Ken, t: T, unit: number, hex: number, moved: number): boolean {
  const { rows, steps } = t.board
  for (let rest = moved & k.later[unit]; rest !== 0; rest &= rest - 1) {
    const now = s.hexOf(t, lowestBit(rest))
    const far = steps[hex * HEXES + now]
    if (far <= 2 && Math.abs(rows[hex] - rows[now]) === far) return true
  }
  return false
}

const isMove = (verb: number): boolean => verb === MOVE || verb === RAID || verb === EXIT

function inOrder(k: Ken, t: T, list: Commands): void {
  const moved = s.movedUnits(t)
  if (moved === 0) return
  const open = yetToCome(k, moved)
  let kept = 0
  for (let i = 0; i < list.count; i++) {
    const command = list.codes[i]
    const verb = verbOf(command)
    if (isMove(verb)) {
      const unit = s.unitOn(t, firstOf(command))
      if (((open >>> unit) & 1) === 0 && (verb === EXIT || !mayBeLeft(k, t, unit, secondOf(command), moved)))
        continue
    }
    list.codes[kept++] = command
  }
  list.count = kept
}

function unitsIn(t: T, list: Commands): number {
  let units = 0
  let count = 0
  for (let i = 0; i < list.count; i++) {
    if (!isMove(verbOf(list.codes[i]))) continue
    const bit = 1 << s.unitOn(t, firstOf(list.codes[i]))
    if ((units & bit) === 0) count++
    units |= bit
  }
  return count
}

export function thinMoves(k: Ken, t: T, side: number, list: Commands): void {
  const { memory } = k
  const stamp = moveStampOf(t, side)
  const place = placeOf(stamp)
  const at = place * MOVES_KEPT
  if (memory.moveKeys[place] === stamp) {
    list.count = memory.moveCounts[place]
    for (let i = 0; i < list.count; i++) list.codes[i] = memory.moves[at + i]
    return
  }
  inOrder(k, t, list)
  scoreMoves(k, t, side, list, worths)
  const most = Math.max(AT_LEAST, Math.min(OF_ONE, Math.floor(OF_ALL / Math.max(1, unitsIn(t, list)))))
  keepBestOfEach(list, most, MOVE)
  keepBestOfEach(list, RAIDS_OF_ONE, RAID)
  if (list.count > OF_ALL + RAIDS_OF_ALL) {
    keepBest(list, OF_ALL, MOVE)
    keepBest(list, RAIDS_OF_ALL, RAID)
  }
  addLaterMoves(k, t, side, list, worths)
  if (list.count > MOVES_KEPT) return
  memory.moveKeys[place] = stamp
  memory.moveCounts[place] = list.count
  for (let i = 0; i < list.count; i++) {
    memory.moves[at + i] = list.codes[i]
    memory.moveWorths[at + i] = worths[i]
  }
}
