/** A tiny game to try bots on: each side in turn runs one or two steps and a die decides how far; the first to reach ten wins. */
import { add, type Board, fail, type GameModule, layout, ok, rollDie, type Table } from '@bivouac/kernel'

export interface RaceBoard extends Board {
  readonly goal: number
}

export interface RaceView {
  readonly seat: number
  readonly steps: readonly number[]
}

const LAYOUT = layout({
  turn: [1, 'the seat to move'],
  steps: [2, 'how far each side is'],
  rounds: [1, 'rounds played'],
})
const { turn, steps, rounds } = LAYOUT.at

export const raceBoard: RaceBoard = {
  scenario: 'race',
  name: 'The race',
  fingerprint: '00000000',
  rules: 1,
  goal: 10,
}

const winner = (t: Table<RaceBoard>): number =>
  [0, 1].find(seat => t.cells[steps + seat] >= t.board.goal) ?? -1

/** Counts the views it builds, so that a test can see who looked. */
export const looks = { count: 0 }

export const race: GameModule<RaceBoard, RaceView> = {
  id: 'race',
  name: 'Race',
  rulesVersion: 1,
  sides: ['red', 'blue'],
  layout: LAYOUT,
  scenarios: [],
  board: () => ok(raceBoard),
  setup: () => {},
  toChoose: t => (winner(t) >= 0 ? 0 : 1 << t.cells[turn]),
  decision: t => ({ seats: [t.cells[turn]], kind: 'run', clause: 'R-1.1' }),
  outcome: t => (winner(t) >= 0 ? { winner: winner(t), reason: 'home' } : undefined),
  legal(_t, _seat, out) {
    add(out, 1)
    add(out, 2)
  },
  apply(t, seat, command) {
    t.cells[steps + seat] += command + rollDie(t, 3)
    t.cells[turn] = 1 - seat
    if (seat === 1) t.cells[rounds]++
  },
  finish(t, _how, seat) {
    t.cells[steps + 1 - seat] = t.board.goal
  },
  view(t, seat) {
    looks.count++
    return { seat, steps: [t.cells[steps], t.cells[steps + 1]] }
  },
  seenBy: fact => fact,
  imagine: () => ({ imagine: () => {} }),
  formatCommand: (_board, command) => `run ${command}`,
  parseCommand: (_board, text) =>
    /^run [12]$/.test(text) ? ok(Number(text.slice(4))) : fail('bad-command', `'${text}' is no command.`),
  everyCommand: () => [1, 2],
  printPosition: t => t.cells.join(' '),
  parsePosition: () => fail('bad-position', 'There are no positions here.'),
  pileName: String,
  itemName: (_pile, item) => String(item),
  itemKind: (_pile, item) => String(item),
  explain: () => undefined,
  forecast: () => undefined,
  tally: t => ({ rounds: t.cells[rounds], 'casualties.red': 1, 'casualties.blue': 3 }),
  broken: () => [],
}
