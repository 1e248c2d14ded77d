/**
 * The secrecy property: changing what is hidden from a seat changes nothing that the seat is shown, offered or told.
 * A second state is imagined from the seat's view alone; then both are held side by side, now and one command later.
 */
import {
  type Board,
  cloneTable,
  DRAWS,
  type Fact,
  type GameModule,
  hash,
  newTable,
  notebook,
  REVEALED,
  RNG,
  revealedTo,
  SPECTATOR,
  seeded,
  seedTable,
  type Table,
} from '@bivouac/kernel'
import { legalFor, sample, seatsIn } from './bench.ts'

/** Everything that gives the state of `t` away to `seat`; empty when nothing does. At most `most` commands are tried. */
export function secrecyProblems<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  t: Table<B>,
  seat: number,
  most = 6,
): string[] {
  const who = seat === SPECTATOR ? 'a spectator' : module.sides[seat]
  const other = imagined(module, t, seat)
  const problems: string[] = []
  const compare = (what: string, real: unknown, imaginary: unknown): void => {
    const a = JSON.stringify(real)
    const b = JSON.stringify(imaginary)
    if (a !== b) problems.push(`${who} can tell two states apart by ${what}: ${difference(a ?? '', b ?? '')}`)
  }
  const compareViews = (when: string, real: V, imaginary: V, answersTried: number): void => {
    compare(`the view${when}`, real, imaginary)
    if (seat === SPECTATOR || problems.length > 0) return
    for (const command of sample(module.everyCommand(t.board), t, answersTried)) {
      const answers = (view: V) => [
        module.explain(t.board, view, command),
        module.forecast(t.board, view, command),
      ]
      compare(
        `the answer to '${module.formatCommand(t.board, command)}'${when}`,
        answers(real),
        answers(imaginary),
      )
    }
  }

  compareViews('', module.view(t, seat), module.view(other, seat), most)
  const toChoose = module.toChoose(t)
  if (toChoose !== 0) compare('the decision', module.decision(t), module.decision(other))
  if (seat !== SPECTATOR) compare('the legal list', legalFor(module, t, seat), legalFor(module, other, seat))
  if (problems.length > 0) return problems

  for (const actor of seatsIn(toChoose)) {
    const both = new Set(legalFor(module, other, actor))
    const shared = legalFor(module, t, actor).filter(command => both.has(command))
    const secret = toChoose === 3 && actor !== seat
    let first: ReturnType<typeof after<B, V, E>> | undefined
    for (const command of sample(shared, t, most)) {
      const real = after(module, t, actor, command, seat)
      const imaginary = after(module, other, actor, command, seat)
      if (real.revealed || imaginary.revealed) continue
      const when = ` after '${module.sides[actor]} ${module.formatCommand(t.board, command)}'`
      compare(`the facts${when}`, real.facts, imaginary.facts)
      compareViews(when, real.view, imaginary.view, 1)
      // Where both choose at once, what one has chosen is hidden until the other has chosen too.
      first ??= real
      if (secret)
        compare(`what ${module.sides[actor]} has chosen`, [real.facts, real.view], [first.facts, first.view])
      if (problems.length > 0) return problems
    }
  }
  return problems
}

/** A state that the seat holds possible, with the same dice to come. The view goes through text: it must be plain data. */
function imagined<B extends Board, V, E extends Fact>(
  module: GameModule<B, V, E>,
  t: Table<B>,
  seat: number,
): Table<B> {
  const other = newTable(module.layout, t.board, seeded)
  seedTable(other, `imagine ${hash(t)} ${seat}`)
  const view = JSON.parse(JSON.stringify(module.view(t, seat))) as V
  module.imagine(t.board, view).imagine(seeded, other)
  for (const [at, count] of [
    [RNG, 4],
    [DRAWS, 1],
    [REVEALED, 2],
  ])
    other.words.set(t.words.subarray(at, at + count), at)
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
