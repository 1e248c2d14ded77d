/** Which things are pressed one after the other to give a command. */
import type { Thing } from '@bivouac/client-shell'
import { firstOf, secondOf } from '@bivouac/kernel'
import { COMBAT_TITLES, COMMAND_TITLES } from '../../src/cards/cards.ts'
import * as c from '../../src/commands.ts'
import { type VerbWord, wordOf } from '../../src/notation.ts'
import type { GreatWarBoard } from '../../src/scenario/board.ts'
import type { GreatWarView } from '../../src/view/view.ts'
import { STANDING_ORDERS } from '../../src/vocabulary.ts'
import { doingNow, hexThing, sectionThing } from './things.ts'

/** The buttons for standing orders, by the number in their command. */
export const STANDING_BUTTONS: readonly Thing[] = STANDING_ORDERS.map(
  order => `button:standing-${order}` as const,
)

interface Given {
  readonly view: GreatWarView
  /** The first thing that the command names, and the second. */
  readonly a: number
  readonly b: number
}
type Path = (of: Given) => readonly Thing[]

const onHex: Path = ({ a }) => [hexThing(a)]
const hexToHex: Path = ({ a, b }) => [hexThing(a), hexThing(b)]
const hexAnd =
  (button: Thing): Path =>
  ({ a }) => [hexThing(a), button]
const alone =
  (button: string): Path =>
  () => [`button:${button}`]

const PATHS: Readonly<Record<VerbWord, Path>> = {
  play: ({ a }) => [`card:${COMMAND_TITLES[a]}`],
  combat: combatPath,
  order: onHex,
  'order artillery': alone('artillery'),
  done: alone('done'),
  // The unit that goes on over the top is the only one that may: the hex says it all.
  move: of => (doingNow(of.view)?.kind === 'advancing' ? [hexThing(of.b)] : hexToHex(of)),
  exit: hexAnd('button:exit'),
  advance: hexAnd('button:advance'),
  raid: hexToHex,
  battle: hexToHex,
  join: onHex,
  'remove-wire': hexAnd('button:remove-wire'),
  shell: onHex,
  dice: ({ a }) => [`button:dice-${a}`],
  to: onHex,
  ignore: alone('ignore'),
  'take-ground': alone('take-ground'),
  stay: alone('stay'),
  pass: alone('pass'),
  keep: ({ a }) => [`drawn:${COMMAND_TITLES[a]}`],
  'take-medal': alone('take-medal'),
  draw: alone('draw'),
  'take-card': alone('take-card'),
  'take-hq': alone('take-hq'),
  discard: ({ a }) => [`combat:${COMBAT_TITLES[a]}`, 'button:discard'],
  'give-back': ({ a }) => [`drawn:${COMBAT_TITLES[a]}`],
  at: onHex,
  section: ({ a }) => [sectionThing(a)],
  spend: alone('spend'),
  standing: ({ view, a }) =>
    doingNow(view)?.kind === 'answer' ? [STANDING_BUTTONS[a]] : ['button:standing', STANDING_BUTTONS[a]],
  hold: ({ a }) => ['button:standing', `combat:${COMBAT_TITLES[a]}`],
}

export const pathOf = (_: GreatWarBoard, view: GreatWarView, command: number): readonly Thing[] =>
  PATHS[wordOf(command)]({ view, a: firstOf(command), b: secondOf(command) })

/** At the end of a turn a combat card can be played or traded: a second press says which. */
function combatPath({ view, a: title, b: aim }: Given): readonly Thing[] {
  const card: Thing = `combat:${COMBAT_TITLES[title]}`
  if (doingNow(view)?.kind === 'end-turn') return [card, 'button:play']
  if (c.hexIn(aim) >= 0) return [card, hexThing(c.hexIn(aim))]
  if (c.sectionIn(aim) >= 0) return [card, sectionThing(c.sectionIn(aim))]
  if (c.titleIn(aim) >= 0) return [card, `discard:${COMBAT_TITLES[c.titleIn(aim)]}`]
  return [card]
}
