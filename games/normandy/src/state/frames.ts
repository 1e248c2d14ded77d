/** The decisions of the game as frames of the kernel's stack, and what their numbers mean. */

export const BIDDING = 1
export const TURN = 2
export const STEP = 3
export const CHOOSE_TARGET = 4
export const CHOOSE_BLASTED = 5
export const TAKE_CARDS = 6
export const CHOOSE_GUIDED = 7
export const AIM = 8

type ArgKind = 'unit' | 'units' | 'action' | 'number' | 'zone' | 'squad' | 'card'

export interface FrameShape {
  readonly name: string
  /** The clause that asks. */
  readonly clause: string
  readonly args: readonly (readonly [name: string, kind: ArgKind])[]
}

/** By frame kind. Positions, views and prompts read a frame through this table. */
export const FRAME_SHAPES: readonly FrameShape[] = [
  { name: 'none', clause: '', args: [] },
  { name: 'bid', clause: 'N-3.4', args: [] },
  { name: 'turn', clause: 'N-3.5', args: [] },
  {
    name: 'step',
    clause: 'N-5.1',
    args: [
      ['unit', 'unit'],
      ['left', 'number'],
      ['action', 'action'],
      ['moved', 'number'],
      ['entered', 'number'],
    ],
  },
  {
    name: 'choose-target',
    clause: 'N-7.1',
    args: [
      ['unit', 'unit'],
      ['dice', 'number'],
      ['action', 'action'],
    ],
  },
  {
    name: 'choose-blasted',
    clause: 'N-7.1',
    args: [
      ['units', 'units'],
      ['dice', 'number'],
      ['unit', 'unit'],
    ],
  },
  {
    name: 'take-cards',
    clause: 'N-6.1',
    args: [
      ['from', 'zone'],
      ['left', 'number'],
      ['taken', 'number'],
      ['squad', 'squad'],
      ['playing', 'card'],
    ],
  },
  { name: 'choose-guided', clause: 'N-5.2', args: [['steps', 'number']] },
  { name: 'aim', clause: 'N-6.7', args: [['unit', 'unit']] },
]
