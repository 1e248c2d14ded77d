/**
 * Several servers that share their games, of which now one, now the database, now NATS is killed, and now one is cut off, while people play: nothing may be lost, everybody
 * comes back without help, and no clock runs while nobody can play.
 */
import { openStore } from '@bivouac/server/parts'
import { percentile } from '../bench/statistics.ts'
import { goesOn, PLAY_MS, RELOAD_EVERY, round, SETTLE_MS, STUCK_MS, until, wait } from './chaos.ts'
import { judged, type Verdict } from './chaos-verdict.ts'
import { type Cluster, newCluster } from './cluster.ts'
import { type Dice, dice } from './dice.ts'
import { BATTLES, playOn } from './games.ts'
import { keptIn } from './kept-games.ts'
import { isAlone } from './networks.ts'
import { newPlayer } from './player.ts'
import { newWitness } from './witness.ts'

const KINDS = ['node', 'postgres', 'nats', 'partition'] as const
export type Kind = (typeof KINDS)[number]

export interface ClusterReport extends Verdict {
  readonly trials: number
  readonly stuck: number
  readonly recoverySeconds: { readonly p50: number; readonly max: number }
  /** The same by what was done. */
  readonly recoverySecondsMost: Readonly<Partial<Record<Kind, number>>>
  /** How often each thing was done; without the right to make networks none is cut. */
  readonly kinds: Readonly<Partial<Record<Kind, number>>>
  /** The most that a clock has lost in a time in which nobody could play. */
  readonly clocksLostSeconds: number
  /** Servers that ended without being asked to. */
  readonly crashes: number
}

const NODES = 3
const BEAT_MS = 1500
/** How long the database and NATS stay away. */
const AWAY_MS = [100, 1500] as const

/** What was done can be played with again at once, or from this moment on; and what is left to be put in order. */
interface Fault {
  readonly since: number
  mend?(): unknown
}

// long: one trial after the other, over the same few variables
export async function clusterChaos(
  trials: number,
  seed: string,
  onTrial: (done: number) => void = () => {},
): Promise<ClusterReport> {
  const draw = dice(seed)
  const cluster = await newCluster(NODES, isAlone())
  const { base, database } = cluster
  const kinds = KINDS.filter(kind => kind !== 'partition' || cluster.cables.length > 0)
  const tables = await Promise.all(
    [...BATTLES, ...BATTLES].map(async battle => ({
      battle,
      players: await Promise.all(['Ann', 'Bob'].map(name => newPlayer(base, name, draw))),
    })),
  )
  const players = tables.flatMap(table => table.players)
  const witness = await newWitness(base)
  const db = await openStore(database)
  let isOver = false
  try {
    for (const table of tables) void playOn(table.players, table.battle, () => isOver)
    const counts: Partial<Record<Kind, number>> = {}
    const recoveries: { readonly kind: Kind; readonly seconds: number }[] = []
    let [stuck, clocksLost] = [0, 0]
    for (let trial = 0; trial < trials; trial++) {
      await wait(PLAY_MS[0] + draw(PLAY_MS[1]))
      const kind = leastOf(counts, kinds, draw)
      counts[kind] = (counts[kind] ?? 0) + 1
      const before = await witness.left()
      const begun = performance.now()
      const { since, mend } = await FAULTS[kind](cluster, draw)
      if (trial % RELOAD_EVERY === 0) players[draw(players.length)].reload()
      if (await goesOn(tables.map(table => table.players)))
        recoveries.push({ kind, seconds: (performance.now() - begun) / 1000 })
      else stuck++
      // Every server notices with its next heartbeat that nobody could play.
      if (kind === 'postgres') await wait(BEAT_MS)
      const after = await witness.left()
      // From then on anybody could play, so that time is rightly gone.
      const playable = after.at - Math.max(since, before.at)
      clocksLost = Math.max(clocksLost, before.left - after.left - playable)
      await mend?.()
      onTrial(trial + 1)
    }
    isOver = true
    if (!(await until(() => players.every(player => player.rest()), STUCK_MS))) stuck++
    const verdict = async (): Promise<Verdict> => judged(players, await keptIn(db))
    let found = await verdict()
    for (const end = performance.now() + STUCK_MS; found.viewsDiffer > 0 && performance.now() < end; ) {
      // What was last done may still be on its way to somebody's screen.
      await wait(SETTLE_MS)
      found = await verdict()
    }
    const seconds = (of: readonly Kind[]): number[] =>
      recoveries.filter(({ kind }) => of.includes(kind)).map(one => one.seconds)
    return {
      trials,
      ...found,
      stuck,
      recoverySeconds: {
        p50: round(percentile(seconds(kinds), 0.5)),
        max: round(Math.max(...seconds(kinds))),
      },
      recoverySecondsMost: Object.fromEntries(
        kinds.filter(kind => counts[kind]).map(kind => [kind, round(Math.max(0, ...seconds([kind])))]),
      ),
      kinds: counts,
      clocksLostSeconds: round(Math.max(0, clocksLost) / 1000),
      crashes: cluster.nodes.filter(node => node.hasCrashed()).length,
    }
  } finally {
    for (const player of players) player.end()
    await db.close()
    await cluster.end()
  }
}

/** One of those that were done least often. */
function leastOf(counts: Partial<Record<Kind, number>>, kinds: readonly Kind[], draw: Dice): Kind {
  const timesOf = (kind: Kind): number => counts[kind] ?? 0
  const least = Math.min(...kinds.map(timesOf))
  const rare = kinds.filter(kind => timesOf(kind) === least)
  return rare[draw(rare.length)]
}

const awayFor = (draw: Dice): Promise<void> => wait(AWAY_MS[0] + draw(AWAY_MS[1] - AWAY_MS[0]))

const FAULTS: Readonly<Record<Kind, (cluster: Cluster, draw: Dice) => Promise<Fault>>> = {
  async node({ nodes }, draw) {
    const since = performance.now()
    const node = nodes[draw(nodes.length)]
    await node.kill()
    const started = node.start()
    return { since, mend: () => started }
  },
  async postgres({ postgres }, draw) {
    await postgres.kill()
    await awayFor(draw)
    await postgres.start()
    return { since: performance.now() }
  },
  async nats({ nats }, draw) {
    const since = performance.now()
    await nats.kill()
    const back = awayFor(draw).then(() => nats.start())
    return { since, mend: () => back }
  },
  /** The others serve everybody before the cable is mended. */
  async partition({ cables }, draw) {
    const since = performance.now()
    const cable = cables[draw(cables.length)]
    cable.cut(draw(2) === 0)
    return { since, mend: cable.mend }
  },
}
