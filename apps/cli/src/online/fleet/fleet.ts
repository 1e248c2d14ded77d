/**
 * A day of many players on a few servers, in one process and in a few minutes: the servers' own rooms, tables, clocks, timers and offers, the
 * real games and the real client, with time, network, bus and disk simulated. Everything follows from the seed.
 */
import { openMemory } from '@bivouac/server/parts'
import { newBreaches } from './breaches.ts'
import { fleetBus } from './bus.ts'
import type { Gap } from './clock-law.ts'
import { type Day, HOUR, planPair } from './day.ts'
import { type FaultName, plantedFault } from './faults.ts'
import { newLedger } from './ledger.ts'
import { newNetwork } from './network.ts'
import { type FleetNode, startNode } from './node.ts'
import { type Crowd, newPerson, type Person } from './player.ts'
import { type FleetReport, reportOf } from './report.ts'
import { fleetStore } from './store.ts'
import { newWatch } from './watch.ts'
import { newWorld } from './world.ts'

export interface FleetOptions {
  readonly players: number
  readonly hours: number
  readonly seed: string
  /** Of so many pairs, one plays live and the others by turns. */
  readonly liveOneIn?: number
  /** Something that is wrong on purpose. */
  readonly fault?: FaultName
  /** Hears how much of the simulated time is over, from 0 to 1, and how many commands were kept. */
  onProgress?(done: number, commands: number): void
}

const NODES = 3
const LIVE_ONE_IN = 100
/** A view is compared about as often, however many players there are. */
const VIEW_ONE_IN = [10, 200] as const
const SECOND = 1000
const MINUTE = 60 * SECOND
const BEGINS = Date.UTC(2030, 0, 1)
/** Of the day's length: in this time before it, the games by turns are begun. */
const BEFORE = 1 / 12
/** When everybody has stopped, what is on its way still arrives. */
const SETTLE_MS = 6 * MINUTE
const KILL_MS = 40 * MINUTE
const DARK_MS = { first: HOUR, every: 8 * HOUR } as const
const REFUSE_MS = { first: 90 * MINUTE, every: 6 * HOUR, lasts: 20 * SECOND } as const

// long: the parts of a world are put together in the order in which they need each other, then it goes on
export async function fleet(options: FleetOptions): Promise<FleetReport> {
  const { players, hours, seed, liveOneIn = LIVE_ONE_IN, onProgress = () => {} } = options
  const cpu = process.cpuUsage()
  const started = performance.now()
  const lengthMs = hours * HOUR
  const day: Day = { before: BEGINS - lengthMs * BEFORE, begins: BEGINS, ends: BEGINS + lengthMs }
  const world = newWorld(seed, day.before - MINUTE)
  const memory = openMemory()
  try {
    const breaches = newBreaches()
    /** Times in which nobody could play: no server was up, or nothing could be written. The newest of the former is the last. */
    const gaps: Gap[] = []
    const ledger = newLedger(memory, breaches, gaps)
    const fault = options.fault && plantedFault(options.fault, world, memory)
    const store = fleetStore(world, memory, ledger, breaches, fault)
    const bus = fleetBus(world)
    const nodes: FleetNode[] = []
    const killed = { nodes: 0, all: 0 }
    let wellSince = world.now()
    const start = async (): Promise<void> => {
      const around = { world, db: store.connect(), bus: bus.connect(), breaches, fault: options.fault }
      nodes.push(await startNode(around))
      const open = gaps.at(-1)
      if (open?.until === Number.POSITIVE_INFINITY) {
        gaps[gaps.length - 1] = { ...open, until: world.now() }
        wellSince = world.now()
      }
    }
    function kill(which: readonly FleetNode[]): void {
      for (const node of which) {
        killed.nodes++
        node.die()
        nodes.splice(nodes.indexOf(node), 1)
        world.after(5 * SECOND + world.draw(55 * SECOND), () => void start())
      }
      if (nodes.length === 0) gaps.push({ since: world.now(), until: Number.POSITIVE_INFINITY })
    }
    const again = (first: number, every: number, act: () => void): void =>
      world.after(first, () => {
        act()
        again(every, every, act)
      })

    for (let i = 0; i < NODES; i++) void start()
    await world.runUntil(world.now() + 10 * SECOND)
    const people: Person[] = []
    for (let i = 0; i < players; i++) {
      const welcome = nodes[i % nodes.length].shared.guests.welcome(`Player ${i}`, world.now())
      void welcome.then(made => made && people.push(newPerson(made.token)))
    }
    await world.runUntil(day.before)

    const network = newNetwork({ world, nodes, breaches, story: ledger.story, fault })
    let isOver = false
    const unanswered = new Map<string, number>()
    const counts = { visits: 0, taken: 0, refused: 0, offers: 0, views: 0 }
    const crowd: Crowd = {
      world,
      network,
      memory,
      breaches,
      story: ledger.story,
      isOver: () => isOver,
      viewOneIn: Math.max(VIEW_ONE_IN[0], Math.min(VIEW_ONE_IN[1], Math.floor(players / 100))),
      unanswered,
      counts,
    }
    for (let pair = 0; 2 * pair + 1 < people.length; pair++)
      planPair(
        crowd,
        day,
        { people: [people[2 * pair], people[2 * pair + 1]], isLive: pair % liveOneIn === 0 },
        pair,
      )

    const watch = newWatch({ world, memory, ledger, breaches, nodes, unanswered, wellSince: () => wellSince })
    again(MINUTE, MINUTE, watch.look)
    again(KILL_MS, KILL_MS, () => {
      if (nodes.length === NODES) kill([nodes[world.draw(NODES)]])
    })
    again(DARK_MS.first, DARK_MS.every, () => {
      killed.all++
      kill([...nodes])
    })
    again(REFUSE_MS.first, REFUSE_MS.every, () => {
      store.refuses = true
      const since = world.now()
      world.after(REFUSE_MS.lasts, () => {
        store.refuses = false
        wellSince = world.now()
        // Nobody could play: no clock counts it.
        gaps.unshift({ since, until: wellSince })
      })
    })

    const all = day.ends - day.before
    const step = Math.min(all / 100, 10 * MINUTE)
    for (let at = day.before; at < day.ends; at += step) {
      await world.runUntil(Math.min(at + step, day.ends))
      onProgress((world.now() - day.before) / all, ledger.counts.commands)
    }
    isOver = true
    await world.runUntil(world.now() + SETTLE_MS)
    const playedMs = performance.now() - started
    const used = process.cpuUsage(cpu)
    watch.lookAtLast()
    return reportOf({
      ...options,
      memory,
      ledger,
      breaches,
      counts,
      most: watch.most,
      trouble: { ...killed, jobsRefused: store.counts.refused, lines: network.counts, hints: bus.counts },
      events: world.happened(),
      seconds: playedMs / 1000,
      cpuSeconds: (used.user + used.system) / 1e6,
      checkSeconds: (performance.now() - started - playedMs) / 1000,
    })
  } finally {
    world.end()
    memory.close()
  }
}
