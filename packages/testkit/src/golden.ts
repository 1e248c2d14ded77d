/** A seeded random game as text, with everything each seat is shown: kept in the tests and read as a diff. */
import {
  type Board,
  below,
  chanceText,
  digest,
  type Fact,
  type GameModule,
  type Match,
  openMatch,
  seedCells,
  submit,
  unwrap,
} from '@bivouac/kernel'
import { legalFor, seatsIn } from './bench.ts'

/** Legal lists are cut to so many commands, but for every twentieth step. */
const LEGAL_SHOWN = 6
const WHOLE_EVERY = 20
/** A playthrough stops growing here, so that people can still read its diff. */
const LENGTH_MOST = 140_000

export function playthrough<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  board: B,
  seed: string,
  mostSteps = 400,
): string {
  const match = openMatch(module, board, seed)
  const dice = new Int32Array(4)
  seedCells(dice, `playthrough ${seed}`, 0)
  const views = new Views(match)
  let text = [
    `playthrough of ${module.id}, rules ${module.rulesVersion}, scenario ${board.scenario}, seed ${seed}`,
    `setup${chanceText(module, match.dealt)}`,
    ...match.opening.map(fact => factLine(module, fact)),
    ...views.changes(),
    '',
  ].join('\n')
  for (let step = 1; step <= mostSteps && text.length < LENGTH_MOST; step++) {
    const seats = seatsIn(module.toChoose(match.table))
    if (seats.length === 0) break
    text += `${oneStep(match, dice, step, seats, views).join('\n')}\n`
  }
  const outcome = module.outcome(match.table)
  const ending = outcome ? `${module.sides[outcome.winner]} by ${outcome.reason}` : 'not over, cut here'
  return `${text}\noutcome ${ending}\nstate ${digest(match.table)}\n`
}

function oneStep<B extends Board, V, E extends Fact>(
  match: Match<B, V, E>,
  dice: Int32Array,
  step: number,
  seats: readonly number[],
  views: Views<B, V, E>,
): string[] {
  const { module, table } = match
  const { kind, clause } = module.decision(table)
  const lines = [
    '',
    `step ${step}: ${kind} (${clause}) by ${seats.map(seat => module.sides[seat]).join(' and ')}`,
  ]
  const lists = seats.map(seat => legalFor(module, table, seat))
  for (const [i, legal] of lists.entries()) {
    const names = legal.map(command => module.formatCommand(table.board, command)).sort()
    const shown = step % WHOLE_EVERY === 0 ? names : names.slice(0, LEGAL_SHOWN)
    const more = shown.length < names.length ? ' …' : ''
    lines.push(`  legal ${module.sides[seats[i]]} ${legal.length}: ${shown.join(', ')}${more}`)
  }
  const i = below(dice, seats.length, 0)
  const command = lists[i][below(dice, lists[i].length, 0)]
  const { facts, drawn } = unwrap(submit(match, seats[i], command))
  lines.push(
    `  ${module.sides[seats[i]]} plays ${module.formatCommand(table.board, command)}${chanceText(module, drawn)}`,
    ...facts.map(fact => factLine(module, fact)),
    ...views.changes(),
  )
  return lines
}

/** The fact, and what a seat hears of it if that is less. */
function factLine<B extends Board, V, E extends Fact>(module: GameModule<B, V, E>, fact: E): string {
  const whole = JSON.stringify(fact)
  const less = module.sides.map((side, seat) => {
    const heard = module.seenBy(fact, seat)
    const part = heard === undefined ? 'nothing' : JSON.stringify(heard)
    return part === whole ? '' : `, ${side} hears ${part}`
  })
  return `  fact ${whole}${less.join('')}`
}

/** What each seat saw last, to tell what has changed since. */
class Views<B extends Board, V, E extends Fact> {
  readonly #match: Match<B, V, E>
  readonly #last: unknown[] = [{}, {}]

  constructor(match: Match<B, V, E>) {
    this.#match = match
  }

  changes(): string[] {
    const { module, table } = this.#match
    return [0, 1].flatMap(seat => {
      const view: unknown = JSON.parse(JSON.stringify(module.view(table, seat)))
      const changed: Record<string, unknown> = {}
      collect(this.#last[seat], view, '', changed)
      this.#last[seat] = view
      if (Object.keys(changed).length === 0) return []
      return [`  ${module.sides[seat]} sees ${JSON.stringify(changed)}`]
    })
  }
}

/** What came into a list and what left it, `-scout.2 +sniper.1`, where that says it all; else the whole list. */
function listChange(before: readonly unknown[], after: readonly unknown[]): unknown {
  const gone = before.filter(item => !after.includes(item))
  const come = after.filter(item => !before.includes(item))
  const stayed = (list: readonly unknown[], but: readonly unknown[]) =>
    JSON.stringify(list.filter(item => !but.includes(item)))
  const plain = [...before, ...after].every(item => typeof item === 'string')
  if (!plain || gone.length + come.length >= after.length) return after
  if (stayed(before, gone) !== stayed(after, come)) return after
  return [...gone.map(item => `-${item}`), ...come.map(item => `+${item}`)].join(' ')
}

/** The smallest parts that differ, each under its path: `units.3.tile`. A part that is gone is shown as null. */
function collect(before: unknown, after: unknown, path: string, into: Record<string, unknown>): void {
  if (JSON.stringify(before) === JSON.stringify(after)) return
  const both = [before, after].every(part => typeof part === 'object' && part !== null)
  const lists = Array.isArray(before) && Array.isArray(after)
  if (lists && before.length !== after.length) {
    into[path] = listChange(before, after)
    return
  }
  if (!both || Array.isArray(before) !== Array.isArray(after)) {
    into[path] = after ?? null
    return
  }
  const old = before as Record<string, unknown>
  const now = after as Record<string, unknown>
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)]))
    collect(old[key], now[key], path === '' ? key : `${path}.${key}`, into)
}
