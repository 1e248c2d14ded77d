/** The decisions of the game as frames of the kernel's stack, and what their numbers mean. */

export const PLAY_CARD = 1
export const WITH_CARD = 2
export const COMMANDING = 3
export const ORDER = 4
export const MOVE = 5
export const ADVANCING = 6
export const SHELL = 7
export const SHELL_DICE = 8
export const BARRAGE = 9
export const BATTLE = 10
export const CROSS_FIRE = 11
export const ATTACK = 12
export const RETREAT = 13
export const TAKE_GROUND = 14
export const ANSWER = 15
export const CHOOSE = 16
export const RACE = 17
export const KEEP = 18
export const END_TURN = 19
export const STANDING = 20

export type ArgKind = 'unit' | 'units' | 'hex' | 'side' | 'number' | 'point' | 'deck' | 'bits'

export interface FrameShape {
  readonly name: string
  /** The clause that asks. */
  readonly clause: string
  /** Asked for what everybody knows, whatever the hand holds. */
  readonly regardless?: true
  readonly args: readonly (readonly [name: string, kind: ArgKind])[]
}

/** By frame kind. Positions, views and prompts read a frame through this table. */
export const FRAME_SHAPES: readonly FrameShape[] = [
  { name: 'none', clause: '', args: [] },
  { name: 'play-card', clause: 'G-4.1', args: [] },
  { name: 'with-card', clause: 'G-13.1', regardless: true, args: [] },
  { name: 'commanding', clause: 'G-4.1', args: [['stage', 'number']] },
  { name: 'order', clause: 'G-4.2', args: [] },
  { name: 'move', clause: 'G-4.4', args: [] },
  {
    name: 'advancing',
    clause: 'G-13.5',
    args: [
      ['unit', 'unit'],
      ['hexes', 'number'],
    ],
  },
  {
    name: 'shell',
    clause: 'G-10.1',
    args: [
      ['attacks', 'number'],
      ['dice', 'number'],
    ],
  },
  {
    name: 'shell-dice',
    clause: 'G-10.2',
    args: [
      ['attacks', 'number'],
      ['hex', 'hex'],
    ],
  },
  {
    name: 'barrage',
    clause: 'G-10.4',
    args: [
      ['hex', 'hex'],
      ['fallen', 'bits'],
      ['next', 'number'],
      ['dice', 'number'],
      ['attacks', 'number'],
    ],
  },
  { name: 'battle', clause: 'G-4.4', args: [] },
  {
    name: 'cross-fire',
    clause: 'G-6.8',
    args: [
      ['guns', 'units'],
      ['hex', 'hex'],
    ],
  },
  {
    name: 'attack',
    clause: 'G-4.5',
    args: [
      ['units', 'units'],
      ['hex', 'hex'],
      ['mode', 'bits'],
      ['rolled', 'bits'],
      ['stage', 'bits'],
    ],
  },
  {
    name: 'retreat',
    clause: 'G-9.1',
    args: [
      ['unit', 'unit'],
      ['flags', 'number'],
      ['ignorable', 'number'],
      ['medals', 'number'],
    ],
  },
  {
    name: 'take-ground',
    clause: 'G-7.3',
    args: [
      ['unit', 'unit'],
      ['hex', 'hex'],
    ],
  },
  {
    name: 'answer',
    clause: 'G-13.4',
    regardless: true,
    args: [
      ['point', 'point'],
      ['side', 'side'],
      ['unit', 'unit'],
      ['hex', 'hex'],
      ['attackers', 'units'],
    ],
  },
  {
    name: 'choose',
    clause: 'G-13.1',
    args: [
      ['deck', 'deck'],
      ['title', 'number'],
      ['side', 'side'],
      ['left', 'bits'],
      ['more', 'bits'],
    ],
  },
  { name: 'race', clause: 'G-11.7', args: [] },
  { name: 'keep', clause: 'G-4.6', args: [] },
  { name: 'end-turn', clause: 'G-4.6', args: [['stage', 'number']] },
  { name: 'standing', clause: 'G-13.4', args: [] },
]

/**
 * The points at which a combat card may be played (G-13.1, G-13.4): the first in the own command phase, then the
 * enemy's answers, then the rest of the own turn.
 */
export const POINTS = [
  'with-command',
  'after-command',
  'before-close',
  'after-roll',
  'after-ranged',
  'after-close',
  'before-artillery',
  'after-move',
  'own-battle',
  'own-ground',
  'own-end',
] as const
export type PointName = (typeof POINTS)[number]
export const WITH_COMMAND = 0
export const AFTER_COMMAND = 1
export const BEFORE_CLOSE = 2
export const AFTER_ROLL = 3
export const AFTER_RANGED = 4
export const AFTER_CLOSE = 5
export const BEFORE_ARTILLERY = 6
export const AFTER_MOVE = 7
export const OWN_BATTLE = 8
export const OWN_GROUND = 9
export const OWN_END = 10
