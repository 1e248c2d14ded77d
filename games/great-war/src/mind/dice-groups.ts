/**
 * Battle dice grouped by what they do to the target: nothing, driven back, one figure, one and driven back, more, or
 * the end of it. The chances are exact, from tables made once.
 */
import { frameKind, lowestBit, verbOf } from '@bivouac/kernel'
import { EVERY_SOLDIER, forEachRoll, hitsOf } from '../battle-dice.ts'
import { ADVANCE } from '../commands.ts'
import { attackerHex } from '../rules/attack.ts'
import * as d from '../rules/dice.ts'
import * as f from '../state/frames.ts'
import * as s from '../state/state.ts'
import { BATTLE_DIE, DIE_FACES, FIGURES_MAX } from '../vocabulary.ts'

type T = s.GreatWarTable

const NOTHING = 0
const DRIVEN = 1
const ONE = 2
const ONE_AND_DRIVEN = 3
const MORE = 4
const DESTROYED = 5
const EFFECTS = 6

/** Rolls of more dice are not grouped. */
const DICE_MAX = 12
const IGNORED = 4
const FIGURES = FIGURES_MAX + 1
const FLAGS_ROOM = IGNORED * EFFECTS

const FACE = Uint8Array.from(DIE_FACES, face => ['soldier', 'skull', 'burst', 'flag', 'hq'].indexOf(face))
const SOLDIER = 0
const SKULL = 1
const BURST = 2
const FLAG = 3

const effectOf = (figures: number, hits: number, driven: boolean): number => {
  if (hits >= figures) return DESTROYED
  if (hits >= 2) return MORE
  return hits === 1 ? (driven ? ONE_AND_DRIVEN : ONE) : driven ? DRIVEN : NOTHING
}

const placeOf = (dice: number, soldiers: number, skulls: number, figures: number, flags: number): number =>
  ((((dice * IGNORED + soldiers) * 2 + skulls) * FIGURES + figures) * IGNORED + flags) * EFFECTS

/** G-6.5, G-7.2 The chance of each effect by dice, soldiers ignored, skulls, figures and flags ignored; 3 ignored are all. */
function makeTable(): Float64Array {
  const table = new Float64Array((DICE_MAX + 1) * IGNORED * 2 * FIGURES * FLAGS_ROOM)
  for (let dice = 0; dice <= DICE_MAX; dice++)
    forEachRoll(dice, (soldiers, skulls, bursts, flags, chance) => {
      for (let ignored = 0; ignored < IGNORED; ignored++)
        for (let figures = 1; figures < FIGURES; figures++)
          for (let spared = 0; spared < IGNORED; spared++) {
            const driven = isDriven(flags, spared)
            for (let hit = 0; hit < 2; hit++) {
              const hits = hitsOf(soldiers, skulls, bursts, allIfMost(ignored), hit === 1)
              table[placeOf(dice, ignored, hit, figures, spared) + effectOf(figures, hits, driven)] += chance
            }
          }
    })
  return table
}

/** The most that a table tells apart stands for all. */
const allIfMost = (ignored: number): number => (ignored === IGNORED - 1 ? EVERY_SOLDIER : ignored)
const isDriven = (flags: number, spared: number): boolean => spared < IGNORED - 1 && flags > spared

/** The chance of no burst among so many dice. By products: powers differ between engines. */
const NO_BURST: Float64Array = new Float64Array(64).fill(1)
for (let dice = 1; dice < NO_BURST.length; dice++)
  NO_BURST[dice] = (NO_BURST[dice - 1] * (BATTLE_DIE - 1)) / BATTLE_DIE

let table: Float64Array | undefined

interface DiceGroups {
  groups(t: T, command: number, chances: Float64Array): number
  diceInRoll(): number
  groupOf(faces: Int8Array): number
}

// What kind of roll was last asked about.
const AT_UNIT = 0
const AT_WIRE = 1
const TO_ADVANCE = 2

export function newDiceGroups(): DiceGroups {
  table ??= makeTable()
  const odds = table
  const counts = new Int32Array(FACE.length)
  /** The group of each effect: effects that cannot happen have none. */
  const groupAt = new Int8Array(EFFECTS)
  let roll = AT_UNIT
  let dice = 0
  let soldiers = 0
  let skulls = 0
  let figures = 0
  let flags = 0

  /** All that the roll depends on; the attack is the top frame. */
  function take(t: T): boolean {
    const units = f.attack.units(t)
    const hex = f.attack.hex(t)
    const mode = f.attack.mode(t)
    dice = d.bonusIn(mode)
    for (let rest = units; rest !== 0; rest &= rest - 1) dice += d.diceOf(t, lowestBit(rest), hex, mode)
    const target = s.unitOn(t, hex)
    if (target < 0) {
      roll = AT_WIRE
      return dice > 0
    }
    const way = d.wayOfAttack(t, attackerHex(t), d.isClose(mode))
    roll = AT_UNIT
    soldiers = Math.min(IGNORED - 1, d.soldiersIgnoredOn(t, hex, way))
    skulls = d.skullsHit(t, lowestBit(units), hex, mode) ? 1 : 0
    figures = s.figuresOf(t, target)
    flags = Math.min(IGNORED - 1, d.flagsIgnoredBy(t, target, hex, way, mode))
    return dice > 0 && dice <= DICE_MAX
  }

  function listEffects(chances: Float64Array): number {
    const at = placeOf(dice, soldiers, skulls, figures, flags)
    let found = 0
    for (let effect = 0; effect < EFFECTS; effect++) {
      const chance = odds[at + effect]
      groupAt[effect] = chance > 0 ? found : -1
      if (chance > 0) chances[found++] = chance
    }
    return found
  }

  return {
    groups(t, command, chances) {
      if (frameKind(t) === f.ATTACK) {
        if (!take(t)) return 0
        if (roll === AT_UNIT) return listEffects(chances)
        chances[0] = NO_BURST[dice]
        chances[1] = 1 - chances[0]
        return 2
      }
      if (verbOf(command) !== ADVANCE) return 0
      roll = TO_ADVANCE
      dice = 2
      chances[0] = 4 / 9
      chances[1] = 4 / 9
      chances[2] = 1 / 9
      return 3
    },
    diceInRoll: () => dice,
    groupOf(faces) {
      counts.fill(0)
      for (let i = 0; i < dice; i++) counts[FACE[faces[i]]]++
      if (roll === AT_WIRE) return counts[BURST] > 0 ? 1 : 0
      if (roll === TO_ADVANCE) return counts[SOLDIER]
      const hits = hitsOf(counts[SOLDIER], counts[SKULL], counts[BURST], allIfMost(soldiers), skulls === 1)
      return groupAt[effectOf(figures, hits, isDriven(counts[FLAG], flags))]
    },
  }
}
