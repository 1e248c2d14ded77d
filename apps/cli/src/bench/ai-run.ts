/** The benchmark of the bots: searches in turn with the yardstick's bot, then garbage, threads and decision times. */
import { LEVELS, type Level } from '@bivouac/ai'
import { bundled } from '../bundle.ts'
import { median } from '../work/statistics.ts'
import type { SearchJobs, ThreadJobs, YardstickJobs } from './ai-contestant.ts'
import type { YardstickKind } from './boardgame-bot.ts'
import { type Child, coreToPin, type Started, start, withChildren } from './child.ts'
import type { DecisionTimes } from './decision-times.ts'
import { YOUNG_GENERATION_FLAGS } from './garbage.ts'
import { type Machine, machineWith } from './machine.ts'
import type { SearchRate } from './measure-search.ts'
import type { BenchOptions } from './run.ts'
import type { LeafMode } from './search-contestant.ts'
import { isNoisy, ratios, warmUpSeconds } from './statistics.ts'

export interface AiFigures {
  /** Judging new positions as they stand, and after playing on for 60 commands. */
  readonly iterationsPerSecond: number
  readonly iterationsPerSecondRollout: number
  readonly actionsPerSecond: number
  readonly nodesPerIteration: number
  readonly ratioToBoardgameIoBot: number
  readonly ratioRange: readonly [low: number, high: number]
  readonly ratioToBoardgameIoBotSkirmish: number
  readonly gcDuringSearch: number
  readonly twoWorkersSpeedup: number
  readonly p99Ms: Readonly<Record<string, number>>
  readonly decisions: Readonly<Record<string, DecisionTimes>>
}

interface AiYardstick {
  readonly boardgameIoBotIterationsPerSecond: number
  readonly boardgameIoBotSkirmishIterationsPerSecond: number
}

export interface AiBench {
  readonly ai: Readonly<Record<string, AiFigures>>
  readonly yardstick: AiYardstick
  readonly machine: Machine
  readonly noisy: boolean
}

/**
 * At which decisions each level is asked, and how much longer than the others it may think in all: a game of Masters alone
 * would take hours, and a few decisions say nothing of the longest in a hundred.
 */
const ASKED: Readonly<Record<Level, { readonly every: number; readonly longer: number }>> = {
  recruit: { every: 1, longer: 1 },
  regular: { every: 1, longer: 1 },
  veteran: { every: 1, longer: 1 },
  expert: { every: 4, longer: 3 },
  master: { every: 40, longer: 5 },
}
const DECISIONS_MAX = 5000
const ITERATIONS_COUNTED = 200
/** Code that is still being compiled leaves garbage of its own, for longer than it needs to be quick. */
const SETTLING = 3

/** Warm-up, every round, then for each game garbage, threads and every level. */
export const aiStepsOf = ({ games, rounds }: BenchOptions): number =>
  1 + rounds + games.length * (2 + LEVELS.length)

const PROGRAM = new URL('ai-contestant.ts', import.meta.url)

export const aiBench = (options: BenchOptions): Promise<AiBench> =>
  withChildren(started => compare(options, started))

async function compare(options: BenchOptions, started: Started): Promise<AiBench> {
  const { games, rounds, seconds, onStep = () => {} } = options
  const core = coreToPin()
  const program = await bundled(PROGRAM)
  const searcher = (id: string, mode: LeafMode, flags: readonly string[] = []) =>
    started(start<SearchJobs>(program, ['search', id, mode], core, flags))
  const yardstick = (kind: YardstickKind) => {
    const child = started(start<YardstickJobs>(program, ['yardstick', kind], core, []))
    return { child, rates: [] as number[] }
  }
  const ours = games.map(id => ({
    id,
    value: { child: searcher(id, 'value'), rates: [] as SearchRate[] },
    rollout: { child: searcher(id, 'rollout'), rates: [] as SearchRate[] },
  }))
  const theirs = { ticTacToe: yardstick('ticTacToe'), skirmish: yardstick('skirmish') }
  const searches = ours.flatMap(({ value, rollout }) => [value, rollout])

  const warmUp = warmUpSeconds(seconds)
  for (const { child } of searches) await child.ask.iterate(warmUp)
  for (const { child } of Object.values(theirs)) await child.ask.iterate(warmUp)
  onStep()
  for (let round = 0; round < rounds; round++) {
    for (const { child, rates } of searches) rates.push(await child.ask.iterate(seconds))
    for (const { child, rates } of Object.values(theirs)) rates.push(await child.ask.iterate(seconds))
    onStep()
  }

  const figures: [string, AiFigures][] = []
  for (const { id, value, rollout } of ours) {
    const perSecond = value.rates.map(rate => rate.iterations / rate.seconds)
    const { middle, range } = ratios(perSecond, theirs.ticTacToe.rates)
    const small = searcher(id, 'value', YOUNG_GENERATION_FLAGS)
    const gcDuringSearch = await small.ask.garbage(garbageIterations(seconds), SETTLING * warmUp)
    small.stop()
    const actions = await value.child.ask.actionsPerIteration(ITERATIONS_COUNTED)
    onStep()
    const twoWorkersSpeedup = await speedup(started(start(program, ['threads', id], undefined, [])), options)
    onStep()
    const decisions = await levels(value.child, options)
    figures.push([
      id,
      {
        iterationsPerSecond: median(perSecond),
        iterationsPerSecondRollout: median(rollout.rates.map(rate => rate.iterations / rate.seconds)),
        actionsPerSecond: median(perSecond) * actions,
        nodesPerIteration: median(value.rates.map(rate => rate.nodes / rate.iterations)),
        ratioToBoardgameIoBot: middle,
        ratioRange: range,
        ratioToBoardgameIoBotSkirmish: ratios(perSecond, theirs.skirmish.rates).middle,
        gcDuringSearch,
        twoWorkersSpeedup,
        p99Ms: Object.fromEntries(Object.entries(decisions).map(([level, { p99Ms }]) => [level, p99Ms])),
        decisions,
      },
    ])
  }
  return {
    ai: Object.fromEntries(figures),
    yardstick: {
      boardgameIoBotIterationsPerSecond: median(theirs.ticTacToe.rates),
      boardgameIoBotSkirmishIterationsPerSecond: median(theirs.skirmish.rates),
    },
    machine: machineWith(core),
    noisy: figures.some(([, f]) => isNoisy({ middle: f.ratioToBoardgameIoBot, range: f.ratioRange })),
  }
}

/** What two threads do over what one does, round by round in turn. */
async function speedup({ ask, stop }: Child<ThreadJobs>, { rounds, seconds }: BenchOptions): Promise<number> {
  const one: number[] = []
  const two: number[] = []
  await ask.iterate(2, warmUpSeconds(seconds))
  for (let round = 0; round < rounds; round++) {
    one.push(await ask.iterate(1, seconds))
    two.push(await ask.iterate(2, seconds))
  }
  stop()
  return ratios(two, one).middle
}

async function levels(
  { ask }: Child<SearchJobs>,
  { rounds, seconds, onStep = () => {} }: BenchOptions,
): Promise<Record<string, DecisionTimes>> {
  const times: Record<string, DecisionTimes> = {}
  for (const level of LEVELS) {
    const { every, longer } = ASKED[level]
    times[level] = await ask.decisions(level, {
      seconds: 2 * rounds * seconds * longer,
      warmUpSeconds: warmUpSeconds(seconds) / 2,
      every,
      most: DECISIONS_MAX,
    })
    onStep()
  }
  return times
}

/** A short trial run, as tests make it, counts garbage for a short while too. */
const garbageIterations = (seconds: number): number => Math.min(1_000_000, 200_000 * seconds)
