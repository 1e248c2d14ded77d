/** One conversation with the engine: the games it knows, the game that is being played, and who may know what. */
import type { Bot } from '@bivouac/ai'
import {
  commands,
  type Drawn,
  type Fact,
  fail,
  type GameModule,
  isCommand,
  listed,
  type Match,
  ok,
  type Result,
  type Seat,
  SPECTATOR,
} from '@bivouac/kernel'
import type { BotGame, Registered } from '../games.ts'
import { didYouMean } from '../nearest.ts'
import { short } from './requests.ts'

/** What a request comes to: fields to send, or why not. */
export type Answer = Result<Readonly<Record<string, unknown>>>

/** What the engine needs of a registered game. */
export type EngineGame = BotGame & Pick<Registered, 'viewSchema'>

/** A bot that has been asked, with its own dice. */
export interface SeatedBot {
  readonly bot: Bot
  readonly dice: Int32Array
}

export interface Playing {
  readonly game: EngineGame
  readonly match: Match
  /** The facts of the setup, then those of every command in the log: undo takes the last away. */
  readonly facts: (readonly Fact[])[]
  readonly seed: string
  /** Bots that have been asked so far, by side and name: they may remember a plan. */
  readonly bots: Map<string, SeatedBot>
  /** A game that began from a position has no setup that a record could repeat. */
  readonly fromSetup: boolean
}

export interface Session {
  readonly games: readonly EngineGame[]
  /** Whether the other end may know everything. */
  readonly omniscient: boolean
  readonly program: string
  /** For games whose seed nobody has chosen. */
  readonly freshSeed: () => string
  playing: Playing | undefined
  over: boolean
}

export const openSession = (
  games: readonly EngineGame[],
  options: { omniscient: boolean; program: string; freshSeed: () => string },
): Session => ({ games, ...options, playing: undefined, over: false })

/** Puts a game in the place of the one before, or of none; nobody's bots go on thinking about that. */
export function takeUp(session: Session, now: Playing | undefined): void {
  for (const { bot } of session.playing?.bots.values() ?? []) bot.stop?.()
  session.playing = now
}

export function findGame(session: Session, id: string): Result<EngineGame> {
  const game = session.games.find(g => g.module.id === id)
  if (game) return ok(game)
  const known = session.games.map(g => g.module.id)
  return fail('unknown-game', `There is no game '${short(id)}'.${didYouMean(id, known)}`)
}

export function playing(session: Session): Result<Playing> {
  if (session.playing) return ok(session.playing)
  return fail('no-game', "No game has been set up yet: send 'new' or 'position' first.")
}

/** A seat by its side's name; `spectator` only where watching is enough. */
export function findSeat(module: GameModule, name: string, watching = false): Result<Seat> {
  const seat = module.sides.indexOf(name)
  if (seat >= 0) return ok(seat)
  if (watching && name === 'spectator') return ok(SPECTATOR)
  const known = [...module.sides, ...(watching ? ['spectator'] : [])].map(side => `'${side}'`)
  return fail('unknown-seat', `There is no seat '${short(name)}' here. Say one of ${known.join(', ')}.`, {
    where: 'seat',
  })
}

/** The seat that is named, or the only one that is to choose. */
export function seatToChoose({ game: { module }, match }: Playing, name?: string): Result<Seat> {
  if (name !== undefined) return findSeat(module, name)
  const toChoose = module.toChoose(match.table)
  if (toChoose === 0) return fail('over', 'The game is over.')
  if (toChoose === 3)
    return fail('which-seat', "Both sides are to choose now: say which one with 'seat'.", { where: 'seat' })
  return ok(toChoose === 1 ? 0 : 1)
}

export function findCommand({ game: { module }, match }: Playing, command: string | number): Result<number> {
  if (typeof command === 'string') return module.parseCommand(match.table.board, command)
  if (isCommand(module, match.table.board, command)) return ok(command)
  return fail('bad-command', `There is no command with the code ${command}.`, { where: 'command' })
}

/** Facts as the seat may know them; all of them, as they are, if the other end may know everything. */
export function factsFor(session: Session, module: GameModule, facts: readonly Fact[], seat: Seat): Fact[] {
  if (session.omniscient) return [...facts]
  return facts.map(fact => module.seenBy(fact, seat)).filter(fact => fact !== undefined)
}

/**
 * Chance that was drawn. Dice lie open on the table; the order of a pile is a secret of the game, and shown only to
 * somebody who may know everything or has just laid down that order by a script: the first `byScript` outcomes.
 */
export function drawnFor(session: Session, module: GameModule, drawn: readonly Drawn[], byScript: number) {
  return drawn.map((d, i) => {
    if ('die' in d) return { die: d.die, faces: d.faces }
    const pile = module.pileName(d.pile)
    if (!session.omniscient && i >= byScript) return { pile, count: d.order.length }
    return { pile, order: d.order.map(item => module.itemName(d.pile, item)) }
  })
}

/** Where the game stands now: the decision while it goes on, the outcome when it is over. */
export function standing({ game: { module }, match }: Playing) {
  const outcome = module.outcome(match.table)
  if (outcome) return { outcome: { winner: module.sides[outcome.winner], reason: outcome.reason } }
  const { seats, kind, clause } = module.decision(match.table)
  return { decision: { seats: seats.map(seat => module.sides[seat]), kind, clause } }
}

export function toChoose({ game: { module }, match }: Playing): Seat[] {
  const bits = module.toChoose(match.table)
  return [0, 1].filter(seat => bits & (1 << seat))
}

/** The seat's legal commands; none if it is not to choose. */
export function legalFor(now: Playing, seat: Seat): number[] {
  if (!toChoose(now).includes(seat)) return []
  const list = commands()
  now.game.module.legal(now.match.table, seat, list)
  return listed(list)
}

export const named = ({ game: { module }, match }: Playing, command: number) => ({
  code: command,
  text: module.formatCommand(match.table.board, command),
})
