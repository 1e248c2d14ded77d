/** The game's things by the names players know: sides, units, cards, ground. */

import { COMBAT_TITLES, COMMAND_TITLES } from '../cards/cards.ts'
import type { CombatTitle } from '../cards/combat/index.ts'
import type { CommandTitle } from '../cards/command/index.ts'
import type { GreatWarBoard } from '../scenario/board.ts'
import type { GreatWarView, HexView, UnitView } from '../view/view.ts'
import { SIDES, type SideName, sideOfUnit, UNIT_KINDS, UNIT_NAMES, type UnitKind } from '../vocabulary.ts'
import { scenarioText } from './scenario-text.ts'
import type { Words } from './words.ts'

export const sideIn = ({ say }: Words, side: SideName): string => say(`side.${side}`)

/** The slots of a side: `{name}` as it is called, and the forms that the language has of it. */
export const sideSlots = (words: Words, name: string, side: SideName): Readonly<Record<string, string>> =>
  words.named(name, `side.${side}`)

export const kindText = ({ say }: Words, kind: string): string => say(`kind.${kind as UnitKind}`)

type Title = CommandTitle | CombatTitle

/** `attack-left.2` or `attack-left` as its title. */
export const titleIn = (card: string): Title => card.replace(/\.\d+$/, '') as Title
export const cardText = ({ say }: Words, card: string): string => say(`card.${titleIn(card)}`)
export const doesText = ({ say }: Words, card: string): string => say(`does.${titleIn(card)}`)

export const isUnit = (name: string): boolean => UNIT_NAMES.includes(name)

/** `british-3` as 'British infantry'. */
export const unitText = ({ say }: Words, board: GreatWarBoard, name: string): string =>
  say(unitKey(board, name))

/** `british-3` as 'infantry'. */
export const kindOf = (words: Words, { unitKind }: GreatWarBoard, name: string): string =>
  kindText(words, UNIT_KINDS[unitKind[UNIT_NAMES.indexOf(name)]])

function unitKey({ unitKind }: GreatWarBoard, name: string): `unit.${SideName}.${UnitKind}` {
  const unit = UNIT_NAMES.indexOf(name)
  return `unit.${SIDES[sideOfUnit(unit)]}.${UNIT_KINDS[unitKind[unit]]}`
}

/** The same of a unit. */
export const unitSlots = (
  words: Words,
  board: GreatWarBoard,
  slot: string,
  name: string,
): Readonly<Record<string, string>> => words.named(slot, unitKey(board, name))

export const sideNamed = (unit: string): SideName => (unit.startsWith('british') ? 'british' : 'german')

export const unitOn = (view: GreatWarView, hex: string): UnitView | undefined =>
  view.units.find(unit => unit.hex === hex)

/** '8,3 infantry (4)': a unit of whoever is looking. */
export const ownText = (words: Words, { hex, kind, figures }: UnitView): string =>
  words.say('unit.at', { hex, kind: kindText(words, kind), figures })

/** '5,3 German infantry (4)'. */
export const fullText = ({ say }: Words, { unit, hex, kind, figures }: UnitView): string =>
  say('unit.at.full', { hex, unit: say(`unit.${sideNamed(unit)}.${kind as UnitKind}`), figures })

/** 'trench', 'cratered trench', 'open ground', 'wire'. */
export function groundText({ say }: Words, { terrain, wire, crater }: HexView): string {
  if (terrain === 'countryside') return say(wire ? 'terrain.wire' : 'terrain.countryside')
  const bare = say(`terrain.${terrain as 'trench'}`)
  const ground = crater ? say('terrain.cratered', { terrain: bare }) : bare
  return wire ? say('terrain.with-wire', { terrain: ground }) : ground
}

/** '7,5' alone for open ground, else '7,5 trench', '7,5 cratered trench', '7,5 wire'. */
export const hexText = (words: Words, at: HexView): string =>
  at.terrain === 'countryside' && !at.wire
    ? at.hex
    : words.say('terrain.of-hex', { hex: at.hex, terrain: groundText(words, at) })

/** `german-front` as 'German Front'. */
const titled = (id: string): string =>
  id
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

export const objectiveIn = (words: Words, id: string): string => scenarioText(words, titled(id))

/** 'Probe Left ×2, Forward': cards by title, in the order of the decks. */
export function cardCounts(words: Words, cards: readonly string[]): string {
  const titles = [...COMMAND_TITLES, ...COMBAT_TITLES].filter(title => cards.some(c => titleIn(c) === title))
  if (titles.length === 0) return words.say('table.nothing')
  return titles
    .map(title => {
      const count = cards.filter(card => titleIn(card) === title).length
      return tied(words.sayCounted('table.count', count, { card: cardText(words, title) }))
    })
    .join(', ')
}

/** A space at which no line is broken. */
const TIED = '\u00a0'

/** A text that `wrapped` keeps on one line. */
export const tied = (text: string): string => text.replaceAll(' ', TIED)

/** Lines of at most `width`, the second and later ones set in. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' '))
    if (line === '') line = word
    else if (line.length + 1 + word.length <= width) line += ` ${word}`
    else {
      lines.push(line)
      line = `    ${word}`
    }
  return [...lines, line].map(one => one.replaceAll(TIED, ' '))
}
