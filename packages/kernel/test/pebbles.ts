/** The smallest game that tries every part of the kernel: both choose who begins, then take pebbles in turn. */
import {
  add,
  type Board,
  below,
  call,
  code,
  commands,
  end,
  type Fact,
  fail,
  firstOf,
  frameArg,
  frameKind,
  type GameModule,
  goto,
  layout,
  newTable,
  ok,
  openMatch,
  revealTo,
  rollDie,
  setFrameArg,
  shuffle,
  submit,
  type Table,
  unwrap,
  verbOf,
} from '../src/index.ts'

export const PEBBLES = layout({
  heap: [1, 'pebbles left'],
  choice: [2, 'what each seat has chosen, 1 or 2'],
  pile: [4, 'four painted stones'],
  winner: [1, '1 + seat when it is over'],
})
const { at } = PEBBLES
const CHOOSE = 1
const TURN = 2
const VERBS = ['choose', 'take', 'roll', 'mix', 'look']
const CHOOSE_TWO = code(0, 2)
export const [CHOOSE_ONE, TAKE_ONE, TAKE_TWO] = [code(0, 1), code(1, 1), code(1, 2)]
export const [ROLL, MIX, LOOK] = [code(2), code(3), code(4)]

export interface PebbleFact extends Fact {
  readonly seat: number
}

function take(t: Table, seat: number, count: number): void {
  t.cells[at.heap] = Math.max(0, t.cells[at.heap] - count)
  if (t.cells[at.heap] > 0) return goto(t, TURN, 1 - seat)
  t.cells[at.winner] = seat + 1
  end(t)
}

const toChoose = (t: Table): number =>
  frameKind(t) === 0 ? 0 : frameKind(t) === CHOOSE ? frameArg(t, 0) : 1 << frameArg(t, 0)

export const board: Board = { scenario: 'heap', name: 'Heap', fingerprint: '0123abcd', rules: 3 }

export const pebbles: GameModule<Board, { heap: number }, PebbleFact> = {
  id: 'pebbles',
  name: 'Pebbles',
  rulesVersion: 3,
  sides: ['light', 'dark'],
  layout: PEBBLES,
  scenarios: [],
  board: () => ok(board),
  setup(t) {
    t.cells[at.heap] = 12
    t.cells.set([1, 2, 3, 4], at.pile)
    shuffle(t, at.pile, 4, 0)
    call(t, CHOOSE, 3)
  },
  toChoose,
  decision: t => ({ seats: [0, 1].filter(s => toChoose(t) & (1 << s)), kind: 'play', clause: 'P-1' }),
  outcome: t => (t.cells[at.winner] ? { winner: t.cells[at.winner] - 1, reason: 'heap' } : undefined),
  legal(t, _, out) {
    if (frameKind(t) === CHOOSE) {
      add(out, CHOOSE_ONE)
      add(out, CHOOSE_TWO)
    } else for (const c of [TAKE_ONE, TAKE_TWO, ROLL, MIX, LOOK]) add(out, c)
  },
  finish(t, _how, seat) {
    t.cells[at.winner] = 2 - seat
    end(t)
  },
  apply(t, seat, command) {
    t.recorder?.note({ type: VERBS[verbOf(command)], seat } as PebbleFact)
    if (verbOf(command) === 0) {
      t.cells[at.choice + seat] = firstOf(command)
      setFrameArg(t, 0, frameArg(t, 0) & ~(1 << seat))
      if (frameArg(t, 0) === 0) goto(t, TURN, t.cells[at.choice] === t.cells[at.choice + 1] ? 0 : 1)
    } else if (verbOf(command) === 1) {
      // One pebble leaves the turn where it is, so that there is a row of commands to undo.
      if (firstOf(command) === 2) take(t, seat, 2)
      else t.cells[at.heap] = Math.max(1, t.cells[at.heap] - 1)
    } // Before version 3 a throw was worth one pebble less.
    else if (command === ROLL) take(t, seat, rollDie(t, 6) + (t.board.rules >= 3 ? 1 : 0))
    else if (command === MIX) shuffle(t, at.pile, 4, 0)
    else revealTo(t, seat)
  },
  view: t => ({ heap: t.cells[at.heap] }),
  seenBy: fact => fact,
  imagine: () => ({ imagine: () => {} }),
  formatCommand: (_, c) => VERBS[verbOf(c)] + (firstOf(c) ? ` ${firstOf(c)}` : ''),
  parseCommand(_, text) {
    const [verb, count = '0'] = text.split(' ')
    const v = VERBS.indexOf(verb)
    return v < 0 ? fail('bad-command', `'${text}' is no command.`) : ok(code(v, Number(count)))
  },
  everyCommand: () => [CHOOSE_ONE, CHOOSE_TWO, TAKE_ONE, TAKE_TWO, ROLL, MIX, LOOK],
  printPosition: t => [...t.cells].join(' '),
  parsePosition(text, chance) {
    const t = newTable(PEBBLES, board, chance)
    t.cells.set(text.split(' ').map(Number))
    return ok(t)
  },
  pileName: () => 'stones',
  itemName: (_, item) => ['', 'red.1', 'red.2', 'blue', 'green'][item],
  itemKind: (_, item) => ['', 'red', 'red', 'blue', 'green'][item],
  explain: (_, view) => ({ clause: 'P-2', key: view.heap > 0 ? 'not-now' : 'over', about: {} }),
  forecast: () => undefined,
  broken: () => [],
}

/** A whole random game. */
export function played(seed: string) {
  const match = openMatch(pebbles, board, seed)
  const dice = new Int32Array([1, 2, 3, 4])
  for (let bits = 3; bits !== 0; bits = pebbles.toChoose(match.table)) {
    const list = commands()
    const seat = bits & 1 ? 0 : 1
    pebbles.legal(match.table, seat, list)
    unwrap(submit(match, seat, list.codes[below(dice, list.count, 0)]))
  }
  return match
}
