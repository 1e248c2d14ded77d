/** One game being played: a table, and all that was done at it with the chance it drew. It begins in `opening.ts`, and goes back in `take-back.ts`. */
import { draws, type IsCalled, repeat, type Script, type Scripted, scripted } from './chance.ts'
import { commands, has } from './commands.ts'
import { endingBy } from './ending.ts'
import type { Board, GameModule, OutsideEnding, Seat } from './game-module.ts'
import { type Drawn, type Fact, notebook } from './recorder.ts'
import { fail, ok, type Result } from './result.ts'
import { type Chance, revealedTo, type Table } from './table.ts'

/** A command that was given. */
export interface Entry {
  readonly seat: Seat
  readonly command: number
  readonly drawn: readonly Drawn[]
  /** The version of the rules it was given under. */
  readonly rules: number
}

/** The game was taken back: so many commands stay. */
export interface Back {
  readonly to: number
}

export const isBack = (entry: Entry | Back): entry is Back => 'to' in entry

export interface Match<B extends Board = Board, V = unknown, E extends Fact = Fact> {
  readonly module: GameModule<B, V, E>
  readonly table: Table<B>
  /** What the setup drew. */
  readonly dealt: readonly Drawn[]
  readonly opening: readonly E[]
  /** The text of the position it began from; a game set up from its scenario has none. */
  readonly position?: string | undefined
  /** The version of the rules it began under. */
  readonly rules: number
  /** The state it began from. */
  readonly begun: Int32Array
  /** All that was ever done, in order. It only grows: what was taken back stays in it, and so does the taking back. */
  readonly story: (Entry | Back)[]
  /** The commands that stand. */
  readonly log: Entry[]
  /** The states before the last of them, as far back as whoever gave them may undo them. */
  readonly undoable: Int32Array[]
  /**
   * The chance of each entry of the story by its number; the setup is entry 0. Without it all chance comes from the table's own
   * port. An entry that was taken back never gives its dice to another.
   */
  readonly chanceOf?: ChanceOf | undefined
}

export type ChanceOf = (entry: number) => Chance

/** The names that a game's module knows for the items of its piles: one item's own, or its kind's. */
export const callsIn =
  (module: Pick<GameModule, 'itemName' | 'itemKind'>): IsCalled =>
  (pile, item, name) =>
    module.itemName(pile, item) === name || module.itemKind(pile, item) === name

const legalNow = commands()

const known = new WeakMap<Board, ReadonlySet<number>>()

/** Whether a number from outside is a command of the game on this board at all, legal now or not. */
export function isCommand<B extends Board>(
  module: Pick<GameModule<B>, 'everyCommand'>,
  board: B,
  command: number,
): boolean {
  const every = known.get(board) ?? new Set(module.everyCommand(board))
  known.set(board, every)
  return every.has(command)
}

/** How a table stood before a command, in one place for all tables of that size: it is needed only until the command is carried out. */
const aside = new Map<number, Int32Array>()

function keptAside(cells: Int32Array): Int32Array {
  const place = aside.get(cells.length) ?? new Int32Array(cells.length)
  aside.set(cells.length, place)
  place.set(cells)
  return place
}

/** Admits, checks and carries out one command. With a script, its chance is read from there and from nowhere else. */
export function submit<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  seat: Seat,
  command: number,
  script?: readonly Scripted[] | Script,
): Result<{ facts: readonly E[]; drawn: readonly Drawn[] }> {
  const { module, table } = match
  const toChoose = module.toChoose(table)
  if (toChoose === 0) return fail('over', 'The game is over.')
  // Named seats only: a shift by any other number could come round to a seat's bit.
  if (seat !== 0 && seat !== 1) return fail('no-such-seat', 'Only the two seats at the table can choose.')
  const ending = endingBy(command)
  if (ending !== undefined) return ok(endBy(match, seat, command, ending))
  if ((toChoose & (1 << seat)) === 0)
    return fail('not-your-turn', `It is not for ${module.sides[seat]} to choose now.`)
  legalNow.count = 0
  module.legal(table, seat, legalNow)
  if (!has(legalNow, command)) {
    if (!isCommand(module, table.board, command))
      return fail('no-such-command', `${command} is no command of ${module.name}.`)
    const why = module.explain(table.board, module.view(table, seat), command)
    const text = `'${module.formatCommand(table.board, command)}' is not allowed now${why ? ` (${why.clause}: ${why.key})` : ''}.`
    return fail('illegal', text, why ? { clause: why.clause } : {})
  }

  const before = keptAside(table.cells)
  const drawsBefore = draws(table)
  const seenBefore = revealedTo(table, seat)
  // Taken back, it would be answered by the same order again.
  const isOrdered = module.ordered?.(table, seat) !== undefined
  const port = table.chance
  const book = notebook<E>()
  table.recorder = book
  const reader = script && ('left' in script ? script : scripted(script, callsIn(module)))
  table.chance = reader ?? match.chanceOf?.(match.story.length + 1) ?? port
  try {
    module.apply(table, seat, command)
    if (reader && reader.left() > 0) {
      table.cells.set(before)
      return fail('bad-script', `The script has ${reader.left()} more lines than the command drew.`)
    }
  } catch (error) {
    table.cells.set(before)
    if (error instanceof Error && error.name === 'ScriptError')
      return fail('bad-script', `Bad script: ${error.message}.`)
    throw error
  } finally {
    table.recorder = undefined
    table.chance = port
  }

  const last = match.log.at(-1)
  const isOver = module.toChoose(table) === 0
  const final = isOver || isOrdered || draws(table) !== drawsBefore || revealedTo(table, seat) !== seenBefore
  // What the other side has answered, or chance has decided, cannot be taken back any more: forget how it was.
  if (final || (last && last.seat !== seat)) match.undoable.length = 0
  if (!final) match.undoable.push(before.slice())
  enter(match, { seat, command, drawn: book.drawn, rules: table.board.rules })
  return ok({ facts: book.facts, drawn: book.drawn })
}

function endBy<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  seat: Seat,
  command: number,
  ending: OutsideEnding,
) {
  const book = notebook<E>()
  match.table.recorder = book
  match.module.finish(match.table, ending, seat)
  match.table.recorder = undefined
  match.undoable.length = 0
  enter(match, { seat, command, drawn: [], rules: match.table.board.rules })
  return { facts: book.facts, drawn: [] }
}

function enter({ log, story }: Pick<Match, 'log' | 'story'>, entry: Entry): void {
  log.push(entry)
  story.push(entry)
}

/** Plays a logged command again with exactly the chance it drew. */
export const resubmit = (match: Match, entry: Entry): ReturnType<typeof submit> =>
  submit(match, entry.seat, entry.command, repeat(entry.drawn))
