/** What the decision under way speaks of on the board, whoever has to make it. */
import { choiceCalled } from '../../../src/cards/vocabulary.ts'
import { hexNamed } from '../../../src/geometry.ts'
import type { GreatWarBoard } from '../../../src/scenario/board.ts'
import type { GreatWarDoing, GreatWarView } from '../../../src/view/view.ts'
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
  const found = now && UNDER_WAY[now.kind]?.({ board, view, now, hex: hexNamed(String(now.hex)) })
  return { ...NOTHING, ...found }
}

interface Now {
  readonly board: GreatWarBoard
  readonly view: GreatWarView
  readonly now: GreatWarDoing
  /** The hex that the decision speaks of; -1 for none. */
  readonly hex: number
}
type Shown = (of: Now) => Partial<UnderWay>

const itsUnit: Shown = ({ view, now }) => ({ actors: hexesOfUnits(view, now.unit) })
const itsBarrage: Shown = ({ board, view, hex }) => ({ barrage: barrageAt(board, view, hex, undefined) })

const UNDER_WAY: Readonly<Partial<Record<GreatWarDoing['kind'], Shown>>> = {
  advancing: itsUnit,
  retreat: itsUnit,
  'take-ground': itsUnit,
  choose: ({ view, now }) =>
    choiceCalled(now.title)?.isOfUnit ? { actors: hexesOfUnits(view, UNIT_NAMES[Number(now.left)]) } : {},
  'cross-fire': ({ view, now, hex }) => {
    const guns = hexesOfUnits(view, now.guns)
    return { actors: guns, targets: [hex], fire: guns.map(gun => [gun, hex] as const) }
  },
  'shell-dice': itsBarrage,
  barrage: itsBarrage,
  answer: answerUnderWay,
}

/** G-13.4 An attack points from who makes it to whom it is meant for; a move stands where it ended. */
function answerUnderWay(of: Now): Partial<UnderWay> {
  const { view, now, hex } = of
  const concerned = hexesOfUnits(view, now.unit)
  if (now.point === 'before-artillery') return itsBarrage(of)
  if (now.point === 'after-move' || hex < 0 || concerned.length === 0) return { actors: concerned }
  return { actors: [hex], targets: concerned, fire: concerned.map(at => [hex, at] as const) }
}
