/** The command that pressing things would try, allowed or not, so that the rules can say why not. */
import type { Thing } from '@bivouac/client-shell'
import type { Decision } from '@bivouac/kernel'
import { COMBAT_TITLES, COMMAND_TITLES } from '../../src/cards/cards.ts'
import { choiceCalled } from '../../src/cards/vocabulary.ts'
import * as c from '../../src/commands.ts'
import { HEX_NAMES, STEPS } from '../../src/geometry.ts'
import { parseCommand } from '../../src/notation.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import { sideNamed } from '../../src/text/names.ts'
import type { GreatWarDoing, GreatWarView } from '../../src/view/view.ts'
import { HEXES, SECTIONS } from '../../src/vocabulary.ts'
import { STANDING_BUTTONS } from './path-of.ts'
import { doingNow, hexOf, kindOf, nameOf } from './things.ts'

const placeIn = (list: readonly string[], name: string): number => list.indexOf(name)

/** A number of the list made into a command; undefined if the name is not in it. */
const made = (list: readonly string[], name: string, make: (i: number) => number): number | undefined => {
  const i = placeIn(list, name)
  return i < 0 ? undefined : make(i)
}

export function attempt(
  board: GreatWarBoard,
  view: GreatWarView,
  decision: Decision,
  path: readonly Thing[],
): number | undefined {
  const first = path[0]
  const last = path.at(-1)
  if (first === undefined || last === undefined) return undefined
  switch (kindOf(last)) {
    case 'hex':
      return kindOf(first) === 'combat' ? aimed(first, c.aimAtHex(hexOf(last))) : withHexes(board, view, path)
    case 'section':
      return made(SECTIONS, nameOf(last), i =>
        kindOf(first) === 'combat' ? (aimed(first, c.aimAtSection(i)) ?? c.section(i)) : c.section(i),
      )
    case 'discard':
      return made(COMBAT_TITLES, nameOf(last), i => aimed(first, c.aimAtTitle(i)) ?? c.discard(i))
    case 'card':
      return made(COMMAND_TITLES, nameOf(last), decision.kind === 'keep' ? c.keep : c.play)
    case 'combat':
      return withCombatCard(decision, path)
    case 'drawn':
      return made(COMMAND_TITLES, nameOf(last), c.keep) ?? made(COMBAT_TITLES, nameOf(last), c.giveBack)
    case 'button':
      return withButton(board, path)
  }
}

const aimed = (card: Thing, aim: number): number | undefined =>
  kindOf(card) === 'combat' ? made(COMBAT_TITLES, nameOf(card), title => c.combat(title, aim)) : undefined

function withCombatCard({ kind }: Decision, path: readonly Thing[]): number | undefined {
  const title = nameOf(path[path.length - 1])
  if (path[0] === 'button:standing') return made(COMBAT_TITLES, title, c.hold)
  // At the end of a turn cards are traded; the one card that is played there is offered anyway.
  return made(COMBAT_TITLES, title, kind === 'end-turn' ? c.discard : c.combat)
}

function withButton(board: GreatWarBoard, path: readonly Thing[]): number | undefined {
  const name = nameOf(path[path.length - 1])
  const hex = hexOf(path[0])
  if (hex >= 0 && name === 'exit') return c.exit(hex)
  if (hex >= 0 && name === 'advance') return c.advance(hex)
  if (hex >= 0 && name === 'remove-wire') return c.removeWire(hex)
  if (name === 'artillery') return c.orderArtillery
  if (name === 'discard') return made(COMBAT_TITLES, nameOf(path[0]), c.discard)
  if (name === 'play') return made(COMBAT_TITLES, nameOf(path[0]), c.combat)
  const standing = placeIn(STANDING_BUTTONS, path[path.length - 1])
  if (standing >= 0) return c.standing(standing)
  const dice = name.match(/^dice-(\d)$/)
  if (dice) return c.dice(Number(dice[1]))
  const alone = parseCommand(board, name)
  return alone.ok ? alone.value : undefined
}

/** Hexes mean what the decision asks for; where it asks for none of them, an order is what somebody had in mind. */
function withHexes(board: GreatWarBoard, view: GreatWarView, path: readonly Thing[]): number | undefined {
  const to = hexOf(path[path.length - 1])
  const now = doingNow(view)
  if (to < 0 || now === undefined) return undefined
  const from = path.length > 1 ? hexOf(path[0]) : -1
  return ON_HEXES[now.kind]?.({ board, view, now, from, to }) ?? c.order(to)
}

interface Pressed {
  readonly board: GreatWarBoard
  readonly view: GreatWarView
  readonly now: GreatWarDoing
  /** The hex pressed before; -1 if there was none. */
  readonly from: number
  readonly to: number
}

const ON_HEXES: Readonly<Partial<Record<GreatWarDoing['kind'], (of: Pressed) => number | undefined>>> = {
  move: ({ board, view, from, to }) =>
    from >= 0 ? c.move(from, to) : c.move(to, freeBeside(board, view, to)),
  advancing: ({ view, now, to }) => c.move(hexOfUnit(view, now.unit), to),
  battle: ({ view, from, to }) => (from >= 0 ? c.battle(from, to) : c.battle(to, nearestEnemy(view, to))),
  shell: ({ to }) => c.shell(to),
  'cross-fire': ({ to }) => c.join(to),
  retreat: ({ to }) => c.to(to),
  standing: ({ to }) => c.atHex(to),
  choose: ({ now, to }) => choiceCalled(now.title)?.onHex?.(to),
}

const hexOfUnit = (view: GreatWarView, unit: unknown): number =>
  placeIn(HEX_NAMES, view.units.find(one => one.unit === unit)?.hex ?? '')

/** A unit that can move nowhere is told why for a hex where somebody could think of going. */
function freeBeside(board: GreatWarBoard, view: GreatWarView, hex: number): number {
  const taken = new Set(view.units.map(unit => unit.hex))
  const beside = [0, 1, 2, 3, 4, 5]
    .map(direction => board.near[hex * 6 + direction])
    .filter(near => near >= 0)
  return beside.find(near => !taken.has(HEX_NAMES[near])) ?? beside[0]
}

/** The target that a unit that cannot battle might have had in mind. */
function nearestEnemy(view: GreatWarView, hex: number): number {
  const own = view.units.find(unit => unit.hex === HEX_NAMES[hex])
  const side = own ? sideNamed(own.unit) : view.seat
  const far = (other: number): number => STEPS[hex * HEXES + other]
  const enemies = view.units
    .filter(unit => sideNamed(unit.unit) !== side && unit.hex !== HEX_NAMES[hex])
    .map(unit => placeIn(HEX_NAMES, unit.hex))
    .sort((one, other) => far(one) - far(other))
  return enemies[0] ?? (hex === 0 ? 1 : 0)
}
