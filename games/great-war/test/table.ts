/** Short ways to lay out a position of The Great War and to look at one thing on it. */
import { rowLength } from '@bivouac/grid'
import type { GameModule } from '@bivouac/kernel'
import { type ScriptTable, sit, withScenario } from '@bivouac/testkit'
import type { GreatWarFact } from '../src/facts.ts'
import { greatWar } from '../src/game.ts'
import { SHAPE } from '../src/geometry.ts'
import type { GreatWarBoard } from '../src/scenario/board.ts'
import type { ScenarioFile } from '../src/scenario/scenario.ts'
import type { GreatWarView, UnitView } from '../src/view/view.ts'
import { DIE_FACES, type DieFace } from '../src/vocabulary.ts'
import { fileOf } from './scenario-files.ts'

export { ending, factsOf, why } from '@bivouac/testkit'

export type Seated = ScriptTable<GreatWarBoard, GreatWarView, GreatWarFact>
type Module = GameModule<GreatWarBoard, GreatWarView, GreatWarFact>
export type Cells = Readonly<Record<string, string>>

/** The faces of the battle die by the numbers that dice are scripted with. */
export const SOLDIER = 0
export const SKULL = 2
export const BURST = 3
export const FLAG = 4
export const HQ = 5

/** Scripts the next dice: faces of the battle die by name, numbers 1 to 6 for targeting dice. */
export const roll = (t: Seated, ...dice: readonly (DieFace | number)[]): Seated =>
  t.dice(...dice.map(die => (typeof die === 'number' ? die - 1 : DIE_FACES.indexOf(die))))

const DEFAULT = 'opening-action-1'

/** One line of text for each row of the board. */
const rowsOf = (cell: (name: string) => string): string[] =>
  Array.from({ length: SHAPE.rows }, (_, r) =>
    Array.from({ length: rowLength(SHAPE, r + 1) }, (_, col) => cell(`${r + 1},${col + 1}`)).join(' '),
  )

/** The same on each of these hexes: `on('8,2 8,3', '.:bi4')`. */
export const on = (hexes: string, cell: string): Cells =>
  Object.fromEntries(hexes.split(' ').map(hex => [hex, cell]))

/** Open country everywhere but on the hexes named, each as a cell of a diagram: `{ '5,3': 'T:gi4' }`. */
export const field = (cells: Cells): string => `board\n${rowsOf(name => cells[name] ?? '.').join('\n')}\n`

/** The game with one scenario changed, for what no printed scenario shows. */
function changed(scenario: string, change: (file: ScenarioFile) => void): Module {
  const data = fileOf(scenario)
  change(data)
  return withScenario(greatWar, scenario, data)
}

/**
 * Opening Action 1 (British below and to move, no objectives) on this field. Cards not named lie in the decks, so that
 * nobody has an answer by accident; tokens are six each.
 */
export function table(cells: Cells, lines = '', scenario = DEFAULT, module: Module = greatWar): Seated {
  const doing = /^\s*doing /m.test(lines) ? '' : 'doing play-card\n'
  return sit(module, `great-war ${scenario}\n${doing}${field(cells)}${lines}`)
}

/** What the British do before their battles: a card of the centre, orders to these hexes, these moves. */
export interface Plan {
  readonly lines?: string
  readonly card?: string
  /** A combat card played with it, and what it is aimed at. */
  readonly combat?: string
  readonly orders?: readonly string[]
  readonly moves?: readonly string[]
}

/** Lets every answer window go by. */
function passAnswers(t: Seated): Seated {
  while (t.decision().kind === 'answer') t.play(t.view('spectator').toChoose[0], 'pass')
  return t
}

/** Gives what standing orders answer, as whoever runs a game does, until somebody is to choose himself. */
export function byOrder(t: Seated): Seated {
  const { module, table } = t.match
  for (;;) {
    const [seat] = t.decision().seats
    const command = seat === undefined ? undefined : module.ordered?.(table, seat)
    if (command === undefined) return t
    t.play(module.sides[seat], module.formatCommand(table.board, command))
  }
}

/** A table at which the British have played their card, ordered and moved, all unanswered, and are about to battle. */
export function toBattle(cells: Cells, plan: Plan): Seated {
  const { lines = '', card = 'attack-centre', combat, orders, moves } = plan
  const t = table(cells, `command british-hand ${card}\n${lines}`).play('british', `play ${card}`)
  if (combat !== undefined) t.play('british', `combat ${combat}`)
  else if (t.decision().kind === 'with-card') t.play('british', 'pass')
  passAnswers(t)
  for (const hex of orders ?? []) t.play('british', `order ${hex}`)
  if (t.decision().kind === 'order') t.play('british', 'done')
  for (const move of moves ?? []) passAnswers(t.play('british', `move ${move}`))
  if (t.decision().kind === 'move') t.play('british', 'done')
  return t
}

/** All that a side may do now with this verb, without it: `8,6 at 7,6`. */
export const ways = (t: Seated, side: string, verb: string): string[] =>
  t
    .legal(side)
    .filter(text => text.startsWith(`${verb} `))
    .map(text => text.slice(verb.length + 1))

export const unitAt = (t: Seated, hex: string): UnitView | undefined =>
  t.view('spectator').units.find(unit => unit.hex === hex)

/** The figures on a hex; 0 if nobody is there. */
export const figures = (t: Seated, hex: string): number => unitAt(t, hex)?.figures ?? 0

export const hq = (t: Seated): [british: number, german: number] => {
  const { british, german } = t.view('spectator')
  return [british.hq, german.hq]
}

export const medals = (t: Seated): [british: number, german: number] => {
  const { british, german } = t.view('spectator')
  return [british.medals, german.medals]
}

/** What is asked now, and whom: `retreat german`. */
export const asked = (t: Seated): string => `${t.decision().kind} ${t.view('spectator').toChoose.join(' ')}`

/** The table on a scenario changed for what no printed one shows. */
export const changedTable = (
  scenario: string,
  change: (file: ScenarioFile) => void,
  cells: Cells,
  lines = '',
): Seated => table(cells, lines, scenario, changed(scenario, change))

/** Targeting dice by the numbers they show, as dice are scripted: 1 to 6 are 0 to 5. */
export const numbers = (...shown: number[]): number[] => shown.map(number => number - 1)

/** What a hex is: `trench`, `countryside wire`, `forest crater`. */
export function ground(t: Seated, name: string): string {
  const hex = t.view('spectator').hexes.find(one => one.hex === name)
  if (!hex) throw new Error(`there is no hex ${name}`)
  return `${hex.terrain}${hex.wire ? ' wire' : ''}${hex.crater ? ' crater' : ''}`
}
