/** The game's things by the names players know: cards with their men, counters, actions, tiles. */
import { cardNamed, KIND, printedValue, soldierOf } from '../cards/cards.ts'
import { THEME } from '../drawing/terrain.ts'
import type { NormandyBoard } from '../scenario/scenario.ts'
import {
  ACTIONS,
  type ActionName,
  KINDS,
  type KindName,
  SIDES,
  type SideName,
  type UNIT_NAMES,
} from '../vocabulary.ts'
import type { Speech } from './speech.ts'

export const sideText = ({ say }: Speech, side: SideName): string => say(`side.${side}`)

/** The slots of a side: `{name}` is what it is called, and the forms that the language has of it. */
export const sideSlots = (speech: Speech, name: string, side: SideName): Readonly<Record<string, string>> =>
  speech.named(name, `side.${side}`)

/** `rifleman-a` or `rifleman-a.2` as 'Rifleman A'. */
export const cardText = ({ say }: Speech, card: string): string =>
  say(`card.${card.replace(/\.\d+$/, '') as KindName}`)

/** The card's title as it is printed: the letter of its squad has a badge of its own. */
export const cardTitle = (speech: Speech, card: string): string =>
  cardText(speech, card).replace(/ [ABC]$/, '')

/** `rifleman-a.2` of the US side as 'Rifleman A (Pfc. Otis Hargett)'; a card without a man by its name alone. */
export function cardWithMan(speech: Speech, side: SideName, card: string): string {
  const man = manOf(side, card)
  const name = cardText(speech, card)
  return man === undefined ? name : speech.say('card.with-man', { card: name, man })
}

/** N-1.3 The soldier on a card; nobody on a card that is known by its kind only. */
export function manOf(side: SideName, card: string): string | undefined {
  const number = cardNamed(card)
  return number < 0 ? undefined : soldierOf(SIDES.indexOf(side), number)
}

/** `german-riflemen-a` as its side and its unit. */
export function partsOf(counter: string): { side: SideName; unit: (typeof UNIT_NAMES)[number] } {
  const side = counter.startsWith('us-') ? 'us' : 'german'
  return { side, unit: counter.slice(side.length + 1) as (typeof UNIT_NAMES)[number] }
}

/** `german-riflemen-a` as 'German Riflemen A'. */
export function counterText({ say }: Speech, counter: string): string {
  const { side, unit } = partsOf(counter)
  return say(`counter.${side}`, { unit: say(`unit.${unit}`) })
}

/** The same of a counter. */
export function counterSlots(
  speech: Speech,
  name: string,
  counter: string,
): Readonly<Record<string, string>> {
  const { side, unit } = partsOf(counter)
  return speech.named(name, `counter.${side}`, speech.named('unit', `unit.${unit}`))
}

/** An action's name without its number. */
export const actionName = ({ say }: Speech, action: ActionName): string =>
  say(`action.${action}`, { value: '' }).trim()

/** An action as a card prints it: 'Attack 1', 'Bolster 2 (squad A)'. */
export function actionText({ say }: Speech, kind: number, action: ActionName): string {
  const { squad } = KIND[kind]
  const text = say(`action.${action}`, { value: printedValue(kind, ACTIONS.indexOf(action)) })
  if (squad === undefined || (action !== 'bolster' && action !== 'inspire')) return text
  return say('action.of-squad', { action: text, squad: 'ABC'[squad] })
}

export const kindNumber = (card: string): number => KINDS.indexOf(card.replace(/\.\d+$/, '') as KindName)

export const terrainText = ({ say }: Speech, tile: string): string =>
  say(`terrain.${THEME[tile] ?? 'open-ground'}`)

/** N-7.3 A tile's cover in words. */
export const coverText = ({ say }: Speech, board: NormandyBoard, tile: number): string =>
  (board.hills >> tile) & 1 ? say('cover.hill') : say('cover.plain', { cover: board.cover[tile] })
