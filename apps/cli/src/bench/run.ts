/** The benchmark itself: warm-up, then rounds in turn (ours, the yardstick, ours, …), then the figures of each game. */
import { bundled } from '../bundle.ts'
import { median } from '../work/statistics.ts'
import { CONTESTANT, coreToPin, counterChild, gameChild, type Started, withChildren } from './child.ts'
import type { CounterKind } from './counter.ts'
import { type Allocation, YOUNG_GENERATION_FLAGS } from './garbage.ts'
import { type Machine, machineWith } from './machine.ts'
import type { CopyTimes, LegalTimes, Rate } from './measure.ts'
import { isNoisy, ratios, warmUpSeconds } from './statistics.ts'

export interface GameFigures extends LegalTimes, CopyTimes, Allocation {
  readonly actionsPerSecond: number
  readonly gamesPerSecond: number
  readonly meanActionsPerGame: number
  readonly ratioToBoardgameIo: number
  readonly ratioRange: readonly [low: number, high: number]
}

interface Yardstick {
  readonly boardgameIoMovesPerSecond: number
  readonly boardgameIoWithUndoMovesPerSecond: number
  readonly boardgameIoTurnsMovesPerSecond: number
}

export interface Bench {
  readonly games: Readonly<Record<string, GameFigures>>
  readonly yardstick: Yardstick
  readonly machine: Machine
  readonly noisy: boolean
}

export interface BenchOptions {
  readonly games: readonly string[]
  readonly rounds: number
  /** How long each contestant runs in a round. */
  readonly seconds: number
  /** Called after each of the `stepsOf(options)` steps. */
  readonly onStep?: () => void
}

const POSITIONS = 2000
const COPY_ROUNDS = 50

/** Warm-up, every round, the yardstick's variants, the other figures of every game. */
export const stepsOf = ({ games, rounds }: BenchOptions): number => 1 + rounds + 1 + games.length

export async function bench(options: BenchOptions): Promise<Bench> {
  const core = coreToPin()
  return withChildren(started => compare(options, core, started))
}

async function compare(
  { games, rounds, seconds, onStep = () => {} }: BenchOptions,
  core: number | undefined,
  started: Started,
): Promise<Bench> {
  const warmUp = warmUpSeconds(seconds)
  // Both in one file each, as a browser would get them: boardgame.io comes so.
  const program = await bundled(CONTESTANT)
  const ours = games.map(id => ({ id, child: started(gameChild(program, id, core)), rates: [] as Rate[] }))
  const yardstick = started(counterChild(program, 'bare', core))
  const counted: number[] = []
  for (const { child } of ours) await child.ask.play(warmUp)
  await yardstick.ask.move(warmUp)
  onStep()
  for (let round = 0; round < rounds; round++) {
    for (const { child, rates } of ours) rates.push(await child.ask.play(seconds))
    counted.push(await yardstick.ask.move(seconds))
    onStep()
  }

  const variant = async (kind: CounterKind): Promise<number> => {
    const { ask } = started(counterChild(program, kind, core))
    await ask.move(warmUp)
    return ask.move(seconds)
  }
  const withUndo = await variant('withUndo')
  const turns = await variant('turns')
  onStep()

  const figures: [string, GameFigures][] = []
  for (const { id, child, rates } of ours) {
    const small = started(gameChild(program, id, core, YOUNG_GENERATION_FLAGS))
    const garbage = await small.ask.garbage(garbageActions(seconds), warmUp)
    const copy = await child.ask.copy(COPY_ROUNDS)
    const legal = await child.ask.legal(POSITIONS)
    figures.push([id, { ...speed(rates, counted), ...copy, ...garbage, ...legal }])
    onStep()
  }
  return {
    games: Object.fromEntries(figures),
    yardstick: {
      boardgameIoMovesPerSecond: median(counted),
      boardgameIoWithUndoMovesPerSecond: withUndo,
      boardgameIoTurnsMovesPerSecond: turns,
    },
    machine: machineWith(core),
    noisy: figures.some(([, f]) => isNoisy({ middle: f.ratioToBoardgameIo, range: f.ratioRange })),
  }
}

function speed(rates: readonly Rate[], counted: readonly number[]) {
  const perSecond = rates.map(rate => rate.actions / rate.seconds)
  const { middle, range } = ratios(perSecond, counted)
  const total = (what: 'actions' | 'games') => rates.reduce((sum, rate) => sum + rate[what], 0)
  return {
    actionsPerSecond: median(perSecond),
    gamesPerSecond: median(rates.map(rate => rate.games / rate.seconds)),
    meanActionsPerGame: total('actions') / total('games'),
    ratioToBoardgameIo: middle,
    ratioRange: range,
  }
}

/** A short trial run, as tests make it, counts garbage for a short while too. */
const garbageActions = (seconds: number): number => Math.min(10_000_000, 2_000_000 * seconds)
