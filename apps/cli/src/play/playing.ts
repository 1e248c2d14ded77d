/** A game at the terminal: the match, who sits where, and what each seat has read so far. */
import { setTimeout as delay } from 'node:timers/promises'
import { type Bot, botDice, type Chosen, paced } from '@bivouac/ai'
import {
  commands,
  type Fact,
  listed,
  type Match,
  type RecordFacts,
  type Result,
  type Seat,
  submit,
  undo,
  writeRecord,
} from '@bivouac/kernel'
import { writeWhole } from '../files.ts'
import type { Registered } from '../games.ts'
import type { PlayWords } from './speech.ts'

/** A bot in a seat, with its own dice; a seat without one is a person's. */
interface SeatedBot {
  readonly name: string
  readonly bot: Bot
  readonly dice: Int32Array
}

/** All chance of a game comes from a secret, or from a seed that its player has chosen. */
export type Sworn = Pick<RecordFacts, 'commitment' | 'seed' | 'secret' | 'entropy'>

export interface Playing {
  /** Its face speaks the player's language. */
  readonly game: Registered
  /** What is said besides, in the same language. */
  readonly words: PlayWords
  readonly match: Match
  readonly bots: readonly [SeatedBot | undefined, SeatedBot | undefined]
  /** The bot that gives hints. */
  readonly adviser: SeatedBot
  /** The facts of every command in the log: undo takes the last away. */
  readonly facts: (readonly Fact[])[]
  /** How many of them each seat has read. */
  readonly read: [number, number]
  /** What its dice come from, and the commitment to that: nothing is known of a game that was loaded without it. */
  readonly sworn: Sworn
  /** Where the game is kept. */
  readonly file: string
  /** What to type to go on with it another time. */
  readonly resume: string
}

export const seatedBot = (name: string, bot: Bot, seed: string, seat: Seat): SeatedBot => ({
  name,
  bot,
  dice: botDice(seed, seat),
})

/** A file's name or a bot's as it can be typed in a shell. */
export const typeable = (name: string): string =>
  /[^\w./-]/.test(name) ? `'${name.replaceAll("'", "'\\''")}'` : name

export const isHotSeat = ({ bots }: Playing): boolean => bots[0] === undefined && bots[1] === undefined

/** Who is to choose next: of two, a person before a bot. */
export function seatToChoose({ game: { module }, match, bots }: Playing): Seat | undefined {
  const bits = module.toChoose(match.table)
  const seats = [0, 1].filter(seat => bits & (1 << seat))
  return seats.find(seat => bots[seat] === undefined) ?? seats[0]
}

export function legalFor({ game: { module }, match }: Playing, seat: Seat): number[] {
  const list = commands()
  module.legal(match.table, seat, list)
  return listed(list)
}

/** What the seat has ordered beforehand; undefined where it wants to be asked. */
export const orderOf = ({ game: { module }, match }: Playing, seat: Seat): number | undefined =>
  module.ordered?.(match.table, seat)

export const viewFor = ({ game: { module }, match }: Playing, seat: Seat): unknown =>
  module.view(match.table, seat)

export function give(playing: Playing, seat: Seat, command: number): Result<unknown> {
  const done = submit(playing.match, seat, command)
  if (done.ok) playing.facts.push(done.value.facts)
  return done
}

export function takeBack(playing: Playing, seat: Seat): Result<undefined> {
  const done = undo(playing.match, seat)
  if (!done.ok) return done
  playing.facts.pop()
  for (const one of [0, 1]) playing.read[one] = Math.min(playing.read[one], playing.facts.length)
  return done
}

/** What a bot would do in this seat, from what the seat can see. */
export function advice(
  playing: Playing,
  { bot, dice }: SeatedBot,
  seat: Seat,
  ms?: number | undefined,
): Chosen {
  const { board } = playing.match.table
  const clock = (): number => performance.now()
  return bot.choose({
    board,
    seat,
    view: viewFor(playing, seat),
    legal: legalFor(playing, seat),
    dice,
    clock,
    ms,
  })
}

/** What a bot does in its seat, when it may be heard. */
export const botChooses = (playing: Playing, seated: SeatedBot, seat: Seat): Promise<number> =>
  paced(playing.game.module.decision(playing.match.table), seated.name, delay, ms =>
    advice(playing, seated, seat, ms),
  )

export function botActs(playing: Playing, seated: SeatedBot, seat: Seat, command: number): void {
  const done = give(playing, seat, command)
  if (!done.ok) throw new Error(`the bot '${seated.name}' chose what it may not: ${done.problem.text}`)
}

/** Nobody thinks any longer. */
export function dismiss({ bots, adviser }: Playing): void {
  for (const seated of [...bots, adviser]) seated?.bot.stop?.()
}

/** The sentences for the facts from command `from` on, as the seat may know them. */
export function sentences({ game, match, facts }: Playing, seat: Seat, from: number): string[] {
  return facts
    .slice(from)
    .flat()
    .map(fact => game.module.seenBy(fact, seat))
    .filter(fact => fact !== undefined)
    .map(fact => game.face.sentence(match.table.board, fact))
    .filter(line => line !== undefined)
}

export const save = ({ match, sworn }: Playing, file: string): void =>
  writeWhole(file, writeRecord(match, sworn))
