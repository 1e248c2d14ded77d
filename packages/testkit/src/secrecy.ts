/**
 * The secrecy property: changing what is hidden from a seat changes nothing that the seat is shown, offered or hears.
 * A second state is imagined from the seat's view alone; then both are held side by side, now and one command later.
 * And since an imagined state repeats whatever a view gives away: what a view comes to name must have been heard of.
 */
import {
  type Board,
  cloneTable,
  type Fact,
  type GameModule,
  hash,
  newTable,
  notebook,
  revealedTo,
  SPECTATOR,
  seeded,
  seedTable,
  type Table,
} from '@bivouac/kernel'
import { legalFor, sample, seatsIn } from './bench.ts'
import { namesIn, namesOf } from './names.ts'
import { copyCounters, same } from './same.ts'

/** Everything that gives the state of `t` away to `seat`; empty when nothing does. At most `most` commands are tried. */
export function secrecyProblems<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  t: Table<B>,
  seat: number,
  most = 6,
): string[] {
  const who = seat === SPECTATOR ? 'a spectator' : module.sides[seat]
  const view = module.view(t, seat)
  const other = twinFor(module, t, seat, view)
  const names = namesOf(module, t.board)
  const named = namesIn(view, names)
  const problems: string[] = []
  const compare = (what: string, real: unknown, imaginary: unknown): void => {
    if (same(real, imaginary)) return
    const [a, b] = [real, imaginary].map(part => JSON.stringify(part) ?? '')
    problems.push(`${who} can tell two states apart by ${what}: ${difference(a, b)}`)
  }
  const otherView = module.view(other, seat)
  compare('the view', view, otherView)
  if (seat !== SPECTATOR && problems.length === 0) {
    const asked = sample(module.everyCommand(t.board), t, most)
    const answers = (v: V): unknown[] =>
      asked.map(command => [module.explain(t.board, v, command), module.forecast(t.board, v, command)])
    const imaginary = answers(otherView)
    for (const [i, answer] of answers(view).entries())
      compare(`the answer to '${module.formatCommand(t.board, asked[i])}'`, answer, imaginary[i])
  }
  const toChoose = module.toChoose(t)
  if (toChoose !== 0) compare('the decision', module.decision(t), module.decision(other))
  if (seat !== SPECTATOR) compare('the legal list', legalFor(module, t, seat), legalFor(module, other, seat))
  if (problems.length > 0) return problems

  for (const actor of seatsIn(toChoose)) {
    const both = new Set(legalFor(module, other, actor))
    const shared = legalFor(module, t, actor).filter(command => both.has(command))
    const secret = toChoose === 3 && actor !== seat
    let first: ReturnType<typeof after<B, V, E>> | undefined
    for (const command of sample(shared, t, secret ? Math.max(2, most) : most)) {
      const real = after(module, t, actor, command, seat)
      const imaginary = after(module, other, actor, command, seat)
      const when = ` after '${module.sides[actor]} ${module.formatCommand(t.board, command)}'`
      const heard = namesIn(real.facts, names)
      for (const name of namesIn(real.view, names))
        if (!named.has(name) && !heard.has(name))
          problems.push(`${who} is shown '${name}'${when} without having heard of it`)
      if (!real.revealed && !imaginary.revealed) {
        compare(`the facts${when}`, real.facts, imaginary.facts)
        compare(`the view${when}`, real.view, imaginary.view)
      }
      // Where both choose at once, what one has chosen is hidden until the other has chosen too.
      first ??= real
      if (secret && !real.revealed)
        compare(`what ${module.sides[actor]} has chosen`, [real.facts, real.view], [first.facts, first.view])
      if (problems.length > 0) return problems
    }
  }
  return problems
}

/** A view must be plain data, and the order of its keys says nothing: once in so many states it is read from a text that turns them round. */
const THROUGH_TEXT = 16

const turnedRound = <V>(view: V): V =>
  JSON.parse(JSON.stringify(view), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value,
  )

/** A state that the seat holds possible, with the same dice to come. */
export function twinFor<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  t: Table<B>,
  seat: number,
  view: V,
): Table<B> {
  const other = newTable(module.layout, t.board, seeded)
  const number = hash(t)
  seedTable(other, `imagine ${number} ${seat}`)
  const plain = number % THROUGH_TEXT === 0 ? turnedRound(view) : view
  module.imagine(t.board, plain).imagine(seeded, other)
  copyCounters(t, other)
  return other
}

/** What the seat hears and whether something hidden was shown to it (for a spectator: to anybody). */
function after<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  before: Table<B>,
  actor: number,
  command: number,
  seat: number,
) {
  const table = cloneTable(before)
  table.chance = seeded
  const book = notebook<E>()
  table.recorder = book
  module.apply(table, actor, command)
  table.recorder = undefined
  const shown = (s: number) => revealedTo(table, s) !== revealedTo(before, s)
  return {
    view: module.view(table, seat),
    facts: book.facts.map(fact => module.seenBy(fact, seat)).filter(fact => fact !== undefined),
    revealed: seat === SPECTATOR ? shown(0) || shown(1) : shown(seat),
  }
}

/** Both texts around the first place where they part. */
function difference(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 30), at + 30)
  return `…${around(a)}… and …${around(b)}…`
}
