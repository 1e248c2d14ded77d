/** Checks that a state can be had again: by undo, from its text, and from the recorded commands. */
import {
  type Board,
  below,
  canUndo,
  cloneTable,
  type GameModule,
  generatorOf,
  hash,
  type Match,
  matchAt,
  ok,
  openMatch,
  parseRecord,
  replay,
  SPECTATOR,
  savedState,
  seedCells,
  seeded,
  setGenerator,
  submit,
  type Table,
  undo,
  writeRecord,
} from '@bivouac/kernel'
import { type Check, legalFor, openScenario, playText, sample, seatsIn } from './bench.ts'
import { differing, same } from './same.ts'

/** All that anybody can see of a state, words or not: what undo must bring back. */
const appearance = (module: GameModule, t: Table<Board>, seats: readonly number[]): unknown[] => [
  savedState(t),
  seats.map(seat => [module.view(t, seat), legalFor(module, t, seat)]),
]

/** Undo restores the state, and goes back past no die, no card and no answer. */
export const undoing: Check = {
  name: 'undo',
  every: 600,
  find({ module, board, thorough }, t) {
    for (const seat of seatsIn(module.toChoose(t)))
      for (const command of sample(legalFor(module, t, seat), t, thorough ? 64 : 1)) {
        const problem = undoProblem(module, t, seat, command, thorough ? [SPECTATOR, 0, 1] : [seat])
        if (problem) return `'${playText(module, board, { seat, command })}' ${problem}`
      }
    return undefined
  },
}

function undoProblem(
  module: GameModule,
  t: Table<Board>,
  seat: number,
  command: number,
  watchers: readonly number[],
): string | undefined {
  const match = matchAt(module, cloneTable(t))
  match.table.chance = seeded
  const before = appearance(module, t, watchers)
  const done = submit(match, seat, command)
  if (!done.ok) return `is legal but refused: ${done.problem.text}`
  if (canUndo(match, 1 - seat)) return 'can be undone by the other side'
  if (done.value.drawn.length > 0)
    return undo(match, seat).ok ? 'can be undone although chance was drawn' : undefined
  if (canUndo(match, seat)) {
    const taken = undo(match, seat)
    if (!taken.ok) return `cannot be undone: ${taken.problem.text}`
    if (!same(appearance(module, match.table, watchers), before)) return 'is not quite undone by undo'
    submit(match, seat, command)
  }
  return answered(match, seat) && undo(match, seat).ok ? 'can be undone although it was answered' : undefined
}

/** Has the other side answer, if it is to choose, and take its answer back again, if it can. */
function answered(match: Match, seat: number): boolean {
  const { module, table } = match
  const other = 1 - seat
  const [answer] = sample(legalFor(module, table, other), table, 1)
  if (answer === undefined || !submit(match, other, answer).ok) return false
  undo(match, other)
  return true
}

export const positions: Check = {
  name: 'positions',
  every: 900,
  find({ module, board, thorough }, t) {
    const text = module.printPosition(t)
    const read = module.parsePosition(text, seeded, scenario =>
      scenario === board.scenario ? ok(board) : openScenario(module, scenario),
    )
    if (!read.ok) return `the position's text cannot be read back: ${read.problem.text}`
    const again = read.value
    const field = differing(module.layout, t, again)
    if (field) return `the position's text forgets '${field}'`
    if (hash(again) !== hash(t)) return "the position's text gives another hash"
    setGenerator(again, generatorOf(t))
    if (module.printPosition(again) !== text) return 'the position reads back, but prints differently'
    return partsFrom(module, cloneTable(t), again, thorough ? 12 : 1)
  },
}

/** Plays the same commands with the same chance on both tables; says when they part. */
function partsFrom(module: GameModule, a: Table<Board>, b: Table<Board>, most: number): string | undefined {
  a.chance = seeded
  b.chance = seeded
  const dice = new Int32Array(4)
  seedCells(dice, `${hash(a)}`, 0)
  for (let step = 1; step <= most; step++) {
    const [seat] = seatsIn(module.toChoose(a))
    if (seat === undefined) return undefined
    const legal = legalFor(module, a, seat)
    if (legal.join() !== legalFor(module, b, seat).join())
      return `${step} commands after the position was read back, the legal lists differ`
    if (legal.length === 0) return undefined
    const command = legal[below(dice, legal.length, 0)]
    try {
      module.apply(a, seat, command)
    } catch {
      // A command that fails on the true state is not the text's fault: another check finds it.
      return undefined
    }
    module.apply(b, seat, command)
    const field = differing(module.layout, a, b)
    if (field) return `${step} commands after the position was read back, '${field}' differs`
  }
  return undefined
}

/** The recorded commands lead from the setup to this very state, drawn afresh and from the record alike. */
export const replaying: Check = {
  name: 'replay',
  every: 0,
  find({ module, board }, t, past) {
    const match = openMatch(module, board, past.seed)
    for (const [i, { seat, command }] of past.list().entries()) {
      const done = submit(match, seat, command)
      if (!done.ok) return `command ${i + 1} is refused when played again: ${done.problem.text}`
    }
    const field = differing(module.layout, t, match.table)
    if (field || hash(match.table) !== hash(t)) return `played again from the setup, '${field}' differs`
    const record = parseRecord(writeRecord(match, { seed: past.seed }))
    if (!record.ok) return `the record cannot be read back: ${record.problem.where} ${record.problem.text}`
    const replayed = replay(module, board, record.value)
    if (!replayed.ok)
      return `the record cannot be replayed: ${replayed.problem.where} ${replayed.problem.text}`
    if (hash(replayed.value.table) !== hash(t)) return 'the replayed record ends in another state'
    return undefined
  },
}
