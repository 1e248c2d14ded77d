/** A sense for the testkit's toy game: it counts points, likes to attack, and groups its one die by hit and miss. */
import { firstOf, frameKind, verbOf } from '@bivouac/kernel'
import type { ToyModule } from '@bivouac/testkit/toy'
import type { Sense, SenseMaker } from '../src/index.ts'

type ToyBoard = Parameters<ToyModule['setup']>[0]['board']

const BID_FRAME = 1
const ATTACK = 1
const HIT_FROM = 3

export const toySense: SenseMaker<ToyBoard> = () => sense

const sense: Sense<ToyBoard> = {
  diceInRoll: () => 1,
  winner: t => t.cells[t.cells.length - 1] - 1,
  value(t, out) {
    const points = t.cells.length - 4
    out[0] = 0.5 + (t.cells[points] - t.cells[points + 1]) / (2 * t.board.goal)
  },
  weigh(_t, _seat, list, out) {
    for (let i = 0; i < list.count; i++)
      out[i] = verbOf(list.codes[i]) === ATTACK ? 3 : 1 + firstOf(list.codes[i]) / 10
  },
  thin: () => {},
  isQuiet: t => frameKind(t) === BID_FRAME,
  groups(_t, command, chances) {
    if (verbOf(command) !== ATTACK) return 0
    chances[0] = HIT_FROM / 6
    chances[1] = 1 - HIT_FROM / 6
    return 2
  },
  groupOf: faces => (faces[0] >= HIT_FROM ? 1 : 0),
  mark: () => 0,
  print(t) {
    let print = frameKind(t)
    for (let i = t.cells.length - 4; i < t.cells.length; i++) print = Math.imul(print, 31) + t.cells[i]
    return print
  },
  credit(_t, _seat, out) {
    out[0] = 1
  },
  advise: (_t, _seat, list) => list.codes[0],
}
