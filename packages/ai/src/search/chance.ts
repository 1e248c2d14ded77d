/**
 * The chance port of a search: fresh dice and shuffles for every descent, from the searcher's own generator. Where the
 * game groups dice by what they do, the tree gets every group as often as its exact chance says, and not by luck.
 */
import { type Board, below, type Chance, shuffleBy, type Table } from '@bivouac/kernel'
import type { Sense } from './sense.ts'
import { NONE, type Tree } from './tree.ts'

/** Groups of one roll at most. */
const GROUPS_MAX = 16
const DICE_MAX = 64
/** A group so unlikely that it has not come up after so many tries is left to another time. */
const TRIES_MAX = 200

export interface SearchChance extends Chance {
  /** What is applied now belongs to this edge, whose counts decide the next group of dice. NONE while playing on. */
  expect(edge: number): void
  /** The command that is applied now. */
  apply(command: number): void
  /** The group that the last command's dice fell into, from 1 on; 0 if none. */
  group(): number
}

export function searchChance<B extends Board>(
  sense: Sense<B>,
  tree: () => Tree,
  dice: Int32Array,
): SearchChance {
  const chances = new Float64Array(GROUPS_MAX)
  const faces = new Int8Array(DICE_MAX)
  let edge = NONE
  let command = 0
  let group = 0
  let asked = false
  let at = 0
  let count = 0

  /** The group that is most behind its share. */
  function wanted(groups: number): number {
    const { child, sibling, group: groupOf, nodeVisits, edgeVisits } = tree()
    const visits = edgeVisits[edge] + 1
    let best = 0
    let behind = Number.NEGATIVE_INFINITY
    for (let g = 0; g < groups; g++) {
      if (chances[g] <= 0) continue
      let seen = 0
      for (let node = child[edge]; node !== NONE; node = sibling[node])
        if (groupOf[node] === g + 1) seen += nodeVisits[node]
      const lag = chances[g] * visits - seen
      if (lag <= behind) continue
      behind = lag
      best = g
    }
    return best
  }

  function roll(sides: number, groups: number): void {
    const aim = wanted(groups)
    let got = NONE
    for (let tries = 0; got !== aim && tries < TRIES_MAX; tries++) {
      for (let i = 0; i < count; i++) faces[i] = below(dice, sides, 0)
      got = sense.groupOf(faces)
    }
    group = got + 1
  }

  const plainDie = (_: Table, sides: number): number => below(dice, sides, 0)

  return {
    expect(nextEdge) {
      edge = nextEdge
      group = 0
      asked = nextEdge === NONE
      at = 0
      count = 0
    },
    apply(next) {
      command = next
    },
    group: () => group,
    die(t: Table, sides: number) {
      if (!asked) {
        asked = true
        const groups = sense.groups(t as Table<B>, command, chances)
        if (groups > 1) {
          count = sense.diceInRoll()
          roll(sides, groups)
        }
      }
      return at < count ? faces[at++] : plainDie(t, sides)
    },
    shuffle: (t, at, count) => shuffleBy(plainDie, t, at, count),
  }
}
