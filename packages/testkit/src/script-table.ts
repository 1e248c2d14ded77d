/** A table for tests that read like the rulebook: lay out a position, script the dice, play in notation, look. */
import {
  type Board,
  type Chance,
  callsIn,
  type Decision,
  type Explanation,
  type Fact,
  type GameModule,
  type Match,
  matchAt,
  type Outcome,
  ScriptError,
  type Scripted,
  SPECTATOR,
  scripted,
  seeded,
  submit,
  undo,
  unwrap,
} from '@bivouac/kernel'
import { legalFor, openScenario } from './bench.ts'

/** Dice must be scripted, so that no test rests on luck unseen; a pile nobody speaks of may fall as it likes. */
const unscripted: Chance = {
  die(_, faces) {
    throw new ScriptError(`a die with ${faces} faces is rolled: script it with .dice(…)`)
  },
  shuffle: seeded.shuffle,
}

export class ScriptTable<B extends Board, V, E extends Fact> {
  readonly match: Match<B, V, E>
  /** What the last play did. */
  facts: readonly E[] = []
  #queue: Scripted[] = []

  constructor(match: Match<B, V, E>) {
    this.match = match
  }

  /** The next dice, each from 0 to its faces less 1, as records tell them. */
  dice(...faces: number[]): this {
    this.#queue.push(...faces.map(die => ({ die })))
    return this
  }

  /** The order of the next pile to be shuffled, top first, by the items' names or kinds. */
  order(...names: string[]): this {
    this.#queue.push({ order: names })
    return this
  }

  /** Plays a command, which must be legal and use up all that was scripted. */
  play(side: string, text: string): this {
    const { module, table } = this.match
    const seat = this.#seat(side)
    const script = scripted(this.#queue, callsIn(module), unscripted)
    this.#queue = []
    table.chance = script
    const done = submit(this.match, seat, this.#command(text))
    table.chance = seeded
    if (!done.ok) {
      const may = module.toChoose(table) & (1 << seat) ? ` ${side} may: ${this.legal(side).join(', ')}.` : ''
      throw new Error(`${side} '${text}': ${done.problem.text}${may}`)
    }
    if (script.left() > 0)
      throw new Error(`${side} '${text}': ${script.left()} scripted dice or orders were not asked for.`)
    this.facts = done.value.facts
    return this
  }

  /** All the side may do now, sorted; empty when it is not to choose. */
  legal(side: string): string[] {
    const { module, table } = this.match
    return legalFor(module, table, this.#seat(side))
      .map(command => module.formatCommand(table.board, command))
      .sort()
  }

  /** Why the side may not do this; fails if it may. */
  refused(side: string, text: string): Explanation {
    const { module, table } = this.match
    const seat = this.#seat(side)
    const command = this.#command(text)
    if (legalFor(module, table, seat).includes(command)) throw new Error(`${side} '${text}' is allowed.`)
    const why = module.explain(table.board, module.view(table, seat), command)
    if (!why) throw new Error(`${side} '${text}' is refused, but nothing explains why.`)
    return why
  }

  /** What a side, or 'spectator', may know. */
  view(side: string): V {
    return this.match.module.view(this.match.table, side === 'spectator' ? SPECTATOR : this.#seat(side))
  }

  undo(side: string): this {
    unwrap(undo(this.match, this.#seat(side)))
    this.facts = []
    return this
  }

  outcome(): Outcome | undefined {
    return this.match.module.outcome(this.match.table)
  }

  decision(): Decision {
    return this.match.module.decision(this.match.table)
  }

  position(): string {
    return this.match.module.printPosition(this.match.table)
  }

  #seat(side: string): number {
    const seat = this.match.module.sides.indexOf(side)
    if (seat < 0)
      throw new Error(`There is no side '${side}', only ${this.match.module.sides.join(' and ')}.`)
    return seat
  }

  #command(text: string): number {
    return unwrap(this.match.module.parseCommand(this.match.table.board, text))
  }
}

/** Sits down at a position given as text. */
export function sit<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  positionText: string,
): ScriptTable<B, V, E> {
  const table = unwrap(module.parsePosition(positionText, seeded, id => openScenario(module, id)))
  return new ScriptTable(matchAt(module, table))
}

/** `us by points`, or `nobody yet`. */
export function ending<B extends Board, V, E extends Fact>(t: ScriptTable<B, V, E>): string {
  const outcome = t.outcome()
  return outcome ? `${t.match.module.sides[outcome.winner]} by ${outcome.reason}` : 'nobody yet'
}

/** The facts of the last play that are of this type. */
export const factsOf = <B extends Board, V, E extends Fact, K extends E['type']>(
  t: ScriptTable<B, V, E>,
  type: K,
): Extract<E, { type: K }>[] => t.facts.filter((fact): fact is Extract<E, { type: K }> => fact.type === type)

/** The refusal with its clause: `N-4.1 no-fog-in-hand`. */
export function why<B extends Board, V, E extends Fact>(
  t: ScriptTable<B, V, E>,
  side: string,
  command: string,
): string {
  const { clause, key } = t.refused(side, command)
  return `${clause} ${key}`
}

/** The game with another file for one scenario, for what no printed scenario shows. */
export const withScenario = <B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  scenario: string,
  data: unknown,
): GameModule<B, V, E> => ({
  ...module,
  scenarios: module.scenarios.map(entry => (entry.id === scenario ? { ...entry, data } : entry)),
})
