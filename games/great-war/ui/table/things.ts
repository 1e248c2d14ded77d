/** What can be pressed at this table, by name: hexes (a unit is called by its hex), cards, sections, buttons. */
import type { Thing } from '@bivouac/client-shell'
import { HEX_NAMES, hexNamed } from '../../src/geometry.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import { titleIn } from '../../src/text/names.ts'
import type { GreatWarDoing, GreatWarView, UnitView } from '../../src/view/view.ts'
import { CENTRE, HEXES, LEFT, RIGHT, SECTIONS, SIDES, type SideName } from '../../src/vocabulary.ts'

/**
 * `card` and `combat` are the two hands, `drawn` cards that are being looked at, `discard` the combat discards where one
 * of them may be taken.
 */
export const THING_KINDS = ['hex', 'card', 'combat', 'drawn', 'discard', 'section', 'button'] as const
type ThingKind = (typeof THING_KINDS)[number]

export const kindOf = (thing: Thing): ThingKind => thing.slice(0, thing.indexOf(':')) as ThingKind
export const nameOf = (thing: Thing): string => thing.slice(thing.indexOf(':') + 1)

export const hexThing = (hex: number): Thing => `hex:${HEX_NAMES[hex]}`
/** The hex that a thing is; -1 if it is something else. */
export const hexOf = (thing: Thing | undefined): number =>
  thing !== undefined && kindOf(thing) === 'hex' ? hexNamed(nameOf(thing)) : -1

export const sectionThing = (section: number): Thing => `section:${SECTIONS[section]}`

/** A card in one of the hands or trays, whichever copy of its title it is. */
export const cardThing = (kind: 'card' | 'combat' | 'drawn' | 'discard', card: string): Thing =>
  `${kind}:${titleIn(card)}`

/** The choice at the top of all that is under way. */
export const doingNow = (view: GreatWarView): GreatWarDoing | undefined => view.doing.at(-1)

export const seatOf = (view: GreatWarView): number => SIDES.indexOf(view.seat as SideName)

/** G-1.2 The section that a hex lies in, as this seat sees it; undefined for a hex that two share. */
export function sectionAround(board: GreatWarBoard, view: GreatWarView, hex: number): Thing | undefined {
  const bits = hex < 0 ? 0 : board.sections[Math.max(0, seatOf(view)) * HEXES + hex]
  const section = [LEFT, CENTRE, RIGHT].indexOf(bits)
  return section < 0 ? undefined : sectionThing(section)
}

/** The hex that pressing a thing is about: itself, or that which a button speaks of; -1 for none. */
export function hexMeant(view: GreatWarView, thing: Thing | undefined): number {
  const meant = thing && meantBy(view, thing)
  return hexOf(meant ?? thing)
}

/**
 * What a hex means that cannot be pressed for itself: the ground that was won is on the board, too, not only on its button; and all
 * of a section means it while one is asked for, as its name is small on a phone.
 */
export function meantByHex(
  board: GreatWarBoard,
  view: GreatWarView,
  can: ReadonlySet<Thing>,
  hex: number,
): Thing | undefined {
  if (hex < 0) return undefined
  if (hex === hexMeant(view, TAKE_GROUND_BUTTON)) return TAKE_GROUND_BUTTON
  const section = sectionAround(board, view, hex)
  return section !== undefined && can.has(section) ? section : undefined
}

/** The hex that a button speaks of: the ground that has been won (G-7.3), the target that is paid for (G-10.1). */
export function meantBy(view: GreatWarView, button: Thing): Thing | undefined {
  const now = doingNow(view)
  const isMeant =
    now?.kind === 'take-ground'
      ? button === TAKE_GROUND_BUTTON
      : now?.kind === 'shell-dice' && kindOf(button) === 'button'
  return isMeant ? hexThing(hexNamed(String(now?.hex))) : undefined
}

const TAKE_GROUND_BUTTON: Thing = 'button:take-ground'

export const unitOnHex = (view: GreatWarView, hex: number): UnitView | undefined =>
  view.units.find(unit => unit.hex === HEX_NAMES[hex])
