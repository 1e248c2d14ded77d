/** What the decision under way speaks of on the board, whoever has to make it. */

import { choiceCalled } from '../../../src/cards/vocabulary.ts'
import { hexNamed } from '../../../src/geometry.ts'
import type { GreatWarBoard } from '../../../src/scenario/board.ts'
import type { GreatWarView } from '../../../src/view/view.ts'
import { UNIT_NAMES } from '../../../src/vocabulary.ts'
import { doingNow } from '../things.ts'
import { type Barrage, barrageAt } from './barrage.ts'
import { hexesOfUnits } from './battle-of.ts'

interface UnderWay {
  readonly actors: readonly number[]
  readonly targets: readonly number[]
  readonly fire: readonly (readonly [from: number, at: number])[]
  readonly barrage: Barrage | undefined
}

const NOTHING: UnderWay = { actors: [], targets: [], fire: [], barrage: undefined }

export function underWay(board: GreatWarBoard, view: GreatWarView): UnderWay {
  const now = doingNow(view)
  if (now === undefined) return NOTHING
  const hex = hexNamed(String(now.hex))
  switch (now.kind) {
    case 'advancing':
    case 'retreat':
    case 'take-ground':
      return { ...NOTHING, actors: hexesOfUnits(view, now.unit) }
    case 'choose':
      return choiceCalled(now.title)?.isOfUnit
        ? { ...NOTHING, actors: hexesOfUnits(view, UNIT_NAMES[Number(now.left)]) }
        : NOTHING
    case 'cross-fire': {
      const guns = hexesOfUnits(view, now.guns)
      return { ...NOTHING, actors: guns, targets: [hex], fire: guns.map(gun => [gun, hex] as const) }
    }
    case 'shell-dice':
    case 'barrage':
      return { ...NOTHING, barrage: barrageAt(board, view, hex, undefined) }
    case 'answer':
      return answerUnderWay(board, view, now.point, hexesOfUnits(view, now.unit), hex)
    default:
      return NOTHING
  }
}

/** G-13.4 An attack points from who makes it to whom it is meant for; a move stands where it ended. */
function answerUnderWay(
  board: GreatWarBoard,
  view: GreatWarView,
  point: unknown,
  concerned: readonly number[],
  hex: number,
): UnderWay {
  if (point === 'before-artillery') return { ...NOTHING, barrage: barrageAt(board, view, hex, undefined) }
  if (point === 'after-move') return { ...NOTHING, actors: concerned }
  if (hex < 0 || concerned.length === 0) return { ...NOTHING, actors: concerned }
  return { ...NOTHING, actors: [hex], targets: concerned, fire: concerned.map(at => [hex, at] as const) }
}
