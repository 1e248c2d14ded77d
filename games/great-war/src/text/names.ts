/** The game's things by the names players know: sides, units, cards, ground. */
import type { GreatWarBoard } from '../board.ts'
import type { GreatWarView, HexView, UnitView } from '../view.ts'
import {
  COMBAT_TITLES,
  COMMAND_TITLES,
  type CombatTitle,
  type CommandTitle,
  SIDES,
  type SideName,
  sideOfUnit,
  UNIT_KINDS,
  UNIT_NAMES,
  type UnitKind,
} from '../words.ts'
import { say, sayCounted } from './say.ts'

export const sideText = (side: SideName): string => say(`side.${side}`)
export const kindText = (kind: string): string => say(`kind.${kind as UnitKind}`)

type Title = CommandTitle | CombatTitle

/** `attack-left.2` or `attack-left` as its title. */
export const titleIn = (card: string): Title => card.replace(/\.\d+$/, '') as Title
export const cardText = (card: string): string => say(`card.${titleIn(card)}`)
export const doesText = (card: string): string => say(`does.${titleIn(card)}`)

export const isUnit = (name: string): boolean => UNIT_NAMES.includes(name)

/** `british-3` as 'British infantry'. */
export function unitText({ unitKind }: GreatWarBoard, name: string): string {
  const unit = UNIT_NAMES.indexOf(name)
  return say(`unit.${SIDES[sideOfUnit(unit)]}`, { kind: kindText(UNIT_KINDS[unitKind[unit]]) })
}

export const sideNamed = (unit: string): SideName => (unit.startsWith('british') ? 'british' : 'german')

export const unitOn = (view: GreatWarView, hex: string): UnitView | undefined =>
  view.units.find(unit => unit.hex === hex)

/** '8,3 infantry (4)': a unit of whoever is looking. */
export const ownText = ({ hex, kind, figures }: UnitView): string =>
  say('unit.at', { hex, kind: kindText(kind), figures })

/** '5,3 German infantry (4)'. */
export const fullText = ({ unit, hex, kind, figures }: UnitView): string =>
  say(`unit.at.${sideNamed(unit)}`, { hex, kind: kindText(kind), figures })

/** '7,5' alone for open ground, else '7,5 trench', '7,5 cratered trench', '7,5 wire'. */
export function hexText({ hex, terrain, wire, crater }: HexView): string {
  if (terrain === 'countryside')
    return wire ? say('terrain.of-hex', { hex, terrain: say('terrain.wire') }) : hex
  const bare = say(`terrain.${terrain as 'trench'}`)
  const ground = crater ? say('terrain.cratered', { terrain: bare }) : bare
  return say('terrain.of-hex', {
    hex,
    terrain: wire ? say('terrain.with-wire', { terrain: ground }) : ground,
  })
}

/** `german-front` as 'German Front'. */
export const objectiveText = (id: string): string =>
  id
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** 'Probe Left ×2, Forward': cards by title, in the order of the decks. */
export function cardCounts(cards: readonly string[]): string {
  const titles = [...COMMAND_TITLES, ...COMBAT_TITLES].filter(title => cards.some(c => titleIn(c) === title))
  if (titles.length === 0) return say('table.nothing')
  return titles
    .map(title => {
      const count = cards.filter(card => titleIn(card) === title).length
      return sayCounted('table.count', count, { card: cardText(title) }).replaceAll(' ', TIED)
    })
    .join(', ')
}

/** A space at which no line is broken. */
const TIED = '\u00a0'

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
