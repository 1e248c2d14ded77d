/** Servers that take turns, so that a slow moment of the machine hits all of them: how fast they are, and how soon each answers at a fixed rate. */
import { type Asker, drive } from './pace.ts'

export interface Contestant {
  readonly askers: readonly Asker[]
  /** The processor time that its server has taken so far, in milliseconds. */
  cpuMs(): Promise<number>
}

/** What was seen of one of them. */
export interface Showing {
  /** Answers a second as fast as it can, round by round. */
  readonly fast: number[]
  /** All times of answers at the fixed rate. */
  readonly steady: number[]
  /** Processor time at full speed, in milliseconds, of the server and of its clients, and for how many answers. */
  serverMs: number
  clientsMs: number
  answers: number
}

interface Terms {
  readonly rounds: number
  /** How long each goes at full speed in all, and as long at the rate. */
  readonly seconds: number
  readonly rate: number
}

export async function contest<Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  { rounds, seconds, rate }: Terms,
): Promise<Record<Name, Showing>> {
  const all = Object.entries<Contestant>(contestants).map(([name, contestant]) => ({
    name,
    contestant,
    showing: { fast: [], steady: [], serverMs: 0, clientsMs: 0, answers: 0 } as Showing,
  }))
  const each = seconds / rounds
  for (let round = 0; round < rounds; round++)
    for (const { contestant, showing } of all) await goFast(contestant, each, showing)
  for (let round = 0; round < rounds; round++)
    for (const { contestant, showing } of all)
      for (const ms of (await drive(contestant.askers, each, rate)).latencies) showing.steady.push(ms)
  return Object.fromEntries(all.map(({ name, showing }) => [name, showing])) as Record<Name, Showing>
}

async function goFast({ askers, cpuMs }: Contestant, seconds: number, showing: Showing): Promise<void> {
  const before = await cpuMs()
  const clients = process.cpuUsage()
  const { perSecond, latencies } = await drive(askers, seconds)
  const { user, system } = process.cpuUsage(clients)
  showing.fast.push(perSecond)
  showing.clientsMs += (user + system) / 1000
  showing.serverMs += (await cpuMs()) - before
  showing.answers += latencies.length
}
