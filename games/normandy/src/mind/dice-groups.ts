/** N-7.4 Dice grouped by what they do: a hit or a miss, for one counter or for the last two under shells. */
import { firstOf, frameKind, lowestBit, verbOf } from '@bivouac/kernel'
import { AT_UNIT } from '../commands.ts'
import { CHANCE, DICE_END, isSuccess } from '../odds.ts'
import { FROM_ABOVE, totalDefence } from '../rules/combat.ts'
import { chooseBlasted, chooseTarget } from '../state/frames.ts'
import * as s from '../state/state.ts'

type T = s.NormandyTable

interface DiceGroups {
  groups(t: T, command: number, chances: Float64Array): number
  diceInRoll(): number
  groupOf(faces: Int8Array): number
}

export function diceGroups(): DiceGroups {
  /** The roll asked about last: dice for each counter, and the counters' total defence. */
  let dice = 0
  let first = 0
  let second = 0
  let counters = 0

  const hits = (faces: Int8Array, from: number, total: number): boolean => {
    for (let i = from; i < from + dice; i++) if (isSuccess(faces[i], total)) return true
    return false
  }

  return {
    diceInRoll: () => counters * dice,
    groups(t, command, chances) {
      counters = 0
      const kind = frameKind(t)
      if (kind === chooseTarget.kind && verbOf(command) === AT_UNIT) {
        counters = 1
        dice = chooseTarget.dice(t)
        first = totalDefence(t, s.tileOf(t, chooseTarget.unit(t)), firstOf(command))
      } else if (kind === chooseBlasted.kind) {
        // The first counter is off the frame's list already; a single one left is attacked at once after it.
        const left = chooseBlasted.units(t)
        dice = chooseBlasted.dice(t)
        first = totalDefence(t, FROM_ABOVE, blasted(t, command))
        counters = 1
        if (left !== 0 && (left & (left - 1)) === 0) {
          counters = 2
          second = totalDefence(t, FROM_ABOVE, lowestBit(left))
        }
      }
      if (counters === 0) return 0
      const hit = CHANCE[first * DICE_END + dice]
      if (counters === 1) {
        chances[0] = 1 - hit
        chances[1] = hit
        return 2
      }
      const other = CHANCE[second * DICE_END + dice]
      chances[0] = (1 - hit) * (1 - other)
      chances[1] = hit * (1 - other)
      chances[2] = (1 - hit) * other
      chances[3] = hit * other
      return 4
    },
    groupOf(faces) {
      const group = hits(faces, 0, first) ? 1 : 0
      return counters === 2 && hits(faces, dice, second) ? group + 2 : group
    },
  }
}

/** The counter that is attacked first: the one named, or the only one on the target marker's tile. */
const blasted = (t: T, command: number): number =>
  verbOf(command) === AT_UNIT ? firstOf(command) : lowestBit(s.unitsOn(t, s.targetOf(t, s.activeSide(t))))
