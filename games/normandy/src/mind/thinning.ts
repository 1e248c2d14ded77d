/** Takes off a list what leads nowhere or only where another command leads as well. */
import { type Commands, firstOf, frameKind, lowestBit, verbOf } from '@bivouac/kernel'
import * as c from '../commands.ts'
import { isBeyondHope } from '../rules/hope.ts'
import { isPinned } from '../rules/victory.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import * as w from '../vocabulary.ts'

type T = s.NormandyTable

export function thin(t: T, seat: number, list: Commands): void {
  switch (frameKind(t)) {
    case f.turn.kind:
      return thinPlays(t, seat, list)
    case f.chooseTarget.kind:
      if (f.chooseTarget.action(t) === w.SUPPRESS) thinSuppressed(t, list)
      return
    case f.chooseBlasted.kind:
      // N-7.1, N-8.7 Every counter is attacked before anything is decided, whatever the order.
      list.codes[0] = c.at(lowestBit(f.chooseBlasted.units(t)))
      list.count = 1
  }
}

/** Ending the turn is always in the list and always stays. */
function thinPlays(t: T, seat: number, list: Commands): void {
  const hunkers = mayHunkerToWin(t, seat)
  let kept = 0
  for (let i = 0; i < list.count; i++) {
    const command = list.codes[i]
    const verb = verbOf(command)
    const idle =
      verb === c.HUNKER_DOWN
        ? !hunkers
        : verb === c.PLAY && isIdle(t, seat, firstOf(command), c.actionIn(command), c.valueIn(command))
    if (!idle) list.codes[kept++] = command
  }
  list.count = kept
}

/** N-8.4, N-8.5 With the enemy pinned or beyond hope, giving up the last own hope ends the game, and the points decide it. */
function mayHunkerToWin(t: T, side: number): boolean {
  const enemy = w.enemyOf(side)
  if (t.board.need[0] === 0 || t.board.need[1] === 0) return false
  return s.pointsOf(t, side) >= s.pointsOf(t, enemy) && (isPinned(t, enemy) || isBeyondHope(t, enemy))
}

/** Whether an action changes nothing that matters, or another number of the same is at least as good. */
function isIdle(t: T, side: number, kind: number, action: number, value: number): boolean {
  const unit = w.unitOf(side, kind)
  switch (action) {
    case w.COMMAND:
      // N-6.2 Two cards show the first one too.
      return value === 1
    case w.CONCEAL:
      return s.isOnBoard(t, unit) && !s.hasKind(t, w.enemyOf(side), w.SUPPLY, w.FOG)
    case w.CONTROL:
      return s.isOnBoard(t, unit) && s.worthOf(t, s.tileOf(t, unit)) === 0
    case w.SUPPRESS:
      return s.isOnBoard(t, unit) && (enemyUnits(t, side) & ~s.suppressedUnits(t)) === 0
    case w.BLAST:
      return (s.unitsOn(t, s.targetOf(t, side)) & w.unitsOf(w.enemyOf(side))) === 0
    default:
      return false
  }
}

const enemyUnits = (t: T, side: number): number => s.unitsOnBoard(t) & w.unitsOf(w.enemyOf(side))

/** N-7.6 Suppressing once more has no effect. */
function thinSuppressed(t: T, list: Commands): void {
  const suppressed = s.suppressedUnits(t)
  let kept = 0
  for (let i = 0; i < list.count; i++)
    if (((suppressed >> firstOf(list.codes[i])) & 1) === 0) list.codes[kept++] = list.codes[i]
  if (kept > 0) list.count = kept
}
