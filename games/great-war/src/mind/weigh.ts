/** How promising each command is, at every decision of the game: worths first, then weights. */
import { type Commands, frameKind } from '@bivouac/kernel'
import * as frames from '../state/frames.ts'
import type { GreatWarTable } from '../state/state.ts'
import { scoreBattles, scoreDice, scoreJoins, scorePlaces, scoreShells } from './battle-worths.ts'
import { scoreChoices, scoreCombat, scoreEnd, scoreKeeps, scoreOrders, scorePlays } from './choice-worths.ts'
import type { Ken } from './ken.ts'
import { MOVES_KEPT, placeOf } from './memory.ts'
import { addLaterMoves, scoreMoves } from './move-worths.ts'
import { spread } from './spread.ts'
import { moveStampOf } from './stamps.ts'

type T = GreatWarTable

type Score = (k: Ken, t: T, side: number, list: Commands, worths: Float64Array) => void

const scorePlacesOfUnit: Score = (k, t, _, list, worths) =>
  scorePlaces(k, t, frames.retreat.unit(t), list, worths)

/** What is not here is all the same. */
const SCORES = frames.byKind<Score>({
  'play-card': scorePlays,
  'with-card': scoreCombat,
  answer: scoreCombat,
  order: scoreOrders,
  move: recallMoves,
  shell: scoreShells,
  'shell-dice': scoreDice,
  battle: scoreBattles,
  'cross-fire': (k, t, _, list, worths) => scoreJoins(k, t, list, worths),
  advancing: scorePlacesOfUnit,
  retreat: scorePlacesOfUnit,
  'take-ground': scorePlacesOfUnit,
  choose: scoreChoices,
  keep: scoreKeeps,
  race: scoreEnd,
  'end-turn': scoreEnd,
})

/** What each command of the list is worth, in the planning bot's measure; only differences mean anything. */
export function score(k: Ken, t: T, side: number, list: Commands, worths: Float64Array): void {
  const row = SCORES[frameKind(t)]
  if (row !== undefined) return row(k, t, side, list, worths)
  for (let i = 0; i < list.count; i++) worths[i] = 0
}

/** The thinned list of a position seen a moment ago need not be worked out again. */
function recallMoves(k: Ken, t: T, side: number, list: Commands, worths: Float64Array): void {
  const { memory } = k
  const stamp = moveStampOf(t, side)
  const place = placeOf(stamp)
  if (memory.moveKeys[place] === stamp && memory.moveCounts[place] === list.count) {
    const at = place * MOVES_KEPT
    let i = 0
    for (; i < list.count && memory.moves[at + i] === list.codes[i]; i++)
      worths[i] = memory.moveWorths[at + i]
    if (i === list.count) return
  }
  scoreMoves(k, t, side, list, worths)
  addLaterMoves(k, t, side, list, worths)
}

export function weigh(k: Ken, t: T, side: number, list: Commands, out: Float64Array): void {
  if (list.count === 1) {
    out[0] = 1
    return
  }
  score(k, t, side, list, out)
  spread(out, list.count)
}
