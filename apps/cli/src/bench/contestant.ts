/** The process of one contestant: does one job after the other for the parent that started it. */
import { findGame } from '../find.ts'
import { answerJobs } from './answer.ts'
import { type CounterKind, counter } from './counter.ts'
import { type Allocation, countGarbage } from './garbage.ts'
import {
  type CopyTimes,
  type LegalTimes,
  moveFor,
  playFor,
  positions,
  type Rate,
  timeCopy,
  timeLegal,
} from './measure.ts'
import { playouts } from './playouts.ts'

/** What a game's process can be asked to do. */
export interface GameJobs {
  play(seconds: number): Rate
  garbage(actions: number, warmUpSeconds: number): Promise<Allocation>
  legal(positionCount: number): LegalTimes
  copy(rounds: number): CopyTimes
}

/** What the yardstick's process can be asked to do. */
export interface CounterJobs {
  move(seconds: number): number
}

const SEED = 'bench'

function gameJobs(id: string): GameJobs {
  const { module } = findGame(id)
  const games = playouts(module, SEED)
  return {
    play: seconds => playFor(seconds, games),
    garbage: (actions, warmUpSeconds) => countGarbage(games, actions, warmUpSeconds),
    legal: positionCount => timeLegal(module, positions(module, SEED, positionCount)),
    copy: rounds => timeCopy(module, positions(module, SEED, 64), rounds),
  }
}

function counterJobs(kind: CounterKind): CounterJobs {
  const yardstick = counter(kind)
  return { move: seconds => moveFor(seconds, yardstick) }
}

const [role, which] = process.argv.slice(2)
answerJobs(() => (role === 'game' ? gameJobs(which) : counterJobs(which as CounterKind)))
