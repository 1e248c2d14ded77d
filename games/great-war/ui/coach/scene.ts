/** A moment of the game as the coach looks at it: whose eyes, what is asked, which units the choices are about. */
import type { Thing } from '@bivouac/client-shell'
import { firstOf, secondOf, verbOf } from '@bivouac/kernel'
import { STEPS } from '../../src/geometry.ts'
import type { UnitView } from '../../src/view/view.ts'
import { HEXES, type SideName } from '../../src/vocabulary.ts'
import { idle } from '../table/idle.ts'
import type { GreatWarSeen } from '../table/seen.ts'
import { hexThing, unitOnHex } from '../table/things.ts'

export interface Scene extends Pick<GreatWarSeen, 'board' | 'view' | 'facts' | 'legal'> {
  readonly side: SideName
  /** The decision one is asked for; undefined while one is not asked, or has nothing to answer. */
  readonly asked: string | undefined
}

/** Nobody coaches somebody who only watches. */
export function sceneOf({ board, view, seat, decision, legal, facts }: GreatWarSeen): Scene | undefined {
  if (view.seat === 'spectator') return undefined
  const isAsked = legal.length > 0 && decision.seats.includes(seat) && idle({ decision, legal }) === undefined
  const asked = isAsked ? decision.kind : undefined
  return { board, view, facts, legal, side: view.seat, asked }
}

/** The commands of a verb that may be given now. */
export const ofVerb = ({ legal }: Scene, verb: number): readonly number[] =>
  legal.filter(command => verbOf(command) === verb)

/** From where to where a command of two hexes goes. */
interface Way {
  readonly from: number
  readonly to: number
}

export const waysOf = (scene: Scene, verb: number): readonly Way[] =>
  ofVerb(scene, verb).map(command => ({ from: firstOf(command), to: secondOf(command) }))

export const isNextTo = ({ from, to }: Way): boolean => STEPS[from * HEXES + to] === 1

/** The ordered units of one's own side that are of this kind, as the hexes they stand on. */
export const orderedOf = ({ view, side }: Scene, kind: string): readonly Thing[] =>
  view.units
    .filter(unit => unit.kind === kind && isOf(unit, side) && unit.marks.includes('ordered'))
    .map((unit): Thing => `hex:${unit.hex}`)

export const isOf = ({ unit }: Pick<UnitView, 'unit'>, side: SideName): boolean => unit.startsWith(`${side}-`)

export const hexesOf = (hexes: readonly number[]): readonly Thing[] => [...new Set(hexes)].map(hexThing)

/** Whether somebody stands there whom one could shoot at: bare wire is a target too. */
export const isUnitAt = ({ view }: Scene, hex: number): boolean => unitOnHex(view, hex) !== undefined
