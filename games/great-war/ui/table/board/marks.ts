/** What is to be marked on the board at a moment: who can act, where to, at whom, and what lies ready. No drawing here; what follows the pointer is in pointed.ts. */
import type { Hands, Thing } from '@bivouac/client-shell'
import { firstOf, verbOf } from '@bivouac/kernel'
import type { HexMark } from '../../../src/art/hex-marks.ts'
import type { UnitMark } from '../../../src/art/unit-marks.ts'
import * as c from '../../../src/commands.ts'
import { hexNamed } from '../../../src/geometry.ts'
import type { GreatWarBoard } from '../../../src/scenario/board.ts'
import { endsUnfit } from '../../../src/text/labels.ts'
import { sideNamed } from '../../../src/text/names.ts'
import { forecast } from '../../../src/view/explain.ts'
import type { GreatWarView } from '../../../src/view/view.ts'
import { hexOf, unitOnHex } from '../things.ts'
import { type Barrage, barrageAt } from './barrage.ts'
import { battleOf } from './battle-of.ts'
import { underWay } from './under-way.ts'

interface Tag {
  readonly hex: number
  readonly dice: number
  readonly isChosen: boolean
}

export interface Marks {
  /** Outlines of hexes, under the units. */
  readonly hexes: readonly (readonly [hex: number, mark: HexMark])[]
  /** Free hexes that shells can be aimed at: a dot each, outlines would cover the map. */
  readonly dots: readonly number[]
  /** Rings and brackets of units. */
  readonly units: ReadonlyMap<number, UnitMark>
  readonly tags: readonly Tag[]
  /** Hexes that a unit would end on unable to battle. */
  readonly noBattle: readonly number[]
  /** The line of fire of what lies ready or is asked about. */
  readonly fire: readonly (readonly [from: number, at: number])[]
  readonly retreats: readonly number[]
  readonly barrage: Barrage | undefined
  readonly advised: readonly number[]
}

const ACTS: readonly number[] = [c.MOVE, c.RAID, c.BATTLE, c.EXIT, c.ADVANCE, c.REMOVE_WIRE]

/** Whether a press on the hex is the first of its command, so that it means the unit that stands there. */
const isActor = (hands: Pick<Hands, 'picked'>, command: number, hex: number): boolean =>
  hands.picked.length === 0 &&
  (verbOf(command) === c.ORDER ||
    verbOf(command) === c.JOIN ||
    verbOf(command) === c.AT_HEX ||
    (ACTS.includes(verbOf(command)) && firstOf(command) === hex))

export function marksOf(
  board: GreatWarBoard,
  view: GreatWarView,
  hands: Pick<Hands, 'picked' | 'next' | 'proposed' | 'advised'>,
): Marks {
  const marked = collector(board, view)
  marked.standing()
  for (const [thing, commands] of hands.next) marked.legal(hands, thing, commands)
  for (const thing of hands.picked) marked.picked(hexOf(thing))
  marked.proposed(hands.proposed)
  return marked.all(hands.advised.map(hexOf).filter(hex => hex >= 0))
}

function collector(board: GreatWarBoard, view: GreatWarView) {
  const hexes = new Map<number, HexMark>()
  const units = new Map<number, UnitMark>()
  const dots: number[] = []
  const tags = new Map<number, Tag>()
  const noBattle: number[] = []
  const fire: (readonly [number, number])[] = []
  let retreats: readonly number[] = []
  let barrage: Barrage | undefined

  const isOwn = (hex: number): boolean => {
    const unit = unitOnHex(view, hex)
    return unit !== undefined && sideNamed(unit.unit) === view.seat
  }
  const aim = (hex: number, isChosen: boolean): void => {
    hexes.set(hex, isChosen ? 'chosen-target' : 'target')
    if (unitOnHex(view, hex)) units.set(hex, isChosen ? 'chosen-target' : 'legal-target')
  }
  const select = (hex: number): void => {
    if (hex < 0) return
    hexes.set(hex, 'selected')
    if (unitOnHex(view, hex)) units.set(hex, 'selected')
  }

  return {
    /** What the decision itself speaks of: who falls back, who is attacked, where shells are aimed. */
    standing(): void {
      const now = underWay(board, view)
      for (const hex of now.actors) select(hex)
      for (const hex of now.targets) aim(hex, true)
      fire.push(...now.fire)
      barrage = now.barrage
    },
    legal(hands: Pick<Hands, 'picked'>, thing: Thing, commands: readonly number[]): void {
      const hex = hexOf(thing)
      const [command] = commands
      if (hex < 0) return
      if (isActor(hands, command, hex)) units.set(hex, 'can-act')
      else if (verbOf(command) === c.BATTLE) {
        aim(hex, false)
        tags.set(hex, { hex, dice: forecast(board, view, command)?.dice ?? 0, isChosen: false })
      } else if (verbOf(command) === c.SHELL && (isOwn(hex) || !unitOnHex(view, hex))) dots.push(hex)
      else if (!unitOnHex(view, hex)) {
        hexes.set(hex, 'legal')
        // A raid battles wherever it ends.
        if (commands.every(one => verbOf(one) === c.MOVE) && endsUnfit(board, view, firstOf(command), hex))
          noBattle.push(hex)
      } else if (isOwn(hex)) units.set(hex, 'can-act')
      else aim(hex, false)
    },
    picked: select,
    proposed(command: number | undefined): void {
      if (command === undefined) return
      const attack = battleOf(view, command)
      barrage = barrageOf(board, view, command, barrage)
      if (attack === undefined) return
      for (const from of attack.from) {
        select(from)
        fire.push([from, attack.at])
      }
      aim(attack.at, true)
      const dice = forecast(board, view, command)?.dice
      if (dice !== undefined) tags.set(attack.at, { hex: attack.at, dice, isChosen: true })
      retreats = waysBack(board, view, attack.at)
    },
    all: (advised: readonly number[]): Marks => ({
      hexes: [...hexes],
      dots,
      units,
      tags: [...tags.values()],
      noBattle,
      fire,
      retreats,
      barrage,
      // The target of a barrage is marked by all that falls around it.
      advised: advised.filter(hex => hex !== barrage?.target),
    }),
  }
}

/** What the shells of this command may do; of another command, what they might have done anyway. */
function barrageOf(
  board: GreatWarBoard,
  view: GreatWarView,
  command: number,
  before: Barrage | undefined,
): Barrage | undefined {
  const verb = verbOf(command)
  const target = verb === c.SHELL ? firstOf(command) : verb === c.DICE ? before?.target : undefined
  return target === undefined ? before : barrageAt(board, view, target, command)
}

/** G-9.1 The free hexes that the unit there could fall back to. */
export function waysBack(board: GreatWarBoard, view: GreatWarView, hex: number): readonly number[] {
  const unit = unitOnHex(view, hex)
  if (unit === undefined) return []
  const side = sideNamed(unit.unit) === 'british' ? 0 : 1
  const at = (side * board.rows.length + hex) * 2
  const taken = new Set(view.units.map(one => hexNamed(one.hex)))
  return [board.back[at], board.back[at + 1]].filter(back => back >= 0 && !taken.has(back))
}
