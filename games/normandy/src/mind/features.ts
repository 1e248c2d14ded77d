/** Reads the features of a position (see feature-names.ts), each side's block by the same code. */
import type { Features } from '@bivouac/ai'
import { frameKind } from '@bivouac/kernel'
import type { NormandyBoard } from '../scenario/scenario.ts'
import { bidding, turn as turnFrame } from '../state/frames.ts'
import * as s from '../state/state.ts'
import { writeDeckAndHand, writeMen } from './feature-cards.ts'
import { writeFire } from './feature-fire.ts'
import { NORMANDY_FEATURES } from './feature-names.ts'
import { writeTask } from './feature-task.ts'
import { measureRaces, races } from './reach.ts'
import { handTotals, lookOver } from './scene.ts'
import * as table from './tables.ts'

type T = s.NormandyTable
const { FADING } = table

/** Writes one side's features of a group from a place on, and tells where the next begins. */
type Writer = (t: T, side: number, out: Float32Array, from: number) => number

/** In the order of their names. Called by number: each is then made quick by itself, and not cut short inside another. */
const WRITERS: readonly Writer[] = [writeTask, writeMen, writeDeckAndHand, writeFire, writeRound]

function read(t: T, seat: number, out: Float32Array): void {
  lookOver(t)
  // Both sides' ways are known before either block is written: each asks how near the other is.
  measureRaces(t)
  let at = 0
  for (let i = 0; i < WRITERS.length; i++) at = WRITERS[i](t, seat, out, at)
  for (let i = 0; i < WRITERS.length; i++) at = WRITERS[i](t, 1 - seat, out, at)
  const { radio } = t.board
  out[at++] = frameKind(t) === bidding.kind ? 1 : 0
  out[at++] = seat
  out[at++] = s.roundOf(t) / 20
  out[at++] = s.staleRounds(t) / 10
  out[at] = radio < 0 ? 0 : s.worthOf(t, radio) / 3
}

function writeRound(t: T, side: number, out: Float32Array, from: number): number {
  const turn = frameKind(t) !== bidding.kind && s.activeSide(t) === side
  const first = s.initiativeOf(t) === side
  let at = from
  out[at++] = turn ? 1 : 0
  out[at++] = frameKind(t) === turnFrame.kind && !turn && !first ? 1 : 0
  out[at++] = first ? 1 : 0
  out[at++] = t.board.need[side] === 0 ? 0 : FADING[races[side]] * (handTotals[side] / 3)
  return at
}

export const normandyFeatures: Features<NormandyBoard> = {
  names: NORMANDY_FEATURES.map(([name]) => name),
  reader: () => read,
}
