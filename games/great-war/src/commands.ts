/** The commands of the game as numbers. Units are called by their hex: there is one on each (G-1.4). Texts: notation.ts. */
import { code, secondOf } from '@bivouac/kernel'
import { HEXES } from './vocabulary.ts'

export const PLAY = 1
export const COMBAT = 2
export const ORDER = 3
export const ORDER_ARTILLERY = 4
export const DONE = 5
export const MOVE = 6
export const EXIT = 7
export const ADVANCE = 8
export const RAID = 9
export const BATTLE = 10
export const JOIN = 11
export const REMOVE_WIRE = 12
export const SHELL = 13
export const DICE = 14
export const TO = 15
export const IGNORE = 16
export const TAKE_GROUND = 17
export const STAY = 18
export const PASS = 19
export const KEEP = 20
export const TAKE_MEDAL = 21
export const DRAW = 22
export const TAKE_CARD = 23
export const TAKE_HQ = 24
export const DISCARD = 25
export const GIVE_BACK = 26
export const AT_HEX = 27
export const SECTION = 28
export const SPEND = 29
export const STANDING = 30
export const HOLD = 31

/** What a combat card is aimed at, in the second number of its command: nothing, a hex, a section or a title. */
export const AIM_NONE = 0
const AIM_HEX = 1
const AIM_SECTION = AIM_HEX + HEXES
const AIM_TITLE = AIM_SECTION + 3
export const aimAtHex = (hex: number): number => AIM_HEX + hex
/** `section` is 0, 1, 2 for left, centre, right. */
export const aimAtSection = (section: number): number => AIM_SECTION + section
export const aimAtTitle = (title: number): number => AIM_TITLE + title
/** The hex aimed at; -1 if it is none. */
export const hexIn = (aim: number): number => (aim >= AIM_HEX && aim < AIM_SECTION ? aim - AIM_HEX : -1)
export const sectionIn = (aim: number): number =>
  aim >= AIM_SECTION && aim < AIM_TITLE ? aim - AIM_SECTION : -1
export const titleIn = (aim: number): number => (aim >= AIM_TITLE ? aim - AIM_TITLE : -1)

export const play = (title: number): number => code(PLAY, title)
export const combat = (title: number, aim = AIM_NONE): number => code(COMBAT, title, aim)
export const order = (hex: number): number => code(ORDER, hex)
export const orderArtillery: number = code(ORDER_ARTILLERY)
export const done: number = code(DONE)
export const move = (from: number, to: number): number => code(MOVE, from, to)
export const exit = (hex: number): number => code(EXIT, hex)
export const advance = (hex: number): number => code(ADVANCE, hex)
export const raid = (from: number, to: number): number => code(RAID, from, to)
export const battle = (from: number, at: number): number => code(BATTLE, from, at)
export const join = (hex: number): number => code(JOIN, hex)
export const removeWire = (hex: number): number => code(REMOVE_WIRE, hex)
export const shell = (hex: number): number => code(SHELL, hex)
export const dice = (count: number): number => code(DICE, count)
export const to = (hex: number): number => code(TO, hex)
export const ignore: number = code(IGNORE)
export const takeGround: number = code(TAKE_GROUND)
export const stay: number = code(STAY)
export const pass: number = code(PASS)
export const keep = (title: number): number => code(KEEP, title)
export const takeMedal: number = code(TAKE_MEDAL)
export const draw: number = code(DRAW)
export const takeCard: number = code(TAKE_CARD)
export const takeHq: number = code(TAKE_HQ)
export const discard = (title: number): number => code(DISCARD, title)
export const giveBack = (title: number): number => code(GIVE_BACK, title)
export const atHex = (hex: number): number => code(AT_HEX, hex)
export const section = (i: number): number => code(SECTION, i)
export const spend: number = code(SPEND)
/** 0 ask, 1 pass this turn, 2 stop at a unit, which is named next. */
export const standing = (orders: number): number => code(STANDING, orders)
export const hold = (title: number): number => code(HOLD, title)

export const aimIn = secondOf
