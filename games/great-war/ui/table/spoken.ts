/** Things in words for those who do not see them. */
import type { Thing } from '@bivouac/client-shell'
import { COMBAT_TITLES, COMMAND_TITLES } from '../../src/cards/cards.ts'
import { HEX_CELLS, hasHex } from '../../src/geometry.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import { cardText, doesText, groundText, objectiveIn, sideIn, sideNamed } from '../../src/text/names.ts'
import { capitalised } from '../../src/text/words.ts'
import type { GreatWarView, UnitView } from '../../src/view/view.ts'
import { BRITISH, HEXES, SECTIONS, SIDES, type UnitKind } from '../../src/vocabulary.ts'
import { deed } from './deed.ts'
import { pathOf } from './path-of.ts'
import type { GreatWarSeen } from './seen.ts'
import { hexMeant, hexOf, kindOf, nameOf, seatOf, unitOnHex } from './things.ts'
import { type GreatWarWords, type TableWords, tableWords } from './words.ts'

export function spoken(seen: GreatWarSeen, words: GreatWarWords, thing: Thing): string {
  const own = tableWords(words)
  const name = nameOf(thing)
  switch (kindOf(thing)) {
    case 'hex':
      return hexOf(thing) < 0 ? name : spokenHex(seen.board, seen.view, own, hexOf(thing))
    case 'section':
      return own.game.say(`section.${name as 'left'}`)
    case 'button':
      return spokenButton(seen, own, thing)
    default:
      return spokenCard(seen.board, own, name)
  }
}

export function spokenCard(board: GreatWarBoard, { say, game }: TableWords, title: string): string {
  if (!COMMAND_TITLES.includes(title) && !isCombatTitle(title)) return title
  const slots = { card: cardText(game, title), does: doesText(game, title) }
  return isCombatTitle(title)
    ? say('spoken.combat', { ...slots, cost: board.house.combatCosts[COMBAT_TITLES.indexOf(title)] })
    : say('spoken.card', slots)
}

const isCombatTitle = (title: string): boolean => COMBAT_TITLES.includes(title)

/** What a card in hand does, said while it lies ready. */
export function does(_: GreatWarSeen, words: GreatWarWords, thing: Thing): string | undefined {
  const { game } = tableWords(words)
  return ['card', 'combat'].includes(kindOf(thing))
    ? capitalised(game, doesText(game, nameOf(thing)))
    : undefined
}

/** What lies on a hex. */
export function about(seen: GreatWarSeen, words: GreatWarWords, thing: Thing): string | undefined {
  const hex = hexMeant(seen.view, thing)
  return hex < 0 ? undefined : spokenHex(seen.board, seen.view, tableWords(words), hex)
}

/** A button that ends a path is called by what it does; one that leads on, by what it leads to. */
function spokenButton(seen: GreatWarSeen, words: TableWords, thing: Thing): string {
  const { board, view, legal } = seen
  const command = legal.find(one => pathOf(board, view, one).at(-1) === thing)
  if (command !== undefined) return deed(seen, words, command, undefined)
  return thing === 'button:standing' ? words.say('panel.standing') : nameOf(thing)
}

/** Ground, section, unit with its figures and marks, and what the hex is worth. */
function spokenHex(board: GreatWarBoard, view: GreatWarView, words: TableWords, hex: number): string {
  const unit = unitOnHex(view, hex)
  return [
    where(board, view, words, hex),
    ...(unit ? spokenUnit(words, unit) : []),
    ...spokenObjectives(board, view, words, hex),
  ].join(' ')
}

function where(board: GreatWarBoard, view: GreatWarView, words: TableWords, hex: number): string {
  const { say, game } = words
  const side = seatOf(view) < 0 ? BRITISH : seatOf(view)
  const bits = board.sections[side * HEXES + hex]
  const [section, other] = SECTIONS.filter((_, i) => (bits >> i) & 1).map(name => game.say(`section.${name}`))
  const slots = { hex: view.hexes[hex].hex, ground: groundText(game, view.hexes[hex]), section }
  return other === undefined ? say('spoken.hex', slots) : say('spoken.hex.two', { ...slots, other })
}

/** Marks that a player sees on the piece. */
const SPOKEN_MARKS = ['ordered', 'moved', 'battled', 'unfit'] as const

function spokenUnit(
  { say, sayCounted, game }: TableWords,
  { unit, kind, figures, marks }: UnitView,
): string[] {
  return [
    sayCounted('spoken.unit', figures, { unit: game.say(`unit.${sideNamed(unit)}.${kind as UnitKind}`) }),
    ...SPOKEN_MARKS.filter(mark => marks.includes(mark)).map(mark => say(`spoken.mark.${mark}`)),
  ]
}

function spokenObjectives(
  board: GreatWarBoard,
  view: GreatWarView,
  words: TableWords,
  hex: number,
): string[] {
  const { objectives } = board
  return view.objectives.flatMap((objective, i) => {
    if (!hasHex(objectives.hexes, hex, i * HEX_CELLS)) return []
    const holder = SIDES.find(side => objective[side] !== 0)
    return [
      words.sayCounted('spoken.objective', objectives.medals[i], {
        objective: objectiveIn(words.game, objective.id),
      }),
      ...(holder ? [words.say('spoken.held', { side: sideIn(words.game, holder) })] : []),
    ]
  })
}
