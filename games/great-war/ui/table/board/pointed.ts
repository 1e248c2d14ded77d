/** What pointing at a thing adds to the board: a ring, the way there, the line of fire, where shells would fall. */
import type { Hands, Thing } from '@bivouac/client-shell'
import { firstOf, secondOf, verbOf } from '@bivouac/kernel'
import { BATTLE, MOVE, RAID, SHELL, TAKE_GROUND } from '../../../src/commands.ts'
import type { GreatWarBoard } from '../../../src/scenario/board.ts'
import { wayOf } from '../../../src/view/outlook.ts'
import type { GreatWarView } from '../../../src/view/view.ts'
import { doingNow, hexMeant } from '../things.ts'
import { type Barrage, barrageAt } from './barrage.ts'
import { hexesOfUnits } from './battle-of.ts'
import { waysBack } from './marks.ts'

export interface Pointed {
  /** The hex that is pointed at; -1 for none. */
  readonly hex: number
  readonly way: readonly number[]
  readonly fire: readonly (readonly [from: number, at: number])[]
  readonly retreats: readonly number[]
  readonly barrage: Barrage | undefined
}

const NOTHING: Pointed = { hex: -1, way: [], fire: [], retreats: [], barrage: undefined }

export function pointedAt(
  board: GreatWarBoard,
  view: GreatWarView,
  { next, proposed }: Pick<Hands, 'next' | 'proposed'>,
  pointed: Thing | undefined,
): Pointed {
  const hex = hexMeant(view, pointed)
  if (pointed === undefined || hex < 0) return NOTHING
  const here = { ...NOTHING, hex }
  const command = next.get(pointed)?.[0]
  if (command === undefined) return here
  const from = firstOf(command)
  const isEnd = secondOf(command) === hex
  switch (verbOf(command)) {
    case MOVE:
    case RAID:
      return isEnd ? { ...here, way: wayOf(board, view, command, from, hex) } : here
    case TAKE_GROUND:
      return { ...here, way: [...hexesOfUnits(view, doingNow(view)?.unit), hex] }
    case SHELL:
      return { ...here, barrage: barrageAt(board, view, hex, undefined) }
    case BATTLE:
      return isEnd && proposed === undefined
        ? { ...here, fire: [[from, hex]], retreats: waysBack(board, view, hex) }
        : here
    default:
      return here
  }
}
