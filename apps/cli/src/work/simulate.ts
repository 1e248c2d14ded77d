/** Many games between two bots, played in batches, and what they add up to. */
import { type Bot, type BotMaker, LEVELS, type PlayedPart, playWithin } from '@bivouac/ai'
import {
  type Board,
  type GameModule,
  openMatch,
  type Seat,
  submit,
  unwrap,
  writeRecord,
} from '@bivouac/kernel'
import { mean, median, sum } from './statistics.ts'

export interface BatchOptions {
  /** The first game's number; it and the seed make each game's own seed, however the games are dealt out. */
  readonly from: number
  readonly count: number
  readonly seed: string
  /** The first plays side 0, the second side 1. */
  readonly bots: readonly [BotMaker, BotMaker]
  /** Every other game the bots change places. */
  readonly swap: boolean
  /** Games are broken off after so many rounds. */
  readonly maxRounds?: number | undefined
  /** Whether the games are to be written down; the names of the bots go along, as far as they are levels. */
  readonly records?: boolean | undefined
  /** Milliseconds from anywhere. */
  readonly now: () => number
}

/** What stands among the ends for games that were broken off. */
export const UNFINISHED = 'unfinished'

/** A game that a bot lost by breaking the rules. */
interface SimFault {
  readonly scenario: string
  readonly game: number
  readonly bot: 'a' | 'b'
  readonly text: string
}

export interface Batch {
  readonly games: number
  readonly wins: Readonly<Record<string, number>>
  readonly botWins: Readonly<Record<'a' | 'b', number>>
  readonly ends: Readonly<Record<string, number>>
  /** The figures of each game, by name. */
  readonly tallies: Readonly<Record<string, readonly number[]>>
  readonly faults: readonly SimFault[]
  /** The record of each game, in order, if they are written down. */
  readonly records: readonly string[]
  readonly actions: number
  readonly ms: number
}

export interface SimResult {
  readonly game: string
  readonly scenario: string
  readonly games: number
  readonly seed: string
  /** Games won by each side, both always there. */
  readonly wins: Readonly<Record<string, number>>
  /** Games won by each bot, whichever side it played. */
  readonly botWins: Readonly<Record<'a' | 'b', number>>
  readonly ends: Readonly<Record<string, number>>
  /** Games that were broken off: nobody has won them. */
  readonly unfinished: number
  readonly rounds?: { readonly mean: number; readonly median: number }
  readonly casualties?: Readonly<Record<string, number>>
  readonly faults?: readonly SimFault[]
  readonly actions: number
  readonly actionsPerSecond: number
  readonly gamesPerSecond: number
}

const CASUALTIES = 'casualties.'

export async function playBatch(
  module: GameModule,
  board: Board,
  { from, count, seed, bots, swap, maxRounds, records: isWritten = false, now }: BatchOptions,
): Promise<Batch> {
  const wins: Record<string, number> = {}
  const botWins = { a: 0, b: 0 }
  const ends: Record<string, number> = {}
  const tallies: Record<string, number[]> = {}
  const faults: SimFault[] = []
  const records: string[] = []
  let actions = 0
  const began = now()
  for (let i = from; i < from + count; i++) {
    const swapped = swap && i % 2 === 1
    const [a, b] = bots.map(make => make())
    const seated = swapped ? ([b, a] as const) : ([a, b] as const)
    const given: Given[] = []
    const played = await playAndStop(module, board, `${seed}/${i}`, seated, {
      clock: now,
      maxRounds,
      ...(isWritten ? { onAction: (_, seat, command) => void given.push({ seat, command }) } : {}),
    })
    if (isWritten) records.push(recordOf(module, board, `${seed}/${i}`, given, seated))
    const botAt = (seat: number): 'a' | 'b' => ((seat === 0) !== swapped ? 'a' : 'b')
    const reason = played.outcome?.reason ?? UNFINISHED
    ends[reason] = (ends[reason] ?? 0) + 1
    if (played.outcome) {
      const { winner } = played.outcome
      wins[module.sides[winner]] = (wins[module.sides[winner]] ?? 0) + 1
      botWins[botAt(winner)]++
    }
    actions += played.actions
    if (played.fault) {
      const { seat, text } = played.fault
      faults.push({ scenario: board.scenario, game: i, bot: botAt(seat), text })
    }
    for (const [name, n] of Object.entries(played.tally)) {
      tallies[name] ??= []
      tallies[name].push(n)
    }
  }
  return { games: count, wins, botWins, ends, tallies, faults, records, actions, ms: now() - began }
}

async function playAndStop(
  module: GameModule,
  board: Board,
  seed: string,
  bots: readonly [Bot, Bot],
  options: Parameters<typeof playWithin>[4],
): Promise<PlayedPart> {
  try {
    return await playWithin(module, board, seed, bots, { ...options, forfeit: true })
  } finally {
    for (const bot of bots) bot.stop?.()
  }
}

interface Given {
  readonly seat: Seat
  readonly command: number
}

/** The game once more, with the chance of its seed, to be written down: while bots play it nobody takes notes. */
function recordOf(
  module: GameModule,
  board: Board,
  seed: string,
  given: readonly Given[],
  seated: readonly Bot[],
): string {
  const match = openMatch(module, board, seed)
  for (const { seat, command } of given) unwrap(submit(match, seat, command))
  const bots = seated.flatMap(({ name }, seat) =>
    LEVELS.some(level => level === name) ? [{ side: module.sides[seat], level: name }] : [],
  )
  return writeRecord(match, { seed, bots })
}

/** Adds up the batches of one scenario, in the order of their games. `workers` played them side by side. */
export function addUp(
  module: GameModule,
  board: Board,
  { seed, batches, workers }: { seed: string; batches: readonly Batch[]; workers: number },
): SimResult {
  const none = Object.fromEntries(module.sides.map(side => [side, 0]))
  const { a = 0, b = 0 } = sum(batches.map(batch => batch.botWins))
  const { games, actions, ms } = sum(batches.map(({ games, actions, ms }) => ({ games, actions, ms })))
  const faults = batches.flatMap(batch => batch.faults)
  const ends = sum(batches.map(batch => batch.ends))
  const seconds = ms / 1000 / Math.min(workers, batches.length)
  return {
    game: module.id,
    scenario: board.scenario,
    games,
    seed,
    wins: sum([none, ...batches.map(batch => batch.wins)]),
    botWins: { a, b },
    ends,
    unfinished: ends[UNFINISHED] ?? 0,
    ...averages(batches),
    ...(faults.length > 0 ? { faults } : {}),
    actions,
    actionsPerSecond: rate(actions, seconds),
    gamesPerSecond: rate(games, seconds),
  }
}

function averages(batches: readonly Batch[]): Partial<SimResult> {
  const names = [...new Set(batches.flatMap(batch => Object.keys(batch.tallies)))]
  const all = (name: string): number[] => batches.flatMap(batch => batch.tallies[name] ?? [])
  const losses = names.filter(name => name.startsWith(CASUALTIES))
  const rounds = all('rounds')
  return {
    ...(rounds.length > 0 ? { rounds: { mean: mean(rounds), median: median(rounds) } } : {}),
    ...(losses.length > 0
      ? {
          casualties: Object.fromEntries(
            losses.map(name => [name.slice(CASUALTIES.length), mean(all(name))]),
          ),
        }
      : {}),
  }
}

const rate = (n: number, seconds: number): number => (seconds > 0 ? Math.round((n / seconds) * 100) / 100 : 0)
