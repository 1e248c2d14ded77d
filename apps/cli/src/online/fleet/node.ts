/** One server of a simulated fleet: all of a real one but its sockets and its disk. */
import { greatWar } from '@bivouac/great-war'
import type { Thinking } from '@bivouac/host/core'
import { normandy } from '@bivouac/normandy'
import {
  COMPARE_MS,
  DUE_MS,
  following,
  LIMITS,
  lastBeat,
  type Parts,
  PULSE_MS,
  partsOf,
  pulseOf,
  repeating,
  SWEEP_MS,
  steady,
  whenDue,
} from '@bivouac/server/parts'
import type { Breaches } from './breaches.ts'
import type { NodeBus } from './bus.ts'
import type { FaultName } from './faults.ts'
import type { NodeStore } from './store.ts'
import type { World } from './world.ts'

export interface FleetNode extends Parts {
  /** Since when it takes players. */
  readonly since: number
  isDead: boolean
  /** What is to happen when it dies. */
  readonly whenDead: Set<() => void>
  /** Everything in it is gone from one moment to the next. */
  die(): void
}

interface Around {
  readonly world: World
  readonly db: NodeStore
  readonly bus: NodeBus
  readonly breaches: Breaches
  readonly fault: FaultName | undefined
}

const THINKS_MS = 1500

/** A bot that takes its time and chooses by lot: what bots are good at is not asked here. */
const byLot = ({ wait, draw }: World): Thinking => ({
  async choose({ legal }) {
    await wait(1 + draw(THINKS_MS))
    return legal[draw(legal.length)]
  },
  hint: async () => [],
  forget() {},
})

/** Starts one; it may die before it is up. */
export async function startNode({ world, db, bus, breaches, fault }: Around): Promise<FleetNode> {
  const clock = steady(world.now, await lastBeat(db))
  const pulse = await pulseOf(db, clock)
  await pulse.beat()
  const parts = partsOf(
    {
      games: [{ module: normandy }, { module: greatWar }],
      thinking: byLot(world),
      log: (event, about) => breaches.note('fault', `${event} ${JSON.stringify(about)}`),
    },
    { db, bus, clock, limits: LIMITS, outages: pulse.outages, catchUpTime: pulse.catchUp },
  )
  const { shared } = parts
  // What cannot be done while the database refuses is done later: that it is, is a law of its own.
  const failed = (): void => {}
  const due = whenDue(shared, failed)
  const others = following(shared, failed)
  const every = repeating(failed)
  const timers = [
    every(PULSE_MS, pulse.beat),
    every(COMPARE_MS, others.compare),
    ...(fault === 'dead-timers' ? [] : [every(DUE_MS, due.now)]),
    ...(fault === 'rooms-stay' ? [] : [setInterval(due.sweep, SWEEP_MS)]),
  ]
  const node: FleetNode = {
    ...parts,
    since: world.now(),
    isDead: false,
    whenDead: new Set(),
    die() {
      node.isDead = true
      for (const timer of timers) clearInterval(timer)
      db.die()
      bus.die()
      for (const act of node.whenDead) act()
    },
  }
  return node
}
