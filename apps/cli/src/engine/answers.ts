/** What the engine answers: one short function for every command of the protocol. */
import { digest, fail, hash, ok, type Seat, SPECTATOR, submit, undo, writeRecord } from '@bivouac/kernel'
import { botNames } from '../find.ts'
import { scenarioRows } from '../scenario-rows.ts'
import { playFromPosition, playFromSetup, playFromView } from './opening.ts'
import { PROTOCOL } from './protocol.ts'
import type { Ask, Cmd, Request } from './requests.ts'
import { scriptedCount, submitScripted } from './script.ts'
import { searchFor } from './search.ts'
import {
  type Answer,
  drawnFor,
  factsFor,
  findCommand,
  findGame,
  findSeat,
  legalFor,
  named,
  type Playing,
  playing,
  type Session,
  seatToChoose,
  standing,
  takeUp,
  toChoose,
} from './session.ts'

const ANSWERS: { readonly [C in Cmd]: (session: Session, ask: Ask<C>) => Answer | Promise<Answer> } = {
  hello: session =>
    ok({
      protocol: PROTOCOL,
      program: session.program,
      omniscient: session.omniscient,
      games: session.games.map(game => ({
        id: game.module.id,
        name: game.module.name,
        rules: game.module.rulesVersion,
        sides: game.module.sides,
        bots: botNames(game),
      })),
    }),

  scenarios(session, ask) {
    const chosen = ask.game === undefined ? ok(undefined) : findGame(session, ask.game)
    if (!chosen.ok) return chosen
    const games = chosen.value ? [chosen.value] : session.games
    return ok({
      scenarios: games.flatMap(scenarioRows),
    })
  },

  new(session, ask) {
    const game = findGame(session, ask.game)
    if (!game.ok) return game
    const now = playFromSetup(game.value, ask.scenario, ask.seed ?? session.freshSeed(), ask.chance)
    if (!now.ok) return now
    takeUp(session, now.value)
    const { module, dealt, opening, table } = now.value.match
    return ok({
      game: module.id,
      scenario: table.board.scenario,
      // The seed tells every die and every pile to come.
      ...(session.omniscient ? { seed: now.value.seed } : {}),
      drawn: drawnFor(session, module, dealt, scriptedCount(ask.chance)),
      facts: factsFor(session, module, opening, SPECTATOR),
      ...standing(now.value),
    })
  },

  position(session, ask) {
    const game = findGame(session, ask.game)
    if (!game.ok) return game
    const now = playFromPosition(game.value, ask.text, ask.seed, session.freshSeed)
    if (!now.ok) return now
    takeUp(session, now.value)
    return ok({ game: ask.game, scenario: now.value.match.table.board.scenario, ...standing(now.value) })
  },

  imagine(session, ask) {
    const game = findGame(session, ask.game)
    if (!game.ok) return game
    const now = playFromView(game.value, ask.scenario, ask.view, ask.seed ?? session.freshSeed())
    if (!now.ok) return now
    takeUp(session, now.value)
    return ok({ game: ask.game, scenario: now.value.match.table.board.scenario, ...standing(now.value) })
  },

  legal: (session, ask) =>
    atTable(session, now => {
      const { module } = now.game
      const asked = ask.seat === undefined ? ok(undefined) : findSeat(module, ask.seat)
      if (!asked.ok) return asked
      const seats = asked.value === undefined ? toChoose(now) : [asked.value]
      const lists = seats.map(seat => [module.sides[seat], legalFor(now, seat).map(c => named(now, c))])
      return ok({ ...standing(now), legal: Object.fromEntries(lists) })
    }),

  apply: (session, ask) =>
    atTable(session, now => {
      const seat = seatToChoose(now, ask.seat)
      if (!seat.ok) return seat
      const command = findCommand(now, ask.command)
      if (!command.ok) return command
      const done = ask.chance
        ? submitScripted(now.match, seat.value, command.value, ask.chance)
        : submit(now.match, seat.value, command.value)
      if (!done.ok) return done
      now.facts.push(done.value.facts)
      return ok({
        seat: now.game.module.sides[seat.value],
        command: named(now, command.value),
        drawn: drawnFor(session, now.game.module, done.value.drawn, scriptedCount(ask.chance)),
        facts: factsFor(session, now.game.module, done.value.facts, seat.value),
        ...standing(now),
      })
    }),

  view: (session, ask) =>
    atTable(session, now => {
      const seat = findSeat(now.game.module, ask.seat, true)
      return seat.ok ? ok({ view: now.game.module.view(now.match.table, seat.value) }) : seat
    }),

  events: (session, ask) =>
    atTable(session, now => {
      const { module } = now.game
      const all = now.facts.flat()
      const seat = ask.seat === undefined ? ok(SPECTATOR) : findSeat(module, ask.seat, true)
      if (!seat.ok) return seat
      // Counted among the facts this seat knows of: a gap in the numbers would tell of one that it does not.
      const known =
        ask.seat === undefined
          ? factsFor(session, module, all, SPECTATOR)
          : all.map(fact => module.seenBy(fact, seat.value)).filter(fact => fact !== undefined)
      const since = ask.since ?? 0
      return ok({ events: known.slice(since).map((fact, i) => ({ n: since + i + 1, fact })) })
    }),

  explain: (session, ask) =>
    ofCommand(session, ask, (now, seat, command) => {
      if (legalFor(now, seat).includes(command)) return { legal: true }
      const { module } = now.game
      const explanation = module.explain(now.match.table.board, module.view(now.match.table, seat), command)
      return { legal: false, ...(explanation ? { explanation } : {}) }
    }),

  forecast: (session, ask) =>
    ofCommand(session, ask, (now, seat, command) => {
      const { module } = now.game
      const forecast = module.forecast(now.match.table.board, module.view(now.match.table, seat), command)
      return forecast ? { forecast } : {}
    }),

  undo: (session, ask) =>
    atTable(session, now => {
      const seat = findSeat(now.game.module, ask.seat)
      if (!seat.ok) return seat
      const done = undo(now.match, seat.value)
      if (!done.ok) return done
      now.facts.pop()
      return ok(standing(now))
    }),

  async search(session, ask) {
    const now = playing(session)
    return now.ok ? searchFor(now.value, ask) : now
  },

  state: session =>
    knowingAll(session, ({ game: { module }, match: { table } }) =>
      ok({
        position: module.printPosition(table),
        hash: hash(table).toString(16).padStart(8, '0'),
        digest: digest(table),
      }),
    ),

  record: session =>
    knowingAll(session, now => {
      if (!now.fromSetup)
        return fail(
          'no-record',
          'This game began from a position: only a game from its setup can be recorded.',
        )
      return ok({ record: writeRecord(now.match) })
    }),

  quit(session) {
    session.over = true
    return ok({})
  },
}

/** Answers a request that fits; what it asks for may still be refused. */
export function answer<C extends Cmd>(
  session: Session,
  { cmd, ask }: Request & { cmd: C; ask: Ask<C> },
): Answer | Promise<Answer> {
  return ANSWERS[cmd](session, ask)
}

function atTable(session: Session, then: (now: Playing) => Answer): Answer {
  const now = playing(session)
  return now.ok ? then(now.value) : now
}

function knowingAll(session: Session, then: (now: Playing) => Answer): Answer {
  if (!session.omniscient)
    return fail('secret', 'This would tell what the seats may not know: start the engine with --omniscient.')
  return atTable(session, then)
}

function ofCommand(
  session: Session,
  ask: Ask<'explain'>,
  then: (now: Playing, seat: Seat, command: number) => Readonly<Record<string, unknown>>,
): Answer {
  return atTable(session, now => {
    const seat = findSeat(now.game.module, ask.seat)
    if (!seat.ok) return seat
    const command = findCommand(now, ask.command)
    return command.ok ? ok(then(now, seat.value, command.value)) : command
  })
}
