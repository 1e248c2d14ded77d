/**
 * The chance port. Rules ask `rollDie` and `shuffle` here and nowhere else; the table's port answers.
 * Seeded for play, scripted for tests, replays and the engine protocol, enumerating for exact odds.
 */
import { DRAWS, RNG } from './layout.ts'
import { below, next, seedCells } from './random.ts'
import type { Drawn } from './recorder.ts'
import type { Chance, Table } from './table.ts'

export const rollDie = (t: Table, faces: number): number => {
  t.cells[DRAWS]++
  const die = t.chance.die(t, faces)
  if (t.recorder !== undefined) t.recorder.drew({ die, faces })
  return die
}

/** A pile of one or none has only one order: chance is not drawn. */
export const shuffle = (t: Table, at: number, count: number, pile: number): void => {
  if (count < 2) return
  t.cells[DRAWS]++
  t.chance.shuffle(t, at, count, pile)
  if (t.recorder !== undefined) t.recorder.drew({ pile, order: [...t.cells.subarray(at, at + count)] })
}

/** How often chance has been drawn in this game. */
export const draws = (t: Table): number => t.cells[DRAWS]

/** For a position that is read: how often it has been. */
export function setDraws(t: Table, times: number): void {
  t.cells[DRAWS] = times
}

/** Chance from the generator inside the state: the same state draws the same outcomes. */
export const seeded: Chance = {
  die: (t, faces) => below(t.cells, faces),
  shuffle: (t, at, count) => shuffleBy(seeded.die, t, at, count),
}

/** Puts the `count` cells from `at` on into a new order (Fisher and Yates): all are as likely as the faces of `die`. */
export const shuffleBy = (die: Chance['die'], t: Table, at: number, count: number): void => {
  const w = t.cells
  for (let i = count - 1; i > 0; i--) {
    const j = die(t, i + 1)
    const x = w[at + i]
    w[at + i] = w[at + j]
    w[at + j] = x
  }
}

/** Sets the generator inside the state from any text. */
export const seedTable = (t: Table, seed: string): void => seedCells(t.cells, seed)

/** Sets the generator inside the state from another one, whose cells begin at 0. */
export function reseedTable(t: Table, dice: Int32Array): void {
  for (let i = 0; i < 4; i++) t.cells[RNG + i] = next(dice, 0)
}

/**
 * Chance from a source of 32-bit words outside the state: a keystream, for games whose dice nobody may foresee. Each face and
 * each order is equally likely: a word from the uneven end is thrown away.
 */
export function keyed(word: () => number): Chance {
  const die = (_: Table, faces: number): number => {
    const end = 0x100000000 - (0x100000000 % faces)
    let w = word()
    while (w >= end) w = word()
    return w % faces
  }
  return { die, shuffle: (t, at, count) => shuffleBy(die, t, at, count) }
}

/** How the generator stands, to be kept with a game. */
export const generatorOf = (t: Table): readonly number[] => [...t.cells.subarray(RNG, RNG + 4)]

/** Lets the table's chance go on from a generator that was kept. */
export const setGenerator = (t: Table, generator: readonly number[]): void => t.cells.set(generator, RNG)

/** One line of a script: a die's face, or a pile's order as text the game understands or as item numbers. */
export type Scripted = { readonly die: number } | { readonly order: readonly (number | string)[] }

/** Thrown when a script runs dry or does not fit what the rules ask for. Its text is fit for a user. */
export class ScriptError extends Error {
  override name = 'ScriptError'
}

export interface Script extends Chance {
  /** How many lines have been used. */
  used: number
  /** How many are left. */
  left(): number
}

/** Whether an item of a pile goes by this name. */
export type IsCalled = (pile: number, item: number, name: string) => boolean

/**
 * Chance read from a list. Items of a pile may be given by number or by any name `isCalled` knows; among several of
 * that name the lowest number comes first. When the list is used up, `then` answers, if given.
 */
export function scripted(
  lines: readonly Scripted[],
  isCalled: IsCalled = () => false,
  then?: Chance,
): Script {
  const script: Script = {
    used: 0,
    left: () => lines.length - script.used,
    die(t, faces) {
      const line = lines[script.used]
      if (line === undefined) {
        if (then !== undefined) return then.die(t, faces)
        throw new ScriptError(`the script has no line left, but a die with ${faces} faces is to be rolled`)
      }
      if (!('die' in line))
        throw new ScriptError(`line ${script.used + 1} of the script is a pile, but a die is rolled`)
      if (!Number.isInteger(line.die) || line.die < 0 || line.die >= faces)
        throw new ScriptError(
          `line ${script.used + 1} of the script: ${line.die} is no face of a die from 0 to ${faces - 1}`,
        )
      script.used++
      return line.die
    },
    shuffle(t, at, count, pile) {
      const line = lines[script.used]
      if (line === undefined) {
        if (then !== undefined) return then.shuffle(t, at, count, pile)
        throw new ScriptError(`the script has no line left, but a pile of ${count} is to be shuffled`)
      }
      if (!('order' in line))
        throw new ScriptError(`line ${script.used + 1} of the script is a die, but a pile is shuffled`)
      t.cells.set(
        ordered([...t.cells.subarray(at, at + count)], line.order, script.used + 1, (item, name) =>
          isCalled(pile, item, name),
        ),
        at,
      )
      script.used++
    },
  }
  return script
}

function ordered(
  pile: number[],
  order: readonly (number | string)[],
  lineNumber: number,
  isCalled: (item: number, name: string) => boolean,
): number[] {
  const where = `line ${lineNumber} of the script`
  if (order.length !== pile.length)
    throw new ScriptError(`${where} orders ${order.length} items, but the pile has ${pile.length}`)
  const left = pile.toSorted((a, b) => a - b)
  return order.map(wanted => {
    const i = left.findIndex(item => (typeof wanted === 'number' ? item === wanted : isCalled(item, wanted)))
    if (i < 0) throw new ScriptError(`${where}: '${wanted}' is not in the pile, or not so often`)
    return left.splice(i, 1)[0]
  })
}

/** The outcomes of a recorded command as a script that repeats them exactly. */
export const repeat = (drawn: readonly Drawn[]): Scripted[] =>
  drawn.map(d => ('die' in d ? { die: d.die } : { order: d.order }))

/**
 * Walks through every outcome of the dice that `act` rolls, with the exact chance of each. Shuffles are not walked
 * through: their orders do not matter to what is asked of dice, and one sample (from the state's generator) stands for all.
 */
export function enumerate(t: Table, act: () => void, visit: (chance: number) => void): void {
  const before = t.cells.slice()
  const port = t.chance
  const faces: number[] = []
  const path: number[] = []
  let depth = 0
  t.chance = {
    die(_, n) {
      if (depth === path.length) {
        path.push(0)
        faces.push(n)
      }
      return path[depth++]
    },
    shuffle: seeded.shuffle,
  }
  try {
    do {
      depth = 0
      t.cells.set(before)
      act()
      visit(faces.reduce((chance, n) => chance / n, 1))
    } while (turnOver(path, faces))
  } finally {
    t.cells.set(before)
    t.chance = port
  }
}

/** Moves the last die that can still turn to its next face and forgets those after it; false when all are done. */
function turnOver(path: number[], faces: number[]): boolean {
  while (path.length > 0 && path[path.length - 1] === faces[faces.length - 1] - 1) {
    path.pop()
    faces.pop()
  }
  if (path.length === 0) return false
  path[path.length - 1]++
  return true
}
