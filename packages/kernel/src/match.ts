/** One game being played: a table, the log of commands with the chance they drew, and undo. */
import { draws, type IsCalled, repeat, type Scripted, scripted, seeded, seedTable } from './chance.ts'
import { commands, has } from './commands.ts'
import { endsByPlayers, RESIGN } from './ending.ts'
import type { Board, GameModule, Seat } from './game-module.ts'
import { type Drawn, type Fact, notebook } from './recorder.ts'
import { fail, ok, type Result } from './result.ts'
import { type Chance, newTable, revealedTo, type Table } from './table.ts'

export interface Entry {
  readonly seat: Seat
  readonly command: number
  readonly drawn: readonly Drawn[]
  /** The version of the rules it was given under. */
  readonly rules: number
  /** The state before it, kept while it may still be undone. */
  readonly before: Int32Array | undefined
}

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
  readonly log: Entry[]
}

/** Sets a game up with all its chance from `seed`. */
export function openMatch<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
  seed: string,
  chance: Chance = seeded,
): Match<B, V, E> {
  const table = newTable(module.layout, board, chance)
  seedTable(table, seed)
  const book = notebook<E>()
  table.recorder = book
  module.setup(table)
  table.recorder = undefined
  return { module, table, dealt: book.drawn, opening: book.facts, rules: board.rules, log: [] }
}

/** Goes on from a state that somebody else has set up, a position for example. */
export function matchAt<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  table: Table<B>,
): Match<B, V, E> {
  return { module, table, dealt: [], opening: [], rules: table.board.rules, log: [] }
}

/** Begins a game from a position on this board. It can be recorded: the text goes along with it. */
export function matchFrom<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
  position: string,
): Result<Match<B, V, E>> {
  const table = module.parsePosition(position, seeded, scenario =>
    scenario === board.scenario
      ? ok(board)
      : fail('other-scenario', `The position is one of '${scenario}', not of '${board.scenario}'.`),
  )
  return table.ok ? ok({ ...matchAt(module, table.value), position }) : table
}

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

/** Admits, checks and carries out one command. With a script, its chance is read from there instead. */
export function submit<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  seat: Seat,
  command: number,
  script?: readonly Scripted[],
): Result<{ facts: readonly E[]; drawn: readonly Drawn[] }> {
  const { module, table } = match
  const toChoose = module.toChoose(table)
  if (toChoose === 0) return fail('over', 'The game is over.')
  // Named seats only: a shift by any other number could come round to a seat's bit.
  if (seat !== 0 && seat !== 1) return fail('no-such-seat', 'Only the two seats at the table can choose.')
  if (endsByPlayers(command)) return ok(endByPlayers(match, seat, command))
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

  const before = table.words.slice()
  const drawsBefore = draws(table)
  const seenBefore = revealedTo(table, seat)
  const port = table.chance
  const book = notebook<E>()
  table.recorder = book
  const reader = script && scripted(script, callsIn(module))
  if (reader) table.chance = reader
  try {
    module.apply(table, seat, command)
    if (reader && reader.left() > 0) {
      table.words.set(before)
      return fail('bad-script', `The script has ${reader.left()} more lines than the command drew.`)
    }
  } catch (error) {
    table.words.set(before)
    if (error instanceof Error && error.name === 'ScriptError')
      return fail('bad-script', `Bad script: ${error.message}.`)
    throw error
  } finally {
    table.recorder = undefined
    table.chance = port
  }

  const last = match.log.at(-1)
  const final = draws(table) !== drawsBefore || revealedTo(table, seat) !== seenBefore
  // What the other side has answered, or chance has decided, cannot be taken back any more: forget how it was.
  if (final || (last && last.seat !== seat)) forget(match.log)
  match.log.push({
    seat,
    command,
    drawn: book.drawn,
    rules: table.board.rules,
    before: final ? undefined : before,
  })
  return ok({ facts: book.facts, drawn: book.drawn })
}

function endByPlayers<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  seat: Seat,
  command: number,
) {
  const book = notebook<E>()
  match.table.recorder = book
  match.module.finish(match.table, command === RESIGN ? 'resigned' : 'agreed', seat)
  match.table.recorder = undefined
  forget(match.log)
  match.log.push({ seat, command, drawn: [], rules: match.table.board.rules, before: undefined })
  return { facts: book.facts, drawn: [] }
}

function forget(log: Entry[]): void {
  for (let i = log.length - 1; i >= 0 && log[i].before; i--) log[i] = { ...log[i], before: undefined }
}

export function canUndo(match: Match, seat: Seat): boolean {
  const last = match.log.at(-1)
  return last !== undefined && last.seat === seat && last.before !== undefined
}

/** Takes the seat's last command back, if nothing was revealed, nothing rolled and nobody answered since. */
export function undo(match: Match, seat: Seat): Result<undefined> {
  const last = match.log.at(-1)
  if (last === undefined) return fail('nothing-to-undo', 'Nothing has been done yet.')
  if (last.seat !== seat) return fail('nothing-to-undo', 'The other side has acted since.')
  if (last.before === undefined)
    return fail('nothing-to-undo', 'Dice, cards or the other side have spoken: that cannot be taken back.')
  match.table.words.set(last.before)
  match.log.pop()
  return ok(undefined)
}

/** Plays a logged command again with exactly the chance it drew. */
export const resubmit = (match: Match, entry: Entry): ReturnType<typeof submit> =>
  submit(match, entry.seat, entry.command, repeat(entry.drawn))
