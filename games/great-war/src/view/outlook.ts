/** What a view lets one see before anything is done: the field of a unit's fire, the way that it would go, the card that another would repeat. */
import { verbOf } from '@bivouac/kernel'
import { COMMAND_TITLES } from '../cards/cards.ts'
import { repeatedBy } from '../cards/command/counter-attack.ts'
import { COMMAND_CARDS } from '../cards/vocabulary.ts'
import { REPEATS } from '../cards/worth.ts'
import { RAID } from '../commands.ts'
import { baseDice, rangeMax } from '../rules/dice.ts'
import { explore, PLAIN, RAIDING, RUSHING, stepsTo, stopsIn } from '../rules/reach.ts'
import { sees } from '../rules/sight.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import { hasUnit, kindOf, unitOn } from '../state/state.ts'
import { HEXES, MORTAR, SIDES, type SideName } from '../vocabulary.ts'
import { lastTable } from './explain.ts'
import type { GreatWarView } from './view.ts'

export interface InReach {
  readonly hex: number
  readonly dice: number
  readonly isSeen: boolean
}

/** G-6.2, G-8 Every hex in range of the unit on a hex, whether it is seen or not; mortars need no sight (G-6.3). */
export function fieldOfFire(board: GreatWarBoard, view: GreatWarView, from: number): readonly InReach[] {
  const t = lastTable(board, view)
  if (!hasUnit(t, from)) return []
  const unit = unitOn(t, from)
  const kind = kindOf(t, unit)
  const reach: InReach[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    const steps = board.steps[from * HEXES + hex]
    if (steps < 2 || steps > rangeMax(kind)) continue
    reach.push({ hex, dice: baseDice(t, unit, hex, 0), isSeen: kind === MORTAR || sees(t, from, hex) })
  }
  return reach
}

/** G-12.4 The command card that this one would repeat; undefined for one that repeats none, or has nothing to repeat. */
export function repeatedCard(board: GreatWarBoard, view: GreatWarView, title: number): string | undefined {
  const seat = SIDES.indexOf(view.seat as SideName)
  if (seat < 0 || COMMAND_CARDS[title].worth.brings.how !== REPEATS) return undefined
  const repeated = repeatedBy(lastTable(board, view), seat)
  return repeated < 0 ? undefined : COMMAND_TITLES[repeated]
}

/** No card moves anybody further. */
const FURTHEST = 6

/** G-5.2 From the unit's hex to the one it goes to, hex by hex; only those two if the way between cannot be known. */
export function wayOf(
  board: GreatWarBoard,
  view: GreatWarView,
  command: number,
  from: number,
  to: number,
): readonly number[] {
  const t = lastTable(board, view)
  if (!hasUnit(t, from)) return [from, to]
  const how = verbOf(command) === RAID ? RAIDING : view.flags.includes('rush') ? RUSHING : PLAIN
  explore(t, unitOn(t, from), FURTHEST, how)
  const way = [to]
  for (let hex = to, left = stepsTo(to); left > 1; left--) {
    const before = [0, 1, 2, 3, 4, 5]
      .map(direction => board.near[hex * 6 + direction])
      .find(near => near >= 0 && stepsTo(near) === left - 1 && (how !== PLAIN || !stopsIn(t, near)))
    if (before === undefined) break
    way.unshift(before)
    hex = before
  }
  return [from, ...way]
}
